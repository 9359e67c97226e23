/** @jsxImportSource engawa/drawing */
import { capital } from 'engawa';
import { type Content, type Drawn, Nameplate } from 'engawa/drawing';
import { BOATS, CULTURES, SPECIALISTS, tableFor } from '../data/index.ts';
import { score } from '../rules/scoring.ts';
import { Amount, CULTURE_SIGNS, Icon } from './blocks.ts';
import { Boat } from './boat.tsx';
import { Building } from './market.tsx';
import { HOUSES, type Picture, spread } from './picture.ts';

/** So many specialists are shown with what they do; of more, the names. */
const FEW = 4;

/** The player's own mat. */
export function Mine({ picture }: { readonly picture: Picture }): Drawn {
  const { s, me, seat, playing, say, names, words } = picture;
  // A watcher may look at these things, not choose them.
  const meant = (ref: string) => (playing ? { 'data-ref': ref } : { 'data-look': ref });
  const fleet = (counts: Int16Array) =>
    spread(counts).map((boat, i) => (
      <span key={i} class="piece" {...meant(`boat:${BOATS[boat].id}`)}>
        <Boat boat={boat} />
      </span>
    ));
  // T-13.4: two boats set aside cost a point.
  const aside = capital(words.things.aside.short);
  const penalty = Math.floor(spread(me.aside).length / 2);
  const helpers = SPECIALISTS.flatMap((_, i) => (s.specialistOwner[i] === seat ? [i] : []));
  return (
    <section class="mine" data-page="mine" data-house={HOUSES[seat]} data-of={seat}>
      <div class="panel livery desk">
        <Nameplate
          house={HOUSES[seat]}
          seat={seat}
          name={names[seat]}
          points={score(s, seat)}
          title={say.points(score(s, seat))}
          big
        />
        <div class="stock">
          <Amount of="coin" n={me.coins} name={capital(words.things.coins.many)} look="coins" />
          <Amount of="prestige" n={me.prestige} name={capital(words.things.prestigeToken.many)} look="prestigeToken" />
          <Amount
            of="house"
            n={`${me.left}/${tableFor(s.seats).buildings}`}
            name={capital(words.things.houses.name)}
            look="houses"
          />
        </div>
      </div>
      <Tray look="hand" name={capital(words.things.hand.name)}>
        {fleet(me.hand)}
      </Tray>
      <Tray look="port" name={capital(words.things.port.name)}>
        {fleet(me.port)}
      </Tray>
      <Tray look="cultureTokens" name={say.cultures}>
        {spread(me.culture).map((culture, i) => (
          <span key={i} class="piece token" {...meant(`culture:${CULTURES[culture].id}`)}>
            <Icon of={CULTURE_SIGNS[culture]} />
          </span>
        ))}
      </Tray>
      <Tray look="aside" name={penalty === 0 ? aside : `${aside} −${penalty}`}>
        {spread(me.aside).map((boat, i) => (
          <Boat key={i} boat={boat} />
        ))}
      </Tray>
      <div class={helpers.length > FEW ? 'panel tray helpers many' : 'panel tray helpers'}>
        <h3 data-look="helpers">{say.specialists}</h3>
        {helpers.map((helper) => {
          const { name, effect } = words.names.specialist[helper];
          return (
            <p key={helper} class="helper" data-look={`specialist:${SPECIALISTS[helper].id}`}>
              <i class={`art person a-${SPECIALISTS[helper].id}`} aria-hidden="true" />
              <b>{name}</b> <small>{effect}</small>
            </p>
          );
        })}
      </div>
      <div class="panel tray reserve">
        <h3 data-look="reserve">{say.reserved}</h3>
        {Array.from(me.reserved.items(), (tile) => (
          <Building key={tile} picture={picture} tile={tile} />
        ))}
      </div>
    </section>
  );
}

interface TrayProps {
  readonly name: string;
  readonly look: string;
  readonly children?: Content;
}

function Tray({ name, look, children }: TrayProps): Drawn {
  return (
    <div class="panel tray" data-look={look}>
      <h3>{name}</h3>
      <div class="pieces">{children}</div>
    </div>
  );
}
