import type { Plugin } from 'vite';

/** What a page has in place of a file until the file itself is fetched (`?late`, by web/leaves.ts), if ever. */
const PLACEHOLDERS: readonly (readonly [RegExp, string])[] = [
  // Bots think in a worker.
  [/[\\/]games[\\/]\w+[\\/]bot[\\/]mind\.ts$/, 'export const mind = undefined;\n'],
  // What is told of a thing comes with the first look, and so do its words.
  [/[\\/]games[\\/]\w+[\\/]view[\\/]about\.ts$/, 'export const about = undefined;\n'],
  [/[\\/]games[\\/]\w+[\\/]words[\\/]remarks[\\/](?:en|fr|ja)\.ts$/, 'export const remarks = {};\n'],
  // So does why something is refused.
  [/[\\/]games[\\/]\w+[\\/]words[\\/]reasons[\\/](?:en|fr|ja)\.ts$/, 'export const reasons = {};\n'],
  // How options are called is read from the catalogue.
  [/[\\/]games[\\/]\w+[\\/]words[\\/](?:en|fr|ja)-options\.ts$/, 'export const options = {}, readings = {};\n'],
  // Text mode brings its board.
  [/[\\/]games[\\/]\w+[\\/]view[\\/]text\.ts$/, 'export const board = undefined;\n'],
  // Only who goes on from a position that somebody gives has to know whether it can be.
  [
    /[\\/]games[\\/]\w+[\\/]rules[\\/]check\.ts$/,
    'let known;\nexport const check = (s) => known(s);\nexport const takeCheck = (check) => { known = check; };\n',
  ],
];

/** A page opens a game without what its first choice does not need. */
export const later = (): Plugin => ({
  name: 'engawa-later',
  load: (id) => PLACEHOLDERS.find(([file]) => file.test(id))?.[1],
});
