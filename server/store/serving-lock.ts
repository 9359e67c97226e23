import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { Refusal } from '#kernel';
import { makeDataFolder } from './data-folder.ts';
import { DRIVERS, isBusy } from './sqlite-file.ts';

/** Who serves a folder, for people to read. */
interface Holder {
  readonly pid: number;
  readonly machine: string;
  readonly address: string;
  readonly since: string;
}

/**
 * One server to a folder: two on the same file would each show tables of their own. The operating system's lock on a small file
 * beside the store is what counts, so that nothing is left behind by a process that was killed; who holds it stands in another file, since
 * reading the locked one would give the lock up. Whoever only keeps the store (backup, restore, check-tables) needs no lock.
 */
export function lockForServing(folder: string, address: string): () => void {
  makeDataFolder(folder);
  const note = path.join(folder, 'serving.json');
  const file = path.join(folder, 'serving.lock');
  if (!existsSync(file)) writeFileSync(file, '', { mode: 0o600 });
  const lock = DRIVERS[0].open(file);
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new Refusal(
      'folder-in-use',
      `The store in ${folder} is being served by ${holderIn(note)}. Two would disagree.`,
    );
  }
  const holder: Holder = { pid: process.pid, machine: hostname(), address, since: new Date().toISOString() };
  writeFileSync(note, `${JSON.stringify(holder)}\n`, { mode: 0o600 });
  return () => {
    rmSync(note, { force: true });
    lock.close();
  };
}

function holderIn(note: string): string {
  try {
    const { pid, machine, address, since } = JSON.parse(readFileSync(note, 'utf8')) as Holder;
    return `process ${pid} on ${machine} (${address}, since ${since})`;
  } catch {
    return 'another process';
  }
}
