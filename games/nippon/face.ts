import type { Face } from 'engawa/face';
import { draw } from './view/board.tsx';
import { HOUSES } from './view/picture.ts';
import { signOf } from './view/sign.tsx';

export const face: Face = {
  draw,
  icon: signOf,
  houses: HOUSES,
  introduction: {
    en: 'Meiji industry: take a worker, run your factories, and pay the bill before it runs you.',
    fr: 'L’industrie de l’ère Meiji : prenez un ouvrier, faites tourner vos usines et gardez de quoi payer.',
    ja: '明治の産業。労働者を取り、工場を動かし、賃金に追われる前に立て直す。',
  },
  lesson: async () => (await import('./lesson.ts')).lesson,
  parts: async () => (await import('./parts.ts')).parts,
};
