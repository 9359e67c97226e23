import type { TextViewOf } from 'engawa/columns';
import type { YamataiState } from '../rules/state.ts';
import type { YamataiWords } from '../words/vocabulary.ts';

/** What every part of the board needs to know. */
export type TextView = TextViewOf<YamataiState, YamataiWords>;
