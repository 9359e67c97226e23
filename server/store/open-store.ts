import { Kysely } from 'kysely';
import { addToSqlite } from './add-entries.ts';
import { Appender } from './appender.ts';
import { openPostgres } from './postgres.ts';
import type { Schema } from './schema.ts';
import { SqliteThread, sqliteDialect } from './sqlite.ts';
import type { Store } from './store.ts';
import { prepareStoreFile } from './store-file.ts';

export function openStore({ databaseUrl, file }: { databaseUrl?: string; file: string }): Promise<Store> {
  return databaseUrl ? openPostgres(databaseUrl) : openSqlite(file);
}

async function openSqlite(file: string): Promise<Store> {
  await prepareStoreFile(file);
  const thread = new SqliteThread(file, 'commits');
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
