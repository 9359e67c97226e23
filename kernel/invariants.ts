import { Refusal } from './refusal.ts';

/** Words for the `check` of a game. */

/** An invariant of the rulebook: `what` says how it is broken. */
export function hold(truth: boolean, clause: string, what: string): void {
  if (!truth) throw new Refusal('broken-invariant', what, clause);
}

export const sum = (cells: ArrayLike<number>): number => Array.from(cells).reduce((a, b) => a + b, 0);

/** How many cells hold this value. */
export const count = (cells: ArrayLike<number>, value: number): number =>
  Array.from(cells).filter((x) => x === value).length;
