import type { Decision } from '#bots';
import type { Game } from '#kernel';
import type { OpenedGame } from '#library';

/** What a thread starts with. */
export interface BotThread {
  /** Games of others. */
  readonly games: readonly OpenedGame[];
}

/** A game by what is kept of it: other threads open it for themselves. */
export type KeptGame = Pick<Game, 'package' | 'figures' | 'edition'> & { readonly game: string };

/** A decision for a bot: its seat's view, cell by cell. */
export interface BotTask {
  /** The game, and with which figures. */
  readonly game: KeptGame;
  readonly cells: Int16Array;
  readonly seats: number;
  readonly seat: number;
  readonly level: string;
  /** Of the bot's own generator; it has nothing to do with the table's. */
  readonly seed: string;
  readonly milliseconds: number;
  /** The bot has thought about this turn before. */
  readonly later: boolean;
}

export type BotAnswer = Decision | { readonly error: string };
