import { stepsOf } from 'engawa';
import { lexicon, type MachiVerbs } from './lexicon.ts';
import type { MachiReason } from './reasons.ts';
import type { MachiState } from './state.ts';

/** The kernel's words for steps, bound to Machi. */
export const { rule, decide, auto, chance, together } = stepsOf<MachiState, MachiVerbs, MachiReason>(lexicon);
