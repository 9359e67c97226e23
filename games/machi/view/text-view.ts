import type { MachiState } from '../rules/state.ts';
import type { MachiWords } from '../words/vocabulary.ts';

/** What every part of the board needs to know. */
export interface TextView {
  readonly s: MachiState;
  readonly viewer: number;
  readonly words: MachiWords;
}
