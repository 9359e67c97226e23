import { capital, NONE } from 'engawa';
import type { Eyes, House } from 'engawa/drawing';
import type { NipponState, Player } from '../rules/state.ts';
import type { NipponWords, Thing } from '../words/vocabulary.ts';

/** The houses of the seats: yellow, red, purple, blue (N-4.1). */
export const HOUSES: readonly House[] = ['yellow', 'red', 'plum', 'blue'];

/** What every part of the drawing needs to know. */
export interface Picture extends Eyes {
  readonly s: NipponState;
  readonly me: Player;
  readonly say: NipponWords['phrases'];
  readonly words: NipponWords;
}

/** What stands over or beside a thing of the vocabulary. */
export const titleOf = ({ words }: Picture, thing: Thing): string => capital(words.things[thing].name);

export const isFree = (owner: number): boolean => owner === NONE;
