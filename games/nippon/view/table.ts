import { capital, type Word } from 'engawa';
import { beside, left, right, width } from 'engawa/columns';
import {
  BONUSES,
  FIRST_GOLDEN,
  GOLDEN_ROUNDS,
  LAST_SLOT,
  REGION_VP,
  REWARD_LEVELS,
  SCORING_AFTER,
  SLOTS,
  tableFor,
} from '../data/index.ts';
import { countAt } from '../rules/workers.ts';
import type { NipponWords } from '../words/vocabulary.ts';
import { crewOf, isOver, untilScoring } from './standing.ts';
import type { TextView } from './text-view.ts';

/** The scoring track, with what comes next. */
export function scoringTrack({ s, say, words }: TextView): string[] {
  const slots = Array.from({ length: LAST_SLOT }, (_, i) => {
    const slot = i + 1;
    const name = `${slot}${slot >= FIRST_GOLDEN ? '*' : ''}`;
    return `${SCORING_AFTER.includes(slot) ? '|' : ''}${s.marker === slot ? `[${name}]` : ` ${name} `}`;
  });
  const next = isOver(s)
    ? say.over
    : `${say.scoring(s.scorings + 1)} (${REGION_VP[s.scorings].join(' / ')} ${words.things.vp.short}) ${untilScoring(s, say, GOLDEN_ROUNDS)}`;
  return [`${capital(words.things.scoringTrack.name)}  ${slots.join('')}   ${say.keys.track}`, next];
}

/** The workers of one place, a letter each. */
export const crew = ({ words }: TextView, cells: Int16Array, place = 0): string =>
  crewOf(cells, place)
    .map((colour) => words.names.worker[colour].short)
    .join('') || '-';

/** A letter, and what it stands for where that is more. */
const lettered = ({ short, name }: Word): string => (short === name ? short : `${short} ${name}`);

const headings = ({ things: { rewards, rows, bag } }: NipponWords): string[] => [rewards.name, rows.name, bag.name];

/** Action slots, waiting rows, bag and rewards. */
export function common(view: TextView): string[] {
  const { s, say, words } = view;
  const { action, bonus, colour } = words.names;
  const titles = SLOTS.map((actions, i) => `${i + 1} ${actions.map((a) => action[a]).join(' / ')}`);
  const wide = Math.max(...titles.map(width)) + 2;
  const inks = Math.max(...colour.map((word) => width(lettered(word)))) + 1;
  const [doubles, rewards, rows, bag] = [words.things.double.short, ...headings(words)].map(capital);
  const labelled = Math.max(...[rewards, doubles, ...bonus].map((label) => width(`${label}`)));
  const row = (label: string, cells: readonly (string | number)[]) =>
    left(label, labelled) + cells.map((cell) => right(cell || '-', 4)).join('');
  return beside(
    [
      [left(say.actions, wide), ...titles.map((title, i) => left(title, wide) + crew(view, s.slots, i))],
      [rows, ...Array.from({ length: tableFor(s.seats).rows }, (_, i) => crew(view, s.rows, i))],
      [`${bag} ${countAt(s.bag, 0)}`, ...colour.map((word, c) => left(lettered(word), inks) + right(s.bag[c], 2))],
      [
        row(
          rewards,
          REWARD_LEVELS.map((level) => `${level}x`),
        ),
        ...bonus.map((name, b) =>
          row(
            `${name}`,
            REWARD_LEVELS.map((_, l) => s.rewards[l * BONUSES.length + b]),
          ),
        ),
        '',
        row(doubles, [s.doubles]),
      ],
    ],
    '  │  ',
  );
}
