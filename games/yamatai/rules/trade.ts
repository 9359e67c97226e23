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
import { STEPS, type YamataiState } from './state.ts';

/** T-7.1, T-12.16: null when the boat is not for sale. */
export const buyPrice = (s: YamataiState, seat: number, boat: number): number | null =>
  boat === GOLD && owns(s, seat, TOMOE) ? TOMOE_PRICE : BOATS[boat].buy;

/** T-12.15, T-12.16 */
export function sellPrice(s: YamataiState, seat: number, boat: number): number | null {
  if (boat === GOLD && owns(s, seat, TOMOE)) return TOMOE_PRICE;
  return owns(s, seat, SUSANOO) ? SUSANOO_SELL[boat] : BOATS[boat].sell;
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
      countTransaction(s, seat);
    },
  },
  sell: {
    why(s, me, f, boat) {
      if (me.hand[boat] === 0) return 'T-7.1 hand';
      return sellPrice(s, f.seat, boat) === null ? 'T-7.1 gold' : undefined;
    },
    play(s, me, f, boat) {
      const { seat } = f;
      const price = sellPrice(s, seat, boat)!;
      giveBoat(s, me, boat);
      me.coins += price;
      s.tell?.(did.sold({ seat, what: `boat:${BOATS[boat].id}`, of: price, clause: 'T-7.1' }));
      s.tell?.(did.proceeds({ seat, what: 'coins', n: price, clause: 'T-7.1' }));
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
