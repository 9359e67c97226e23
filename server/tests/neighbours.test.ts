import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ModerationAct, NeighbourLists, Profile, Report } from '#wire';
import { type Service, startPostgres } from '../../testing/services.ts';
import { TableClient } from '../../testing/table-client.ts';
import { AccountDesk } from '../admin/account-desk.ts';
import { openTestHouse, seatKey, type TestHouse } from './fixture.ts';

const password = 'correct horse battery';

let postgres: Service;
beforeAll(async () => {
  postgres = await startPostgres();
}, 300_000);
afterAll(() => postgres?.stop());

describe.each(['sqlite', 'postgres'] as const)('neighbours on %s', (kind) => {
  let house: TestHouse;
  let desk: AccountDesk;
  beforeAll(async () => {
    house = await openTestHouse(kind === 'postgres' ? { DATABASE_URL: postgres.url } : {});
    const { store, config } = house.front.premises;
    desk = new AccountDesk(store, 'operator:mika', config);
  });
  afterAll(() => house.stop());

  const register = async (name: string): Promise<Record<string, string>> => ({
    cookie: (await house.call('POST', '/api/accounts', { name, password })).cookie!,
  });
  const code = async (reply: ReturnType<TestHouse['call']>) => (await reply).body.error?.code;
  const lists = async (cookie: Record<string, string>) =>
    (await house.call('GET', '/api/account/neighbours', undefined, cookie)).body as unknown as NeighbourLists;
  const open = async (cookie: Record<string, string>, more: object = {}) =>
    (await house.call('POST', '/api/tables', { game: 'nippon', seats: 2, name: 'x', ...more }, cookie)).body;

  it('an account follows and blocks; who is blocked neither joins, invites, speaks to nor is matched with the blocker', async () => {
    const ada = await register('Ada');
    const bea = await register('Bea');
    const { neighbours, accounts } = house.front.premises;
    const idOf = async (name: string) => (await accounts.byName(name))!.id;

    await house.call('PUT', '/api/account/following/bea', undefined, ada);
    await house.call('PUT', '/api/account/following/bea', undefined, ada);
    await house.call('PUT', '/api/account/following/ada', undefined, bea);
    expect(await lists(ada)).toEqual({ following: ['Bea'], blocked: [] });
    const seen = (await house.call('GET', '/api/accounts/Bea', undefined, ada)).body as unknown as Profile;
    expect(seen.ties).toEqual({ following: true, follower: true, blocked: false });
    expect(((await house.call('GET', '/api/accounts/Bea')).body as unknown as Profile).ties).toBeUndefined();
    expect(await code(house.call('PUT', '/api/account/following/Ada', undefined, ada))).toBe('not-allowed');
    expect(await code(house.call('PUT', '/api/account/following/nobody', undefined, ada))).toBe('unknown-account');
    expect(await code(house.call('PUT', '/api/account/blocked/bea'))).toBe('not-logged-in');

    // They sit together; then the one blocks the other.
    const { table, key } = await open(ada);
    const joined = await house.call('POST', `/api/tables/${table}/join`, { name: 'x' }, bea);
    await house.call('POST', `/api/tables/${table}/start`, {}, seatKey(key));
    const [mine, theirs] = [
      await TableClient.enter(house.url, table, key),
      await TableClient.enter(house.url, table, joined.body.key),
    ];
    await theirs.ask({ do: 'say', text: 'before', action: 's1' });
    await expect.poll(() => mine.chats.map(({ text }) => text)).toEqual(['before']);
    expect((await house.call('PUT', '/api/account/blocked/bea', undefined, ada)).body).toEqual({
      following: [],
      blocked: ['Bea'],
    });
    expect((await lists(bea)).following).toEqual([]);
    await theirs.ask({ do: 'say', text: 'after', action: 's2' });
    await mine.ask({ do: 'say', text: 'own', action: 's3' });
    await expect.poll(() => mine.chats.map(({ text }) => text)).toEqual(['before', 'own']);
    await expect.poll(() => theirs.chats.map(({ text }) => text)).toEqual(['before', 'after', 'own']);
    const read = await house.call('GET', `/api/tables/${table}/chat`, undefined, seatKey(key));
    expect(read.body.chat.map(({ text }) => text)).toEqual(['own']);

    // No rematch, no seat at a table of the other, either way; no invitation; no following.
    await mine.ask({ do: 'resign', action: 'r' });
    expect(await code(house.call('POST', `/api/tables/${table}/rematch`, {}, seatKey(key)))).toBe('kept-apart');
    const hers = await open(ada);
    const refused = await house.call('POST', `/api/tables/${hers.table}/join`, { name: 'x' }, bea);
    expect([refused.status, refused.body.error.code]).toEqual([403, 'kept-apart']);
    const other = await open(bea);
    expect(await code(house.call('POST', `/api/tables/${other.table}/join`, { name: 'x' }, ada))).toBe('kept-apart');
    const invited = await house.call('POST', `/api/tables/${other.table}/invite`, { account: 'Ada' }, bea);
    expect(invited.status).toBe(200);
    const own = await house.call('GET', '/api/tables?mine=true', undefined, ada);
    expect(own.body.tables.map((one) => one.table)).not.toContain(other.table);
    expect(await code(house.call('PUT', '/api/account/following/ada', undefined, bea))).toBe('kept-apart');
    // As a guest first, with the account later: not before the game has begun.
    const guest = await house.call('POST', `/api/tables/${hers.table}/join`, { name: 'Guest' });
    expect(await code(house.call('POST', '/api/account/seats', { table: hers.table, key: guest.body.key }, bea))).toBe(
      'kept-apart',
    );

    // Both wait for the same table: they are not offered one, until somebody else comes.
    const wish = { games: ['nippon'], seats: [2], pace: 'live', wait: null };
    const seeks = [];
    for (const cookie of [ada, bea]) seeks.push(await house.call('POST', '/api/seeks', { name: 'x', ...wish }, cookie));
    const { db } = house.front.premises.store;
    const offered = async () =>
      (await db.selectFrom('offer_seats').selectAll().execute()).map(({ seek_id }) => seek_id);
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(await offered()).toEqual([]);
    const third = await house.call('POST', '/api/seeks', { name: 'Third', ...wish });
    const idsOf = [seeks[0], third].map(({ body }) => (body as unknown as { seek: string }).seek);
    await expect.poll(async () => (await offered()).sort()).toEqual(idsOf.sort());

    const [a, b, c] = [await idOf('Ada'), await idOf('Bea'), 'somebody'];
    const apart = await neighbours.apartAmong([a, b, c]);
    expect([apart(a, b), apart(b, a), apart(a, c)]).toEqual([true, true, false]);
    await house.call('DELETE', '/api/account/blocked/bea', undefined, ada);
    expect((await neighbours.apartAmong([a, b]))(a, b)).toBe(false);
    expect((await house.call('POST', `/api/tables/${other.table}/join`, { name: 'x' }, ada)).status).toBe(201);
    mine.close();
    theirs.close();
  });

  it('a report tells moderators what was said and done; they mute, rename and suspend, and all of it is noted', async () => {
    const cat = await register('Cat');
    const dot = await register('Dot');
    const warden = await register('Warden');
    await desk.appoint('Warden');
    const described = await house.call('GET', '/api/account', undefined, warden);
    expect(described.body.account).toMatchObject({ moderator: true });
    const { table, key } = await open(cat);
    const joined = await house.call('POST', `/api/tables/${table}/join`, { name: 'x' }, dot);
    await house.call('POST', `/api/tables/${table}/start`, {}, seatKey(key));
    const rude = await TableClient.enter(house.url, table, joined.body.key);
    await rude.ask({ do: 'say', text: 'something rude', action: 's1' });
    const complain = (more: object, headers: Record<string, string>) =>
      house.call('POST', '/api/reports', { reason: 'words', text: 'see the chat', ...more }, headers);
    expect((await complain({ table, seat: 1 }, cat)).status).toBe(201);
    // Once more is the same report; nobody reports themselves, bots, or from outside.
    expect((await complain({ table, seat: 1 }, cat)).status).toBe(201);
    expect(await code(complain({ table, seat: 0 }, cat))).toBe('not-allowed');
    expect(await code(complain({ account: 'Cat' }, cat))).toBe('not-allowed');
    expect(await code(complain({}, cat))).toBe('bad-request');
    expect(await code(complain({ table, seat: 1 }, {}))).toBe('no-seat');

    const queue = async (closed = false) =>
      (await house.call('GET', `/api/moderation/reports?closed=${closed}`, undefined, warden)).body as unknown as {
        reports: Report[];
      };
    expect(await code(house.call('GET', '/api/moderation/reports', undefined, cat))).toBe('not-allowed');
    expect(await code(house.call('GET', '/api/moderation/reports'))).toBe('not-logged-in');
    const [report] = (await queue()).reports.filter((one) => one.table === table);
    expect((await queue()).reports.filter((one) => one.table === table)).toHaveLength(1);
    expect(report).toMatchObject({
      by: 'Cat',
      reason: 'words',
      about: { name: 'Dot', account: true, seat: 1, reports: 1 },
    });
    expect(report.said).toMatchObject([{ seat: 1, text: 'something rude' }]);
    expect(report.done.map(({ seat, kind: what }) => [seat, what])).toEqual([
      [0, 'join'],
      [1, 'join'],
    ]);
    const act = (method: string, what: string, body: object, headers = warden) =>
      house.call(method, `/api/moderation/reports/${report.report}/${what}`, body, headers);
    expect(await code(act('POST', 'mute', { days: 1, reason: 'x' }, cat))).toBe('not-allowed');

    expect((await act('POST', 'mute', { days: 3, reason: 'rude' })).status).toBe(200);
    expect((await rude.ask({ do: 'say', text: 'again', action: 's2' })).error?.code).toBe('muted');
    expect((await queue()).reports.find((one) => one.report === report.report)!.about.muted).toBeGreaterThan(0);
    await act('DELETE', 'mute', {});
    expect((await rude.ask({ do: 'say', text: 'sorry', action: 's3' })).error).toBeUndefined();
    expect((await act('POST', 'rename', { name: 'Polka' })).status).toBe(200);
    expect((await house.call('GET', '/api/accounts/Polka')).status).toBe(200);
    expect((await act('POST', 'suspend', { days: 2, reason: 'rude' })).status).toBe(200);
    expect(await code(house.call('POST', '/api/session', { name: 'Polka', password }))).toBe('banned');
    await act('DELETE', 'suspend', {});
    expect((await house.call('POST', '/api/session', { name: 'Polka', password })).status).toBe(200);
    expect((await act('POST', 'close', { outcome: 'muted, renamed' })).status).toBe(200);
    expect(await code(act('POST', 'close', { outcome: 'again' }))).toBe('already-closed');
    expect((await queue()).reports.some((one) => one.report === report.report)).toBe(false);
    expect((await queue(true)).reports[0]).toMatchObject({ closed: { by: 'Warden', outcome: 'muted, renamed' } });

    const { acts } = (await house.call('GET', '/api/moderation/audit', undefined, warden)).body as unknown as {
      acts: ModerationAct[];
    };
    const about = acts.filter((one) => one.about === 'Polka').map(({ by, act: what }) => [by, what]);
    expect(about).toEqual(['close-report', 'unban', 'ban', 'rename', 'unmute', 'mute'].map((what) => ['Warden', what]));
    rude.close();

    // Moderators are not for moderators to judge.
    await house.call('POST', '/api/reports', { account: 'Warden', reason: 'other', text: '' }, cat);
    const own = (await queue()).reports.find((one) => one.about.name === 'Warden')!;
    const judged = await house.call(
      'POST',
      `/api/moderation/reports/${own.report}/suspend`,
      { days: 1, reason: '' },
      warden,
    );
    expect(judged.body.error.code).toBe('not-allowed');
  });

  it('guests report by their seat, and are muted at their table alone', async () => {
    const warden = await register('Warden Two');
    await desk.appoint('Warden Two');
    const opened = (await house.call('POST', '/api/tables', { game: 'nippon', seats: 2, name: 'Aki' })).body;
    const { table, key } = opened;
    const joined = await house.call('POST', `/api/tables/${table}/join`, { name: 'Loud' });
    const body = { table, seat: 1, reason: 'words', text: '' };
    expect((await house.call('POST', '/api/reports', body, seatKey(key))).status).toBe(201);
    const told = async () => {
      const { body: seen } = await house.call('GET', '/api/moderation/reports', undefined, warden);
      return (seen as unknown as { reports: Report[] }).reports.find((one) => one.table === table)!;
    };
    await expect.poll(told).toMatchObject({ by: 'Aki', about: { name: 'Loud', account: false, seat: 1 } });
    const report = await told();
    const at = `/api/moderation/reports/${report.report}`;
    expect(await code(house.call('POST', `${at}/suspend`, { days: 1, reason: '' }, warden))).toBe('not-allowed');
    await house.call('POST', `${at}/mute`, { days: 1, reason: '' }, warden);
    const loud = await TableClient.enter(house.url, table, joined.body.key);
    expect((await loud.ask({ do: 'say', text: 'x', action: 's1' })).error?.code).toBe('muted');
    loud.close();
    let last = '';
    for (let n = 0; n < 12 && last !== 'too-many-today'; n++) {
      last = (await code(house.call('POST', '/api/reports', body, seatKey(key)))) ?? '';
    }
    expect(last).toBe('too-many-today');
  });

  it('goes with the account, and comes in its export', async () => {
    const eve = await register('Eve');
    const fay = await register('Fay');
    await house.call('PUT', '/api/account/following/fay', undefined, eve);
    await house.call('PUT', '/api/account/blocked/eve', undefined, fay);
    await house.call('PUT', '/api/account/blocked/fay', undefined, eve);
    await house.call('POST', '/api/reports', { account: 'Fay', reason: 'other', text: 'hm' }, eve);
    const kept = (await house.call('GET', '/api/account/export', undefined, eve)).body as unknown as {
      blocks: unknown[];
      reports: { text: string }[];
    };
    expect(kept.blocks).toHaveLength(1);
    expect(kept.reports).toMatchObject([{ text: 'hm' }]);
    await house.call('DELETE', '/api/account', { proof: { password } }, eve);
    expect(await lists(fay)).toEqual({ following: [], blocked: [] });
    const { db } = house.front.premises.store;
    expect(await db.selectFrom('reports').select('id').where('text', '=', 'hm').execute()).toEqual([]);
  });
});
