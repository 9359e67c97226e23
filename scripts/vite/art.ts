import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { houseGames } from '../house-games.mjs';

const ALL = 'virtual:art';
const STYLE = /[\\/]games[\\/](\w+)[\\/]view[\\/]style\.css$/;
const PICTURE = /url\(art\/([\w-]+)\.svg\)/g;

const variable = (game: string, picture: string) => `--art-${game}-${picture}`;

/** As an address of its own, as short as it packs best. */
const address = (svg: string): string =>
  `data:image/svg+xml,${svg
    .replaceAll(/\s*\n\s*/g, ' ')
    .trim()
    .replaceAll('"', "'")
    .replaceAll('%', '%25')
    .replaceAll('#', '%23')
    .replaceAll('<', '%3C')
    .replaceAll('>', '%3E')}`;

/**
 * The pictures of a board travel as one file, which is fetched when the board is there: each by itself would be up to fourteen
 * requests. A style sheet names them as files (`url(art/bank.svg)`), and in the built client
 * reads a variable instead; in development they are files.
 */
export function art(root: string): Plugin {
  const folder = (game: string) => path.join(root, 'games', game, 'view', 'art');
  const sheet = (game: string): string => {
    const each = readdirSync(folder(game)).map((file) => {
      const svg = readFileSync(path.join(folder(game), file), 'utf8');
      return `${variable(game, path.basename(file, '.svg'))}:url("${address(svg)}")`;
    });
    return `.${game}{${each.join(';')}}\n`;
  };
  let building = false;
  return {
    name: 'engawa-art',
    enforce: 'pre',
    configResolved({ command }) {
      building = command === 'build';
    },
    resolveId: (id) => (id === ALL ? `\0${ALL}` : undefined),
    load(id) {
      if (id !== `\0${ALL}`) return undefined;
      const each = (building ? houseGames() : []).map((game) => {
        const file = this.emitFile({ type: 'asset', name: `art-${game}.css`, source: sheet(game) });
        return `${JSON.stringify(game)}: import.meta.ROLLUP_FILE_URL_${file}`;
      });
      return `export const ART = { ${each.join(', ')} };\n`;
    },
    transform(code, id) {
      const game = building && STYLE.exec(id)?.[1];
      return game ? code.replaceAll(PICTURE, (_, picture) => `var(${variable(game, picture)})`) : undefined;
    },
  };
}
