import type { Game } from '#kernel';
import type { LaidGame } from '#library';
import type { LongQuestion } from '../grandmaster.ts';
import type { Found } from '../search.ts';

/** What a thread of a team starts with. */
export interface TeamThread {
  /** Games of others. */
  readonly games: readonly LaidGame[];
}

/** One part of a long look, and the game by what is kept of it: each thread opens it for itself. */
export interface PartTask {
  readonly game: Pick<Game, 'package' | 'figures' | 'edition'> & { readonly game: string };
  readonly question: LongQuestion;
  readonly part: number;
}

export type PartAnswer = { readonly found: Found } | { readonly error: string };
