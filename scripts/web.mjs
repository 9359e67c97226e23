// Builds the web client into dist/web with Vite, when it is missing or older than its sources.
import path from 'node:path';
import { changedSince, mtime } from './age.mjs';
import { root } from './bundle.mjs';

const rooms = ['kernel', 'games', 'bots', 'wire', 'commands', 'web', 'scripts/vite'];
const files = [
  ...['package.json', 'package-lock.json', 'vite.config.ts'],
  ...['fonts', 'house-games', 'presses', 'surface'].map((name) => `scripts/${name}.mjs`),
];
const page = path.join(root, 'dist', 'web', 'index.html');

function webIsCurrent() {
  const builtAt = mtime(page);
  if (builtAt === 0 || files.some((file) => mtime(path.join(root, file)) > builtAt)) return false;
  // The build itself writes the fonts.
  return !rooms.some((room) => changedSince(path.join(root, room), builtAt, ['fonts']));
}

/** False when the build failed; Vite has then said why. */
export async function buildWeb() {
  if (webIsCurrent()) return true;
  const start = Date.now();
  const { build } = await import('vite');
  try {
    await build({ configFile: path.join(root, 'vite.config.ts'), logLevel: 'warn' });
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    return false;
  }
  process.stderr.write(`Built the web client in ${((Date.now() - start) / 1000).toFixed(1)} s.\n`);
  return true;
}
