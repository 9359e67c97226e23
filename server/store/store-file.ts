import { chmodSync, existsSync, linkSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Kysely } from 'kysely';
import { Refusal } from '#kernel';
import { makeDataFolder } from './data-folder.ts';
import { migrate } from './migrations.ts';
import { SqliteThread, sqliteDialect } from './sqlite.ts';
import { storeTrouble } from './trouble.ts';

/** What stands in the store is nobody else's business: seat keys, log-ins, seeds of running games. */
const PRIVATE = 0o600;
const OTHERS = 0o007;
/** Where the list of migrations is kept. */
const MIGRATED = 'kysely_migration';
const BESIDE = ['', '-wal', '-shm'] as const;

/**
 * Sees to it that the file is there, is a store's and up to date, before anybody works with it. A new one is made aside and put in its place
 * whole, so that a file that is empty, or a log without its file, can only be what is left of a store: it is never taken for a new one.
 */
export async function prepareStoreFile(file: string): Promise<void> {
  makeDataFolder(path.dirname(file));
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) {
    if (existsSync(`${file}-wal`))
      throw notAStore(file, 'is missing, though its log (-wal) is there; put it back, or move the log away');
    await makeStoreFile(file);
    return;
  }
  if (!found.isFile()) throw notAStore(file, 'is not a file');
  if (found.size === 0) throw notAStore(file, 'is empty; put the store or a backup back, or remove it to begin anew');
  if (found.mode & OTHERS) keepFromOthers(file, found.mode);
  try {
    await bringUpToDate(file, mustBeOurs(file));
  } catch (error) {
    if (storeTrouble(error)?.code !== 'store-damaged') throw error;
    throw notAStore(file, 'is not a store of ours, or it is damaged; put the store or a backup back');
  }
}

const notAStore = (file: string, what: string): Refusal => new Refusal('bad-store', `The store ${file} ${what}.`);

async function makeStoreFile(file: string): Promise<void> {
  const aside = `${file}.${process.pid}-${Math.random().toString(36).slice(2)}.new`;
  try {
    // What SQLite makes beside it later has the same mode.
    writeFileSync(aside, '', { mode: PRIVATE, flag: 'wx' });
    await bringUpToDate(aside, async () => undefined);
    putInPlace(aside, file);
  } finally {
    for (const end of BESIDE) rmSync(`${aside}${end}`, { force: true });
  }
}

/** Unless another process has made it in this very moment. */
function putInPlace(aside: string, file: string): void {
  try {
    linkSync(aside, file);
  } catch {
    // Not every file system can give a file two names.
    if (!existsSync(file)) renameSync(aside, file);
  }
}

/** Stores of earlier programs were open to everybody on the machine. */
function keepFromOthers(file: string, mode: number): void {
  for (const end of BESIDE) {
    try {
      chmodSync(`${file}${end}`, mode & 0o777 & ~OTHERS);
    } catch {
      // It is not there, or somebody else's: whoever owns it decides.
    }
  }
}

/** All changes of the schema or none, and by one process at a time: a crash in the middle leaves the store as it was. */
async function bringUpToDate(file: string, check: (thread: SqliteThread) => Promise<void>): Promise<void> {
  // In a thread: a driver lets go of a file only when everything it prepared is gone, as at the end of its thread.
  const thread = new SqliteThread(file, 'prepares');
  try {
    await check(thread);
    await thread.run([{ sql: 'begin immediate', parameters: [] }]);
    await migrate(new Kysely<never>({ dialect: sqliteDialect(thread) }));
    await thread.run([{ sql: 'commit', parameters: [] }]);
  } finally {
    await thread.close();
  }
}

/** A store has had its first migration; anything else is another program's, and is not touched. */
const mustBeOurs =
  (file: string) =>
  async (thread: SqliteThread): Promise<void> => {
    const sql = "select name from sqlite_master where type = 'table'";
    const [{ rows }] = await thread.run([{ sql, parameters: [] }]);
    if (!rows.some(({ name }) => name === MIGRATED)) throw notAStore(file, 'is not a store of ours');
  };
