import { type Game, sha256, Table } from '#kernel';
import type { Bubble, Decision, Lesson } from './model.ts';

/** Plays lines that begin with the seat: `1 take 2 red`. */
function playLines(table: Table, lines: readonly string[]): void {
  for (const line of lines) {
    const [seat, ...words] = line.split(' ');
    table.play(Number(seat), table.game.lexicon.parse(words.join(' ')));
  }
}

/** The lines of one choice of a decision, the reader's own move first. */
const linesOf = ({ choices }: Decision, choice: number): readonly string[] => {
  const [own, ...rest] = choices[choice];
  return [`0 ${own}`, ...rest];
};

/** Everything a bubble brings about, as lines; a decision brings about what the lesson goes on with. */
const linesAfter = ({ do: wanted, decide, after = [] }: Bubble): readonly string[] => [
  ...(wanted === undefined ? [] : [`0 ${wanted}`]),
  ...(decide ? linesOf(decide, decide.goes) : []),
  ...after,
];

/** Plays what a bubble brings about. */
export const carryOut = (table: Table, bubble: Bubble): void => playLines(table, linesAfter(bubble));

/** Plays one choice of a decision. */
export const tryOut = (table: Table, decide: Decision, choice: number): void =>
  playLines(table, linesOf(decide, choice));

/** The table after everything the bubbles before this one did. */
export function tableAt(game: Game, { seats, seed, bubbles }: Lesson, at: number, attentive = false): Table {
  const table = Table.open(game, { seats, seed, counting: true, attentive });
  for (const bubble of bubbles.slice(0, at)) carryOut(table, bubble);
  return table;
}

/** The reader's moves among which a bubble lets choose: one, several, or none. */
export const offeredBy = ({ do: wanted, decide }: Bubble): readonly string[] =>
  decide ? decide.choices.map(([own]) => own) : wanted === undefined ? [] : [wanted];

/** The bubbles that leave a decision to the reader. */
export const decisionsIn = ({ bubbles }: Lesson): readonly number[] =>
  bubbles.flatMap(({ decide }, at) => (decide ? [at] : []));

/** What a count of wins hangs on: the rules, the figures, and every move before and at the decision. */
export function fitOf(game: Game, { seats, seed, bubbles }: Lesson, at: number): string {
  const lines = bubbles.slice(0, at).flatMap(linesAfter);
  const { version, figures = '' } = game;
  return sha256(JSON.stringify([version, figures, seats, seed, lines, bubbles[at].decide?.choices])).slice(0, 16);
}

/** How many of the games played on from each choice were won; nothing where that was not counted for these rules. */
export function wonAt(game: Game, lesson: Lesson, at: number): readonly number[] | undefined {
  const found = lesson.weighed?.decisions[decisionsIn(lesson).indexOf(at)];
  return found?.fits === fitOf(game, lesson, at) ? found.won : undefined;
}

export type Verdict = 'best' | 'close' | 'weak';

/** Two shares of so many games differ by this much, or by nothing but luck. */
const LUCK = 1.65;

/** The best choice, one that luck alone may tell from it, and the rest. What is close is not praised for it: it may have won least of all. */
export function verdictOf(won: readonly number[], games: number, choice: number): Verdict {
  const best = Math.max(...won);
  if (won[choice] === best) return 'best';
  const variance = (n: number): number => Math.max((n / games) * (1 - n / games), 1 / games) / games;
  const doubt = LUCK * Math.sqrt(variance(best) + variance(won[choice]));
  return (best - won[choice]) / games <= doubt ? 'close' : 'weak';
}
