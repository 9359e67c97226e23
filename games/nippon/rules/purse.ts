import { type GameEvent, sum } from 'engawa';
import { MONEY, TRACK_TOP, TRACKS } from '../data/index.ts';
import { did } from './deeds.ts';
import type { NipponState, Player } from './state.ts';

/** What enters or leaves a player's board passes through here, so that it is told with its clause. */

type Stock = 'yen' | 'coal' | 'blueprints';
/** A deed that tells no more than what and how many. */
type Amount = (told: { seat: number; what: Stock; n: number; clause: string }) => GameEvent;

export function gain(s: NipponState, seat: number, what: Stock, n: number, deed: Amount, clause: string): void {
  if (n === 0) return;
  s.seat[seat][what] += n;
  s.tell?.(deed({ seat, what, n, clause }));
}

export function pay(s: NipponState, seat: number, what: Stock, n: number, deed: Amount, clause: string): void {
  if (n === 0) return;
  s.seat[seat][what] -= n;
  s.tell?.(deed({ seat, what, n, clause }));
}

const ROSE = [did.moneyRose, did.coalRose, did.knowledgeRose] as const;
const STEPS = ['moneySteps', 'coalSteps', 'knowledgeSteps'] as const;

/** N-3.3.3: a marker never passes the top; surplus steps are lost. */
export function climb(s: NipponState, seat: number, track: number, steps: number, clause: string): void {
  const { tracks } = s.seat[seat];
  const n = Math.min(steps, TRACK_TOP - tracks[track]);
  if (n <= 0) return;
  tracks[track] += n;
  s.tell?.(ROSE[track]({ seat, what: STEPS[track], n, of: TRACKS[track][tracks[track]], clause }));
}

export const climbMoney = (s: NipponState, seat: number, steps: number, clause: string): void =>
  climb(s, seat, MONEY, steps, clause);

export const vp = (me: Player): number => sum(me.points);
