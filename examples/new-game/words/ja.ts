import { japanese, tally } from 'engawa';
import type { GameWords } from './vocabulary.ts';

const { noun, some } = japanese;

export const ja: GameWords = {
  title: '干し柿',
  names: {
    seat: ['橙', '青緑', '梅', '青'].map((name) => noun(name, { effect: 'プレイヤー' })),
    branch: ['左', '中', '右'].map((side) => noun(`${side}の枝`, { effect: '外側の札から採る' })),
    kind: [
      noun('小さい柿', { short: '小', counter: '個', effect: '1点' }),
      noun('丸い柿', { short: '丸', counter: '個', effect: '2点' }),
      noun('大きい柿', { short: '大', counter: '個', effect: '3点' }),
      noun('烏', { counter: '羽', effect: '籠の柿を失う' }),
    ],
  },
  verbs: {
    pick: (branch) => `${branch}から採る`,
    hang: () => '籠の柿を軒に吊るす',
  },
  steps: { turn: '木から採りますか、それとも吊るしますか。' },
  reasons: {
    'H-4.1 bare': 'この枝にはもう何もありません。',
    'H-4.4 empty': '籠が空で、吊るす柿がありません。',
  },
  things: {
    persimmon: noun('柿', { counter: '個', effect: '木から採るもの' }),
    tree: noun('柿の木', { effect: 'まだ誰も見ていない札' }),
    basket: noun('籠', { effect: 'この手番で採ったもの。まだ失うおそれがある' }),
    ground: noun('地面', { effect: '失われた札が落ちる所' }),
    eaves: noun('軒', { effect: 'ここに吊るした柿は安全で、得点になる' }),
    points: noun('得点', { effect: '木が裸になったとき最も多い人の勝ち' }),
  },
  kinds: { branch: '枝' },
  points: (n) => `${n}点`,
  deeds: {
    picked: (tales) =>
      `${tally(tales, ({ what }) => what)
        .map(([what, n]) => some(n, what))
        .join('、')}を採る`,
    crowCame: ({ what }) => `${what}に驚いて逃げる`,
    basketLost: ({ what, n }) => `${some(n, what)}を失う`,
    hung: ({ what, n, to }) => `${some(n, what)}を${to}に吊るす`,
    bare: () => '木が裸になり、ゲーム終了',
  },
  categories: { persimmons: '柿', strings: '揃いの縄' },
  phrases: {
    tree: '柿の木',
    basket: '籠',
    eaves: '軒',
    unseen: '木に残るもの',
    fallen: '落ちたもの',
    empty: 'なし',
    others: 'ほかの人',
    points: (n) => `${n}点`,
    cards: (n) => `${n}枚`,
  },
  tieBreaks: { later: '手番順（遅いほうが上位）' },
};
