// How the bundles are made, with esbuild. Each function is true when it worked; otherwise esbuild has said why on stderr.
import { mkdirSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** The program that `npm start` and `engawa` run. */
export const cliBundle = path.join(root, 'dist', 'engawa.js');
export const benchBundle = path.join(root, 'dist', 'bench.js');

async function bundle(entry, outfile, options = {}) {
  const { build } = await import('esbuild');
  const began = new Date();
  let result;
  try {
    result = await build({
      absWorkingDir: root,
      entryPoints: [entry],
      outfile,
      bundle: true,
      write: false,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      sourcemap: true,
      minify: false,
      legalComments: 'none',
      logLevel: 'warning',
      ...options,
    });
  } catch (error) {
    if (!error.errors) throw error;
    return false;
  }
  mkdirSync(path.dirname(outfile), { recursive: true });
  // Written aside and renamed (the source map first), so that a program starting meanwhile never reads half a file.
  for (const file of result.outputFiles.sort((a, b) => b.path.length - a.path.length)) {
    const aside = `${file.path}.${process.pid}`;
    writeFileSync(aside, file.contents);
    // The time the build began: an edit made during the build is then newer than the bundle.
    utimesSync(aside, began, began);
    renameSync(aside, file.path);
  }
  return true;
}

/** Training alone, for another machine: one file, no source map beside it. */
export const bundleTrainer = () => bundle('cli/trainer.ts', path.join(root, 'dist', 'train.mjs'), { sourcemap: false });

export const bundleCli = () => bundle('cli/main.ts', cliBundle);

/** boardgame.io, which the bench compares with, stays outside the bundle; its folders have no name Node can import. */
export const bundleBench = () =>
  bundle('bench/main.ts', benchBundle, {
    alias: Object.fromEntries(
      ['ai', 'client', 'core', 'internal', 'master', 'server', 'testing'].map((part) => [
        `boardgame.io/${part}`,
        `boardgame.io/dist/cjs/${part}.js`,
      ]),
    ),
    external: ['boardgame.io/*'],
  });
