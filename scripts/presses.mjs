// The presses of the games of the house (library/pressing.mjs) and the figures they had before, as modules of the build: `virtual:presses`.
// A press is a file of its own, which nobody fetches who plays a game as it is.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pressSource } from '../library/pressing.mjs';
import { folder, houseGames } from './house-games.mjs';

const LIST = 'virtual:presses';
/** The last part of the name is that of the file. */
const PRESS = /^virtual:press\/press-(\w+)$/;

/** Former figures of a game, the oldest first: editions/<date>.json says how one came back to them from those of today. */
function formerOf(id) {
  const at = path.join(folder, id, 'editions');
  const names = existsSync(at) ? readdirSync(at).filter((name) => name.endsWith('.json')) : [];
  return names.sort().map((name) => JSON.parse(readFileSync(path.join(at, name), 'utf8')));
}

const list = () => {
  const loads = houseGames().map((id) => `${id}: async () => (await import('virtual:press/press-${id}')).default`);
  const former = Object.fromEntries(houseGames().map((id) => [id, formerOf(id)]));
  return `export const PRESSES = { ${loads.join(', ')} };\nexport const FORMER = ${JSON.stringify(former)};\n`;
};

/** esbuild is loaded here and not above: what installs it reads this file first. */
const pressOf = async (id) => pressSource(path.join(folder, id), (await import('esbuild')).build);

/** For esbuild. */
export const pressesInBundle = {
  name: 'presses',
  setup(build) {
    const namespace = 'presses';
    build.onResolve({ filter: /^virtual:press(es$|\/)/ }, ({ path }) => ({ path, namespace }));
    build.onLoad({ filter: /.*/, namespace }, async ({ path: id }) => ({
      contents: id === LIST ? list() : await pressOf(PRESS.exec(id)[1]),
      resolveDir: folder,
    }));
  },
};

/** For Vite, and the tests. */
export const pressesInClient = () => ({
  name: 'presses',
  resolveId: (id) => (id === LIST || PRESS.test(id) ? `\0${id}` : undefined),
  load(id) {
    if (id === `\0${LIST}`) return list();
    const game = PRESS.exec(id.slice(1))?.[1];
    return id.startsWith('\0virtual:press/') ? pressOf(game) : undefined;
  },
});
