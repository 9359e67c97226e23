import type { Kysely } from 'kysely';

/** Whom people follow, whom they keep away from, what they report, and who may not speak for a while. */
export async function keepNeighbours({ schema }: Kysely<never>): Promise<void> {
  for (const [table, other] of [
    ['follows', 'followed_id'],
    ['blocks', 'blocked_id'],
  ] as const) {
    await schema
      .createTable(table)
      .addColumn('account_id', 'varchar(32)', (c) => c.notNull())
      .addColumn(other, 'varchar(32)', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint(`${table}_pk`, ['account_id', other])
      .execute();
    await schema.createIndex(`${table}_other`).on(table).column(other).execute();
  }
  await schema
    .createTable('reports')
    .addColumn('id', 'varchar(32)', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('reporter', 'varchar(80)', (c) => c.notNull())
    .addColumn('account_id', 'varchar(32)')
    .addColumn('table_id', 'varchar(32)')
    .addColumn('seat', 'integer')
    .addColumn('reason', 'varchar(16)', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('closed', 'bigint')
    .addColumn('closed_by', 'varchar(32)')
    .addColumn('outcome', 'text')
    .execute();
  await schema.createIndex('reports_open').on('reports').columns(['closed', 'at']).execute();
  await schema.createIndex('reports_account').on('reports').column('account_id').execute();
  await schema
    .createTable('mutes')
    .addColumn('subject', 'varchar(80)', (c) => c.primaryKey())
    .addColumn('account_id', 'varchar(32)')
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('until', 'bigint', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .execute();
}
