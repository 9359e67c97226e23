import type { TextViewOf } from 'engawa/columns';
import type { NipponState } from '../rules/state.ts';
import type { NipponWords } from '../words/vocabulary.ts';

/** What every part of the board needs to know. */
export type TextView = TextViewOf<NipponState, NipponWords>;
