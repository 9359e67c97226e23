import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { addToPostgres, addToSqlite } from './add-entries.ts';
import { Appender } from './appender.ts';
import { migrate } from './migrations.ts';
import type { EntryRow, Schema } from './schema.ts';
import { SqliteThread, sqliteDialect } from './sqlite.ts';

interface Compilable {
  compile(): CompiledQuery;
}

/** The store: SQLite in a file or PostgreSQL, behind the same queries. */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Kysely<Schema>;
  /** Adds a line to a table's log; false when that place, or that action, is taken. Durable when it resolves. */
  append(entry: EntryRow): Promise<boolean>;
  /** All of the queries or none. */
  atomically(queries: readonly Compilable[]): Promise<void>;
  close(): Promise<void>;
}

export async function openStore({ databaseUrl, file }: { databaseUrl?: string; file: string }): Promise<Store> {
  const store = databaseUrl ? openPostgres(databaseUrl) : openSqlite(file);
  try {
    await migrate(store.db as unknown as Kysely<never>);
  } catch (error) {
    await store.close().catch(() => undefined);
    throw error;
  }
  return store;
}

function openSqlite(file: string): Store {
  const thread = new SqliteThread(file);
  const db = new Kysely<Schema>({ dialect: sqliteDialect(thread) });
  const appender = new Appender(addToSqlite(thread));
  return {
    kind: 'sqlite',
    db,
    append: (entry) => appender.append(entry),
    atomically: async (queries) => {
      await thread.run(queries.map((query) => query.compile()));
    },
    close: () => thread.close(),
  };
}

// Our 64-bit columns hold milliseconds and counts: they fit a number.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

function openPostgres(connectionString: string): Store {
  const pool = new pg.Pool({ connectionString, max: 12, application_name: 'engawa' });
  // An idle connection that breaks is replaced at the next query, which reports what is wrong if it persists.
  pool.on('error', () => undefined);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const appender = new Appender(addToPostgres(pool));
  return {
    kind: 'postgres',
    db,
    append: (entry) => appender.append(entry),
    atomically: async (queries) => {
      await db.transaction().execute(async (transaction) => {
        for (const query of queries) await transaction.executeQuery(query.compile());
      });
    },
    close: () => db.destroy(),
  };
}
