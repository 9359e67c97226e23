import { stepsOf } from 'engawa';
import { lexicon, type YokohamaVerbs } from './lexicon.ts';
import type { YokohamaReason } from './reasons.ts';
import type { YokohamaState } from './state.ts';

/** The kernel's words for steps, bound to Yokohama. */
export const { decide, auto, together } = stepsOf<YokohamaState, YokohamaVerbs, YokohamaReason>(lexicon);
