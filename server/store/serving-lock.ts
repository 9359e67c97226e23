import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '#kernel';
import { makeDataFolder } from './data-folder.ts';
import { DRIVERS, isBusy, type SqliteFile } from './sqlite-file.ts';

const PATIENCE_MS = 3000;
const PAUSE_MS = 50;

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
export async function lockForServing(folder: string, address: string): Promise<() => void> {
  makeDataFolder(folder);
  const note = path.join(folder, 'serving.json');
  const file = path.join(folder, 'serving.lock');
  if (!existsSync(file)) writeFileSync(file, '', { mode: 0o600 });
  const lock = DRIVERS[0].open(file);
  // One that was told to go may need a moment.
  for (const end = performance.now() + PATIENCE_MS; !(await isOurs(lock)); ) {
    if (performance.now() < end) continue;
    lock.close();
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

async function isOurs(lock: SqliteFile): Promise<boolean> {
  try {
    lock.exec('begin exclusive');
    return true;
  } catch (error) {
    if (!isBusy(error)) throw error;
    await wait(PAUSE_MS);
    return false;
  }
}

function holderIn(note: string): string {
  try {
    const { pid, machine, address, since } = JSON.parse(readFileSync(note, 'utf8')) as Holder;
    return `process ${pid} on ${machine} (${address}, since ${since})`;
  } catch {
    return 'another process';
  }
}
