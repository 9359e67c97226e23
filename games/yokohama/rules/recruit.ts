import { end } from 'engawa';
import { ASSISTANT, SHOPHOUSE, SHOPHOUSE_PRICE, TRADING_HOUSE_PRICES, TRADING_HOUSES } from '../data/index.ts';
import { freeActions } from './free.ts';
import { decide } from './kit.ts';
import { gain, pay } from './purse.ts';
import { type Player, STEPS } from './state.ts';

/** Y-10.8: trading houses cost more with every one taken out. */
export function priceOf(me: Player, token: number): number {
  if (token === ASSISTANT) return 0;
  return token === SHOPHOUSE ? SHOPHOUSE_PRICE : TRADING_HOUSE_PRICES[TRADING_HOUSES - me.storedTradingHouses];
}

function stored(me: Player, token: number): number {
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
      pay(s, f.seat, 'yen', priceOf(me, token), 'Y-10.8');
      if (token === ASSISTANT) {
        me.storedAssistants--;
        gain(s, f.seat, 'assistants', 1, 'Y-10.8');
        return;
      }
      if (token === SHOPHOUSE) {
        me.storedShophouses--;
        me.shophouses++;
      } else {
        me.storedTradingHouses--;
        me.tradingHouses++;
      }
      s.tell?.({
        kind: 'gain',
        seat: f.seat,
        what: token === SHOPHOUSE ? 'shophouse' : 'tradingHouse',
        clause: 'Y-10.8',
      });
    },
  },
  ...freeActions,
  pass: { play: (s) => end(s) },
});
