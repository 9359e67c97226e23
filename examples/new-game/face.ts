import type { Face } from 'engawa/face';
import { draw, HOUSES } from './view/board.tsx';
import { signOf } from './view/sign.tsx';

/** How the game looks and is taught. Without it, it is played in text. */
export const face: Face = {
  draw,
  icon: signOf,
  houses: HOUSES,
  introduction: {
    en: 'A persimmon tree, three branches, a few crows: how long do you go on picking?',
    fr: 'Un plaqueminier, trois branches, quelques corbeaux : jusqu’où cueillir ?',
    ja: '柿の木に三本の枝と烏。どこまで採り続けますか。',
  },
  lesson: async () => (await import('./lesson.ts')).lesson,
  parts: async () => (await import('./parts.ts')).parts,
};
