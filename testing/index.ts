export { type Looks, looksInPlay, looksOf } from './looks.ts';
export { properties } from './properties.ts';
export { refusalOf } from './refusal.ts';
export { type Scene, scene } from './scene.ts';
export { anything, type Chooser, type Sight, spectator } from './spectator.ts';
