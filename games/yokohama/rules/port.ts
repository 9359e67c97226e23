import { end, NONE } from 'engawa';
import { AREA, BOARD_SLOTS, ORDERS, PORT_POWER, SECOND_CARD } from '../data/index.ts';
import { did } from './deeds.ts';
import { refill, slotOf } from './display.ts';
import { freeActionOpen, freeActions } from './free.ts';
import { decide } from './kit.ts';
import { BY_YEN } from './lexicon.ts';
import { areaRef } from './map.ts';
import { handIsFull } from './orders.ts';
import { pay } from './purse.ts';
import type { Why } from './reasons.ts';
import { type Player, STEPS, type YokohamaState } from './state.ts';

interface Visit {
  readonly port: number;
  readonly power: number;
}

/** Y-10.6.1, Y-10.6.3, Y-6.3 */
function whyNotCard(s: YokohamaState, me: Player, f: Visit, order: number): Why {
  if (handIsFull(me)) return 'Y-6.3';
  const slot = slotOf(s.ports, f.port, order);
  if (slot === NONE) return 'Y-10.6.3';
  return f.power < PORT_POWER[slot % BOARD_SLOTS] ? 'Y-10.6.1' : undefined;
}

const canPaySecond = (me: Player): boolean => me.yen >= SECOND_CARD.yen || me.imports >= SECOND_CARD.imports;

function takeCard(s: YokohamaState, me: Player, seat: number, port: number, order: number): void {
  s.ports[slotOf(s.ports, port, order)] = NONE;
  s.takenBy[order] = seat;
  me.orders.push(order);
  s.tell?.(did.tookOrder({ seat, what: `order:${ORDERS[order].id}`, clause: 'Y-10.6.2' }));
}

/** Y-10.6.4 */
function finish(s: YokohamaState, port: number): void {
  end(s);
  const gaps = refill(s.ports, port, s.orderDeck);
  if (!s.tell) return;
  const to = areaRef(port === 0 ? AREA['port-a'] : AREA['port-b']);
  for (let slot = BOARD_SLOTS - gaps; slot < BOARD_SLOTS; slot++) {
    const order = s.ports[port * BOARD_SLOTS + slot];
    if (order === NONE) continue;
    s.tell(did.ordersAppeared({ seat: NONE, what: `order:${ORDERS[order].id}`, to, clause: 'Y-10.6.4' }));
  }
}

function whyNotPay(me: Player, payment: number): Why {
  if (payment === BY_YEN) return me.yen < SECOND_CARD.yen ? 'Y-6.2 yen' : undefined;
  return me.imports < SECOND_CARD.imports ? 'Y-6.2 imports' : undefined;
}

/** Y-10.6 */
export const port = decide(STEPS.port, {
  take: {
    whyNow: (_s, _me, f) => (f.taken > 0 ? 'Y-10.6.2 second' : undefined),
    why: (s, me, f, order) => whyNotCard(s, me, f, order),
    among: (s) => s.ports,
    play(s, me, f, order) {
      f.taken = 1;
      const board = f.port;
      takeCard(s, me, f.seat, board, order);
      if (handIsFull(me) || !(canPaySecond(me) || freeActionOpen(s, me))) finish(s, board);
    },
  },
  buy: {
    whyNow: (_s, _me, f) => (f.taken === 0 ? 'Y-10.6.2 first' : undefined),
    whyFirst: (s, me, f, order) => whyNotCard(s, me, f, order),
    why: (_s, me, _f, _order, payment) => whyNotPay(me, payment),
    among: (s) => s.ports,
    play(s, me, f, order, payment) {
      const { seat, port: board } = f;
      if (payment === BY_YEN) pay(s, seat, 'yen', SECOND_CARD.yen, did.paidForSecond, 'Y-10.6.2');
      else pay(s, seat, 'imports', SECOND_CARD.imports, did.paidForSecond, 'Y-10.6.2');
      takeCard(s, me, seat, board, order);
      finish(s, board);
    },
  },
  ...freeActions,
  pass: { play: (s, _me, f) => (f.taken > 0 ? finish(s, f.port) : end(s)) },
});
