import { stepsOf } from 'engawa';
import { lexicon, type Verbs } from './lexicon.ts';
import type { OrchardState } from './state.ts';

/** Every reason for which something can be refused: its clause, and a word where one clause gives several. */
export type Reason = 'H-4.1 bare' | 'H-4.4 empty';

/** The kernel's words for steps, bound to this game. There are also `auto`, `chance` and `together`. */
export const { decide } = stepsOf<OrchardState, Verbs, Reason>(lexicon);
