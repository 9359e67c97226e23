import path from 'node:path';
import type { Plugin } from 'vite';
import { houseGames } from '../house-games.mjs';
import { evaluate } from './evaluate.ts';

/** What is known of a game without loading it, and apart from that, for who sets one up, what can be chosen. */
const CATALOGUE = '\0virtual:catalogue';
const OPTIONS = '\0virtual:options';

/**
 * What the home page must know of every game and bot without loading any of them: ids, titles, seats. It is
 * read from the games themselves when the client is built, so a new game appears with its folder.
 */
export function catalogue(root: string): Plugin {
  return {
    name: 'engawa-catalogue',
    resolveId: (id) => [CATALOGUE, OPTIONS].find((known) => known === `\0${id}`),
    async load(id) {
      if (id !== CATALOGUE && id !== OPTIONS) return undefined;
      for (const id of houseGames()) this.addWatchFile(path.join(root, 'games', id, 'index.ts'));
      this.addWatchFile(path.join(root, 'bots/index.ts'));
      const { games, bots, options, ratings } = await evaluate(root, SOURCE);
      return id === OPTIONS
        ? `export const options = ${JSON.stringify(options)};\nexport const ratings = ${JSON.stringify(ratings)};\n`
        : `export const games = ${JSON.stringify(games)};\nexport const bots = ${JSON.stringify(bots)};\n`;
    },
  };
}

const SOURCE = `
import { LEVELS } from '#bots';
import { GAMES } from '#games';
import { cardOf } from '#wire';
export const bots = ['random', ...LEVELS.map((level) => level.id)];
const cards = await Promise.all(GAMES.map(cardOf));
export const games = cards.map(({ options, ratings, ...card }) => card);
export const options = Object.fromEntries(cards.map(({ id, options }) => [id, options]));
export const ratings = Object.fromEntries(cards.map(({ id, ratings }) => [id, ratings]));
`;
