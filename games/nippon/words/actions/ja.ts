import { japanese } from 'engawa';
import { INVEST_PRICE, PRICES, TRANSPORT_VALUE } from '../../data/index.ts';
import { money } from '../things/ja.ts';

export const action = Object.entries({
  投資: `${money(INVEST_PRICE)}で工場を1つ、足りない知識は青写真で補う`,
  機械化: `機械3台までを${money(...PRICES.machinery)}で、1台ごとに工場の生産+1`,
  生産: '工場3つまでを石炭で稼働、それぞれ商品1個と機械の分',
  知識: `知識3段までを${money(...PRICES.knowledge)}で`,
  鉄道: `鉄道3枚まで${money(...PRICES.trains)}、タイルのある地域で影響力${TRANSPORT_VALUE}ずつ`,
  鉱山: `石炭3段までを${money(...PRICES.mines)}で`,
  船: `船3隻まで${money(...PRICES.ships)}、2位以内の地域で${TRANSPORT_VALUE}点ずつ`,
  輸出: '契約3件までの商品を納める',
  国内市場: '商品を納め、1つの地域に影響力タイルを3枚まで',
}).map(([name, effect]) => japanese.noun(name, { effect }));
