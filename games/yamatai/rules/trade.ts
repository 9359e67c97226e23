import { call, end } from 'engawa';
import {
  BOATS,
  EXTRA_TRANSACTIONS,
  GOLD,
  IZANAGI,
  SUSANOO,
  SUSANOO_SELL,
  TOMOE,
  TOMOE_PRICE,
  TRANSACTIONS,
} from '../data/index.ts';
import { did } from './deeds.ts';
import { freeActions } from './free.ts';
import { decide } from './kit.ts';
import { giveBoat, owns, takeBoat } from './purse.ts';
import { GOLD_ONCE_A_ROUND } from './readings.ts';
import { STEPS, type YamataiState } from './state.ts';

/** T-7.1, T-12.16: null when the boat is not for sale. */
export const buyPrice = (s: YamataiState, seat: number, boat: number): number | null =>
  boat === GOLD && owns(s, seat, TOMOE) ? TOMOE_PRICE : BOATS[boat].buy;

/** T-12.15, T-12.16 */
export function sellPrice(s: YamataiState, seat: number, boat: number): number | null {
  if (boat === GOLD && owns(s, seat, TOMOE)) return TOMOE_PRICE;
  return owns(s, seat, SUSANOO) ? SUSANOO_SELL[boat] : BOATS[boat].sell;
}

/** T-20.2: where gold is traded once a round, has it been? */
const hasTradedGold = (s: YamataiState, seat: number, boat: number): boolean =>
  boat === GOLD && (s.goldTraded & (1 << seat)) !== 0;

function countGold(s: YamataiState, seat: number, boat: number): void {
  if (boat === GOLD && s.readings & GOLD_ONCE_A_ROUND) s.goldTraded |= 1 << seat;
}

/** T-7.2: after the last transaction the step is over. */
function countTransaction(s: YamataiState, seat: number): void {
  const most = TRANSACTIONS + (owns(s, seat, IZANAGI) ? EXTRA_TRANSACTIONS : 0);
  if (++s.transactions < most) return;
  end(s);
  call(s, STEPS.place);
}

export const trade = decide(STEPS.trade, {
  buy: {
    why(s, me, f, boat) {
      const price = buyPrice(s, f.seat, boat);
      if (price === null) return 'T-7.1 gold';
      if (hasTradedGold(s, f.seat, boat)) return 'T-20.2';
      if (s.supply[boat] === 0) return 'T-7.1 stock';
      return me.coins < price ? 'T-7.1 coins' : undefined;
    },
    play(s, me, f, boat) {
      const { seat } = f;
      const price = buyPrice(s, seat, boat)!;
      me.coins -= price;
      takeBoat(s, me, boat);
      s.tell?.(did.bought({ seat, what: `boat:${BOATS[boat].id}`, of: price, clause: 'T-7.1' }));
      s.tell?.(did.pricePaid({ seat, what: 'coins', n: price, clause: 'T-7.1' }));
      countGold(s, seat, boat);
      countTransaction(s, seat);
    },
  },
  sell: {
    why(s, me, f, boat) {
      if (me.hand[boat] === 0) return 'T-7.1 hand';
      if (sellPrice(s, f.seat, boat) === null) return 'T-7.1 gold';
      return hasTradedGold(s, f.seat, boat) ? 'T-20.2' : undefined;
    },
    play(s, me, f, boat) {
      const { seat } = f;
      const price = sellPrice(s, seat, boat)!;
      giveBoat(s, me, boat);
      me.coins += price;
      s.tell?.(did.sold({ seat, what: `boat:${BOATS[boat].id}`, of: price, clause: 'T-7.1' }));
      s.tell?.(did.proceeds({ seat, what: 'coins', n: price, clause: 'T-7.1' }));
      countGold(s, seat, boat);
      countTransaction(s, seat);
    },
  },
  stop: {
    play(s) {
      end(s);
      call(s, STEPS.place);
    },
  },
  ...freeActions,
});
