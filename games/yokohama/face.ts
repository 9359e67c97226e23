import type { Face } from 'engawa/face';
import { draw } from './view/board.tsx';
import { HOUSES } from './view/picture.ts';

export const face: Face = {
  draw,
  houses: HOUSES,
  introduction: {
    en: 'A trading port: walk your president through the quarters, and let power do the work.',
    fr: 'Un port marchand : menez votre président de quartier en quartier et laissez la puissance agir.',
    ja: '貿易の港。社長を町々に歩かせ、力で仕事を進める。',
  },
  lesson: async () => (await import('./lesson.ts')).lesson,
  parts: async () => (await import('./parts.ts')).parts,
};
