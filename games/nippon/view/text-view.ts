import type { NipponState } from '../rules/state.ts';
import type { NipponWords } from '../words/vocabulary.ts';

/** What every part of the board needs to know. */
export interface TextView {
  readonly s: NipponState;
  readonly viewer: number;
  readonly say: NipponWords['phrases'];
  readonly words: NipponWords;
  /** The seats in the order of play, the viewer first. */
  readonly order: readonly number[];
}
