/** @jsxImportSource engawa/drawing */

import { capital, NONE, UNKNOWN } from 'engawa';
import { Crest, type Drawn, Seal } from 'engawa/drawing';
import { BOATS, BUILDING_ROW, BUILDINGS, FLEETS, ISLANDS, ROW, SPECIALISTS, tableFor } from '../data/index.ts';
import { EMPTY } from '../rules/state.ts';
import { Icon } from './blocks.ts';
import { Boat } from './boat.tsx';
import { HOUSES, missingAt, type Picture } from './picture.ts';

interface Props {
  readonly picture: Picture;
}

/** Whose turn it is, and the order of the next round as it fills: lower fleets go first. */
export function Order({ picture }: Props): Drawn {
  const { s, say, names } = picture;
  return (
    <section class="panel order" data-look="turnOrder">
      <h3>{say.round(s.round)}</h3>
      <ol>
        {Array.from({ length: tableFor(s.seats).meeples }, (_, i) => (
          <li
            key={i}
            class={i === s.turn ? 'now' : i < s.turn ? 'past' : 'next'}
            data-look={`seat:${s.order[i]}`}
            data-of={s.order[i]}
            aria-label={names[s.order[i]]}
          >
            <Crest house={HOUSES[s.order[i]]} />
            {s.taken[i] === NONE ? (
              <b />
            ) : (
              <b data-look={`fleet:${FLEETS[s.taken[i]].number}`}>{FLEETS[s.taken[i]].number}</b>
            )}
          </li>
        ))}
      </ol>
      <p class={s.powerUsed ? 'spent' : 'fresh'} data-look="power">
        {powerNote(picture) && <Icon of="power" />}
        {powerNote(picture)}
      </p>
    </section>
  );
}

/** A reminder of the power that has not been used yet. */
function powerNote({ s, say }: Picture): string {
  const fleet = s.taken[s.turn];
  if (fleet === NONE || !FLEETS[fleet].power) return '';
  return s.powerUsed ? say.powerUsed : say.powerUnused;
}

export function Fleets({ picture }: Props): Drawn {
  const { s, say } = picture;
  const up = Array.from(s.fleetsUp.items(), (fleet) => ({ fleet, owner: undefined }));
  const taken = Array.from(s.taken, (fleet, turn) => ({ fleet, owner: s.order[turn] }));
  // By number, whoever has taken one: nothing moves while a round lasts.
  const fleets = [...up, ...taken.filter(({ fleet }) => fleet !== NONE)].sort((a, b) => a.fleet - b.fleet);
  return (
    <section class="fleets" aria-label={say.fleets}>
      {fleets.map(({ fleet, owner }) => (
        <Fleet key={fleet} picture={picture} fleet={fleet} owner={owner} />
      ))}
      <p class="down" data-look="fleetsDown">
        {say.faceDown(s.fleetsDown.length)}
      </p>
    </section>
  );
}

/** A fleet: its place in the next round, its boats, its power, and whoever has taken it. */
function Fleet(props: Props & { readonly fleet: number; readonly owner?: number }): Drawn {
  const { picture, fleet, owner } = props;
  const { say } = picture;
  const { number, boats, wild, power } = FLEETS[fleet];
  return (
    <div class={owner === undefined ? 'panel fleet' : 'panel fleet taken'} data-ref={`fleet:${number}`} data-of={owner}>
      {owner === undefined ? <b class="rank">{number}</b> : <Crest house={HOUSES[owner]} label={number} />}
      <span class="cargo">
        {boats.map((boat, i) => (
          <Boat key={i} boat={boat} />
        ))}
        {wild > 0 && <em>+{say.anyBoat}</em>}
      </span>
      <small class={power ? 'power' : 'power none'}>
        {power && <Icon of="power" />}
        {power ? say.powers[power] : say.noPower}
      </small>
    </div>
  );
}

/** What was taken from a row leaves its place until the row is filled again: nothing below it moves. */
const places = (n: number, kind = ''): Drawn[] =>
  Array.from({ length: n }, (_, i) => <div key={`place ${i}`} class={`tile gone${kind}`} />);

