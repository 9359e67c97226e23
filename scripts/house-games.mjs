// The games of the house are found by folder: whatever lies in games/ with an index.ts is one. `virtual:house-games` is the list of them.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ID = 'virtual:house-games';
export const folder = path.join(path.dirname(path.dirname(fileURLToPath(import.meta.url))), 'games');

/** Their ids, in the order of the alphabet. */
export const houseGames = () =>
  readdirSync(folder)
    .filter((name) => existsSync(path.join(folder, name, 'index.ts')))
    .sort();

const source = () => {
  const ids = houseGames();
  const imports = ids.map((id, i) => `import g${i} from ${JSON.stringify(path.join(folder, id, 'index.ts'))};`);
  return `${imports.join('\n')}\nexport const HOUSE_GAMES = [${ids.map((_, i) => `g${i}`).join(', ')}];\n`;
};

/** For esbuild. */
export const houseGamesInBundle = {
  name: 'house-games',
  setup(build) {
    build.onResolve({ filter: /^virtual:house-games$/ }, () => ({ path: ID, namespace: 'house-games' }));
    build.onLoad({ filter: /.*/, namespace: 'house-games' }, () => ({ contents: source(), resolveDir: folder }));
  },
};

/** For Vite, and the tests. */
export const houseGamesInClient = () => ({
  name: 'house-games',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load: (id) => (id === `\0${ID}` ? source() : undefined),
});
