import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { type Tenure, tenuresOf } from './tenure.ts';

/** Everything kept about an account, but for what opens it: hashes of passwords, keys and log-ins. */
export async function exportOf(store: Store, id: string): Promise<object> {
  const { db } = store;
  const owner = `account:${id}`;
  const {
    password_hash,
    name_key: _,
    ...account
  } = await db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const tenures = await tenuresOf(store, id);
  return {
    account: { ...account, password: password_hash !== null },
    passkeys: await db
      .selectFrom('passkeys')
      .select(['id', 'transports', 'created'])
      .where('account_id', '=', id)
      .execute(),
    sessions: await db
      .selectFrom('sessions')
      .select(['device', 'created', 'used', 'expires'])
      .where('account_id', '=', id)
      .execute(),
    devices: await db.selectFrom('devices').select('expires').where('account_id', '=', id).execute(),
    channels: await db
      .selectFrom('channels')
      .select(['kind', 'address', 'confirmed', 'created', 'wants', 'digest'])
      .where('owner', '=', owner)
      .execute(),
    quietHours:
      (await db.selectFrom('quiet_hours').selectAll().where('account_id', '=', id).executeTakeFirst()) ?? null,
    vacations: await db
      .selectFrom('vacations')
      .select(['from_at', 'until_at', 'notices', 'changed'])
      .where('account_id', '=', id)
      .execute(),
    notices: await db
      .selectFrom('notices')
      .innerJoin('channels', 'channels.id', 'notices.channel_id')
      .select(['notices.payload', 'notices.at', 'notices.sent'])
      .where('channels.owner', '=', owner)
      .execute(),
    invitations: await db.selectFrom('invitations').selectAll().where('account_id', '=', id).execute(),
    identities: await db
      .selectFrom('identities')
      .select(['issuer', 'subject', 'created'])
      .where('account_id', '=', id)
      .execute(),
    programs: await db
      .selectFrom('programs')
      .select(['account_id', 'created', 'used'])
      .where('owner_id', '=', id)
      .execute(),
    follows: await db.selectFrom('follows').select(['followed_id', 'at']).where('account_id', '=', id).execute(),
    blocks: await db.selectFrom('blocks').select(['blocked_id', 'at']).where('account_id', '=', id).execute(),
    // What others wrote about the account is theirs.
    reports: await db
      .selectFrom('reports')
      .select(['at', 'table_id', 'seat', 'reason', 'text', 'closed'])
      .where('reporter', '=', owner)
      .execute(),
    mutes: await db.selectFrom('mutes').select(['at', 'until', 'reason']).where('account_id', '=', id).execute(),
    moderator: (await db.selectFrom('moderators').select('at').where('account_id', '=', id).executeTakeFirst()) ?? null,
    bans: await db.selectFrom('bans').select(['at', 'until', 'reason']).where('account_id', '=', id).execute(),
    audit: await db.selectFrom('audit').select(['at', 'act', 'detail']).where('account_id', '=', id).execute(),
    seen: (await db.selectFrom('profiles').selectAll().where('account_id', '=', id).executeTakeFirst()) ?? null,
    games: await db.selectFrom('finished_seats').selectAll().where('account_id', '=', id).execute(),
    ratings: await db.selectFrom('rating_changes').selectAll().where('subject', '=', id).execute(),
    seats: tenures.map(({ table, seat, from, to }) => ({ table_id: table, seat, from: from.at, to: to?.at ?? null })),
    moves: await along(tenures, (tenure) => movesIn(db, tenure)),
    chat: await along(tenures, (tenure) => chatIn(db, tenure)),
    notes: await along(tenures, (tenure) => notesIn(db, tenure)),
    preparedTurns: await along(tenures, (tenure) => preparedIn(db, tenure)),
  };
}

/** One table after the other: somebody with a thousand of them must not fill the store's queue. */
async function along<T>(tenures: readonly Tenure[], read: (tenure: Tenure) => Promise<T[]>): Promise<T[]> {
  const all: T[] = [];
  for (const tenure of tenures) all.push(...(await read(tenure)));
  return all;
}

const LAST = 2 ** 31 - 1;

/** Everything done on the seat, moves in the notation of their game. */
async function movesIn(db: Kysely<Schema>, { table, seat, from, to }: Tenure) {
  const rows = await db
    .selectFrom('entries')
    .select(['table_id', 'seq', 'at', 'kind', 'seat', 'body'])
    .where('table_id', '=', table)
    .where('seat', '=', seat)
    .where('seq', '>=', from.seq)
    .where('seq', '<=', to?.seq ?? LAST)
    .orderBy('seq')
    .execute();
  return rows.map(({ body, ...row }) => ({ ...row, move: (JSON.parse(body) as { move?: string }).move ?? null }));
}

const chatIn = (db: Kysely<Schema>, { table, seat, from, to }: Tenure) =>
  db
    .selectFrom('chat')
    .select(['table_id', 'seat', 'at', 'text'])
    .where('table_id', '=', table)
    .where('seat', '=', seat)
    .where('at', '>=', from.at)
    .where('at', '<=', to?.at ?? Number.MAX_SAFE_INTEGER)
    .execute();

const notesIn = (db: Kysely<Schema>, { table, seat, to }: Tenure) =>
  to
    ? Promise.resolve([])
    : db.selectFrom('notes').selectAll().where('table_id', '=', table).where('seat', '=', seat).execute();

const preparedIn = (db: Kysely<Schema>, { table, seat, to }: Tenure) =>
  to
    ? Promise.resolve([])
    : db.selectFrom('prepared_turns').selectAll().where('table_id', '=', table).where('seat', '=', seat).execute();
