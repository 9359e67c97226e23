import type { MachiState } from '../rules/state.ts';
import type { MachiWords } from '../words/vocabulary.ts';
import type { Labels } from './labels.ts';

/** What every part of the board needs to know. */
export interface TextView {
  readonly s: MachiState;
  readonly viewer: number;
  readonly labels: Labels;
  readonly words: MachiWords;
}
