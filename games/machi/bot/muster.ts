import { PERSONS, SABRES } from '../data/index.ts';
import type { MachiState } from '../rules/state.ts';
import { controllerOf } from '../rules/village.ts';

/** Those in play who bear sabres or a mark, and who plays each of them. Most cards are elsewhere: one pass does for all seats. */
export const mustered = new Uint8Array(PERSONS);
export const commander = new Int8Array(PERSONS);

/** Gathers them, in the order of their cards, and says how many they are. */
export function muster(s: MachiState): number {
  let n = 0;
  for (let person = 0; person < PERSONS; person++) {
    if (s.spot[person] === 0 || (SABRES[person] === 0 && s.marks[person] === 0)) continue;
    commander[n] = controllerOf(s, person);
    mustered[n++] = person;
  }
  return n;
}
