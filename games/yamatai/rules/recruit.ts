import { call, end, NONE } from 'engawa';
import { AMATERATSU, CULTURES, FU_HI, IZANAMI, IZANAMI_SHARE, PAIR, SPECIALISTS, TRIO } from '../data/index.ts';
import { did } from './deeds.ts';
import { canActLate, lateActions } from './free.ts';
import { decide } from './kit.ts';
import { type Player, STEPS, type YamataiState } from './state.ts';
import { nextTurn } from './turn.ts';

/** T-10.1: two alike or three different. */
export function canPay(me: Player): boolean {
  let kinds = 0;
  for (let culture = 0; culture < CULTURES.length; culture++) {
    if (me.culture[culture] >= PAIR) return true;
    if (me.culture[culture] > 0) kinds++;
  }
  return kinds >= TRIO;
}

export function beginRecruit(s: YamataiState, seat: number): void {
  if (s.specialistRow.length > 0 && canPay(s.seat[seat])) call(s, STEPS.recruit);
  else beginEnd(s, seat);
}

/** T-5.3: the last moment for free actions. */
function beginEnd(s: YamataiState, seat: number): void {
  if (canActLate(s, s.seat[seat], seat)) call(s, STEPS.endTurn);
  else nextTurn(s);
}

export const recruit = decide(STEPS.recruit, {
  recruit: {
    why(s, me, _f, specialist) {
      if (!s.specialistRow.includes(specialist)) return 'T-10.1 row';
      return canPay(me) ? undefined : 'T-10.1 cost';
    },
    play(s, _me, _f, specialist) {
      end(s);
      call(s, STEPS.recruitCost, specialist);
    },
  },
  stop: {
    play(s, _me, f) {
      s.tell?.(did.recruitedNobody({ seat: f.seat, clause: 'T-10.1' }));
      end(s);
      nextTurn(s);
    },
  },
  ...lateActions,
});

function spend(s: YamataiState, me: Player, seat: number, culture: number, n: number): void {
  me.culture[culture] -= n;
  s.spentCulture[culture] += n;
  s.tell?.(did.tokensPaid({ seat, what: `culture:${CULTURES[culture].id}`, n, clause: 'T-10.1' }));
}

/** T-10.2, T-10.3 */
function welcome(s: YamataiState, seat: number, specialist: number): void {
  const coins = s.coinsOn[specialist];
  const izanami = s.specialistOwner[IZANAMI];
  const share = izanami === NONE || izanami === seat ? 0 : coins * IZANAMI_SHARE;
  s.specialistRow.remove(specialist);
  s.coinsOn[specialist] = 0;
  s.specialistOwner[specialist] = seat;
  s.tell?.(did.recruited({ seat, what: refOf(specialist), clause: 'T-10.1' }));
  if (specialist === AMATERATSU) s.tell?.(did.tokensDoubled({ seat, what: refOf(specialist), clause: 'T-12.1' }));
  if (specialist === FU_HI) s.tell?.(did.coinsRevalued({ seat, what: refOf(specialist), clause: 'T-12.5' }));
  if (coins > 0) {
    s.seat[seat].coins += coins - share;
    const n = coins - share;
    s.tell?.(did.coinsOfRecruit({ seat, what: 'coins', n, from: refOf(specialist), clause: 'T-10.2' }));
  }
  if (share > 0) {
    s.seat[izanami].coins += share;
    const n = share;
    s.tell?.(did.izanamiShare({ seat: izanami, what: 'coins', n, from: refOf(specialist), clause: 'T-12.8' }));
  }
  beginEnd(s, seat);
}

const refOf = (specialist: number): string => `specialist:${SPECIALISTS[specialist].id}`;

export const recruitCost = decide(STEPS.recruitCost, {
  pair: {
    why: (_s, me, _f, culture) => (me.culture[culture] < PAIR ? 'T-10.1 pair' : undefined),
    play(s, me, f, culture) {
      const { seat, specialist } = f;
      end(s);
      spend(s, me, seat, culture, PAIR);
      welcome(s, seat, specialist);
    },
  },
  trio: {
    whyFirst: (_s, me, _f, a) => (me.culture[a] === 0 ? 'T-10.1 trio' : undefined),
    why(_s, me, _f, a, b, c) {
      if (a >= b || b >= c) return 'T-10.1 different';
      return me.culture[b] > 0 && me.culture[c] > 0 ? undefined : 'T-10.1 trio';
    },
    play(s, me, f, a, b, c) {
      const { seat, specialist } = f;
      end(s);
      spend(s, me, seat, a, 1);
      spend(s, me, seat, b, 1);
      spend(s, me, seat, c, 1);
      welcome(s, seat, specialist);
    },
  },
});

export const endTurn = decide(STEPS.endTurn, {
  stop: {
    play(s, _me, f) {
      s.tell?.(did.turnEnded({ seat: f.seat, clause: 'T-5.2' }));
      end(s);
      nextTurn(s);
    },
  },
  ...lateActions,
});
