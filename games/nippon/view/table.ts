import { NONE } from 'engawa';
import { beside, left, right, width } from 'engawa/columns';
import {
  COLOURS,
  FIRST_GOLDEN,
  GOLDEN_ROUNDS,
  HIGHEST_REWARD,
  LAST_SLOT,
  LOWEST_REWARD,
  REGION_VP,
  SCORING_AFTER,
  SLOTS,
  tableFor,
} from '../data/index.ts';
import type { NipponState } from '../rules/state.ts';
import { countAt } from '../rules/workers.ts';
import type { Labels } from './labels.ts';
import { isOver } from './map.ts';
import type { TextView } from './text-view.ts';

/** The scoring track, with what comes next. */
export function scoringTrack({ s, labels }: TextView): string[] {
  const slots = Array.from({ length: LAST_SLOT }, (_, i) => {
    const slot = i + 1;
    const name = `${slot}${slot >= FIRST_GOLDEN ? '*' : ''}`;
    return `${SCORING_AFTER.includes(slot) ? '|' : ''}${s.marker === slot ? `[${name}]` : ` ${name} `}`;
  });
  return [`${labels.track}  ${slots.join('')}   ${labels.trackKey}`, whatIsNext(s, labels)];
}

function whatIsNext(s: NipponState, labels: Labels): string {
  if (isOver(s)) return labels.over;
  const row = REGION_VP[s.scorings].join(' / ');
  const mark = SCORING_AFTER[s.scorings];
  if (mark) return labels.next(s.scorings + 1, mark - 1, row);
  if (s.marker < FIRST_GOLDEN) return labels.last(FIRST_GOLDEN, row);
  return labels.golden(s.last === NONE ? GOLDEN_ROUNDS * s.seats : s.goldenTurns, row);
}

/** The workers of one place, a letter each. */
export function crew(letters: readonly string[], cells: Int16Array, place = 0): string {
  return COLOURS.map((_, c) => letters[c].repeat(cells[place * COLOURS.length + c])).join('');
}

/** Action slots, waiting rows, bag and rewards. */
export function common({ s, labels, words }: TextView): string[] {
  const { action, bonus } = words.names;
  const titles = SLOTS.map((actions, i) => `${i + 1} ${actions.map((a) => action[a]).join(' / ')}`);
  const wide = Math.max(...titles.map(width), width(labels.slots)) + 2;
  const slots = titles.map((title, i) => left(title, wide) + (crew(labels.workers, s.slots, i) || '-'));
  const rows = Array.from({ length: tableFor(s.seats).rows }, (_, row) => crew(labels.workers, s.rows, row) || '-');
  const inks = Math.max(...labels.colours.map(width));
  const bag = COLOURS.map((_, c) => `${labels.workers[c]} ${left(labels.colours[c], inks)} ${right(s.bag[c], 2)}`);
  const levels = Array.from({ length: HIGHEST_REWARD - LOWEST_REWARD + 1 }, (_, i) => i);
  const labelled = Math.max(...bonus.map(width), width(labels.rewards), width(labels.doubles));
  const rewards = bonus.map(
    (name, b) => left(name, labelled) + levels.map((l) => right(s.rewards[l * bonus.length + b] || '-', 4)).join(''),
  );
  return beside(
    [
      [left(labels.slots, wide), ...slots],
      [labels.rows, ...rows],
      [`${labels.bag} ${countAt(s.bag, 0)}`, ...bag],
      [
        left(labels.rewards, labelled) + levels.map((l) => right(`${l + LOWEST_REWARD}x`, 4)).join(''),
        ...rewards,
        '',
        left(labels.doubles, labelled) + right(s.doubles || '-', 4),
      ],
    ],
    '  │  ',
  );
}
