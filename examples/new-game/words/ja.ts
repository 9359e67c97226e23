import { japanese } from 'engawa';
import type { GameWords } from './vocabulary.ts';

const { noun } = japanese;

export const ja: GameWords = {
  title: '干し柿',
  names: {
    seat: [noun('橙'), noun('青緑'), noun('梅'), noun('青')],
    branch: [noun('左の枝'), noun('中の枝'), noun('右の枝')],
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
    persimmon: noun('柿', { counter: '個' }),
    ground: noun('地面'),
    eaves: noun('軒'),
    bare: noun('木が裸になった'),
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
};
