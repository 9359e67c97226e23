import type { CharacterWording } from './en.ts';

export const ja: CharacterWording = {
  styles: {
    random: '思いつくままに打つ。',
    apprentice: '何でも一度は試してみる。',
    merchant: 'まず貯め込み、なかなか手放さない。',
    trader: '建てられるものは何でも建てる。',
    director: '初手から最後の手番を見すえている。',
    master: 'はるか先まで読み、決まった型を持たない。',
  },
  rating: (points) => `レーティング約${points}。`,
};
