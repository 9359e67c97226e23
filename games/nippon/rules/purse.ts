import { sum } from 'engawa';
import { type Bonus, MONEY, TRACK_IDS, TRACK_TOP } from '../data/index.ts';
import type { NipponState, Player } from './state.ts';
import { POINTS } from './state.ts';

/** Everything that enters or leaves a player's board passes through here, so that it is told with its clause. */

type Stock = 'yen' | 'coal' | 'blueprints' | 'spareMachines';

export function gain(s: NipponState, seat: number, what: Stock, n: number, clause: string): void {
  if (n === 0) return;
  s.seat[seat][what] += n;
  s.tell?.({ kind: 'gain', seat, what, n, clause });
}

export function pay(s: NipponState, seat: number, what: Stock, n: number, clause: string): void {
  if (n === 0) return;
  s.seat[seat][what] -= n;
  s.tell?.({ kind: 'pay', seat, what, n, clause });
}

/** Points of a category (POINTS). */
export function score(s: NipponState, seat: number, category: number, what: string, n: number, clause: string): void {
  if (n === 0) return;
  s.seat[seat].points[category] += n;
  s.tell?.({ kind: 'score', seat, what, n, clause });
}

export function gainBonus(s: NipponState, seat: number, bonus: Bonus, clause: string): void {
  if (bonus.what === 'vp') score(s, seat, POINTS.regionBonus, 'regionBonus', bonus.n, clause);
  else gain(s, seat, bonus.what, bonus.n, clause);
}

/** N-3.3.3: a marker never passes the top; surplus steps are lost. */
export function climb(s: NipponState, seat: number, track: number, steps: number, clause: string): void {
  const me = s.seat[seat];
  const n = Math.min(steps, TRACK_TOP - me.tracks[track]);
  if (n <= 0) return;
  me.tracks[track] += n;
  s.tell?.({ kind: 'gain', seat, what: `${TRACK_IDS[track]}Steps`, n, clause });
}

export const climbMoney = (s: NipponState, seat: number, steps: number, clause: string): void =>
  climb(s, seat, MONEY, steps, clause);

export const vp = (me: Player): number => sum(me.points);
