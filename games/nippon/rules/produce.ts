import { end, NONE } from 'engawa';
import { FACTORIES, GOODS } from '../data/index.ts';
import { extraGoods } from './effects.ts';
import { decide } from './kit.ts';
import { pay } from './purse.ts';
import type { Why } from './reasons.ts';
import { type NipponState, type Player, STEPS } from './state.ts';

const MOST = 3;

const freeStorage = (me: Player, good: number): number => GOODS[good].storage - me.goods[good];

function whyNotRun(me: Player, good: number): Why {
  const tile = me.factory[good];
  if (tile === NONE) return 'N-6.3.1 factory';
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
    if (me.factory[good] !== NONE) why = reason;
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
      pay(s, f.seat, 'coal', FACTORIES[tile].coal, 'N-6.3.1');
      // What does not fit is lost.
      const made = Math.min(freeStorage(me, good), 1 + me.machine[good] + extraGoods(tile));
      me.goods[good] += made;
      s.tell?.({ kind: 'gain', seat: f.seat, what: `good:${GOODS[good].id}`, n: made, clause: 'N-6.3.1' });
      f.ran |= 1 << good;
      if (++f.done === MOST) end(s); // N-12.5.1
    },
  },
  stop: {
    why: (_s, _me, f) => (f.done === 0 ? 'N-5.5' : undefined),
    play: (s) => end(s),
  },
});
