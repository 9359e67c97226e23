import { end, NONE } from 'engawa';
import { FACTORIES, GOODS } from '../data/index.ts';
import { did } from './deeds.ts';
import { extraGoods } from './effects.ts';
import { decide } from './kit.ts';
import { pay } from './purse.ts';
import type { Why } from './reasons.ts';
import { REF } from './refs.ts';
import { type NipponState, type Player, STEPS } from './state.ts';

const MOST = 3;

const freeStorage = (me: Player, good: number): number => GOODS[good].storage - me.goods[good];

/** N-6.3.1: what one run makes, if there is room for it. */
export const outputOf = (me: Player, good: number): number => 1 + me.machine[good] + extraGoods(me.factory[good]);

function whyNotRun(me: Player, good: number): Why {
  const tile = me.factory[good];
  if (tile === NONE) return 'N-6.3.1 none';
  if (freeStorage(me, good) === 0) return 'N-6.3.1 full';
  if (me.coal < FACTORIES[tile].coal) return 'N-5.6 coal';
  return undefined;
}

/** N-5.6 */
export function whyNotProduce(_s: NipponState, me: Player): Why {
  let why: Why = 'N-6.3.1 factory';
  for (let good = 0; good < GOODS.length; good++) {
    const reason = whyNotRun(me, good);
    if (!reason) return undefined;
    // A factory with room that lacks coal is nearer than one that is full.
    if (reason === 'N-5.6 coal') why = reason;
    else if (reason === 'N-6.3.1 full' && why === 'N-6.3.1 factory') why = 'N-6.3.1 stores';
  }
  return why;
}

export const produce = decide(STEPS.produce, {
  run: {
    why(_s, me, f, good) {
      if (f.ran & (1 << good)) return 'N-6.3.1 ran';
      return whyNotRun(me, good);
    },
    play(s, me, f, good) {
      const tile = me.factory[good];
      const { seat } = f;
      const { coal } = FACTORIES[tile];
      const what = REF.good[good];
      pay(s, seat, 'coal', coal, did.burned, 'N-6.3.1');
      const output = outputOf(me, good);
      // What does not fit is lost.
      const made = Math.min(freeStorage(me, good), output);
      me.goods[good] += made;
      s.tell?.(did.produced({ seat, what, n: made, of: coal, clause: 'N-6.3.1' }));
      if (made < output) s.tell?.(did.spoiled({ seat, what, n: output - made, clause: 'N-6.3.1' }));
      f.ran |= 1 << good;
      if (++f.done === MOST) end(s); // N-12.5.1
    },
  },
  stop: {
    why: (_s, _me, f) => (f.done === 0 ? 'N-5.5' : undefined),
    play: (s) => end(s),
  },
});
