import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Service, startPostgres } from '../../testing/services.ts';
import { AccountDesk } from '../admin/account-desk.ts';
import { AnnouncementDesk } from '../admin/announcement-desk.ts';
import { TableDesk } from '../admin/table-desk.ts';
import { Audit } from '../audit/audit.ts';
import { houseTime } from '../time.ts';
import { enterAll, openTable, openTestHouse, playOn, seatKey, type TestHouse } from './fixture.ts';

const run = promisify(execFile);
const program = path.resolve(import.meta.dirname, '../../dist/engawa.js');
const password = 'correct horse battery';
const SOON = { timeout: 15_000 };
const KEEPER = 'operator:mika';
const DAY_MS = 86_400_000;

let postgres: Service;
beforeAll(async () => {
  postgres = await startPostgres();
}, 300_000);
afterAll(() => postgres?.stop());

describe.each(['sqlite', 'postgres'] as const)('who runs the house, while it serves, on %s', (kind) => {
  let house: TestHouse;
  let accounts: AccountDesk;
  let tables: TableDesk;
  let announcements: AnnouncementDesk;
  let audit: Audit;
  beforeAll(async () => {
    house = await openTestHouse(kind === 'postgres' ? { DATABASE_URL: postgres.url } : {});
    const { store, config } = house.front.premises;
    accounts = new AccountDesk(store, KEEPER, config);
    tables = new TableDesk(store, KEEPER);
    announcements = new AnnouncementDesk(store, KEEPER);
    audit = new Audit(store);
  });
  afterAll(() => house.stop());

  const register = async (name: string): Promise<Record<string, string>> => ({
    cookie: (await house.call('POST', '/api/accounts', { name, password })).cookie!,
  });
  const logIn = (name: string) => house.call('POST', '/api/session', { name, password });
  const actsOn = async (name: string) =>
    (await audit.list({ account: (await accounts.find(name)).id })).map(({ actor, act, detail }) => [
      actor,
      act,
      detail,
    ]);

  it('a ban ends every log-in and lets none begin, says why, and ends by itself or by word', async () => {
    const cookie = await register('Rude');
    const until = await accounts.ban('rude', 7, 'shouting');
    expect(until! - houseTime.now()).toBeGreaterThan(6.9 * DAY_MS);
    expect((await house.call('GET', '/api/account', undefined, cookie)).status).toBe(401);
    const refused = await logIn('Rude');
    expect([refused.status, refused.body.error.code]).toEqual([403, 'banned']);
    expect(refused.body.error.message).toContain('shouting');
    // A link for a new password opens no way around it.
    const { link } = await accounts.reset('Rude');
    const token = link.split('token=')[1];
    const used = await house.call('POST', '/api/resets/use', { token, password: 'a kettle in the rain' });
    expect(used.body.error.code).toBe('banned');
    await accounts.unban('Rude');
    await expect(accounts.unban('Rude')).rejects.toMatchObject({ code: 'not-banned' });
    expect((await house.call('POST', '/api/session', { name: 'Rude', password: 'a kettle in the rain' })).status).toBe(
      200,
    );
    await accounts.ban('Rude', undefined, '');
    expect((await accounts.list()).find(({ name }) => name === 'Rude')).toMatchObject({ banned: null });
    const { db } = house.front.premises.store;
    await db
      .updateTable('bans')
      .set({ until: houseTime.now() - 1 })
      .execute();
    expect((await house.call('POST', '/api/session', { name: 'Rude', password: 'a kettle in the rain' })).status).toBe(
      200,
    );
    expect((await actsOn('Rude')).map(([actor, act]) => [actor, act])).toEqual(
      ['ban', 'unban', 'reset-link', 'ban'].map((act) => [KEEPER, act]),
    );
  });

  it('a new name stands everywhere, also at a table somebody plays at, and the old one is free', async () => {
    const cookie = await register('Offence');
    const opened = await house.call('POST', '/api/tables', { game: 'nippon', seats: 2, name: 'x' }, cookie);
    const { table, key } = opened.body;
    const joined = await house.call('POST', `/api/tables/${table}/join`, { name: 'Ren' });
    await house.call('POST', `/api/tables/${table}/start`, {}, seatKey(key));
    const clients = await enterAll(house, { table, keys: [key, joined.body.key], phrases: [] });
    await playOn(clients, 'before', 3);
    expect(await accounts.rename('offence', 'Camellia')).toBe('Camellia');
    await expect.poll(() => clients[1].push!.summary.seats[0].name, SOON).toBe('Camellia');
    await playOn(clients, 'after', 3);
    expect(clients[0].push!.summary.seats[0]).toMatchObject({ name: 'Camellia', kind: 'account' });
    for (const client of clients) client.close();
    expect((await house.call('GET', '/api/accounts/Offence')).status).toBe(404);
    expect((await logIn('Camellia')).status).toBe(200);
    await register('Offence');
    await expect(accounts.rename('Camellia', 'Offence')).rejects.toMatchObject({ code: 'name-taken' });
    await expect(accounts.rename('Camellia', 'a\u200bb')).rejects.toMatchObject({ code: 'bad-request' });
    expect(await actsOn('Camellia')).toEqual([[KEEPER, 'rename', { before: 'Offence', after: 'Camellia' }]]);
  });

  it('a renaming does not take a seat that is somebody else’s by now', async () => {
    const cookie = await register('Leaver');
    const opened = await house.call('POST', '/api/tables', { game: 'nippon', seats: 2, name: 'Aki' });
    const { table } = opened.body;
    const { key } = (await house.call('POST', `/api/tables/${table}/join`, { name: 'x' }, cookie)).body;
    await house.call('POST', `/api/tables/${table}/leave`, {}, seatKey(key));
    await house.call('POST', `/api/tables/${table}/join`, { name: 'Ren' });
    await accounts.rename('Leaver', 'Left');
    const { body } = await house.call('GET', `/api/tables/${table}`);
    expect(body.summary.seats[1]).toMatchObject({ name: 'Ren', kind: 'guest' });
  });

  it('a table is closed for those who are there, and nothing is written after that', async () => {
    const seated = await openTable(house);
    const clients = await enterAll(house, seated);
    await playOn(clients, 'closing', 2);
    await tables.close(seated.table, 'a test');
    await expect
      .poll(async () => (await house.call('GET', `/api/tables/${seated.table}`)).body.error?.code, SOON)
      .toBe('table-expired');
    await expect(tables.close(seated.table, '')).rejects.toMatchObject({ code: 'table-expired' });
    await expect(tables.close('nothing-there', '')).rejects.toMatchObject({ code: 'unknown-table' });
    expect(await audit.list({ table: seated.table })).toMatchObject([
      { actor: KEEPER, act: 'close-table', detail: { reason: 'a test' } },
    ]);
    expect((await tables.list('expired')).map(({ table }) => table)).toContain(seated.table);
    for (const client of clients) client.close();
  });

  it('moderators are appointed and dismissed', async () => {
    await register('Warden');
    await accounts.appoint('Warden');
    await accounts.appoint('Warden');
    expect((await accounts.list()).find(({ name }) => name === 'Warden')).toMatchObject({ moderator: true });
    await accounts.dismiss('Warden');
    await expect(accounts.dismiss('Warden')).rejects.toMatchObject({ code: 'no-moderator' });
    expect((await actsOn('Warden')).map(([, act]) => act).sort()).toEqual([
      'appoint-moderator',
      'appoint-moderator',
      'dismiss-moderator',
    ]);
  });

  it('what is announced is told to everybody until it is over or taken back', async () => {
    const asked = async () =>
      (await house.call('GET', '/api/announcements')).body as unknown as { announcements: { texts: object }[] };
    const told = await announcements.tell({ en: 'A restart at eight.', ja: '八時に再起動します。' }, 2);
    await announcements.tell({ en: 'Long over.' }, undefined);
    const { db } = house.front.premises.store;
    await db
      .updateTable('announcements')
      .set({ until: houseTime.now() - 1 })
      .where('id', '!=', told.id)
      .execute();
    await expect.poll(asked, SOON).toMatchObject({ announcements: [{ id: told.id, texts: told.texts }] });
    await announcements.withdraw(told.id);
    await expect(announcements.withdraw(told.id)).rejects.toMatchObject({ code: 'not-found' });
    await expect.poll(asked, SOON).toEqual({ announcements: [] });
  });

  it('an account that is deleted leaves its number in the audit log, and nothing that says who it was', async () => {
    const cookie = await register('Gone for good');
    const { table } = (await house.call('POST', '/api/tables', { game: 'machi', seats: 2, name: 'x' }, cookie)).body;
    await accounts.rename('Gone for good', 'Gone');
    const { id } = await accounts.find('Gone');
    await accounts.remove('Gone');
    await expect(accounts.find('Gone')).rejects.toMatchObject({ code: 'unknown-account' });
    expect((await audit.list({ account: id })).map(({ act, detail }) => [act, detail])).toEqual([
      ['delete-account', {}],
      ['rename', {}],
    ]);
    await expect
      .poll(async () => (await house.call('GET', `/api/tables/${table}`)).body.summary.seats[0].name, SOON)
      .toBe('–');
  });

  it('all of it by the command line, which notes who did it', { timeout: 240_000 }, async () => {
    await register('Lined');
    const where = kind === 'postgres' ? ['--database', postgres.url] : ['--data', house.data];
    const engawa = async (...args: string[]): Promise<string> =>
      (await run(process.execPath, [program, 'admin', ...args, ...where, '--as', 'Noa'])).stdout;
    expect(await engawa('ban', 'Lined', '--days', '2', '--reason', 'rude')).toMatch(
      /^"Lined" may not log in, until 20/,
    );
    expect(await engawa('accounts')).toMatch(/^Lined\t.*\tbanned until .* \(rude\)$/m);
    expect(JSON.parse(await engawa('audit', 'Lined', '--json'))).toMatchObject([{ act: 'ban', actor: 'operator:Noa' }]);
    expect(await engawa('audit', 'Lined')).toMatch(/UTC\toperator:Noa\tban\taccount:.*"reason":"rude"/);
    await expect(engawa('ban')).rejects.toMatchObject({ code: 2 });
    await expect(engawa('ban', 'Lined', '--hours', '3')).rejects.toMatchObject({ code: 2 });
    await expect(engawa('fly')).rejects.toMatchObject({ code: 2 });
    await expect(engawa('ban', 'Nobody there')).rejects.toMatchObject({ code: 1 });
  });
});
