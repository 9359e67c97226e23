// How the bundles are made, with esbuild. Each function is true when it worked; otherwise esbuild has said why on stderr.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { houseGamesInBundle } from './house-games.mjs';
import { layPictures } from './pictures.mjs';
import { pressesInBundle } from './presses.mjs';
import { publicEntries, surface } from './surface.mjs';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** The program that `npm start` and `engawa` run. */
export const cliBundle = path.join(root, 'dist', 'engawa.js');
export const benchBundle = path.join(root, 'dist', 'bench.js');
export const serverBenchBundle = path.join(root, 'dist', 'bench-server.js');
export const pastBundle = path.join(root, 'dist', 'past.js');
export const tortureBundle = path.join(root, 'dist', 'torture.js');
export const dayBundle = path.join(root, 'dist', 'day.js');
export const packageDrillBundle = path.join(root, 'dist', 'drill-package.js');
export const attackBundle = path.join(root, 'dist', 'attack.js');

/** The commit this is built from, where there is a repository; where there is none, a builder may tell it in GIT_COMMIT. */
function commit() {
  // Only ours: a copy of the sources may lie inside somebody else's repository.
  if (!existsSync(path.join(root, '.git'))) return process.env.GIT_COMMIT || null;
  try {
    const args = ['describe', '--always', '--dirty', '--abbrev=12', '--exclude=*'];
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}

/** Bundles entries (name: source) into dist/<name>.js. What several of them share, or load late, goes into dist/parts/. */
async function bundle(entries, options = {}) {
  const { build } = await import('esbuild');
  const began = new Date();
  const outdir = path.join(root, 'dist');
  let result;
  try {
    result = await build({
      absWorkingDir: root,
      entryPoints: entries,
      outdir,
      bundle: true,
      splitting: true,
      chunkNames: 'parts/[name]-[hash]',
      write: false,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      alias: surface,
      plugins: [houseGamesInBundle, pressesInBundle],
      packages: 'external',
      sourcemap: true,
      minify: false,
      legalComments: 'none',
      logLevel: 'warning',
      define: { BUILT_FROM: JSON.stringify(commit()) },
      ...options,
    });
  } catch (error) {
    if (!error.errors) throw error;
    return false;
  }
  const isEntry = (file) => Object.keys(entries).some((name) => file === path.join(outdir, `${name}.js`));
  // Written aside and renamed (the entries last), so that a program starting meanwhile never reads half a file.
  for (const file of result.outputFiles.sort((a, b) => isEntry(a.path) - isEntry(b.path))) {
    mkdirSync(path.dirname(file.path), { recursive: true });
    const aside = `${file.path}.${process.pid}`;
    writeFileSync(aside, file.contents);
    // The time the build began: an edit made during the build is then newer than the bundle.
    utimesSync(aside, began, began);
    renameSync(aside, file.path);
  }
  return true;
}

/** Training alone, for another machine: one file, no source map beside it. */
export const bundleTrainer = () =>
  bundle({ train: 'cli/trainer.ts' }, { splitting: false, sourcemap: false, outExtension: { '.js': '.mjs' } });

/** The program, the threads of its server, and what games of others import: one kernel for all of them. */
export async function bundleCli() {
  await layPictures();
  return bundle({
    ...publicEntries,
    'store-worker': 'server/store/store-worker.ts',
    'bot-worker': 'server/bots/bot-worker.ts',
    'edition-worker': 'server/editions/edition-worker.ts',
    'analysis-worker': 'server/analysis/analysis-worker.ts',
    'picture-worker': 'server/pictures/picture-worker.ts',
    'chance-worker': 'server/watching/chance-worker.ts',
    'part-worker': 'bots/node/part-worker.ts',
    engawa: 'cli/main.ts',
  });
}

/** The folders of boardgame.io, which the bench compares with, have no name Node can import. */
export const bundleBench = () =>
  bundle(
    { bench: 'bench/main.ts' },
    {
      alias: {
        ...surface,
        ...Object.fromEntries(
          ['ai', 'client', 'core', 'internal', 'master', 'server', 'testing'].map((part) => [
            `boardgame.io/${part}`,
            `boardgame.io/dist/cjs/${part}.js`,
          ]),
        ),
      },
    },
  );

export const bundleServerBench = () => bundle({ 'bench-server': 'bench/server/main.ts' });

/** Games that a house has seen, for its pictures. */
export const bundlePast = () => bundle({ past: 'bench/server/past.ts' });

export const bundleTorture = () => bundle({ torture: 'bench/server/torture/main.ts' });

export const bundleDay = () => bundle({ day: 'bench/server/day/main.ts' });

export const bundlePackageDrill = () => bundle({ 'drill-package': 'bench/package/main.ts' }, { splitting: false });

export const bundleAttack = () => bundle({ attack: 'attack/main.ts', 'attack-crowd': 'attack/crowd.ts' });
