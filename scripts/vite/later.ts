import type { Plugin } from 'vite';

const MIND = /[\\/]games[\\/]\w+[\\/]bot[\\/]mind\.ts$/;
const ABOUT = /[\\/]games[\\/]\w+[\\/]view[\\/]about\.ts$/;

/**
 * A page opens a game without what its first choice does not need: bots think in a worker, and what is told of a thing comes with the first
 * look (`about.ts?late`, by web/library.ts).
 */
export const later = (): Plugin => ({
  name: 'engawa-later',
  load(id) {
    if (MIND.test(id)) return 'export const mind = undefined;\n';
    return ABOUT.test(id) ? 'export const about = undefined;\n' : undefined;
  },
});
