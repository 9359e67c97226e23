export { draw } from './board.tsx';
export { HOUSES } from './picture.ts';
