import { expect, it } from 'vitest';
import { TableClient } from '../../testing/table-client.ts';
import { enterAll, houseForFile, openTable, playOn, seatKey } from './fixture.ts';

const house = await houseForFile({ ENGAWA_URL: 'http://localhost:8080' });
const password = 'correct horse battery';

async function register(name: string, more: object = {}): Promise<Record<string, string>> {
  const reply = await house.call('POST', '/api/accounts', { name, password, ...more });
  expect(reply.status).toBe(201);
  return { cookie: reply.cookie! };
}

it('registers, logs in and out, with an http-only cookie and one answer to every wrong log-in', async () => {
  const reply = await house.call('POST', '/api/accounts', { name: 'Hana', password });
  expect(reply.headers.getSetCookie()[0]).toMatch(/HttpOnly.*SameSite=Lax/);
  expect(reply.body.account).toMatchObject({ name: 'Hana', password: true, passkeys: 0 });
  expect((await house.call('POST', '/api/accounts', { name: 'ＨＡＮＡ', password })).body.error.code).toBe(
    'name-taken',
  );
  expect((await house.call('POST', '/api/accounts', { name: 'Short', password: 'x' })).body.error).toMatchObject({
    code: 'weak-password',
    message: expect.stringContaining('fewer than 8 characters'),
  });
  const wrong = await house.call('POST', '/api/session', { name: 'Hana', password: 'wrong' });
  const nobody = await house.call('POST', '/api/session', { name: 'Nobody', password: 'wrong' });
  expect([wrong.status, wrong.body]).toEqual([nobody.status, nobody.body]);
  const entered = await house.call('POST', '/api/session', { name: 'hana', password });
  const cookie = { cookie: entered.cookie! };
  expect((await house.call('GET', '/api/account', undefined, cookie)).body.account.name).toBe('Hana');
  const gone = await house.call('DELETE', '/api/session', undefined, cookie);
  expect(gone.status).toBe(200);
  expect((await house.call('GET', '/api/account', undefined, cookie)).status).toBe(401);
});

it('a new password ends the other log-ins', async () => {
  const here = await register('Kenji');
  const there = await house.call('POST', '/api/session', { name: 'Kenji', password });
  const changed = await house.call(
    'PATCH',
    '/api/account',
    { password: 'another long one', language: 'ja', proof: { password } },
    here,
  );
  expect(changed.body.account.language).toBe('ja');
  expect((await house.call('GET', '/api/account', undefined, { cookie: there.cookie! })).status).toBe(401);
  expect((await house.call('GET', '/api/account', undefined, { cookie: changed.cookie! })).status).toBe(200);
});

it('a guest becomes an account without losing a seat, and the key goes on working', async () => {
  const seated = await openTable(house);
  const cookie = await register('Mio', { seats: [{ table: seated.table, key: seated.keys[1] }] });
  const mine = await house.call('GET', '/api/tables?mine=true', undefined, cookie);
  await expect
    .poll(async () => (await house.call('GET', '/api/tables?mine=true', undefined, cookie)).body.tables.length)
    .toBe(1);
  expect(mine.status).toBe(200);
  const byCookie = await TableClient.connect(house.url, seated.table, cookie);
  expect((await byCookie.hello()).seat).toBe(1);
  const byKey = await TableClient.enter(house.url, seated.table, seated.keys[1]);
  expect(byKey.seat).toBe(1);
  const other = await register('Riku');
  const stolen = await house.call('POST', '/api/account/seats', { table: seated.table, key: seated.keys[1] }, other);
  expect(stolen.body.error.code).toBe('seat-taken');
  const later = await house.call('POST', '/api/account/seats', { table: seated.table, key: seated.keys[0] }, other);
  expect(later.status).toBe(200);
  byCookie.close();
  byKey.close();
});

it('invites an account: the table is among its own', async () => {
  const cookie = await register('Yui');
  const { body } = await house.call(
    'POST',
    '/api/tables',
    { game: 'nippon', seats: 2, name: 'x', listed: false },
    await register('Inviting'),
  );
  const invited = await house.call('POST', `/api/tables/${body.table}/invite`, { account: 'yui' }, seatKey(body.key));
  expect(invited.status).toBe(200);
  const { tables } = (await house.call('GET', '/api/tables?mine=true', undefined, cookie)).body;
  expect(tables.map(({ table }: { table: string }) => table)).toEqual([body.table]);
  const unknown = await house.call(
    'POST',
    `/api/tables/${body.table}/invite`,
    { account: 'nobody' },
    seatKey(body.key),
  );
  expect([unknown.status, unknown.body.error.code]).toEqual([404, 'unknown-account']);
});

