import { NONE, type TieBreak } from 'engawa';
import {
  ACHIEVEMENT,
  ACHIEVEMENTS,
  COAL,
  CONTRACTS,
  GOODS,
  KNOWLEDGE,
  MONEY,
  SHIPS,
  TRACK_STARS,
  TRACKS,
  TRAINS,
  TRANSPORT_STARS,
  YEN_PER_VP,
} from '../data/index.ts';
import { payWages } from './consolidate.ts';
import { ACHIEVED, did } from './deeds.ts';
import { bonusStars, extraIncome } from './effects.ts';
import { gain, pay } from './purse.ts';
import { SILK_AT_THE_END } from './readings.ts';
import { scoreRegions } from './scoring.ts';
import { type NipponState, type Player, POINTS } from './state.ts';

/** N-10: after the last golden turn. */
export function endGame(s: NipponState): void {
  s.tell?.(did.gameEnds({ seat: NONE, clause: 'N-10.1' }));
  scoreRegions(s);
  s.tell?.(did.lastAccounts({ seat: NONE, clause: 'N-10.3' }));
  for (let seat = 0; seat < s.seats; seat++) {
    finalIncome(s, seat);
    for (let space = 0; space < ACHIEVEMENTS.length; space++) achieve(s, seat, space);
  }
}

/** N-10.3: no coal, no reward, no silk-a (N-13 A12) unless the table says so (N-19.1). */
function finalIncome(s: NipponState, seat: number): void {
  const me = s.seat[seat];
  pay(s, seat, 'yen', me.yen, did.gaveUp, 'N-10.3');
  const silk = s.readings & SILK_AT_THE_END ? extraIncome(me) : 0;
  gain(s, seat, 'yen', TRACKS[MONEY][me.tracks[MONEY]] + silk, did.earned, 'N-10.3');
  payWages(s, seat, 'N-10.3');
}

function achieve(s: NipponState, seat: number, space: number): void {
  const n = achievementPoints(s, seat, space);
  if (n === 0) return;
  s.seat[seat].points[POINTS.achievements + space] += n;
  s.tell?.(ACHIEVED[space]({ seat, n, of: timesOf(s.seat[seat], space), clause: 'N-10.4' }));
}

/** The tile on a space, or the multiplier printed there. */
export const timesOf = (me: Player, space: number): number => me.multiplier[space] || ACHIEVEMENTS[space].printed;

/** N-10.4 */
export function achievementPoints(s: NipponState, seat: number, space: number): number {
  const me = s.seat[seat];
  return base(s, me, seat, space) * ACHIEVEMENTS[space].vp * timesOf(me, space);
}

function base(s: NipponState, me: Player, seat: number, space: number): number {
  switch (space) {
    case ACHIEVEMENT.yen:
      return Math.floor(me.yen / YEN_PER_VP);
    case ACHIEVEMENT.ships:
      return TRANSPORT_STARS[SHIPS][me.taken[SHIPS]];
    case ACHIEVEMENT.trains:
      return TRANSPORT_STARS[TRAINS][me.taken[TRAINS]];
    case ACHIEVEMENT.machinery:
      return machinesOf(me);
    case ACHIEVEMENT.contracts:
      return contractsOf(me) >> 1;
    case ACHIEVEMENT.knowledge:
      return TRACK_STARS[KNOWLEDGE][me.tracks[KNOWLEDGE]] + bonusStars(me, 'knowledge');
    case ACHIEVEMENT.coal:
      return TRACK_STARS[COAL][me.tracks[COAL]] + bonusStars(me, 'coal');
    case ACHIEVEMENT.advancedFactories:
      return advancedOf(me);
    default:
      return regionsWith(s, seat);
  }
}

/** Trains do not count. */
function regionsWith(s: NipponState, seat: number): number {
  let mask = 0;
  for (let slot = 0; slot < s.influenceOwner.length; slot++)
    if (s.influenceOwner[slot] === seat) mask |= 1 << (slot >> 3);
  let n = 0;
  for (; mask !== 0; mask &= mask - 1) n++;
  return n;
}

// Bots ask for these in every position they look at: plain loops.

function machinesOf(me: Player): number {
  let n = 0;
  for (let good = 0; good < GOODS.length; good++) if (me.machine[good] === 2) n++;
  return n;
}

function contractsOf(me: Player): number {
  let n = 0;
  for (let c = 0; c < CONTRACTS.length; c++) if (me.fulfilled[c] === 1) n++;
  return n;
}

function advancedOf(me: Player): number {
  let n = 0;
  for (let good = 0; good < GOODS.length; good++) if (me.factory[good] !== NONE && GOODS[good].level > 1) n++;
  return n;
}

/** N-10.6: ties go to whoever comes first counter-clockwise from the player of the last turn. */
export const tieBreaks: readonly TieBreak<NipponState>[] = [
  {
    id: 'latest',
    clause: 'N-10.6',
    of: (s, seat) => -(((s.last === NONE ? s.seats - 1 : s.last) - seat + s.seats) % s.seats),
  },
];
