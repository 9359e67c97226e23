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
  const helpers = SPECIALISTS.flatMap((_, i) => (s.specialistOwner[i] === seat ? [i] : []));
  const built = BUILDINGS.filter((_, tile) => s.builtBy[tile] === seat).length;
  return (
    <section class="panel livery strip" data-house={HOUSES[seat]} data-of={seat}>
      <Nameplate house={HOUSES[seat]} seat={seat} name={names[seat]} points={points} title={say.points(points)} />
      <div class="stock">
        <Amount of="coin" n={them.coins} name={capital(words.things.coins.many)} look="coins" />
        <Amount of="prestige" n={them.prestige} name={capital(words.things.prestigeToken.many)} look="prestigeToken" />
        <Amount
          of="house"
          n={`${them.left}/${tableFor(s.seats).buildings}`}
          name={capital(words.things.houses.name)}
          look="houses"
        />
        <Amount of="palace" n={built} name={capital(words.things.builtTiles.name)} look="builtTiles" />
      </div>
      <div class="store">
        <div class="pieces" data-look="cultureTokens">
          {spread(them.culture).map((culture, i) => (
            <Icon key={i} of={CULTURE_SIGNS[culture]} />
          ))}
        </div>
        <div class="pieces" data-look="port">
          {spread(them.hand).map((boat, i) => (
            <Boat key={`h${i}`} boat={boat} />
          ))}
          {spread(them.port).map((boat, i) => (
            <Boat key={`p${i}`} boat={boat} />
          ))}
          {them.reserved.length > 0 && (
            <small class="kept" data-look="reserve">
              {say.reserved} {them.reserved.length}
            </small>
          )}
        </div>
      </div>
      <p class="helpers" data-look="helpers">
        {helpers.flatMap((helper, i) => [
          i > 0 && ' ',
          <span key={helper} data-look={`specialist:${SPECIALISTS[helper].id}`}>
            <i class={`art person a-${SPECIALISTS[helper].id}`} aria-hidden="true" />
            {words.names.specialist[helper].name}
          </span>,
        ])}
      </p>
    </section>
  );
}
