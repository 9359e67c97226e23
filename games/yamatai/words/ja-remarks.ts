import { japanese, type Word } from 'engawa';
import { COINS_PER_POINT } from '../data/index.ts';
import { groups } from './groups.ts';
import { COIN, PRESTIGE } from './ja-nouns.ts';
import type { Remarks } from './remarks.ts';

const { some } = japanese;

const each = (words: readonly Word[]): string =>
  groups(words)
    .map(([word, n]) => some(n, word))
    .join('、');

const price = (coins: number | null, noun: string): string =>
  coins === null ? `${noun}不可` : `${noun}は${some(coins, COIN)}`;

export const remarks: Remarks = {
  categories: {
    coins: `終了時コイン${COINS_PER_POINT}枚ごとに1点。フヒがいれば3枚ごと。`,
    prestigeTokens: '威信トークン1個につき1点。アマテラツがいれば2点。',
    buildings: '建てた建物に書かれた点。',
    specialists: '雇った専門家に書かれた点。',
    unbuilt: '予約したまま建てていない建物1枚につき−1点。',
    setAside: '除外した船2隻ごとに−1点。',
  },

  takenBy: (seat) => `このラウンドに${seat}が取った。`,
  notReceived: (boat) => `${boat}はストック切れで受け取れない。`,

  boat: '島の間に置くと、誰の収穫にも建設にも使える。',
  stock: (n, of) => `ストックの残り：${of}隻中${n}隻。`,
  prices: (buy, sell) => `あなたの場合：${price(buy, '購入')}、${price(sell, '売却')}。`,

  space: '船1隻の場所。接する島の収穫と建設に使える。',
  entry: '入口：手番の最初の船を、色に関係なくここに置ける。',
  boatHere: (boat) => `${boat}がある。`,
  placedNow: (nth) => `この手番の${nth}隻目に置かれた。`,

  island: '空いている：隣に船を置いた人が建てられる。',
  tokenHere: (culture) => `${culture}がある：この手番に隣に置いた船で収穫できる。`,
  sanctuaryHere: '聖域がある：誰も建てられない。',
  toriiHere: '鳥居がある：隣に家か店を建てると威信トークン1個。',
  palaceHere: '宮殿がある：隣に家か店を建てると威信トークン1個。',
  buildingOf: (seat) => `${seat}の建物がある。`,
  mountainHere: (tokens) => `山：ここに家か店を建てると${some(tokens, PRESTIGE)}。`,
  around: (boats) => `周りの船：${each(boats)}。`,
  readyFor: (building) => `${building}の船がそろっている。`,
  shortFor: (building, boats) => `${building}には${each(boats)}が足りない。`,
  groupHere: (size, coins) => `ここに家を建てると${size}軒がつながり${some(coins, COIN)}、店ならその2倍。`,
  beside: (tokens) => `鳥居・宮殿の隣：ここに家か店を建てると${some(tokens, PRESTIGE)}。`,
  toll: (seat, coins) => `ここに建てると${seat}に通行料${some(coins, COIN)}を払う（アナンダ）。`,

  culture: '同じもの2個か異なる3個で専門家を雇える。',
  onIslands: (n) => `島に残り${n}個。`,
  yours: (n) => `あなたは${n}個持っている。`,

  readyOn: (islands) => `船がそろっている島：${islands.map(String).join('、')}。`,
  shortOn: (boats, island) => `いちばん近いのは${island}：${each(boats)}が足りない。`,
  builtBy: (seat) => `${seat}が建てた。`,
  reservedBy: (seat) => `${seat}が予約中：建てるまで−1点。`,

  coinsOn: (n) => `雇った人が${some(n, COIN)}を得る。`,
  shared: (seat) => `半分は${seat}が得る（イザナミ）。`,
  employedBy: (seat) => `${seat}に雇われている。`,
  canPay: 'あなたの文化トークンで雇える。',
  cannotPay: '同じ文化トークン2個か、異なる3個が足りない。',
  worthNow: (points) => `今ならあなたにとって${points}点分の能力。`,

  sum: (total, parts) =>
    `${total}点${parts.length > 0 ? `＝${parts.map(([category, n]) => `${category}${n}`).join('＋')}` : ''}`,
  coinsCount: (coins, per, points) => `あなた：${some(coins, COIN)}で${points}点（${per}枚ごとに1点）。`,
  tokensCount: (tokens, value, points) => `あなた：${tokens}個で${points}点（1個${value}点）。`,
  asideCount: (boats, points) => `あなた：${boats}隻で−${points}点。`,
  portRoom: (n) => `あなたの港には${n}隻入る。`,
};
