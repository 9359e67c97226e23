import type { Face } from 'engawa/face';
import { draw } from './view/board.tsx';
import { HOUSES } from './view/picture.ts';

export const face: Face = {
  draw,
  houses: HOUSES,
  introduction: {
    en: 'Flower cards for two: capture by month, make your yaku, and dare to say koi-koi.',
    fr: 'Les cartes aux fleurs, à deux : prenez par mois, formez vos yaku et osez dire koi-koi.',
    ja: '二人で遊ぶ花札。同じ月の札を合わせて役を作り、こいこいか勝負かを決める。',
  },
  lesson: async () => (await import('./lesson.ts')).lesson,
  parts: async () => (await import('./parts.ts')).parts,
};
