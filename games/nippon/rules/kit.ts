import { stepsOf } from 'engawa';
import { lexicon, type NipponVerbs } from './lexicon.ts';
import type { NipponReason } from './reasons.ts';
import type { NipponState } from './state.ts';

/** The kernel's words for steps, bound to Nippon. */
export const { decide, auto, chance } = stepsOf<NipponState, NipponVerbs, NipponReason>(lexicon);
