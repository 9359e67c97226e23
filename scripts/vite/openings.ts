import type { Plugin } from 'vite';
import { houseGames } from '../house-games.mjs';
import { evaluate } from './evaluate.ts';

const ALL = 'virtual:openings';
const ONE = 'virtual:opening/';

/**
 * The games that the bots of the home page go on with: played by bots up to their middle when the client is built, so that
 * a stranger sees a board in full swing at once. Each is fetched by itself, with the game it belongs to.
 */
export function openings(root: string): Plugin {
  let played: Promise<Readonly<Record<string, unknown>>> | undefined;
  return {
    name: 'engawa-openings',
    resolveId: (id) => (id === ALL || id.startsWith(ONE) ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${ALL}`) {
        const each = houseGames().map((game) => `${JSON.stringify(game)}: () => import('${ONE}${game}')`);
        return `export const openings = { ${each.join(', ')} };\n`;
      }
      if (!id.startsWith(`\0${ONE}`)) return undefined;
      played ??= evaluate(root, SOURCE);
      const records = (await played).records as Readonly<Record<string, unknown>>;
      return `export default ${JSON.stringify(records[id.slice(ONE.length + 1)])};\n`;
    },
  };
}

const SOURCE = `
import { GAMES } from '#games';
import { openingOf } from './web/living/opening.ts';
export const records = Object.fromEntries(GAMES.map((game) => [game.id, openingOf(game)]));
`;
