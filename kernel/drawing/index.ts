export { BLOCKS } from './blocks.ts';
export { Crest, HOUSES, type House } from './crest.tsx';
export { type Eyes, eyesOf } from './eyes.ts';
export { Level, Nameplate, Pips, Seal } from './figures.tsx';
export { OpenSea, Peak, Ripples } from './land.tsx';
export type { Content, Drawn } from './node.ts';
export { Patterns } from './patterns.tsx';
export { type Block, printer } from './print.tsx';
export { tip } from './tip.ts';
