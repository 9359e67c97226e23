import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type PackageMark, Refusal } from '#kernel';

/** Somebody's game as it lies on the disk. */
export interface GameFolder {
  readonly at: string;
  readonly mark: PackageMark;
  /** Came built (`engawa build`), with its author's code in dist/. */
  readonly built: boolean;
}

/** What is wrong with a package, in a sentence that names it. */
export const badPackage = (name: string, what: string): Refusal =>
  new Refusal('bad-package', `${name} ${what}`.replace(/\.?$/, '.'));

/** The first file of the code that `engawa build` makes, under dist/ or wherever it is put. */
export const NODE_ENTRY = path.join('node', 'game.js');

export function readFolder(at: string): GameFolder {
  if (!statSync(at, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Refusal('no-package', `There is no folder ${at}.`);
  }
  const mark = readMark(at);
  const sources = existsSync(path.join(at, 'index.ts'));
  // Where an author is at work the sources are newer than what was once built from them.
  const installed = at.split(path.sep).includes('node_modules');
  const built = existsSync(path.join(at, 'dist', NODE_ENTRY)) && (installed || !sources);
  if (!built && !sources) {
    throw badPackage(at, 'has no index.ts, and no dist/ that "engawa build" has made');
  }
  return { at, mark, built };
}

function readMark(at: string): PackageMark {
  const file = path.join(at, 'package.json');
  if (!existsSync(file)) throw badPackage(at, 'has no package.json that gives it a name and a version');
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw badPackage(file, 'is not JSON');
  }
  const { name, version } = (json ?? {}) as Record<string, unknown>;
  if (typeof name === 'string' && name !== '' && typeof version === 'string' && version !== '')
    return { name, version };
  throw badPackage(file, 'needs a "name" and a "version"');
}
