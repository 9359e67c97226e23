import { PassThrough, Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Service, startPostgres } from '../../testing/services.ts';
import { TableClient } from '../../testing/table-client.ts';
import { backup, restore } from '../ops/backup.ts';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { openTestHouse, playOn, seatKey, type TestHouse } from './fixture.ts';

const password = 'correct horse battery';
const TABLES = [
  ...(['entries', 'tables', 'seats', 'records', 'chat', 'notes', 'invitations', 'accounts', 'passkeys'] as const),
  ...(['sessions', 'devices', 'challenges', 'channels', 'notices', 'rating_changes', 'settings'] as const),
] satisfies (keyof Schema)[];

/** Everything a store holds but the deletions themselves. */
async function everything({ db }: Store): Promise<string> {
  const rows = await Promise.all(TABLES.map((name) => db.selectFrom(name).selectAll().execute()));
  return JSON.stringify(rows);
}

async function written(store: Store): Promise<string> {
  const out = new PassThrough();
  const chunks: Buffer[] = [];
  out.on('data', (chunk) => chunks.push(chunk));
  await backup(store, out);
  return Buffer.concat(chunks).toString();
}

const readBack = (store: Store, text: string) => restore(store, Readable.from([text]));

let postgres: Service;
beforeAll(async () => {
  postgres = await startPostgres();
}, 300_000);
afterAll(() => postgres?.stop());

