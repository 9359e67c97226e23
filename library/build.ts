import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildOptions, Message, Plugin } from 'esbuild';
import { Refusal } from '#kernel';
import { badPackage, type GameFolder, PRESS, type Side } from './folder.ts';
import { pressSource } from './pressing.mjs';

/** The addresses of what games import, as the web client's build emits it (vite.config.ts). */
const IN_BROWSER: Readonly<Record<string, string>> = {
  engawa: '/engawa/kernel.js',
  'engawa/drawing': '/engawa/drawing.js',
  'engawa/drawing/jsx-runtime': '/engawa/jsx-runtime.js',
  'engawa/columns': '/engawa/columns.js',
  'engawa/face': '/engawa/face.js',
  'engawa/mind': '/engawa/mind.js',
};

/** Leaves the house's own modules out: a game shares the kernel with the program that runs it. */
const ownModules = (side: Side): Plugin => ({
  name: 'engawa',
  setup(build) {
    build.onResolve({ filter: /^engawa($|\/)/ }, ({ path: name }) => {
      if (side === 'node') return { path: name, external: true };
      if (Object.hasOwn(IN_BROWSER, name)) return { path: IN_BROWSER[name], external: true };
      return { errors: [{ text: `"${name}" is not for pages` }] };
    });
  },
});

/** As an author's own tsconfig would say it; whatever else stands there is of no account here. */
const COMPILER = { jsx: 'react-jsx', jsxImportSource: 'engawa/drawing', verbatimModuleSyntax: true } as const;

const optionsFor = (at: string, side: Side, outdir: string): BuildOptions => ({
  absWorkingDir: at,
  entryPoints: { game: 'index.ts' },
  outdir,
  bundle: true,
  // Face, lesson and parts are loaded late, each from a file of its own.
  splitting: true,
  chunkNames: '[name]-[hash]',
  format: 'esm',
  target: 'es2022',
  // For both sides: a game uses nothing of Node.
  platform: 'browser',
  minify: side === 'browser',
  sourcemap: side === 'node',
  legalComments: 'none',
  logLevel: 'silent',
  tsconfigRaw: { compilerOptions: COMPILER },
  plugins: [ownModules(side)],
});

/** Builds the code of a folder for one side. */
export async function buildSide({ at, mark }: GameFolder, side: Side, outdir: string): Promise<void> {
  const { build } = await builder(mark.name);
  try {
    await build(optionsFor(at, side, outdir));
    writeFileSync(path.join(outdir, PRESS), await pressSource(at, build));
  } catch (error) {
    const { errors } = error as { errors?: readonly Message[] };
    if (!errors?.length) throw error;
    throw badPackage(mark.name, `cannot be built: ${sentence(errors[0])}${more(errors.length - 1)}`);
  }
}

/** Only who builds needs it, so it is loaded when the first does. */
async function builder(name: string): Promise<typeof import('esbuild')> {
  try {
    return await import('esbuild');
  } catch {
    throw new Refusal(
      'no-builder',
      `${name} has to be built first, and esbuild is not installed here: run "engawa build" where it is.`,
    );
  }
}

const sentence = ({ text, location }: Message): string =>
  location ? `${path.normalize(location.file)}, line ${location.line}: ${text}` : text;

const more = (n: number): string => (n > 0 ? ` (and ${n} more)` : '');
