import type { Kysely } from 'kysely';

/** What a channel is told and when, and when its owner is left alone. Channels of before are told everything at once. */
export async function chooseNotices({ schema }: Kysely<never>): Promise<void> {
  await schema.alterTable('channels').addColumn('wants', 'text').execute();
  await schema.alterTable('channels').addColumn('digest', 'integer').execute();
  await schema
    .createTable('quiet_hours')
    .addColumn('account_id', 'varchar(32)', (c) => c.primaryKey())
    .addColumn('zone', 'varchar(64)', (c) => c.notNull())
    .addColumn('from_minute', 'integer', (c) => c.notNull())
    .addColumn('to_minute', 'integer', (c) => c.notNull())
    .execute();
}
