import type { Kysely } from 'kysely';

/** Who somebody is elsewhere: the subject of an identity provider, and the account it opens. */
export async function keepIdentities({ schema }: Kysely<never>): Promise<void> {
  await schema
    .createTable('identities')
    .addColumn('issuer', 'varchar(500)', (c) => c.notNull())
    .addColumn('subject', 'varchar(255)', (c) => c.notNull())
    .addColumn('account_id', 'varchar(32)', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('identities_pk', ['issuer', 'subject'])
    .execute();
  await schema.createIndex('identities_account').on('identities').column('account_id').execute();
}
