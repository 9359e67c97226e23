import type pg from 'pg';
import type { AddEntries } from './appender.ts';
import type { EntryRow } from './schema.ts';
import type { SqliteThread } from './sqlite.ts';

/** The one statement everything waits for is written by hand for each database, so that it is prepared once. */

const COLUMNS = ['table_id', 'seq', 'at', 'kind', 'seat', 'action', 'body'] as const satisfies (keyof EntryRow)[];

const names = COLUMNS.join(', ');

const SQLITE = `insert into entries (${names}) values (${COLUMNS.map(() => '?').join(', ')}) on conflict do nothing`;

export const addToSqlite =
  (thread: SqliteThread): AddEntries =>
  async (rows) => {
    const outcomes = await thread.run(
      rows.map((row) => ({ sql: SQLITE, parameters: COLUMNS.map((column) => row[column]) })),
    );
    return outcomes.map(({ changes }) => changes === 1);
  };

const POSTGRES = `insert into entries (${names})
  select * from unnest($1::varchar[], $2::int[], $3::bigint[], $4::varchar[], $5::int[], $6::varchar[], $7::text[])
  on conflict do nothing returning table_id, seq`;

export const addToPostgres =
  (pool: pg.Pool): AddEntries =>
  async (rows) => {
    const values = COLUMNS.map((column) => rows.map((row) => row[column]));
    const added = await pool.query<{ table_id: string; seq: number }>({ name: 'append', text: POSTGRES, values });
    const places = new Set(added.rows.map(({ table_id, seq }) => `${table_id} ${seq}`));
    // Of two that wanted the same place the first got it.
    return rows.map(({ table_id, seq }) => places.delete(`${table_id} ${seq}`));
  };
