/** @jsxImportSource engawa/drawing */
import { capital } from 'engawa';
import { type Drawn, Nameplate } from 'engawa/drawing';
import { BUILDINGS, SPECIALISTS, tableFor } from '../data/index.ts';
import { score } from '../rules/scoring.ts';
import { Amount, CULTURE_SIGNS, Icon } from './blocks.ts';
import { Boat } from './boat.tsx';
import { HOUSES, type Picture, spread } from './picture.ts';

/** An opponent in a few lines: everything that matters is in sight. */
export function Strip({ picture, seat }: { readonly picture: Picture; readonly seat: number }): Drawn {
  const { s, say, names, words } = picture;
  const them = s.seat[seat];
  const points = score(s, seat);
  const built = BUILDINGS.filter((_, tile) => s.builtBy[tile] === seat).length;
  return (
    <section class="panel livery strip" data-house={HOUSES[seat]}>
      <Nameplate house={HOUSES[seat]} name={names[seat]} points={points} title={say.points(points)} />
      <div class="stock">
        <Amount of="coin" n={them.coins} name={words.things.coins.many} />
        <Amount of="prestige" n={them.prestige} name={words.things.prestigeToken.many} />
        <Amount of="house" n={`${them.left}/${tableFor(s.seats).buildings}`} name={capital(words.things.houses.name)} />
        <Amount of="palace" n={built} name={say.buildings} />
      </div>
      <div class="store">
        <div class="pieces" title={say.cultures}>
          {spread(them.culture).map((culture, i) => (
            <Icon key={i} of={CULTURE_SIGNS[culture]} />
          ))}
        </div>
        <div class="pieces" title={capital(words.things.port.name)}>
          {spread(them.hand).map((boat, i) => (
            <Boat key={`h${i}`} boat={boat} />
          ))}
          {spread(them.port).map((boat, i) => (
            <Boat key={`p${i}`} boat={boat} />
          ))}
          {them.reserved.length > 0 && (
            <small class="kept">
              {say.reserved} {them.reserved.length}
            </small>
          )}
        </div>
      </div>
      <p class="helpers">
        {SPECIALISTS.flatMap((_, i) => (s.specialistOwner[i] === seat ? [words.names.specialist[i].name] : [])).join(
          ' · ',
        )}
      </p>
    </section>
  );
}
