import type { Eyes, House } from 'engawa/drawing';
import { type KoiKoiState, layout, STEPS } from '../rules/state.ts';
import type { KoiKoiWords, Phrases } from '../words/vocabulary.ts';

export const HOUSES: readonly House[] = ['red', 'blue'];

/** What every part of the drawing needs to know. */
export interface Picture extends Eyes {
  readonly s: KoiKoiState;
  readonly say: Phrases;
  readonly words: KoiKoiWords;
}

/** Is a month over, and the next one not dealt yet? The cards of the last one stay until then. */
export function isBetween(s: KoiKoiState): boolean {
  const step = layout.pending(s)?.step;
  return step === undefined || step === STEPS.cut || step === STEPS.deal;
}

/** The month whose cards lie on the table, from 0; −1 before the first deal. */
export function shownMonth(s: KoiKoiState): number {
  return isBetween(s) && layout.pending(s) ? s.month - 2 : s.month - 1;
}
