import { end, NONE } from 'engawa';
import { GOODS } from '../data/index.ts';
import { did } from './deeds.ts';
import { nextPrice } from './effects.ts';
import { decide } from './kit.ts';
import { pay } from './purse.ts';
import type { Why } from './reasons.ts';
import { REF } from './refs.ts';
import { type NipponState, type Player, STEPS } from './state.ts';

const TOP_MACHINE = 2;

const hasRoom = (me: Player, good: number): boolean => me.factory[good] !== NONE && me.machine[good] < TOP_MACHINE;

function anyRoom(me: Player): boolean {
  for (let good = 0; good < GOODS.length; good++) if (hasRoom(me, good)) return true;
  return false;
}

type MachineryFrame = { done: number; most: number; free: number; readonly seat: number };

/** bulbs-b improves for free (N-11.3). */
const price = (me: Player, f: MachineryFrame): number => (f.free ? 0 : nextPrice(me, 'machinery', f.done));

/** N-5.6 */
export const whyNotMachinery = (_s: NipponState, me: Player): Why =>
  me.yen < nextPrice(me, 'machinery', 0) ? 'N-5.6 yen' : undefined;

const whyNotPay = (me: Player, f: MachineryFrame): Why => (me.yen < price(me, f) ? 'N-5.6 yen' : undefined);

/** bulbs-b improves by its own clause. */
const clauseFor = (f: MachineryFrame): string => (f.free ? 'N-11' : 'N-6.2.1');

/** Gives the price. */
function payOne(s: NipponState, me: Player, f: MachineryFrame): number {
  const cost = price(me, f);
  pay(s, f.seat, 'yen', cost, did.paidForMachine, clauseFor(f));
  if (++f.done === f.most) end(s); // N-12.5.1
  return cost;
}

export const machinery = decide(STEPS.machinery, {
  improve: {
    why(_s, me, f, good) {
      if (me.factory[good] === NONE) return 'N-6.2.1 none';
      if (me.machine[good] === TOP_MACHINE) return 'N-6.2.1 full';
      return whyNotPay(me, f);
    },
    play(s, me, f, good) {
      const { seat } = f;
      const clause = clauseFor(f);
      const to = REF.good[good];
      const of = payOne(s, me, f);
      if (++me.machine[good] === 1) s.tell?.(did.installed({ seat, what: 'machine', to, of, clause }));
      else s.tell?.(did.upgraded({ seat, what: 'upgrade', to, of, clause }));
    },
  },
  spare: {
    // N-6.2.2: the supply only when no factory has room.
    why: (_s, me, f) => (anyRoom(me) ? 'N-6.2.2' : whyNotPay(me, f)),
    play(s, me, f) {
      const { seat } = f;
      const clause = clauseFor(f);
      const of = payOne(s, me, f);
      me.spareMachines++;
      s.tell?.(did.spared({ seat, what: 'spareMachines', of, clause }));
    },
  },
  stop: {
    // N-5.5: one unit is owed, unless the improvements are a gift.
    why: (_s, _me, f) => (f.done === 0 && !f.free ? 'N-5.5' : undefined),
    play: (s) => end(s),
  },
});
