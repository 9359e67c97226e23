/** @jsxImportSource engawa/drawing */

import { NONE } from 'engawa';
import type { Drawn } from 'engawa/drawing';
import { COLOURS, FIRST_GOLDEN, GOLDEN_ROUNDS, LAST_SLOT, REGION_VP, SCORING_AFTER, tableFor } from '../data/index.ts';
import { countAt } from '../rules/workers.ts';
import { crewOf, isOver, type Picture } from './picture.ts';
import { Worker } from './worker.tsx';

/** How far the game is: the scoring track, what it waits for, and the workers still to come. */
export function Clock({ picture }: { readonly picture: Picture }): Drawn {
  return (
    <section class="panel calendar">
      <h3>{nextScoring(picture)}</h3>
      <p class="when">{when(picture)}</p>
      <ol class="track" aria-label={`${picture.s.marker}/${LAST_SLOT}`}>
        {Array.from({ length: LAST_SLOT }, (_, i) => (
          <li key={i} class={cellClass(picture, i + 1)}>
            {i + 1}
          </li>
        ))}
      </ol>
      <Waiting picture={picture} />
    </section>
  );
}

function nextScoring({ s, say }: Picture): string {
  return isOver(s) ? say.over : `${say.scoring(s.scorings + 1)} · ${REGION_VP[s.scorings].join('/')}`;
}

function when({ s, say }: Picture): string {
  if (isOver(s)) return '';
  if (s.marker >= FIRST_GOLDEN) return say.turnsLeft(s.last === NONE ? GOLDEN_ROUNDS * s.seats : s.goldenTurns);
  const mark = SCORING_AFTER[s.scorings] ?? FIRST_GOLDEN;
  return say.refills(mark - s.marker);
}

function cellClass({ s }: Picture, slot: number): string {
  const names = ['cell'];
  if (slot >= FIRST_GOLDEN) names.push('golden');
  if (SCORING_AFTER.includes(slot)) names.push('marked');
  if (slot === s.marker) names.push('here');
  else if (slot < s.marker) names.push('past');
  return names.join(' ');
}

/** The rows that move up when a slot is empty, and the six colours left in the bag. */
function Waiting({ picture }: { readonly picture: Picture }): Drawn {
  const { s, say, letters } = picture;
  return (
    <div class="waiting">
      <section class="rows" aria-label={say.waiting}>
        {Array.from({ length: tableFor(s.seats).rows }, (_, row) => (
          <div key={row} class="row">
            {crewOf(s.rows, row).map((colour, i) => (
              <Worker key={i} colour={colour} letter={letters[colour]} />
            ))}
          </div>
        ))}
      </section>
      <section class="bag" aria-label={`${say.bag}: ${countAt(s.bag, 0)}`}>
        <span class="tag">
          {say.bag} {countAt(s.bag, 0)}
        </span>
        {letters.map((letter, colour) => (
          <span key={letter} class="left">
            <i class={`bead w-${COLOURS[colour]}`}>{letter}</i>
            {s.bag[colour]}
          </span>
        ))}
      </section>
    </div>
  );
}
