import { japanese } from 'engawa';
import { money, things } from '../things/ja.ts';
import type { Remarks } from '../vocabulary.ts';

const { some } = japanese;

export const remarks: Remarks = {
  price: (amount) => `あなたの費用：${amount}`,
  short: (amount) => `${amount}足りない`,
  plans: (needed, knowledge, plans) => `必要知識${needed}−あなたの知識${knowledge}＝${plans}`,
  enough: (needed, knowledge) => `必要知識${needed}、あなたの知識${knowledge}`,
  wage: (n) => (n === 0 ? '同じ色がいるので賃金は増えない' : `新しい色なので賃金が${money(n)}増える`),
  builtBy: (name) => `${name}が建てた`,
  run: (coal, goods) => `1回の稼働：${coal}で${goods}`,
  stored: (n, of) => `倉庫に${of}個中${n}個`,
  level: (value, step, of) => `現在${value}（${of}段中${step}段）`,
  next: (value, steps) => `${steps}上げると${value}`,
  asks: (good, stored) => `${good}を求める${stored === undefined ? '' : `（手持ち${stored}個）`}`,
  held: (name, value) => `${name}の${value}がある。より大きいタイルだけが置き換えられる`,
  full: (lowest) => `都市は満杯。${lowest}より大きいタイルが必要`,
  tiles: (n, of) => `タイル${n}枚（${of}枚まで）`,
  mine: (influence, places, ships) =>
    `あなた：影響力${influence}、今得点計算すると${places}点${ships ? `＋船${ships}点` : ''}`,
  ended: (base, times) => (times ? `今終われば${base}×${times}＝${base * times}点` : `${base}、タイルがないので0点`),
  ready: '商品がそろっている',
  done: '達成済み',
  workers: (n) => `労働者${n}人が必要`,
  reward: (n, times) => `${some(n, things.workers)}で${times}倍の恩賞`,
  bill: (income, wages, rest) => `収入${income}−賃金${wages}＝${rest}`,
  conversions: (n) => `${n}段上げられる`,
  made: (parts) => parts.join('、'),
};