export function Buildings({ picture }: Props): Drawn {
  const { s, say } = picture;
  const top = Array.from({ length: s.looking }, (_, i) => s.buildingDeck.at(s.buildingDeck.length - 1 - i));
  return (
    <section class="panel row">
      <h3 data-look="buildingRow">
        {say.buildings} <small data-look="buildingDeck">{say.deck(s.buildingDeck.length)}</small>
      </h3>
      {Array.from(s.buildingRow.items(), (tile) => (
        <Building key={tile} picture={picture} tile={tile} />
      ))}
      {places(BUILDING_ROW - s.buildingRow.length)}
      {top.some((tile) => tile !== UNKNOWN) && (
        <div class="looking">
          <h3 data-look="buildingDeck">{say.looking}</h3>
          {top.map((tile, i) => (tile === UNKNOWN ? null : <Building key={i} picture={picture} tile={tile} />))}
        </div>
      )}
    </section>
  );
}

/** A tile with its cost, and how far the boats on the board already meet it. */
export function Building({ picture, tile }: Props & { readonly tile: number }): Drawn {
  const { s, say, words } = picture;
  const { id, kind, boats, prestige } = BUILDINGS[tile];
  const missing = ISLANDS.flatMap((_, island) => (s.on[island] === EMPTY ? [missingAt(s, tile, island)] : []));
  const fewest = Math.min(9, ...missing);
  return (
    <div class={`tile k-${kind}`} data-ref={`building:${id}`}>
      <Icon of={kind} />
      <i class={`art a-${id}`} aria-hidden="true" />
      <span class="name">{words.names.building[tile].name}</span>
      <span class="cost">
        {boats.map((boat, i) => (
          <Boat key={i} boat={boat} />
        ))}
      </span>
      <small class={`how m${Math.min(3, fewest)}`}>
        {fewest === 0 ? say.ready(missing.filter((n) => n === 0).length) : say.missing(fewest)}
      </small>
      <Seal n={prestige} title={say.points(prestige)} look={`building:${id}`} />
    </div>
  );
}

export function Specialists({ picture }: Props): Drawn {
  const { s, say } = picture;
  return (
    <section class="panel row">
      <h3 data-look="specialistRow">
        {say.specialists} <small data-look="specialistDeck">{say.deck(s.specialistDeck.length)}</small>
      </h3>
      {Array.from(s.specialistRow.items(), (specialist) => (
        <Specialist key={specialist} picture={picture} specialist={specialist} />
      ))}
      {places(ROW - s.specialistRow.length, ' person')}
    </section>
  );
}

function Specialist({ picture, specialist }: Props & { readonly specialist: number }): Drawn {
  const { s, say, words } = picture;
  const { name, effect } = words.names.specialist[specialist];
  const { id, prestige } = SPECIALISTS[specialist];
  return (
    <div class="tile person" data-ref={`specialist:${id}`}>
      <Icon of="person" />
      <i class={`art a-${id}`} aria-hidden="true" />
      <span class="name">{name}</span>
      <small class="does">{effect}</small>
      {s.coinsOn[specialist] > 0 && (
        <span class="coins">
          <Icon of="coin" />
          {s.coinsOn[specialist]}
        </span>
      )}
      <Seal n={prestige} title={say.points(prestige)} look={`specialist:${id}`} />
    </div>
  );
}

/** Boats left by colour: when one runs out, the game ends. */
export function Supply({ picture }: Props): Drawn {
  const { s, say, words } = picture;
  return (
    <section class="panel supply" aria-label={capital(words.things.supply.name)}>
      {BOATS.map(({ id, count, buy }, boat) => (
        <span key={id} class={s.supply[boat] < 4 ? 'stack low' : 'stack'} data-ref={`boat:${id}`}>
          <Boat boat={boat} />
          <b>{s.supply[boat]}</b>
          <i class="level" style={`--part:${s.supply[boat] / count}`} />
          <small>{buy === null ? say.notForSale : buy}</small>
        </span>
      ))}
    </section>
  );
}
