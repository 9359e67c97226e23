import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '#kernel';

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'we may not write there',
  EPERM: 'we may not write there',
  EROFS: 'it can only be read',
  ENOENT: 'nothing can be made there',
  ENOTDIR: 'a part of it is a file',
  EEXIST: 'it is a file',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota is used up',
  ENAMETOOLONG: 'the name is too long',
};

/** Makes the folder of a store and tries whether files can be made in it; says in a sentence why not. */
export function makeDataFolder(folder: string): void {
  try {
    makeFolder(path.resolve(folder));
    const probe = path.join(folder, `.engawa-${process.pid}-${Date.now()}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new Refusal('bad-data-folder', `The store cannot be kept in ${folder}: ${REASONS[code] ?? message}.`);
  }
}

/** One folder after another: Node's own way of making them all at once never ends below /proc. */
function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  const parent = path.dirname(folder);
  if (parent !== folder) makeFolder(parent);
  try {
    // Nobody else on the machine has any business there.
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have made it in this very moment.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
