export { Crest, HOUSES, type House } from './crest.tsx';
export type { Content, Drawn } from './node.ts';
export { Patterns } from './patterns.tsx';
export { type Block, Pips, Print, Seal } from './print.tsx';
