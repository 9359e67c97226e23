import { end } from 'engawa';
import { REGIONS, REVEALS_SYMBOL, SHIPS, TRAINS, TRANSPORT_TILES, tableFor } from '../data/index.ts';
import { did } from './deeds.ts';
import { nextPrice, stepsPerSymbol } from './effects.ts';
import { decide } from './kit.ts';
import { climbMoney, pay } from './purse.ts';
import { SHIP_AND_TRAIN } from './readings.ts';
import type { Why } from './reasons.ts';
import { REF } from './refs.ts';
import { type NipponState, type Player, STEPS } from './state.ts';

/** N-6.6 Trains and N-6.7 Ships are one action with two kinds of tiles. */
const ACTION = ['ships', 'trains'] as const;
const CLAUSE = ['N-6.7.1', 'N-6.6.1'] as const;
const SENT = [did.sentShip, did.sentTrain] as const;
const NONE_LEFT = ['N-5.6 ships', 'N-5.6 trains'] as const;
const SAME_REGION = ['N-6.7.1 region', 'N-6.6.1 region'] as const;

/** N-4.9: slots are shared by trains and ships of all players. */
export function transportIn(s: NipponState, region: number): number {
  let n = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    n += s.seat[seat].transport[region] + s.seat[seat].transport[REGIONS.length + region];
  }
  return n;
}

const regionIsFull = (s: NipponState, region: number): boolean =>
  transportIn(s, region) >= tableFor(s.seats).transportSlots;

/** N-3.3.4, or N-19.4: a symbol under the n-th ship and the n-th train. */
export function revealedSymbols(s: NipponState, me: Player): number {
  if (s.readings & SHIP_AND_TRAIN) return Math.min(me.taken[SHIPS], me.taken[TRAINS]);
  let n = 0;
  for (const kind of [SHIPS, TRAINS]) for (let i = 1; i <= me.taken[kind]; i++) if (REVEALS_SYMBOL[kind][i]) n++;
  return n;
}

/** Did the tile just taken reveal a symbol completely? */
const hasRevealed = (s: NipponState, me: Player, kind: number): boolean =>
  s.readings & SHIP_AND_TRAIN
    ? me.taken[kind] <= me.taken[SHIPS + TRAINS - kind]
    : REVEALS_SYMBOL[kind][me.taken[kind]];

/** Does a symbol show, or show in part, where the n-th tile lies? */
export const hasSymbol = (s: NipponState, kind: number, n: number): boolean =>
  (s.readings & SHIP_AND_TRAIN) !== 0 || REVEALS_SYMBOL[kind][n];

/** N-5.6 */
function whyNotTransport(s: NipponState, me: Player, kind: number): Why {
  if (me.taken[kind] === TRANSPORT_TILES) return NONE_LEFT[kind];
  if (me.yen < nextPrice(me, ACTION[kind], 0)) return 'N-5.6 yen';
  for (let region = 0; region < REGIONS.length; region++) if (!regionIsFull(s, region)) return undefined;
  return 'N-4.9 all';
}

export const whyNotShips = (s: NipponState, me: Player): Why => whyNotTransport(s, me, SHIPS);
export const whyNotTrains = (s: NipponState, me: Player): Why => whyNotTransport(s, me, TRAINS);

type TransportFrame = { kind: number; done: number; most: number; free: number; used: number; readonly seat: number };

/** lenses-c and clocks-c place for free (N-11.2). */
const price = (me: Player, f: TransportFrame): number => (f.free ? 0 : nextPrice(me, ACTION[f.kind], f.done));

export const transport = decide(STEPS.transport, {
  place: {
    why(s, me, f, region) {
      if (me.taken[f.kind] === TRANSPORT_TILES) return NONE_LEFT[f.kind];
      if (f.used & (1 << region)) return f.free ? 'N-11 region' : SAME_REGION[f.kind];
      if (regionIsFull(s, region)) return 'N-4.9';
      if (me.yen < price(me, f)) return 'N-5.6 yen';
      return undefined;
    },
    play(s, me, f, region) {
      const { seat, kind } = f;
      const cost = price(me, f);
      // N-11: what a factory gives is no action of its own.
      const clause = f.free ? 'N-11' : CLAUSE[kind];
      pay(s, seat, 'yen', cost, did.paidForTransport, clause);
      f.used |= 1 << region;
      me.taken[kind]++;
      me.transport[kind * REGIONS.length + region]++;
      me.transportSum[kind * REGIONS.length + region] += me.transportValue[kind];
      s.tell?.(SENT[kind]({ seat, what: ACTION[kind], of: cost, to: REF.region[region], clause }));
      // N-6.6.2, N-13 A10: free tiles reveal money symbols too.
      if (hasRevealed(s, me, kind)) {
        s.tell?.(did.uncoveredSymbol({ seat, what: 'moneySymbol', clause: 'N-6.6.2' }));
        climbMoney(s, seat, stepsPerSymbol(me), 'N-6.6.2');
      }
      if (++f.done === f.most) end(s); // N-12.5.1
    },
  },
  stop: {
    why: (_s, _me, f) => (f.done === 0 && !f.free ? 'N-5.5' : undefined),
    play: (s) => end(s),
  },
});
