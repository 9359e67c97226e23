/** @jsxImportSource engawa/drawing */

import type { Drawn } from 'engawa/drawing';
import { COLOURS, FIRST_GOLDEN, LAST_SLOT, REGION_VP, SCORING_AFTER, tableFor } from '../data/index.ts';
import { countAt } from '../rules/workers.ts';
import { type Picture, titleOf } from './picture.ts';
import { crewOf, isOver, untilScoring } from './standing.ts';
import { clothOf, Worker } from './worker.tsx';

/** How far the game is: the scoring track, what it waits for, and the workers still to come. */
export function Clock({ picture }: { readonly picture: Picture }): Drawn {
  return (
    <section class="panel calendar">
      <h3 data-look="scoring">{nextScoring(picture)}</h3>
      <Prizes picture={picture} />
      <p class="when" data-look="scoring">
        {isOver(picture.s) ? '' : untilScoring(picture.s, picture.say)}
      </p>
      <ol class="track" data-look="scoringTrack" aria-label={`${picture.s.marker}/${LAST_SLOT}`}>
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

const nextScoring = ({ s, say }: Picture): string => (isOver(s) ? say.over : say.scoring(s.scorings + 1));

/** What the next scoring gives in every region, by place. */
const Prizes = ({ picture: { s, say } }: { readonly picture: Picture }): Drawn => (
  <p class="prizes" data-look="scoring">
    {isOver(s)
      ? null
      : REGION_VP[s.scorings].map((points, i) => (
          <span key={i}>
            <small>{say.placed[i]}</small> <b>{points}</b>
          </span>
        ))}
  </p>
);

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
  const { s, words } = picture;
  const inBag = `${titleOf(picture, 'bag')} ${countAt(s.bag, 0)}`;
  return (
    <div class="waiting">
      <section class="rows" data-look="rows" aria-label={titleOf(picture, 'rows')}>
        {Array.from({ length: tableFor(s.seats).rows }, (_, row) => (
          <div key={row} class="row">
            {crewOf(s.rows, row).map((colour, i) => (
              <Worker key={i} picture={picture} colour={colour} />
            ))}
          </div>
        ))}
      </section>
      <section class="bag" data-look="bag" aria-label={inBag}>
        <span class="tag">{inBag}</span>
        {words.names.worker.map(({ name, short }, colour) => (
          <span key={short} class="left" role="img" aria-label={`${name}: ${s.bag[colour]}`}>
            <i class="bead" style={clothOf(COLOURS[colour])}>
              {short}
            </i>
            {s.bag[colour]}
          </span>
        ))}
      </section>
    </div>
  );
}
