import type { Face } from 'engawa/face';
import { draw } from './view/board.tsx';
import { HOUSES } from './view/picture.ts';
import { signOf } from './view/sign.tsx';

export const face: Face = {
  draw,
  icon: signOf,
  houses: HOUSES,
  introduction: {
    en: 'An archipelago: every boat you place opens a way, also for the others.',
    fr: 'Un archipel : chaque bateau posé ouvre une route, aux autres aussi.',
    ja: '群島。置いた船は、ほかの人の道にもなる。',
  },
  lesson: async () => (await import('./lesson.ts')).lesson,
  parts: async () => (await import('./parts.ts')).parts,
};
