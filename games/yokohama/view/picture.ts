import type { House, PictureOf } from 'engawa/drawing';
import type { YokohamaState } from '../rules/state.ts';
import type { YokohamaWords } from '../words/vocabulary.ts';
import type { Walk } from './walk.ts';

/** The houses of the seats: red, blue, yellow, green (Y-3.1). */
export const HOUSES: readonly House[] = ['red', 'blue', 'yellow', 'teal'];

/** What every part of the drawing needs to know. */
export interface Picture extends PictureOf<YokohamaState, YokohamaWords> {
  /** The movement under way, with all its ways. */
  readonly walk: Walk | undefined;
  /** The player in front is placing assistants. */
  readonly placing: boolean;
  /** The area in which a building may be raised right now, NONE otherwise. */
  readonly site: number;
}

/** What a part of the drawing is given. */
export type Props = { readonly picture: Picture };

export const seatsOf = (s: YokohamaState): number[] => Array.from({ length: s.seats }, (_, seat) => seat);
