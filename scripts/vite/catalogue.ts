import path from 'node:path';
import type { Plugin } from 'vite';
import { houseGames } from '../house-games.mjs';
import { evaluate } from './evaluate.ts';

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
      const { games, bots } = await evaluate(root, SOURCE);
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
