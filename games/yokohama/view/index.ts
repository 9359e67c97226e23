export { draw } from './board.tsx';
export { HOUSES } from './scene.ts';
