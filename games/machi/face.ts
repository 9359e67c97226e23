import type { Face } from 'engawa/face';
import { draw } from './view/board.tsx';
import { HOUSES } from './view/picture.ts';
import { signOf } from './view/sign.ts';

export const face: Face = {
  draw,
  icon: signOf,
  houses: HOUSES,
  introduction: {
    en: 'A village through eight years: rice, neighbours, and the occasional duel.',
    fr: 'Un village au fil de huit années : du riz, des voisins et parfois un duel.',
    ja: '8年を巡る村。米と隣人と、ときどき決闘。',
  },
  lesson: async () => (await import('./lesson.ts')).lesson,
  parts: async () => (await import('./parts.ts')).parts,
};
