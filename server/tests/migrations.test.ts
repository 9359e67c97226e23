import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Service, startPostgres } from '../../testing/services.ts';
import { checkTables } from '../ops/check-tables.ts';
import { migrate } from '../store/migrations.ts';
import { openStore } from '../store/open-store.ts';
import { SqliteThread, sqliteDialect } from '../store/sqlite.ts';
import { enterAll, openTable, openTestHouse, playOn, seatKey } from './fixture.ts';

/** What the first schema had, column by column; tables and columns that came later are not in it. */
const FIRST = {
  entries: ['table_id', 'seq', 'at', 'kind', 'seat', 'action', 'body'],
  tables: ['id', 'game', 'status', 'listed', 'opened', 'updated', 'seq', 'summary'],
  seats: ['table_id', 'seat', 'account_id'],
  records: ['table_id', 'record'],
  chat: ['table_id', 'n', 'seat', 'name', 'at', 'text', 'action'],
  notes: ['table_id', 'seat', 'text'],
  invitations: ['table_id', 'account_id', 'at'],
  accounts: ['id', 'name', 'name_key', 'password_hash', 'language', 'created'],
  channels: ['id', 'owner', 'kind', 'address', 'confirmed', 'code_hash', 'created'],
  rating_changes: ['game', 'subject', 'n', 'table_id', 'mu', 'sigma', 'place', 'at'],
  settings: ['name', 'value'],
} as const;
type First = keyof typeof FIRST;
type Rows = Record<First, Record<string, unknown>[]>;
// biome-ignore lint/suspicious/noExplicitAny: the schema of then has no type any more
type Then = Kysely<any>;

const folder = mkdtempSync(path.join(tmpdir(), 'engawa-migrations-'));
let postgres: Service;
beforeAll(async () => {
  postgres = await startPostgres();
}, 300_000);
afterAll(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A house with something in every table of then: a game over and rated, one under way, one that waits; talk, a note, an invitation, a channel. */
async function lived(): Promise<{ rows: Rows; running: { table: string; keys: string[]; phrases: string[] } }> {
  const house = await openTestHouse({ ENGAWA_WEBHOOK_PRIVATE: 'yes' });
  const clock = { kind: 'live', bank: 600, increment: 10, cap: 900 };
  const password = 'correct horse battery';
  const [ume, rin] = await Promise.all(
    ['Ume', 'Rin'].map(async (name) => ({
      cookie: (await house.call('POST', '/api/accounts', { name, password })).cookie!,
    })),
  );
  await house.call('POST', '/api/account/channels', { kind: 'webhook', address: 'http://127.0.0.1:9/' }, ume);
  const rated = { game: 'machi', seats: 2, name: 'x', rated: true, clock };
  const { table, key } = (await house.call('POST', '/api/tables', rated, ume)).body;
  const joined = (await house.call('POST', `/api/tables/${table}/join`, { name: 'x' }, rin)).body;
  await house.call('POST', `/api/tables/${table}/ready`, {}, seatKey(joined.key));
  await house.call('POST', `/api/tables/${table}/start`, {}, seatKey(key));
  const players = await enterAll(house, { table, keys: [key, joined.key], phrases: [] });
  await playOn(players, 'then', 20);
  await players[0].ask({ do: 'say', text: 'well played', action: 's' });
  await house.call('PUT', `/api/tables/${table}/note`, { text: 'remember' }, seatKey(key));
  await players[0].ask({ do: 'resign', action: 'r' });
  for (const player of players) player.close();
  await house.call('POST', '/api/tables', { game: 'nippon', seats: 3, name: 'Waits' }, ume);
  const asked = (await house.call('GET', '/api/tables?mine=true', undefined, ume)).body.tables[0].table;
  await house.call('POST', `/api/tables/${asked}/invite`, { account: 'Rin' }, ume);
  const running = await openTable(house, { game: 'yamatai' });
  const clients = await enterAll(house, running);
  await playOn(clients, 'now', 15);
  for (const client of clients) client.close();
  const { store } = house.front.premises;
  const rows = {} as Rows;
  await expect.poll(async () => (await store.db.selectFrom('rating_changes').selectAll().execute()).length).toBe(2);
  await expect.poll(async () => (await store.db.selectFrom('records').selectAll().execute()).length).toBe(1);
  const over = store.db.selectFrom('tables').select('id').where('status', '=', 'over');
  await expect.poll(async () => (await over.execute()).length).toBe(1);
  for (const name of Object.keys(FIRST) as First[]) rows[name] = await read(store.db, name);
  await house.stop();
  return { rows, running };
}

const read = async (db: Then, name: First): Promise<Record<string, unknown>[]> =>
  (await db.selectFrom(name).select(FIRST[name]).execute())
    .map((row) => ({ ...row }))
    .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

it.each(['sqlite', 'postgres'] as const)(
  'a store of the first schema keeps every row and goes on: %s',
  async (kind) => {
    const { rows, running } = await lived();
    for (const [name, some] of Object.entries(rows)) expect(some.length, name).toBeGreaterThan(0);
    const data = mkdtempSync(path.join(folder, 'data-'));
    const file = path.join(data, 'engawa.sqlite');
    const several = kind === 'postgres';
    const thread = several ? undefined : new SqliteThread(file, 'prepares');
    const pool = new pg.Pool({ connectionString: postgres.url });
    const old: Then = new Kysely({ dialect: thread ? sqliteDialect(thread) : new PostgresDialect({ pool }) });
    await migrate(old as Kysely<never>, '001-begin');
    for (const name of Object.keys(FIRST) as First[])
      for (const row of rows[name]) await old.insertInto(name).values(row).execute();
    if (thread) await thread.close();
    await pool.end();

    const settings: Record<string, string> = several ? { DATABASE_URL: postgres.url } : {};
    const store = await openStore({ file, databaseUrl: settings.DATABASE_URL });
    for (const name of Object.keys(FIRST) as First[]) {
      expect(await read(store.db, name), name).toEqual(rows[name]);
    }
    expect(await checkTables(store)).toEqual({ checked: 2, broken: [] });
    await store.close();
    const house = await openTestHouse({ ...settings, ENGAWA_DATA: data });
    const clients = await enterAll(house, running);
    expect(await playOn(clients, 'later', 5)).toBe(5);
    for (const client of clients) client.close();
    expect((await house.call('POST', '/api/session', { name: 'ume', password: 'correct horse battery' })).status).toBe(
      200,
    );
    await house.stop();
  },
  120_000,
);
