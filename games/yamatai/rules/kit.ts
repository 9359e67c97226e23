import { stepsOf } from 'engawa';
import { lexicon, type YamataiVerbs } from './lexicon.ts';
import type { YamataiReason } from './reasons.ts';
import type { YamataiState } from './state.ts';

/** The kernel's words for steps, bound to Yamataï. */
export const { rule, decide, chance } = stepsOf<YamataiState, YamataiVerbs, YamataiReason>(lexicon);
