import type { Eyes, House } from 'engawa/drawing';
import type { Player, YokohamaState } from '../rules/state.ts';
import type { YokohamaWords } from '../words/vocabulary.ts';
import type { Walk } from './walk.ts';

/** The houses of the seats: red, blue, yellow, green (Y-3.1). */
export const HOUSES: readonly House[] = ['red', 'blue', 'yellow', 'teal'];

/** What every part of the drawing needs to know. */
export interface Picture extends Eyes {
  readonly s: YokohamaState;
  readonly me: Player;
  /** The movement under way, with all its ways. */
  readonly walk: Walk | undefined;
  /** The player in front is placing assistants. */
  readonly placing: boolean;
  /** The area in which a building may be raised right now, NONE otherwise. */
  readonly site: number;
  readonly words: YokohamaWords;
}

export const seatsOf = (s: YokohamaState): number[] => Array.from({ length: s.seats }, (_, seat) => seat);

export const total = (numbers: ArrayLike<number>): number => Array.from(numbers).reduce((a, b) => a + b, 0);
