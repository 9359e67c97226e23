// The types that authors of games build on, from a package or a built clone: dist/types. Inside this repository the sources themselves are read.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './bundle.mjs';
import { tool } from './steps.mjs';
import { publicEntries } from './surface.mjs';

const out = path.join(root, 'dist', 'types');

/** `#kernel` and the like are names within this project; in the package each leads to the file beside. */
function namesWithin() {
  const { imports } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return Object.entries(imports).filter(([name]) => !name.includes('*'));
}

/** True when every declaration has been written. */
export async function writeDeclarations() {
  rmSync(out, { recursive: true, force: true });
  const project = path.join(root, 'dist', 'types.tsconfig.json');
  mkdirSync(path.dirname(project), { recursive: true });
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    outDir: './types',
    rootDir: '..',
  };
  const files = Object.values(publicEntries).map((source) => path.join('..', source));
  writeFileSync(project, JSON.stringify({ extends: '../tsconfig.json', compilerOptions, include: [], files }));
  const ok = await tool('ts7/bin/tsc', ['--project', project]);
  rmSync(project);
  if (ok) for (const name of readdirSync(out, { recursive: true })) if (name.endsWith('.d.ts')) settle(name);
  return ok;
}

/** Declarations name their neighbours as they lie in the package: `./table.js` is `table.d.ts` to whoever checks types. */
function settle(name) {
  const file = path.join(out, name);
  const up = path.posix.relative(path.posix.dirname(name.replaceAll('\\', '/')), '.') || '.';
  let text = readFileSync(file, 'utf8');
  for (const [within, source] of namesWithin()) {
    const beside = `${up}/${source.slice('./'.length)}`;
    text = text.replaceAll(`'${within}'`, `'${beside}'`).replaceAll(`"${within}"`, `"${beside}"`);
  }
  writeFileSync(file, text.replace(/((?:from |import\()['"]\.[^'"]*)\.tsx?(['"])/g, '$1.js$2'));
}
