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

/** The month whose cards lie on the table, from 0: at the end of one its cards stay until the next is cut. */
export function shownMonth(s: KoiKoiState): number {
  return layout.pending(s)?.step === STEPS.cut ? s.month - 2 : s.month - 1;
}

/** Is a month over, and the next one not dealt yet? */
export function isBetween(s: KoiKoiState): boolean {
  const step = layout.pending(s)?.step;
  return step === undefined || step === STEPS.cut || step === STEPS.deal;
}
