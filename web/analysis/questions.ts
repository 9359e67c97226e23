import type { JudgedTurn, KeptAnalysis, ToldTurn } from '#bots';
import type { GameRecord, Language } from '#kernel';
import type { InstalledGame } from '#wire';

/** What the page wants to know of a finished game. */
export type AnalystWish =
  /** How many turns are there? */
  | { readonly do: 'open' }
  | { readonly do: 'judge'; readonly turn: number; readonly simulations: number }
  /** What they come to, once all are judged. */
  | {
      readonly do: 'weigh';
      readonly turns: readonly JudgedTurn[];
      readonly simulations: number;
      readonly took: number;
    }
  /** A costly turn in words. */
  | { readonly do: 'tell'; readonly from: number; readonly better: readonly string[] };

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
  readonly judged?: JudgedTurn;
  readonly analysis?: KeptAnalysis;
  readonly told?: ToldTurn;
  readonly fault?: string;
}
