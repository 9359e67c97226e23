import { createRequire } from 'node:module';

/** A result row: columns by name. */
export type Row = Record<string, unknown>;

export interface Statement {
  /** Does it give rows? */
  readonly reader: boolean;
  all(parameters: readonly unknown[]): Row[];
  run(parameters: readonly unknown[]): { changes: number };
}

/** One connection to a SQLite file: Node's own driver where it is present, else libsql. */
export interface SqliteFile {
  exec(sql: string): void;
  prepare(sql: string): Statement;
  close(): void;
}

interface NodeStatement {
  columns?(): readonly unknown[];
  all(...parameters: unknown[]): Row[];
  run(...parameters: unknown[]): { changes: number | bigint };
}

interface NodeSqlite {
  DatabaseSync: new (path: string) => { exec(sql: string): void; prepare(sql: string): NodeStatement; close(): void };
}

interface Libsql {
  new (
    path: string,
  ): {
    exec(sql: string): void;
    prepare(sql: string): {
      readonly reader: boolean;
      all(p: readonly unknown[]): Row[];
      run(p: readonly unknown[]): { changes: number };
    };
    close(): void;
  };
}

const require = createRequire(import.meta.url);

/** Absent in Node 20. */
const nodeSqlite = process.getBuiltinModule('node:sqlite') as NodeSqlite | undefined;

/** Does the statement give rows? Drivers differ in how they tell; our statements are few and plain. */
const givesRows = (sql: string): boolean => /^\s*(select|pragma|with)\b/i.test(sql) || /\breturning\b/i.test(sql);

/** The drivers that are there, the one to be used first. */
export const DRIVERS: readonly { readonly name: string; open(path: string): SqliteFile }[] = [
  ...(nodeSqlite ? [{ name: 'node:sqlite', open: (path: string) => openWithNode(nodeSqlite, path) }] : []),
  { name: 'libsql', open: openWithLibsql },
];

/** Without a change to the file: it may be somebody else's. */
export function openAsIs(path: string, [driver] = DRIVERS): SqliteFile {
  const file = driver.open(path);
  file.exec('pragma busy_timeout = 10000');
  return file;
}

export function openSqliteFile(path: string, drivers = DRIVERS): SqliteFile {
  const file = openAsIs(path, drivers);
  patiently(() => file.exec('pragma journal_mode = wal'));
  file.exec('pragma synchronous = full');
  // A thread of its own makes checkpoints; this is for the day it cannot keep up (pages of 4 KiB).
  file.exec('pragma wal_autocheckpoint = 50000');
  return file;
}

function openWithNode({ DatabaseSync }: NodeSqlite, path: string): SqliteFile {
  const db = new DatabaseSync(path);
  return {
    exec: (sql) => db.exec(sql),
    close: () => db.close(),
    prepare(sql) {
      const statement = db.prepare(sql);
      return {
        reader: givesRows(sql),
        all: (parameters) => statement.all(...parameters),
        run: (parameters) => ({ changes: Number(statement.run(...parameters).changes) }),
      };
    },
  };
}

function openWithLibsql(path: string): SqliteFile {
  const Database = require('libsql') as Libsql;
  const db = new Database(path);
  return {
    exec: (sql) => db.exec(sql),
    close: () => db.close(),
    prepare(sql) {
      const statement = db.prepare(sql);
      const reader = givesRows(sql);
      return { reader, all: (parameters) => statement.all(parameters), run: (parameters) => statement.run(parameters) };
    },
  };
}

/** Somebody else holds the file at the moment. */
export const isBusy = (error: unknown): boolean =>
  String((error as { code?: unknown }).code ?? error).includes('SQLITE_BUSY') || /locked|busy/i.test(String(error));

const PATIENCE_MS = 10_000;
const PAUSE_MS = 20;

/** A new file becomes a WAL file under a lock that the busy timeout does not wait for: threads that open it together take turns. */
function patiently(act: () => void): void {
  for (let waited = 0; ; waited += PAUSE_MS) {
    try {
      act();
      return;
    } catch (error) {
      if (!isBusy(error) || waited >= PATIENCE_MS) throw error;
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
  }
}
