import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { houseGamesInClient } from './scripts/house-games.mjs';
import { pressesInClient } from './scripts/presses.mjs';
import { surface } from './scripts/surface.mjs';

export default defineConfig({
  plugins: [houseGamesInClient(), pressesInClient()],
  // Packages in examples/ say `engawa` like an author outside, where our own name means nothing.
  resolve: {
    alias: Object.entries(surface).map(([name, file]) => ({ find: new RegExp(`^${name}$`), replacement: file })),
  },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', 'e2e/**'],
    // The server's threads run from their bundle.
    globalSetup: './scripts/build-for-tests.mjs',
    pool: 'threads',
    // Test files share one module graph per thread: faster, and fine as long as no module keeps mutable state.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    passWithNoTests: false,
  },
});
