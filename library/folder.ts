import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type PackageMark, Refusal } from '#kernel';

/** Where the code will run. In a page `engawa` is an address of the server; under Node it is a package like any other. */
export const SIDES = ['node', 'browser'] as const;
export type Side = (typeof SIDES)[number];

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

/** The same of an error that somebody's package has led to. */
export const cannotBeUsed = (name: string, error: unknown): Refusal =>
  badPackage(name, `cannot be used: ${error instanceof Error ? error.message : String(error)}`);

/** The first file of the code that `engawa build` makes for a side. */
export const ENTRY = 'game.js';
/** The press beside it (library/pressing.mjs): the same for both sides, and missing where it was built before there were editions. */
export const PRESS = 'press.js';

const isBuilt = (at: string): boolean => SIDES.every((side) => existsSync(path.join(at, 'dist', side, ENTRY)));

export function readFolder(at: string): GameFolder {
  if (!statSync(at, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Refusal('no-package', `There is no folder ${at}.`);
  }
  const mark = readMark(at);
  const sources = existsSync(path.join(at, 'index.ts'));
  // Where an author is at work the sources are newer than what was once built from them.
  const installed = at.split(path.sep).includes('node_modules');
  const built = isBuilt(at) && (installed || !sources);
  if (!built && !sources) {
    throw badPackage(at, 'has no index.ts, and no whole dist/ that "engawa build" has made');
  }
  return { at, mark, built };
}

/** With a scope or without; small letters, and nothing that leads to another folder. */
const NPM_NAME = /^(?=.{1,214}$)(@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~-][a-z0-9._~-]*$/;

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
  if (typeof name !== 'string' || typeof version !== 'string' || version === '') {
    throw badPackage(file, 'needs a "name" and a "version"');
  }
  if (!NPM_NAME.test(name)) throw badPackage(file, 'has a "name" that npm would not take');
  return { name, version };
}