describe.each(['sqlite', 'postgres'] as const)('an account that has ended, on %s', (kind) => {
  let house: TestHouse;
  beforeAll(async () => {
    house = await openTestHouse({
      ENGAWA_WEBHOOK_PRIVATE: 'yes',
      ...(kind === 'postgres' ? { DATABASE_URL: postgres.url } : {}),
    });
  });
  afterAll(() => house.stop());

  /** Somebody who has been everywhere. */
  async function lifeOf(name: string) {
    const guest = `${name} as guest`;
    const { store } = house.front.premises;
    // As a guest, whose seat comes along.
    const before = await house.call('POST', '/api/tables', { game: 'nippon', seats: 2, name: guest });
    const seats = [{ table: before.body.table, key: before.body.key }];
    const made = await house.call('POST', '/api/accounts', { name, password, seats });
    const headers = { cookie: made.cookie! };
    const { id } = await store.db
      .selectFrom('accounts')
      .select('id')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    // At a table left again before its start.
    const left = await house.call('POST', '/api/tables', { game: 'nippon', seats: 2, name: 'Ren' });
    const joined = await house.call('POST', `/api/tables/${left.body.table}/join`, { name: 'x' }, headers);
    expect(joined.status).toBe(201);
    await house.call('POST', `/api/tables/${left.body.table}/leave`, {}, headers);
    // At a game played, talked at, finished, filed and played again.
    const opened = await house.call('POST', '/api/tables', { game: 'nippon', seats: 2, name: 'x' }, headers);
    const { table } = opened.body;
    const other = await house.call('POST', `/api/tables/${table}/join`, { name: 'Ren' });
    await house.call('POST', `/api/tables/${table}/start`, {}, headers);
    const mine = await TableClient.enter(house.url, table, opened.body.key);
    const theirs = await TableClient.enter(house.url, table, other.body.key);
    await playOn([mine, theirs], 'deleted', 6);
    await mine.ask({ do: 'say', text: `my own words, ${name}`, action: 'c' });
    await theirs.ask({ do: 'say', text: 'what Ren said', action: 'd' });
    await house.call('PUT', `/api/tables/${table}/note`, { text: 'my own note' }, headers);
    await mine.ask({ do: 'resign', action: 'r' });
    for (const client of [mine, theirs]) client.close();
    const again = await house.call('POST', `/api/tables/${table}/rematch`, {}, headers);
    expect(again.status).toBe(201);
    // At a table that was cleared away.
    const expired = await house.call('POST', '/api/tables', { game: 'nippon', seats: 2, name: 'x' }, headers);
    await house.front.premises.hall.act(expired.body.table, null, () => ({ kind: 'expire' }));
    const lobby = () =>
      store.db.selectFrom('tables').select('status').where('id', '=', expired.body.table).executeTakeFirst();
    await expect.poll(lobby, { timeout: 5000 }).toEqual({ status: 'expired' });
    // Invited, and with an address.
    const host = await house.call('POST', '/api/accounts', { name: `Host ${id}`, password });
    const asHost = { cookie: host.cookie! };
    const invited = await house.call('POST', '/api/tables', { game: 'nippon', seats: 2, name: 'x' }, asHost);
    await house.call('POST', `/api/tables/${invited.body.table}/invite`, { account: name }, asHost);
    await house.call('DELETE', '/api/account', { proof: { password } }, asHost);
    const hook = { kind: 'webhook', address: `http://127.0.0.1:9/${encodeURIComponent(name)}` };
    await house.call('POST', '/api/account/channels', hook, headers);
    await house.call('POST', `/api/tables/${before.body.table}/channels`, hook, seatKey(before.body.key));
    await expect
      .poll(() => store.db.selectFrom('records').select('record').where('table_id', '=', table).executeTakeFirst())
      .toBeDefined();
    return { id, headers, table, invited: invited.body.table, left: left.body.table };
  }

  it('has exported everything, and leaves nothing that says who it was, wherever it sat', async () => {
    const { store } = house.front.premises;
    const { id, headers, table, invited, left } = await lifeOf('Tomoko');
    const exported = JSON.parse(
      JSON.stringify((await house.call('GET', '/api/account/export', undefined, headers)).body),
    );
    expect(exported.account).toMatchObject({ name: 'Tomoko', password: true });
    const played = exported.moves.filter((row: { kind: string }) => row.kind === 'play');
    expect(played.length).toBeGreaterThan(0);
    for (const { move } of played) expect(move).toMatch(/\w/);
    expect(exported.seats.map((row: { table_id: string }) => row.table_id)).toEqual(
      expect.arrayContaining([table, left]),
    );
    expect(exported.sessions).toHaveLength(1);
    expect(exported.invitations).toMatchObject([{ table_id: invited }]);
    expect(exported.channels).toHaveLength(1);
    expect(exported.chat).toMatchObject([{ text: 'my own words, Tomoko' }]);
    expect(exported.notes).toMatchObject([{ text: 'my own note' }]);
    expect(JSON.stringify(exported)).not.toMatch(/argon2|token_hash/);

    expect((await house.call('DELETE', '/api/account', { proof: { password } }, headers)).status).toBe(200);
    const { name } = await house.front.premises.hall.look(table, ({ chairs }) => chairs[0].holder!);
    expect(name).toBe('–');
    // Looked at once more a minute later: for what was under way, and for tables that take no deed any more.
    await house.front.premises.erasure.finish(Date.now() + 120_000);
    await expect.poll(() => everything(store), { timeout: 5000 }).not.toMatch(/Tomoko|my own/);
    const rest = await everything(store);
    expect(rest).not.toContain(id);
    expect(rest).toContain('what Ren said');
    const deleted = await store.db.selectFrom('deletions').select('account_id').execute();
    expect(deleted.map(({ account_id }) => account_id)).toContain(id);
    // The others' game is still there, and its record.
    const { body } = await house.call('GET', `/api/tables/${table}/record`);
    expect(body).toMatchObject({ players: [{ name: '–' }, { name: 'Ren' }] });
    expect(await store.db.selectFrom('deletions').select('scrubbed').distinct().execute()).toEqual([{ scrubbed: 1 }]);
  });

  it('does not come back with a backup, nor do log-ins', async () => {
    const { store } = house.front.premises;
    const { id, headers } = await lifeOf('Revenant');
    const stays = await house.call('POST', '/api/accounts', { name: 'Stays', password });
    const old = await written(store);
    expect(old).toContain('Revenant');
    expect(old).not.toContain('token_hash');
    await house.call('DELETE', '/api/account', { proof: { password } }, headers);
    await house.front.premises.erasure.finish(Date.now() + 120_000);
    await expect.poll(() => everything(store), { timeout: 5000 }).not.toContain('Revenant');
    // Tables of the old backup that are gone meanwhile come back, without the name.
    for (const name of ['entries', 'tables', 'records', 'chat'] as const) await store.db.deleteFrom(name).execute();
    const { added, leftOut } = await readBack(store, old);
    expect([added > 0, leftOut > 0]).toEqual([true, true]);
    const now = await everything(store);
    expect(now).not.toMatch(/Revenant|my own/);
    expect(now).not.toContain(id);
    expect(now).toContain('what Ren said');
    // Nobody who is still there was logged out by it, and a backup of before, which held log-ins, logs nobody in.
    expect((await house.call('GET', '/api/account', undefined, { cookie: stays.cookie! })).status).toBe(200);
    const row = { token_hash: 'ab'.repeat(32), account_id: 'x', expires: Date.now() + 1e9 };
    const lines = [{ format: 'engawa-backup/1' }, { in: 'sessions', row }, { end: 1 }].map((line) =>
      JSON.stringify(line),
    );
    expect(await readBack(store, lines.join('\n'))).toEqual({ read: 1, added: 0, leftOut: 1 });
    expect(await everything(store)).not.toContain(row.token_hash);
  });

  it('ends in another store too, when a later backup says so', async () => {
    const { store } = house.front.premises;
    const { headers } = await lifeOf('Elsewhere');
    const elsewhere = await openTestHouse();
    const copy = elsewhere.front.premises.store;
    await readBack(copy, await written(store));
    expect(await everything(copy)).toContain('Elsewhere');
    await house.call('DELETE', '/api/account', { proof: { password } }, headers);
    await readBack(copy, await written(store));
    expect(await everything(copy)).not.toMatch(/Elsewhere|my own/);
    await elsewhere.stop();
  });
});
