import { end } from 'engawa';
import { ASSISTANT, SHOPHOUSE, SHOPHOUSE_PRICE, TRADING_HOUSE_PRICES, TRADING_HOUSES } from '../data/index.ts';
import { did } from './deeds.ts';
import { freeActions } from './free.ts';
import { decide } from './kit.ts';
import { type Player, STEPS } from './state.ts';

/** Y-10.8: trading houses cost more with every one taken out. */
export function priceOf(me: Player, token: number): number {
  if (token === ASSISTANT) return 0;
  return token === SHOPHOUSE ? SHOPHOUSE_PRICE : TRADING_HOUSE_PRICES[TRADING_HOUSES - me.storedTradingHouses];
}

/** How events name the pieces of the warehouse. */
const THINGS = ['assistants', 'shophouse', 'tradingHouse'] as const;

export function stored(me: Player, token: number): number {
  if (token === ASSISTANT) return me.storedAssistants;
  return token === SHOPHOUSE ? me.storedShophouses : me.storedTradingHouses;
}

/** Y-10.8, Y-11.6: tokens from the warehouse into the hand, one at a time. */
export const recruit = decide(STEPS.recruit, {
  recruit: {
    why(_s, me, _f, token) {
      if (stored(me, token) === 0) return 'Y-10.8 warehouse';
      return me.yen < priceOf(me, token) ? 'Y-6.2 yen' : undefined;
    },
    play(s, me, f, token) {
      if (--f.left === 0) end(s);
      const price = priceOf(me, token);
      if (price > 0) {
        me.yen -= price;
        s.tell?.(did.paidForPiece({ seat: f.seat, n: price, what: 'yen', to: THINGS[token], clause: 'Y-10.8' }));
      }
      if (token === ASSISTANT) {
        me.storedAssistants--;
        me.assistants++;
      } else if (token === SHOPHOUSE) {
        me.storedShophouses--;
        me.shophouses++;
      } else {
        me.storedTradingHouses--;
        me.tradingHouses++;
      }
      s.tell?.(did.tookOut({ seat: f.seat, what: THINGS[token], clause: 'Y-10.8' }));
    },
  },
  ...freeActions,
  pass: { play: (s) => end(s) },
});
