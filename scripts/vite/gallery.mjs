// npx vite --config scripts/vite/gallery.mjs: the boards alone, from seeded positions, for whoever draws them.
import path from 'node:path';
import { defaultClientConditions, defineConfig } from 'vite';
import { root } from '../bundle.mjs';
import { buildFonts } from '../fonts.mjs';
import { houseGamesInClient } from '../house-games.mjs';
import { pressesInClient } from '../presses.mjs';

await buildFonts();

export default defineConfig({
  root: path.join(root, 'web', 'gallery'),
  base: './',
  resolve: { conditions: ['source', ...defaultClientConditions] },
  plugins: [houseGamesInClient(), pressesInClient()],
  build: {
    outDir: path.join(root, 'dist', 'gallery'),
    emptyOutDir: true,
    target: 'es2022',
    reportCompressedSize: false,
  },
});
