import type { TextViewOf } from 'engawa/columns';
import type { MachiState } from '../rules/state.ts';
import type { MachiWords } from '../words/vocabulary.ts';

/** What every part of the board needs to know. */
export type TextView = TextViewOf<MachiState, MachiWords>;
