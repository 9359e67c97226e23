import type { Breakdown, TieBreak } from 'engawa';
import { FRUITS, FULL_STRING, KINDS } from '../data/index.ts';
import type { OrchardState } from './state.ts';

export type Category = 'persimmons' | 'strings';

/** H-5.2: what hangs under the eaves. */
function fruitPoints(eaves: Int16Array): number {
  let points = 0;
  for (let kind = 0; kind < FRUITS; kind++) points += eaves[kind] * KINDS[kind].points;
  return points;
}

/** H-5.2: as many full strings as there are of the rarest kind. */
function stringPoints(eaves: Int16Array): number {
  let full = eaves[0];
  for (let kind = 1; kind < FRUITS; kind++) full = Math.min(full, eaves[kind]);
  return full * FULL_STRING;
}

export const score = (s: OrchardState, seat: number): number => {
  const { eaves } = s.seat[seat];
  return fruitPoints(eaves) + stringPoints(eaves);
};

/** The same by category; they sum up to the score. */
export const breakdown = (s: OrchardState, seat: number): Breakdown & Record<Category, number> => {
  const { eaves } = s.seat[seat];
  return { persimmons: fruitPoints(eaves), strings: stringPoints(eaves) };
};

/** H-5.3: among equals, who came later in the order of play. */
export const tieBreaks: readonly TieBreak<OrchardState>[] = [{ id: 'later', clause: 'H-5.3', of: (_s, seat) => seat }];
