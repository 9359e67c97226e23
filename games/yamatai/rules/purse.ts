import { BOATS, EXTRA_PORT, PORT, RIU } from '../data/index.ts';
import type { Player, YamataiState } from './state.ts';

export const owns = (s: YamataiState, seat: number, specialist: number): boolean =>
  s.specialistOwner[specialist] === seat;

/** From the supply into the hand. */
export function takeBoat(s: YamataiState, me: Player, boat: number): void {
  s.supply[boat]--;
  me.hand[boat]++;
}

/** From the hand back to the supply. */
export function giveBoat(s: YamataiState, me: Player, boat: number): void {
  s.supply[boat]++;
  me.hand[boat]--;
}

export function handSize(me: Player): number {
  let n = 0;
  for (let boat = 0; boat < BOATS.length; boat++) n += me.hand[boat];
  return n;
}

/** T-9.1, T-12.14 */
export const portSize = (s: YamataiState, seat: number): number => PORT + (owns(s, seat, RIU) ? EXTRA_PORT : 0);
