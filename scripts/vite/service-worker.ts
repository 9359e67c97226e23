import { createHash } from 'node:crypto';
import path from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

/** Builds web/offline/worker.ts to /sw.js with the list of files that make the client work without a network. */
export function serviceWorker(root: string): Plugin {
  return {
    name: 'engawa-service-worker',
    apply: 'build',
    generateBundle: {
      // After all others: a chunk that held nothing but styles is taken out of the bundle late.
      order: 'post',
      async handler(_options, bundle) {
        // Presses are fetched by who plays an edition (scripts/presses.mjs).
        const files = Object.keys(bundle).filter((file) => !/\.map$|^index\.html$|\/press-/.test(file));
        const shell = ['/', ...files.map((file) => `/${file}`), '/manifest.webmanifest', '/icon.svg', '/icon-192.png'];
        const { outputFiles } = await build({
          entryPoints: [path.join(root, 'web/offline/worker.ts')],
          bundle: true,
          minify: true,
          write: false,
          format: 'iife',
          target: 'es2022',
          logLevel: 'error',
          define: {
            SHELL: JSON.stringify(shell),
            EDITION: JSON.stringify(createHash('sha256').update(shell.join('\n')).digest('hex').slice(0, 12)),
          },
        });
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: outputFiles[0].text });
      },
    },
  };
}
