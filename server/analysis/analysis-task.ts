import type { KeptAnalysis } from '#bots';

/** A finished game to be looked at again: its record, as JSON. */
export interface AnalysisTask {
  readonly id: number;
  readonly record: string;
  /** How many of its turns may be looked at long. */
  readonly looks: number;
}

/** How far it is; at the end what came of it, or why nothing did. */
export type AnalysisAnswer = { readonly id: number } & (
  | { readonly done: number; readonly all: number }
  | { readonly analysis: KeptAnalysis }
  | { readonly error: string }
);
