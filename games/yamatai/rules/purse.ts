import { BOATS, EXTRA_PORT, PORT, RIU } from '../data/index.ts';
import type { Player, YamataiState } from './state.ts';

/** Everything that enters or leaves a player's mat passes through here, so that it is told with its clause. */

export const owns = (s: YamataiState, seat: number, specialist: number): boolean =>
  s.specialistOwner[specialist] === seat;

export function gainCoins(s: YamataiState, seat: number, n: number, clause: string): void {
  if (n === 0) return;
  s.seat[seat].coins += n;
  s.tell?.({ kind: 'gain', seat, what: 'coins', n, clause });
}

export function payCoins(s: YamataiState, seat: number, n: number, clause: string): void {
  s.seat[seat].coins -= n;
  s.tell?.({ kind: 'pay', seat, what: 'coins', n, clause });
}

export function gainPrestige(s: YamataiState, seat: number, n: number, clause: string): void {
  if (n === 0) return;
  s.seat[seat].prestige += n;
  s.tell?.({ kind: 'gain', seat, what: 'prestigeToken', n, clause });
}

/** From the supply into the hand. */
export function takeBoat(s: YamataiState, seat: number, boat: number, clause: string): void {
  s.supply[boat]--;
  s.seat[seat].hand[boat]++;
  s.tell?.({ kind: 'gain', seat, what: `boat:${BOATS[boat].id}`, n: 1, clause });
}

/** From the hand back to the supply. */
export function giveBoat(s: YamataiState, seat: number, boat: number, clause: string): void {
  s.supply[boat]++;
  s.seat[seat].hand[boat]--;
  s.tell?.({ kind: 'pay', seat, what: `boat:${BOATS[boat].id}`, n: 1, clause });
}

export function handSize(me: Player): number {
  let n = 0;
  for (let boat = 0; boat < BOATS.length; boat++) n += me.hand[boat];
  return n;
}

/** T-9.1, T-12.14 */
export const portSize = (s: YamataiState, seat: number): number => PORT + (owns(s, seat, RIU) ? EXTRA_PORT : 0);
