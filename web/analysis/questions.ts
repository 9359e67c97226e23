import type { Found, JudgedTurn, KeptAnalysis, KeptTurn, ToldTurn } from '#bots';
import type { GameRecord, Language } from '#kernel';
import type { InstalledGame } from '#wire';

/** What the page wants to know of a finished game. */
export type AnalystWish =
  /** How many turns are there? */
  | { readonly do: 'open' }
  | { readonly do: 'judge'; readonly turn: number; readonly simulations: number }
  /** Which turns are worth a long look, once all are judged? */
  | { readonly do: 'suspect'; readonly turns: readonly JudgedTurn[] }
  /** One part of a long look at a turn. */
  | { readonly do: 'part'; readonly turn: number; readonly part: number }
  /** What all parts of it come to. */
  | { readonly do: 'judge-long'; readonly turn: number; readonly found: readonly Found[] }
  /** What they come to, once all are judged. */
  | {
      readonly do: 'weigh';
      readonly turns: readonly JudgedTurn[];
      readonly simulations: number;
      readonly took: number;
    }
  /** A costly turn in words. */
  | { readonly do: 'tell'; readonly from: number; readonly better: readonly string[] };

/** What a longer look at one turn came to. */
export interface Deeper {
  readonly turn: KeptTurn;
  /** Nothing where nothing better was found. */
  readonly better?: readonly string[];
}

export interface AnalystQuestion {
  readonly id: number;
  readonly record: GameRecord;
  /** Where the game is found, if it is not of the house. */
  readonly other?: InstalledGame;
  readonly language: Language;
  readonly names: readonly string[];
  readonly wish: AnalystWish;
}

export interface AnalystAnswer {
  readonly id: number;
  readonly turns?: number;
  readonly suspects?: readonly number[];
  readonly found?: Found;
  readonly judged?: JudgedTurn;
  /** The same turn as it is kept, and the better one in notation. */
  readonly deeper?: Deeper;
  readonly analysis?: KeptAnalysis;
  readonly told?: ToldTurn;
  readonly fault?: string;
}
