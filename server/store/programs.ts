import type { Kysely } from 'kysely';

/** Accounts that are programs: whose they are, and the token they show. */
export async function keepPrograms({ schema }: Kysely<never>): Promise<void> {
  await schema
    .createTable('programs')
    .addColumn('account_id', 'varchar(32)', (c) => c.primaryKey())
    .addColumn('owner_id', 'varchar(32)', (c) => c.notNull())
    .addColumn('token_hash', 'varchar(64)', (c) => c.notNull().unique())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('used', 'bigint', (c) => c.notNull())
    .execute();
  await schema.createIndex('programs_owner').on('programs').column('owner_id').execute();
}
