import { capital, NONE } from 'engawa';
import type { House, PictureOf } from 'engawa/drawing';
import type { NipponState } from '../rules/state.ts';
import type { NipponWords, Thing } from '../words/vocabulary.ts';

/** The houses of the seats: yellow, red, purple, blue (N-4.1). */
export const HOUSES: readonly House[] = ['yellow', 'red', 'plum', 'blue'];

/** What every part of the drawing needs to know. */
export type Picture = PictureOf<NipponState, NipponWords>;

/** What stands over or beside a thing of the vocabulary, and explains it to whoever looks there. */
export const titleOf = ({ words }: Picture, thing: Thing): string => capital(words.things[thing].name);

export const isFree = (owner: number): boolean => owner === NONE;
