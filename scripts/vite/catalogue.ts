import path from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { houseGames, houseGamesInBundle } from '../house-games.mjs';

const ID = 'virtual:catalogue';

/**
 * What the home page must know of every game and bot without loading any of them: ids, titles, seats, options. It is
 * read from the games themselves when the client is built, so a new game appears with its folder.
 */
export function catalogue(root: string): Plugin {
  return {
    name: 'engawa-catalogue',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined;
      for (const id of houseGames()) this.addWatchFile(path.join(root, 'games', id, 'index.ts'));
      this.addWatchFile(path.join(root, 'bots/index.ts'));
      const { games, bots } = await evaluate(root);
      return `export const games = ${JSON.stringify(games)};\nexport const bots = ${JSON.stringify(bots)};\n`;
    },
  };
}

const SOURCE = `
import { LEVELS } from '#bots';
import { GAMES } from '#games';
import { cardOf } from '#wire';
export const bots = ['random', ...LEVELS.map((level) => level.id)];
export const games = await Promise.all(GAMES.map(cardOf));
`;

async function evaluate(root: string): Promise<{ games: unknown; bots: unknown }> {
  const { outputFiles } = await build({
    stdin: { contents: SOURCE, resolveDir: root, sourcefile: 'catalogue-source.ts' },
    bundle: true,
    write: false,
    format: 'esm',
    conditions: ['source'],
    plugins: [houseGamesInBundle],
    platform: 'node',
    jsx: 'automatic',
    logLevel: 'error',
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString('base64')}`);
}