it('rates finished games of accounts and bots once, per game, with uncertainty', async () => {
  const cookie = await register('Sora');
  const { body } = await house.call(
    'POST',
    '/api/tables',
    {
      game: 'nippon',
      seats: 2,
      name: 'x',
      rated: true,
      clock: { kind: 'live', bank: 60, increment: 5, cap: 90 },
      bots: ['random'],
      start: true,
    },
    cookie,
  );
  expect(body.summary.seats[0]).toMatchObject({ kind: 'account', name: 'Sora' });
  const mine = await TableClient.enter(house.url, body.table, body.key);
  await playOn([mine], 'rated', 3);
  await mine.ask({ do: 'resign', action: 'r' });
  const rating = async () =>
    (await house.call('GET', '/api/accounts/sora')).body.ratings.find(({ game }) => game === 'nippon')!;
  await expect.poll(rating).toBeDefined();
  const { mu, sigma, games } = await rating();
  expect(mu).toBeLessThan(25);
  expect(sigma).toBeLessThan(25 / 3);
  expect(games).toBe(1);
  const { ratings } = (await house.call('GET', '/api/ratings/nippon')).body;
  expect(ratings.map(({ name, bot }: { name: string; bot: boolean }) => [name, bot])).toEqual([
    ['random', true],
    ['Sora', false],
  ]);
  mine.close();
});

it('exports everything about an account, then deletes what says who it was', async () => {
  const cookie = await register('Tomo');
  const opened = await house.call('POST', '/api/tables', { game: 'nippon', seats: 2, name: 'x' }, cookie);
  const { table, key } = opened.body;
  expect((await house.call('POST', `/api/tables/${table}/join`, { name: 'Ren' })).status).toBe(201);
  await house.call('POST', `/api/tables/${table}/start`, {}, cookie);
  const mine = await TableClient.enter(house.url, table, key);
  await mine.ask({ do: 'say', text: 'my own words', action: 'c' });
  await house.call('PUT', `/api/tables/${table}/note`, { text: 'my own note' }, cookie);
  await expect
    .poll(async () => (await house.call('GET', '/api/account/export', undefined, cookie)).body.seats?.length)
    .toBe(1);
  const exported = (await house.call('GET', '/api/account/export', undefined, cookie)).body;
  expect(exported.account.name).toBe('Tomo');
  expect(exported.chat[0].text).toBe('my own words');
  expect(exported.notes[0].text).toBe('my own note');
  expect(JSON.stringify(exported)).not.toContain('argon2');
  expect((await house.call('DELETE', '/api/account', { proof: { password } }, cookie)).status).toBe(200);
  expect((await house.call('GET', '/api/account', undefined, cookie)).status).toBe(401);
  const { db } = house.front.premises.store;
  const rows = [
    await db.selectFrom('entries').selectAll().where('table_id', '=', table).execute(),
    await db.selectFrom('chat').selectAll().where('table_id', '=', table).execute(),
    await db.selectFrom('notes').selectAll().where('table_id', '=', table).execute(),
    await db.selectFrom('accounts').selectAll().where('name', '=', 'Tomo').execute(),
  ];
  expect(JSON.stringify(rows)).not.toMatch(/Tomo|my own/);
  await mine.until(() => mine.push!.summary.seats[0].name === '–', 'the name to go');
  mine.close();
});

it('an account has one seat at a table', async () => {
  const cookie = await register('Once');
  const seated = await openTable(house, { seats: 3, start: false });
  expect(seated.keys).toHaveLength(3);
  const { body } = await house.call('POST', '/api/tables', { game: 'nippon', seats: 3, name: 'x' });
  expect((await house.call('POST', `/api/tables/${body.table}/join`, { name: 'x' }, cookie)).status).toBe(201);
  const twice = await house.call('POST', `/api/tables/${body.table}/join`, { name: 'x' }, cookie);
  expect([twice.status, twice.body.error.code]).toEqual([409, 'already-seated']);
  const clients = await enterAll(house, { ...seated, keys: seated.keys.slice(0, 1) });
  for (const client of clients) client.close();
});
