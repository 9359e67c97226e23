import { call, end, NONE } from 'engawa';
import { CONTRACTS, GOODS } from '../data/index.ts';
import { did } from './deeds.ts';
import { decide } from './kit.ts';
import { climbMoney } from './purse.ts';
import type { Why } from './reasons.ts';
import { REF } from './refs.ts';
import { type NipponState, type Player, POINTS, STEPS } from './state.ts';

const MOST = 3;

/** Can the pattern be met from different goods? Patterns fall, so the largest stocks serve first. */
export function canMeet(me: Player, pattern: readonly number[]): boolean {
  let taken = 0;
  for (let i = 0; i < pattern.length; i++) {
    let best = NONE;
    for (let good = 0; good < GOODS.length; good++) {
      if (!(taken & (1 << good)) && (best === NONE || me.goods[good] > me.goods[best])) best = good;
    }
    if (best === NONE || me.goods[best] < pattern[i]) return false;
    taken |= 1 << best;
  }
  return true;
}

function whyNotFulfil(me: Player, contract: number): Why {
  if (me.fulfilled[contract]) return 'N-6.8.3';
  const { pattern } = CONTRACTS[contract];
  if (canMeet(me, pattern)) return undefined;
  let kinds = 0;
  for (let good = 0; good < GOODS.length; good++) if (me.goods[good] > 0) kinds++;
  return kinds < pattern.length ? 'N-6.8.1 kinds' : 'N-6.8.1 goods';
}

/** N-5.6 */
export function whyNotExport(_s: NipponState, me: Player): Why {
  for (let contract = 0; contract < CONTRACTS.length; contract++) {
    if (!me.fulfilled[contract] && canMeet(me, CONTRACTS[contract].pattern)) return undefined;
  }
  return 'N-5.6 export';
}

/** N-6.8.2 */
function reap(s: NipponState, me: Player, seat: number, contract: number): void {
  const { yen, vp, moneySteps } = CONTRACTS[contract];
  me.fulfilled[contract] = 1;
  me.exportsThisTurn++;
  const from = REF.contract[contract];
  s.tell?.(did.fulfilled({ seat, what: from, clause: 'N-6.8.2' }));
  me.points[POINTS.contracts] += vp;
  me.yen += yen;
  if (yen > 0) s.tell?.(did.paidByContract({ seat, what: 'yen', n: yen, from, clause: 'N-6.8.2' }));
  climbMoney(s, seat, moneySteps, 'N-6.8.2');
}

export const exporting = decide(STEPS.export, {
  fulfil: {
    why: (_s, me, _f, contract) => whyNotFulfil(me, contract),
    play(s, _me, f, contract) {
      if (++f.done === MOST) end(s); // N-12.5.1
      call(s, STEPS.exportGoods, contract);
    },
  },
  stop: {
    why: (_s, _me, f) => (f.done === 0 ? 'N-5.5' : undefined),
    play: (s) => end(s),
  },
});

/** N-6.8.1: one good for each number of the pattern, all different. */
export const exportGoods = decide(STEPS.exportGoods, {
  deliver: {
    why(_s, me, f, good) {
      const { pattern } = CONTRACTS[f.contract];
      if (f.used & (1 << good)) return 'N-6.8.1 different';
      // A good that suffices never spoils the rest: the later numbers of a pattern are not larger.
      return me.goods[good] < pattern[f.paid] ? 'N-6.8.1 few' : undefined;
    },
    play(s, me, f, good) {
      const { seat, contract } = f;
      const { pattern } = CONTRACTS[contract];
      const n = pattern[f.paid];
      me.goods[good] -= n;
      s.tell?.(did.delivered({ seat, what: REF.good[good], n, to: REF.contract[contract], clause: 'N-6.8.1' }));
      f.used |= 1 << good;
      f.paid++;
      if (f.paid < pattern.length) return;
      end(s);
      reap(s, me, seat, contract);
    },
  },
});
