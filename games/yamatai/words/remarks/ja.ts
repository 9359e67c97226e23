import { japanese, tally, type Word } from 'engawa';
import { COINS_PER_POINT } from '../../data/index.ts';
import { COIN, PRESTIGE } from '../ja-nouns.ts';
import type { Remarks } from './remarks.ts';

const { some } = japanese;

const each = (words: readonly Word[]): string =>
  tally(words, (word) => word)
    .map(([word, n]) => some(n, word))
    .join('、');

const price = (coins: number | null, noun: string): string =>
  coins === null ? `${noun}不可` : `${noun}は${some(coins, COIN)}`;

export const remarks: Remarks = {
  categories: {
    coins: `終了時コイン${COINS_PER_POINT}枚ごとに1点。フヒがいれば3枚ごと。`,
    prestigeTokens: '威信トークン1個につき1点。アマテラスがいれば2点。',
    buildings: '建てた建物に書かれた点。',
    specialists: '雇った専門家に書かれた点。',
    unbuilt: '予約したまま建てていない建物1枚につき−1点。',
    setAside: '除外した船2隻ごとに−1点。',
  },

  rank: '番号：小さいほど、次のラウンドで先に手番が来る',
  takenBy: (seat) => `取った人：${seat}`,
  notReceived: (boat) => `ストック切れ：${boat}は付かない`,

  boat: '使い道：島の間に置く。その手番の収穫に使え、以後は誰の建設にも使える',
  stock: (n, of) => `ストック：${of}隻中${n}隻`,
  prices: (buy, sell) => `値段：${price(buy, '購入')}、${price(sell, '売却')}`,

  space: '使い道：船1隻を置くマス。接する島すべてに効く',
  entry: '入口：手番の最初の船を、色に関係なくここに置ける',
  boatHere: (boat) => `今：${boat}がある`,
  placedNow: (nth) => `この手番：${nth}隻目に置かれた`,

  island: '今：空いている。隣に船を置いた人が建てられる',
  tokenHere: (culture) => `今：${culture}がある。この手番に隣に置いた船で収穫できる`,
  sanctuaryHere: '今：聖域がある。誰も建てられない',
  toriiHere: '今：鳥居がある。隣に家か店を建てると威信トークン1個',
  palaceHere: '今：宮殿がある。隣に家か店を建てると威信トークン1個',
  buildingOf: (seat) => `今：${seat}の建物がある`,
  mountainHere: (tokens) => `山：ここに家か店を建てると${some(tokens, PRESTIGE)}`,
  around: (boats) => `周りの船：${each(boats)}`,
  readyFor: (building) => `建設可：${building}の船がそろっている`,
  shortFor: (building, boats) => `不足：${building}には${each(boats)}が足りない`,
  groupHere: (size, coins) => `ここに家を建てると${size}軒がつながり${some(coins, COIN)}、店ならその2倍`,
  beside: (tokens) => `隣に鳥居・宮殿：ここに家か店を建てると${some(tokens, PRESTIGE)}`,
  toll: (seat, coins) => `通行料：ここに建てると${seat}に${some(coins, COIN)}を払う（アナンダ）`,

  culture: '使い道：同じもの2個か異なる3個で専門家を雇える',
  onIslands: (n) => `島の上：${n}個`,
  yours: (n) => `手持ち${n}個`,

  readyOn: (islands) => `建設可：${islands.map(String).join('、')}`,
  shortOn: (boats, island) => `最も近い島：${island}。${each(boats)}が足りない`,
  builtBy: (seat) => `建てた人：${seat}`,
  reservedBy: (seat) => `予約：${seat}。建てるまで−1点`,

  coinsOn: (n) => `コイン：雇った人が${n}枚を得る`,
  shared: (seat) => `イザナミ：半分は${seat}が得る`,
  employedBy: (seat) => `雇い主：${seat}`,
  canPay: '手持ちの文化トークンで雇える',
  cannotPay: '同じ文化トークン2個も、異なる3個もそろっていない',
  worthNow: (points) => `今ならこの能力は${points}点分`,

  sum: (total, parts) =>
    `${total}点${parts.length > 0 ? `＝${parts.map(([category, n]) => `${category}${n}`).join('＋')}` : ''}`,
  coinsCount: (coins, per, points) => `${some(coins, COIN)}で${points}点（${per}枚ごとに1点）`,
  tokensCount: (tokens, value, points) => `${some(tokens, PRESTIGE)}で${points}点（1個${value}点）`,
  asideCount: (boats, points) => `除外${boats}隻で−${points}点`,
  portRoom: (n) => `${n}隻入る`,
};
