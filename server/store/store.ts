import type { CompiledQuery, Kysely } from 'kysely';
import type { EntryRow, Schema } from './schema.ts';

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
