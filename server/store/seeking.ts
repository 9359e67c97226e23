import type { Kysely } from 'kysely';

/** Who waits for others to play with, and the tables they are offered. */
export async function keepSeeks({ schema }: Kysely<never>): Promise<void> {
  await schema
    .createTable('seeks')
    .addColumn('id', 'varchar(32)', (c) => c.primaryKey())
    .addColumn('key_hash', 'varchar(64)', (c) => c.notNull())
    .addColumn('phrase_hash', 'varchar(64)', (c) => c.notNull())
    .addColumn('account_id', 'varchar(32)')
    .addColumn('visitor', 'varchar(64)', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('wish', 'text', (c) => c.notNull())
    .addColumn('since', 'bigint', (c) => c.notNull())
    .addColumn('seen', 'bigint', (c) => c.notNull())
    .addColumn('missed', 'integer', (c) => c.notNull())
    .addColumn('table_id', 'varchar(32)')
    .addColumn('seat', 'integer')
    .execute();
  await schema
    .createTable('offers')
    .addColumn('table_id', 'varchar(32)', (c) => c.primaryKey())
    .addColumn('state', 'varchar(16)', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('until', 'bigint', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createTable('offer_seats')
    .addColumn('seek_id', 'varchar(32)', (c) => c.primaryKey())
    .addColumn('table_id', 'varchar(32)', (c) => c.notNull())
    .addColumn('yes', 'integer', (c) => c.notNull())
    .execute();
}
