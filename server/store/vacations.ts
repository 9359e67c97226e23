import type { Kysely } from 'kysely';

/** When accounts are away, and how much of a year they have spent so. */
export async function keepVacations({ schema }: Kysely<never>): Promise<void> {
  await schema
    .createTable('vacations')
    .addColumn('account_id', 'varchar(32)', (c) => c.notNull())
    .addColumn('n', 'integer', (c) => c.notNull())
    .addColumn('from_at', 'bigint', (c) => c.notNull())
    .addColumn('until_at', 'bigint', (c) => c.notNull())
    .addColumn('notices', 'integer', (c) => c.notNull())
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('changed', 'bigint', (c) => c.notNull())
    .addColumn('told', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('vacations_pk', ['account_id', 'n'])
    .execute();
  await schema.createIndex('vacations_told').on('vacations').columns(['told', 'changed']).execute();
}
