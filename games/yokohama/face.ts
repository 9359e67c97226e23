import type { Face } from 'engawa/face';
import { draw } from './view/board.tsx';
import { HOUSES } from './view/picture.ts';
import { signOf } from './view/sign.tsx';

export const face: Face = {
  draw,
  icon: signOf,
  houses: HOUSES,
  introduction: {
    en: 'A trading port: walk your president through the quarters; the more of yours wait there, the more they do.',
    fr: 'Un port marchand : menez votre président de quartier en quartier ; plus les vôtres y sont nombreux, plus l’action est forte.',
    ja: '貿易の港。社長を歩かせ、部下が集まる所ほど大きな仕事をする。',
  },
  lesson: async () => (await import('./lesson.ts')).lesson,
  parts: async () => (await import('./parts.ts')).parts,
};
