import type { YamataiState } from '../rules/state.ts';
import type { Phrases, YamataiWords } from '../words/vocabulary.ts';

/** What every part of the board needs to know. */
export interface TextView {
  readonly s: YamataiState;
  readonly viewer: number;
  readonly say: Phrases;
  readonly words: YamataiWords;
  /** The seats in the order of the table, the viewer first. */
  readonly order: readonly number[];
}
