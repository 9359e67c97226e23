import { type Kysely, type Migration, type MigrationProvider, Migrator, PostgresAdapter, sql } from 'kysely';
import { Refusal } from '#kernel';
import { exactKey, nameKey } from '../accounts/names.ts';
import { countByFigures, countFinishedGames, keepAnalyses, rateByPlayers } from './finished-games.ts';
import { keepIdentities } from './identities.ts';
import { accountInBody, NAMING } from './naming-entries.ts';
import { keepNeighbours } from './neighbours.ts';
import { chooseNotices } from './noticing.ts';
import { keepPreparedTurns } from './prepared-turns.ts';
import { keepPrograms } from './programs.ts';
import type { Schema } from './schema.ts';
import { keepSeeks } from './seeking.ts';
import { keepVacations } from './vacations.ts';

/** Changes of the schema in order. What was released is never edited, only added to. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-begin': { up: begin },
  '002-waiting-tables-wake': { up: wakeWaitingTables },
  '003-guarded-accounts': { up: guardAccounts },
  '004-webhook-secrets': { up: webhookSecrets },
  '005-budgets': { up: budgets },
  '006-deletions': { up: keepDeletions },
  '007-resets': { up: keepResets },
  '008-names-that-look-alike': { up: tellNamesApart },
  '009-running-the-house': { up: runTheHouse },
  '010-analyses': { up: keepAnalyses },
  '011-finished-games': { up: countFinishedGames },
  '012-ratings-by-players': { up: rateByPlayers },
  '013-seeks': { up: keepSeeks },
  '014-neighbours': { up: keepNeighbours },
  '015-chosen-notices': { up: chooseNotices },
  '016-programs': { up: keepPrograms },
  '017-identities': { up: keepIdentities },
  '019-counted-by-figures': { up: countByFigures },
  '020-vacations': { up: keepVacations },
  '021-prepared-turns': { up: keepPreparedTurns },
};

/** What is done to others by those who may, and what they may do it with: bans, moderators, announcements. */
async function runTheHouse({ schema }: Kysely<never>): Promise<void> {
  await schema
    .createTable('audit')
    .addColumn('id', 'varchar(32)', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('actor', 'varchar(80)', (c) => c.notNull())
    .addColumn('act', 'varchar(32)', (c) => c.notNull())
    .addColumn('account_id', 'varchar(32)')
    .addColumn('table_id', 'varchar(32)')
    .addColumn('detail', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('audit_at').on('audit').column('at').execute();
  await schema.createIndex('audit_account').on('audit').column('account_id').execute();
  await schema.createIndex('audit_table').on('audit').column('table_id').execute();
  await schema
    .createTable('bans')
    .addColumn('account_id', 'varchar(32)', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('until', 'bigint')
    .addColumn('reason', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createTable('moderators')
    .addColumn('account_id', 'varchar(32)', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
  await schema
    .createTable('announcements')
    .addColumn('id', 'varchar(32)', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('until', 'bigint')
    .addColumn('texts', 'text', (c) => c.notNull())
    .execute();
}

async function keepResets({ schema }: Kysely<never>): Promise<void> {
  await schema
    .createTable('resets')
    .addColumn('token_hash', 'varchar(64)', (c) => c.primaryKey())
    .addColumn('account_id', 'varchar(32)', (c) => c.notNull())
    .addColumn('expires', 'bigint', (c) => c.notNull())
    .execute();
}

/** Names that look alike are one name from now on. Of those that are there the oldest keeps it; the others go by their exact name. */
async function tellNamesApart(old: Kysely<never>): Promise<void> {
  const db = old as unknown as Kysely<Schema>;
  const accounts = await db.selectFrom('accounts').select(['id', 'name']).orderBy('created').orderBy('id').execute();
  const taken = new Set<string>();
  // New keys may be old ones of others: nobody has a key while they change.
  for (const { id } of accounts) {
    await db
      .updateTable('accounts')
      .set({ name_key: `\n${id}` })
      .where('id', '=', id)
      .execute();
  }
  for (const { id, name } of accounts) {
    const name_key = taken.has(nameKey(name)) ? exactKey(name) : nameKey(name);
    taken.add(name_key);
    await db.updateTable('accounts').set({ name_key }).where('id', '=', id).execute();
  }
}

/** That an account has ended is kept; and the entries that name an account are found without reading every log. */
async function keepDeletions(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('deletions')
    .addColumn('account_id', 'varchar(32)', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('scrubbed', 'integer', (c) => c.notNull())
    .execute();
  const account = accountInBody(db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite');
  await sql`create index entries_named on entries (${account}) where kind in (${sql.raw(NAMING)})`.execute(db);
}

/** Log-ins can be told apart; devices that logged in before are known, and wrong passwords are counted. */
async function guardAccounts({ schema }: Kysely<never>): Promise<void> {
  await schema
    .alterTable('sessions')
    .addColumn('created', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
  await schema
    .alterTable('sessions')
    .addColumn('used', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
  await schema
    .alterTable('sessions')
    .addColumn('device', 'varchar(80)', (c) => c.notNull().defaultTo(''))
    .execute();
  await schema.createIndex('sessions_account').on('sessions').column('account_id').execute();
  await schema
    .createTable('devices')
    .addColumn('token_hash', 'varchar(64)', (c) => c.notNull())
    .addColumn('account_id', 'varchar(32)', (c) => c.notNull())
    .addColumn('expires', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('devices_pk', ['token_hash', 'account_id'])
    .execute();
  await schema.createIndex('devices_account').on('devices').column('account_id').execute();
  await schema
    .createTable('guesses')
    .addColumn('who', 'varchar(64)', (c) => c.primaryKey())
    .addColumn('wrong', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('until', 'bigint', (c) => c.notNull())
    .execute();
}

/** Tables that wait for players expire: those opened before that was so are looked at once. */
async function wakeWaitingTables(db: Kysely<never>): Promise<void> {
  await (db as unknown as Kysely<Schema>)
    .updateTable('tables')
    .set((e) => ({ wake_at: e.ref('updated') }))
    .where('status', '=', 'waiting')
    .where('wake_at', 'is', null)
    .execute();
}

/** Webhooks of before keep going, unsigned: nobody could be told their secret. */
async function webhookSecrets(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('channels').addColumn('secret', 'varchar(64)').execute();
}

/** What one may send, or be sent, in a day. */
async function budgets({ schema }: Kysely<never>): Promise<void> {
  await schema
    .createTable('budgets')
    .addColumn('what', 'varchar(64)', (c) => c.primaryKey())
    .addColumn('spent', 'integer', (c) => c.notNull())
    .addColumn('until', 'bigint', (c) => c.notNull())
    .execute();
}

async function begin(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('entries')
    .addColumn('table_id', 'varchar(32)', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('kind', 'varchar(16)', (c) => c.notNull())
    .addColumn('seat', 'integer')
    .addColumn('action', 'varchar(80)')
    .addColumn('body', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('entries_pk', ['table_id', 'seq'])
    .addUniqueConstraint('entries_action', ['table_id', 'action'])
    .execute();
  await schema
    .createTable('tables')
    .addColumn('id', 'varchar(32)', (c) => c.primaryKey())
    .addColumn('game', 'varchar(32)', (c) => c.notNull())
    .addColumn('status', 'varchar(16)', (c) => c.notNull())
    .addColumn('listed', 'integer', (c) => c.notNull())
    .addColumn('opened', 'bigint', (c) => c.notNull())
    .addColumn('updated', 'bigint', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('wake_at', 'bigint')
    .addColumn('summary', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('tables_lobby').on('tables').columns(['listed', 'status', 'updated']).execute();
  await schema.createIndex('tables_wake').on('tables').column('wake_at').execute();
  await schema
    .createTable('seats')
    .addColumn('table_id', 'varchar(32)', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('account_id', 'varchar(32)', (c) => c.notNull())
    .addPrimaryKeyConstraint('seats_pk', ['table_id', 'seat'])
    .execute();
  await schema.createIndex('seats_account').on('seats').column('account_id').execute();
  await schema
    .createTable('records')
    .addColumn('table_id', 'varchar(32)', (c) => c.primaryKey())
    .addColumn('record', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createTable('chat')
    .addColumn('table_id', 'varchar(32)', (c) => c.notNull())
    .addColumn('n', 'integer', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('action', 'varchar(80)', (c) => c.notNull())
    .addPrimaryKeyConstraint('chat_pk', ['table_id', 'n'])
    .addUniqueConstraint('chat_action', ['table_id', 'action'])
    .execute();
  await schema
    .createTable('notes')
    .addColumn('table_id', 'varchar(32)', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('notes_pk', ['table_id', 'seat'])
    .execute();
  await schema
    .createTable('invitations')
    .addColumn('table_id', 'varchar(32)', (c) => c.notNull())
    .addColumn('account_id', 'varchar(32)', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('invitations_pk', ['table_id', 'account_id'])
    .execute();
  await schema
    .createTable('accounts')
    .addColumn('id', 'varchar(32)', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('name_key', 'text', (c) => c.notNull().unique())
    .addColumn('password_hash', 'text')
    .addColumn('language', 'varchar(8)', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .execute();
  await schema
    .createTable('passkeys')
    .addColumn('id', 'varchar(1400)', (c) => c.primaryKey())
    .addColumn('account_id', 'varchar(32)', (c) => c.notNull())
    .addColumn('public_key', 'text', (c) => c.notNull())
    .addColumn('counter', 'bigint', (c) => c.notNull())
    .addColumn('transports', 'text', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .execute();
  await schema
    .createTable('sessions')
    .addColumn('token_hash', 'varchar(64)', (c) => c.primaryKey())
    .addColumn('account_id', 'varchar(32)', (c) => c.notNull())
    .addColumn('expires', 'bigint', (c) => c.notNull())
    .execute();
  await schema
    .createTable('challenges')
    .addColumn('id', 'varchar(64)', (c) => c.primaryKey())
    .addColumn('challenge', 'text', (c) => c.notNull())
    .addColumn('purpose', 'varchar(16)', (c) => c.notNull())
    .addColumn('name', 'text')
    .addColumn('account_id', 'varchar(32)')
    .addColumn('expires', 'bigint', (c) => c.notNull())
    .execute();
  await schema
    .createTable('channels')
    .addColumn('id', 'varchar(32)', (c) => c.primaryKey())
    .addColumn('owner', 'varchar(80)', (c) => c.notNull())
    .addColumn('kind', 'varchar(16)', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('confirmed', 'integer', (c) => c.notNull())
    .addColumn('code_hash', 'varchar(64)')
    .addColumn('created', 'bigint', (c) => c.notNull())
    .execute();
  await schema.createIndex('channels_owner').on('channels').column('owner').execute();
  await schema
    .createTable('notices')
    .addColumn('id', 'varchar(160)', (c) => c.primaryKey())
    .addColumn('channel_id', 'varchar(32)', (c) => c.notNull())
    .addColumn('payload', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('sent', 'integer', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('leased_until', 'bigint', (c) => c.notNull())
    .execute();
  await schema.createIndex('notices_open').on('notices').columns(['sent', 'leased_until']).execute();
  await schema
    .createTable('rating_changes')
    .addColumn('game', 'varchar(32)', (c) => c.notNull())
    .addColumn('subject', 'varchar(48)', (c) => c.notNull())
    .addColumn('n', 'integer', (c) => c.notNull())
    .addColumn('table_id', 'varchar(32)', (c) => c.notNull())
    .addColumn('mu', 'double precision', (c) => c.notNull())
    .addColumn('sigma', 'double precision', (c) => c.notNull())
    .addColumn('place', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('rating_changes_pk', ['game', 'subject', 'n'])
    .execute();
  await schema.createIndex('rating_changes_table').on('rating_changes').column('table_id').execute();
  await schema
    .createTable('settings')
    .addColumn('name', 'varchar(64)', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();
}

const provider: MigrationProvider = { getMigrations: async () => ({ ...MIGRATIONS }) };

/**
 * Brings the schema up to date, or as far as a release of before had it; harmless when it is, and when several processes start
 * at once.
 */
export async function migrate(db: Kysely<never>, until?: string): Promise<void> {
  const migrator = new Migrator({ db, provider });
  const { error } = await (until ? migrator.migrateTo(until) : migrator.migrateToLatest());
  if (error) throw ofLater(error) ?? error;
}

/** The store has seen a change that this program does not know: a later one was here. */
function ofLater(error: unknown): Refusal | undefined {
  const change = /previously executed migration (\S+) is missing/.exec(String(error))?.[1];
  if (change === undefined) return undefined;
  const way = 'Go on with that one, or restore the backup made before the upgrade into an empty store';
  return new Refusal('newer-store', `This store was opened by a later Engawa, which changed it (${change}). ${way}.`);
}
