/** @jsxImportSource engawa/drawing */

import { NONE } from 'engawa';
import { Crest, type Drawn } from 'engawa/drawing';
import {
  COAL,
  CONTRACTS,
  FACTORIES,
  GOODS,
  KNOWLEDGE,
  MONEY,
  SHIPS,
  TRACKS,
  TRAINS,
  TRANSPORT_TILES,
  WAGE,
} from '../data/index.ts';
import { extraIncome } from '../rules/effects.ts';
import type { Player } from '../rules/state.ts';
import { Amount, Icon, type Sign } from './blocks.ts';
import { HOUSES, type Picture, titleOf } from './picture.ts';
import { coloursOf, crewOf } from './standing.ts';
import { Who } from './who.tsx';
import { Worker } from './worker.tsx';

/** An opponent in a few lines: everything that matters is in sight. */
export function Strip({ picture, seat }: { readonly picture: Picture; readonly seat: number }): Drawn {
  const { track } = picture.words.names;
  const them = picture.s.seat[seat];
  return (
    <section class="panel livery strip" data-of={seat} data-house={HOUSES[seat]}>
      <Who picture={picture} seat={seat} />
      <div class="stock">
        <Amount of="yen" look="yen" n={`${them.yen}k`} name={titleOf(picture, 'yen')} />
        <Amount of="coal" look="coal" n={them.coal} name={titleOf(picture, 'coal')} />
        <Amount of="blueprints" look="blueprints" n={them.blueprints} name={titleOf(picture, 'blueprints')} />
      </div>
      <div class="stock levels">
        <Amount
          of="yen"
          look="moneySteps"
          n={`↑${TRACKS[MONEY][them.tracks[MONEY]] + extraIncome(them)}`}
          name={track[MONEY].name}
        />
        <Amount of="mines" look="coalSteps" n={`↑${TRACKS[COAL][them.tracks[COAL]]}`} name={track[COAL].name} />
        <Amount
          of="knowledge"
          look="knowledgeSteps"
          n={TRACKS[KNOWLEDGE][them.tracks[KNOWLEDGE]]}
          name={track[KNOWLEDGE].name}
        />
      </div>
      <div class="crew" data-look="workers">
        {crewOf(them.workers).map((colour, i) => (
          <Worker key={i} picture={picture} colour={colour} />
        ))}
        {coloursOf(them) > 0 && (
          <small class="due" data-look="wages">
            −{coloursOf(them) * WAGE}k
          </small>
        )}
      </div>
      <div class="mills">
        {GOODS.map((good, g) => (
          <Stored key={good.id} picture={picture} them={them} good={g} />
        ))}
      </div>
      <div class="stock rest">
        <Amount of="ships" look="ships" n={TRANSPORT_TILES - them.taken[SHIPS]} name={titleOf(picture, 'ships')} />
        <Amount of="trains" look="trains" n={TRANSPORT_TILES - them.taken[TRAINS]} name={titleOf(picture, 'trains')} />
        <Amount
          of="contracts"
          look="contracts"
          n={`${count(them.fulfilled)}/${CONTRACTS.length}`}
          name={titleOf(picture, 'contracts')}
        />
        <span
          class="tops"
          data-look="influence"
          role="img"
          aria-label={`${titleOf(picture, 'influence')} ${tops(them).join(' ')}`}
        >
          {tops(them).map((value, i) => (
            <Crest key={i} house={HOUSES[seat]} label={value} />
          ))}
        </span>
      </div>
    </section>
  );
}

function Stored(props: { readonly picture: Picture; readonly them: Player; readonly good: number }): Drawn {
  const { picture, them, good } = props;
  const tile = them.factory[good];
  const { id } = GOODS[good];
  if (tile === NONE) return <span class="stored none" />;
  return (
    <span
      class="stored"
      data-look={`factory:${FACTORIES[tile].id}`}
      role="img"
      aria-label={picture.words.names.factory[tile].name}
    >
      <Icon of={id as Sign} />
      <b>{them.goods[good]}</b>
      {them.machine[good] > 0 && <small>+{them.machine[good]}</small>}
    </span>
  );
}

const count = (cells: Int16Array): number => cells.reduce((n, cell) => n + (cell > 0 ? 1 : 0), 0);

/** The three highest influence tiles left: what this player could still place. */
const tops = (them: Player): number[] =>
  Array.from(them.tiles, (n, value) => Array<number>(Math.max(0, n)).fill(value))
    .flat()
    .slice(-3)
    .reverse();
