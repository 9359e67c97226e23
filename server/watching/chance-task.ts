import type { KeptGame } from '../bots/task.ts';

/** A position as watchers see it, cell by cell, to be judged. */
export interface Judged {
  readonly game: KeptGame;
  readonly cells: Int16Array;
  readonly seats: number;
  /** Of the estimate's own generator. */
  readonly seed: string;
}

export interface ChanceTask extends Judged {
  readonly id: number;
}

/** The share of the win of each seat; null where nobody can tell. */
export interface ChanceAnswer {
  readonly id: number;
  readonly chances: readonly number[] | null;
}
