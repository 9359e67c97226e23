import { Kysely } from 'kysely';
import { addToSqlite } from './add-entries.ts';
import { Appender } from './appender.ts';
import { migrate } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import type { Schema } from './schema.ts';
import { SqliteThread, sqliteDialect } from './sqlite.ts';
import type { Store } from './store.ts';

export function openStore({ databaseUrl, file }: { databaseUrl?: string; file: string }): Promise<Store> {
  return databaseUrl ? openPostgres(databaseUrl) : openSqlite(file);
}

async function openSqlite(file: string): Promise<Store> {
  const thread = new SqliteThread(file);
  const db = new Kysely<Schema>({ dialect: sqliteDialect(thread) });
  const appender = new Appender(addToSqlite(thread));
  try {
    await migrate(db as unknown as Kysely<never>);
  } catch (error) {
    await thread.close().catch(() => undefined);
    throw error;
  }
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
