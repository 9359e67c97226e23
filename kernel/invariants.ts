import { Refusal } from './refusal.ts';

/** Words for the `check` of a game. */

/** An invariant of the rulebook: `what` says how it is broken. */
export function hold(truth: boolean, clause: string, what: string): void {
  if (!truth) throw new Refusal('broken-invariant', what, clause);
}

export function sum(cells: ArrayLike<number>): number {
  let n = 0;
  for (let i = 0; i < cells.length; i++) n += cells[i];
  return n;
}

/** How many cells hold this value. */
export const count = (cells: ArrayLike<number>, value: number): number =>
  Array.from(cells).filter((x) => x === value).length;
