import type { Kysely } from 'kysely';

/** Answers that seats have prepared for what the others may do. */
export async function keepPreparedTurns({ schema }: Kysely<never>): Promise<void> {
  await schema
    .createTable('prepared_turns')
    .addColumn('id', 'varchar(32)', (c) => c.primaryKey())
    .addColumn('table_id', 'varchar(32)', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('state', 'varchar(16)', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('prepared_turns_seat').on('prepared_turns').columns(['table_id', 'seat']).execute();
}
