export { properties } from './properties.ts';
export { type Scene, scene } from './scene.ts';
