import { end } from 'engawa';
import { COPPER, TRADES } from '../data/index.ts';
import { did } from './deeds.ts';
import { freeActions } from './free.ts';
import { decide } from './kit.ts';
import { gain, gainGoods, mine, pay, payGoods } from './purse.ts';
import { MINE_EACH_EXCHANGE } from './readings.ts';
import { STEPS } from './state.ts';

/** Y-10.9 */
export const exchange = decide(STEPS.exchange, {
  exchange: {
    why(_s, me, _f, index) {
      const trade = TRADES[index];
      if (trade.paysGood >= 0 && me.goods[trade.paysGood] === 0) return 'Y-6.2 goods';
      return me.yen < trade.paysYen ? 'Y-6.2 yen' : undefined;
    },
    play(s, _me, f, index) {
      const { seat, mined } = f;
      const trade = TRADES[index];
      const buysCopper = trade.getsGood === COPPER;
      if (buysCopper) f.mined = 1;
      if (--f.left === 0) end(s);
      pay(s, seat, 'yen', trade.paysYen, did.gave, 'Y-10.9');
      if (trade.paysGood >= 0) payGoods(s, seat, trade.paysGood, 1, did.gave, 'Y-10.9');
      gain(s, seat, 'yen', trade.getsYen, did.got, 'Y-10.9');
      gain(s, seat, 'imports', trade.getsImports, did.got, 'Y-10.9');
      if (trade.getsGood >= 0) gainGoods(s, seat, trade.getsGood, 1, did.got, 'Y-10.9');
      // Y-12.3: once per action, or per exchange (Y-23.1).
      if (buysCopper && (!mined || s.readings & MINE_EACH_EXCHANGE)) mine(s, seat);
    },
  },
  ...freeActions,
  pass: { play: (s) => end(s) },
});
