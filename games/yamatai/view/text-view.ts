import type { Words } from 'engawa';
import type { YamataiState } from '../rules/state.ts';
import type { Labels } from './labels.ts';

/** What every part of the board needs to know. */
export interface TextView {
  readonly s: YamataiState;
  readonly viewer: number;
  readonly labels: Labels;
  readonly words: Words;
  /** The seats in the order of the table, the viewer first. */
  readonly order: readonly number[];
}
