import { build } from 'esbuild';
import { houseGamesInBundle } from '../house-games.mjs';
import { pressesInBundle } from '../presses.mjs';

/** Runs a few lines of our own sources while the client is built, and gives what they export. */
export async function evaluate(root: string, source: string): Promise<Readonly<Record<string, unknown>>> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: root, sourcefile: 'evaluated.ts' },
    bundle: true,
    write: false,
    format: 'esm',
    conditions: ['source'],
    plugins: [houseGamesInBundle, pressesInBundle],
    platform: 'node',
    jsx: 'automatic',
    logLevel: 'error',
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString('base64')}`);
}
