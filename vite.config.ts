import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig } from 'vite';
import { buildFonts } from './scripts/fonts.mjs';
import { pressesInClient } from './scripts/presses.mjs';
import { art } from './scripts/vite/art.ts';
import { catalogue } from './scripts/vite/catalogue.ts';
import { compress } from './scripts/vite/compress.ts';
import { commonChunk, gameChunk, lateChunk } from './scripts/vite/game-chunks.ts';
import { languages } from './scripts/vite/languages.ts';
import { later } from './scripts/vite/later.ts';
import { openings } from './scripts/vite/openings.ts';
import { publicModules, publicModulesInDevelopment } from './scripts/vite/public-modules.ts';
import { serviceWorker } from './scripts/vite/service-worker.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The server that answers /api while `npm run dev` serves the pages. */
const SERVER = process.env.ENGAWA_SERVER ?? 'http://127.0.0.1:8080';

await buildFonts();

/** The files of a game that are wanted where it is played. */
const GAME = /[\\/]games[\\/]\w+[\\/](?!lesson|parts|guide).*\.(tsx?|json|ts\?late)$/;

export default defineConfig({
  root: at('web'),
  resolve: { conditions: ['source', ...defaultClientConditions] },
  plugins: [
    languages(),
    later(),
    pressesInClient(),
    catalogue(at('.')),
    openings(at('.')),
    art(at('.')),
    publicModulesInDevelopment(at('.')),
    serviceWorker(at('.')),
    compress(),
  ],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: at('dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: { index: at('web/index.html'), ...publicModules(at('.')) },
      // Whatever the public modules export is there for games that come later.
      preserveEntrySignatures: 'strict',
      // A module of the kernel or of the commands does nothing by being loaded: who uses one is not made to fetch them all.
      treeshake: { moduleSideEffects: [{ test: /[\\/](kernel|commands)[\\/]/, sideEffects: false }] },
      output: {
        entryFileNames: ({ name }) => (name.startsWith('engawa/') ? '[name].js' : 'assets/[name]-[hash].js'),
        // Few files per page: the framework with the kernel, the table, and one for each game.
        codeSplitting: {
          groups: [
            {
              // With what the home page needs, so that it does not fetch the table.
              name: 'shell',
              test: /node_modules[\\/](preact|@preact)|[\\/]web[\\/](words[\\/](?!en|fr|ja|house)|settings[\\/]settings|form|router|late|sound[\\/]touched|announcements[\\/]heard|home[\\/]turns|seek[\\/](wished|pace)|online[\\/](keys|signed-in)|learn[\\/]place\.|offline[\\/]keep|library|loading|cards|others|play[\\/](seats|shelf|start))/,
            },
            // What fetches files late is wanted by all of them, and drags none of them along.
            { name: 'fetching', test: /preload-helper/, priority: 7 },
            // Apart from the shell, which a worker cannot load: other people's games need the kernel there too.
            { name: 'language', test: /[\\/]kernel[\\/]language\.ts/, priority: 6 },
            // One language of what all games say, with how sentences are made in it.
            { name: commonChunk, test: /[\\/]kernel[\\/]words[\\/](en|fr|ja)/, priority: 4 },
            // Only who plays with other figures, or makes some, needs these.
            {
              name: 'editions',
              test: /[\\/]kernel[\\/]edition[\\/]|[\\/]games[\\/](editions|opened)\.ts/,
              priority: 2,
            },
            {
              name: 'kernel',
              test: /[\\/]kernel[\\/](?!edition|fair|hkdf|index|public|look|obstacles|explain|words[\\/](?:en|fr|ja))/,
              priority: 5,
            },
            // Nobody looks at a thing, or asks why not, before the table is there.
            { name: 'looks', test: /[\\/]kernel[\\/](look|obstacles|explain)\.ts/, priority: 1 },
            // Few boards line up figures; all texts do.
            { name: 'columns', test: /[\\/]kernel[\\/]columns\.ts/, priority: 6 },
            { name: 'fairness', test: /[\\/]kernel[\\/]/, priority: 1 },
            // With all that it shows at once; what it fetches later stays apart.
            { name: 'table', test: /[\\/]web[\\/](table[\\/]screen|play[\\/](local|pace|position|thinking))/ },
            // Lessons, rulebooks and the order of components are wanted on their own pages only.
            { name: gameChunk, test: GAME, priority: 1 },
            { name: lateChunk, test: GAME },
          ],
        },
      },
    },
    // Fonts and pictures stay files: they are cached apart and never delay a script.
    assetsInlineLimit: 0,
  },
  worker: { format: 'es', plugins: () => [languages(), pressesInClient(), catalogue(at('.'))] },
  server: { proxy: { '/api': { target: SERVER, ws: true }, '/packages': SERVER } },
});
