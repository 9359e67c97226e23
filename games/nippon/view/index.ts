export { draw } from './board.tsx';
