import { call, callFor, end, NONE } from 'engawa';
import { BALL_VP, GOODS, ORDER_HAND, ORDERS, SCHOOL_YEN, TECHNOLOGY } from '../data/index.ts';
import { did } from './deeds.ts';
import { auto, decide, together } from './kit.ts';
import { addIcon } from './nations.ts';
import { bonus, dividend, payGoods } from './purse.ts';
import type { Why } from './reasons.ts';
import { receive } from './rewards.ts';
import { type Player, STEPS, type YokohamaState } from './state.ts';

/** Y-6.3 */
export const handIsFull = (me: Player): boolean => me.orders.length === ORDER_HAND;

/** Y-5.12: the game starts when everybody has chosen. */
export const keepOrders = together(STEPS.keepOrders, (s) => {
  end(s);
  s.tell?.(did.roundBegins({ seat: NONE, n: s.round, clause: 'Y-2.9' }));
  s.tell?.(did.begins({ seat: s.first, clause: 'Y-5.7' }));
  callFor(s, s.first, STEPS.turnStart);
});

/** Y-5.11 */
export const keepOrder = decide(STEPS.keepOrder, {
  keep: {
    why: (_s, me, _f, order) => (me.orders.includes(order) ? undefined : 'Y-5.11'),
    among: (_s, me) => me.orders,
    play(s, me, f, order) {
      end(s);
      me.orders.remove(order);
      me.returned = me.orders.pop();
      me.orders.push(order);
      s.tell?.(did.kept({ seat: f.seat, what: `order:${ORDERS[order].id}`, clause: 'Y-5.11', only: f.seat }));
    },
  },
});

/** Y-16.2: what was taken from a port is known to everybody, so the hand is not looked at for it. */
const holds = (s: YokohamaState, me: Player, seat: number, order: number): boolean =>
  s.takenBy[order] === seat ? s.fulfilledBy[order] === NONE : me.orders.includes(order);

export function whyNotFulfil(s: YokohamaState, me: Player, seat: number, order: number): Why {
  if (!holds(s, me, seat, order)) return 'Y-9.3.1 card';
  const { goods } = ORDERS[order];
  for (let good = 0; good < GOODS.length; good++) if (me.goods[good] < goods[good]) return 'Y-9.3.1';
  return undefined;
}

/** Y-9.3.2 */
export function fulfil(s: YokohamaState, me: Player, seat: number, order: number): void {
  const { goods, reward } = ORDERS[order];
  me.orders.remove(order);
  s.fulfilledBy[order] = seat;
  s.tell?.(did.fulfilled({ seat, what: `order:${ORDERS[order].id}`, clause: 'Y-9.3.1' }));
  for (let good = 0; good < GOODS.length; good++) payGoods(s, seat, good, goods[good], did.delivered, 'Y-9.3.1');
  call(s, STEPS.fulfilled, order);
  receive(s, seat, reward, 'orders', 'Y-9.3.1');
}

/** Y-9.3.2: after the printed reward, icons included. */
export const fulfilled = auto(STEPS.fulfilled, (s, f) => {
  const { seat, order } = f;
  end(s);
  bonus(s, seat, TECHNOLOGY.ball, BALL_VP, 'Y-12.7');
  dividend(s, seat, TECHNOLOGY['language-school'], SCHOOL_YEN, 'Y-12.8');
  addIcon(s, seat, ORDERS[order].nation);
});

/** Orders a seat has fulfilled. */
export function fulfilledCount(s: YokohamaState, seat: number): number {
  let n = 0;
  for (let order = 0; order < ORDERS.length; order++) if (s.fulfilledBy[order] === seat) n++;
  return n;
}
