import { stepsOf } from 'engawa';
import { type KoiKoiVerbs, lexicon } from './lexicon.ts';
import type { KoiKoiReason } from './reasons.ts';
import type { KoiKoiState } from './state.ts';

/** The kernel's words for steps, bound to Koi-koi. */
export const { decide, auto, chance } = stepsOf<KoiKoiState, KoiKoiVerbs, KoiKoiReason>(lexicon);
