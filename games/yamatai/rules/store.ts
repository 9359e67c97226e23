import { call, end } from 'engawa';
import { BOATS } from '../data/index.ts';
import { did } from './deeds.ts';
import { canExchange } from './exchange.ts';
import { freeActions } from './free.ts';
import { decide } from './kit.ts';
import { handSize, portSize } from './purse.ts';
import { beginRecruit } from './recruit.ts';
import { type Player, STEPS, type YamataiState } from './state.ts';

/** T-9: asked when boats must go, or when they could still be exchanged. */
export function beginStore(s: YamataiState, seat: number): void {
  const me = s.seat[seat];
  if (handSize(me) > portSize(s, seat) || canExchange(s, me, seat)) call(s, STEPS.store);
  else keepAll(s, me, seat);
}

function keepOne(s: YamataiState, me: Player, seat: number, boat: number): void {
  me.hand[boat]--;
  me.port[boat]++;
  s.tell?.(did.kept({ seat, what: `boat:${BOATS[boat].id}`, clause: 'T-9.1' }));
}

/** T-9.2 */
function setAside(s: YamataiState, me: Player, seat: number, boat: number): void {
  me.hand[boat]--;
  me.aside[boat]++;
  s.tell?.(did.setAside({ seat, what: `boat:${BOATS[boat].id}`, clause: 'T-9.2' }));
}

function keepAll(s: YamataiState, me: Player, seat: number): void {
  for (let boat = 0; boat < BOATS.length; boat++) while (me.hand[boat] > 0) keepOne(s, me, seat, boat);
  beginRecruit(s, seat);
}

/** T-9.1: fills the port, then sets the rest aside (T-9.2). */
function keepMore(s: YamataiState, me: Player, seat: number, room: number): void {
  if (room > 0) {
    call(s, STEPS.keep, room);
    return;
  }
  for (let boat = 0; boat < BOATS.length; boat++) while (me.hand[boat] > 0) setAside(s, me, seat, boat);
  beginRecruit(s, seat);
}

export const store = decide(STEPS.store, {
  keep: {
    why(s, me, f, boat) {
      if (me.hand[boat] === 0) return 'T-9.1 hand';
      return handSize(me) <= portSize(s, f.seat) ? 'T-9.1 all' : undefined;
    },
    play(s, me, f, boat) {
      end(s);
      keepOne(s, me, f.seat, boat);
      keepMore(s, me, f.seat, portSize(s, f.seat) - 1);
    },
  },
  stop: {
    why: (s, me, f) => (handSize(me) > portSize(s, f.seat) ? 'T-9.1 port' : undefined),
    play(s, me, f) {
      const { seat } = f;
      end(s);
      s.tell?.(did.exchangedNothing({ seat, clause: 'T-5.3' }));
      keepAll(s, me, seat);
    },
  },
  ...freeActions,
});

export const keep = decide(STEPS.keep, {
  keep: {
    why: (_s, me, _f, boat) => (me.hand[boat] === 0 ? 'T-9.1 hand' : undefined),
    play(s, me, f, boat) {
      const { seat, room } = f;
      end(s);
      keepOne(s, me, seat, boat);
      keepMore(s, me, seat, room - 1);
    },
  },
});
