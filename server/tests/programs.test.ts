import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LogLine, Profile, Program, Push } from '#wire';
import { type Service, startPostgres } from '../../testing/services.ts';
import { TableClient } from '../../testing/table-client.ts';
import { AccountDesk } from '../admin/account-desk.ts';
import { enterAll, openTable, openTestHouse, playOn, seatKey, type TestHouse } from './fixture.ts';

const password = 'correct horse battery';
let postgres: Service;
beforeAll(async () => {
  postgres = await startPostgres();
}, 300_000);
afterAll(() => postgres?.stop());

describe.each(['sqlite', 'postgres'] as const)('programs on %s', (kind) => {
  let house: TestHouse;
  beforeAll(async () => {
    house = await openTestHouse(kind === 'postgres' ? { DATABASE_URL: postgres.url } : {});
  });
  afterAll(() => house.stop());
  const register = async (name: string) => ({
    cookie: (await house.call('POST', '/api/accounts', { name, password })).cookie!,
  });
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const programOf = async (cookie: { cookie: string }, name: string): Promise<string> => {
    const made = await house.call('POST', '/api/account/programs', { name }, cookie);
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    return (made.body as unknown as { token: string }).token;
  };

  it('plays with a token, marked as a program, where the table allows it and nowhere else', async () => {
    const owner = await register('Maker');
    const token = await programOf(owner, 'Robot');
    const closed = await house.call('POST', '/api/tables', { game: 'nippon', seats: 2, name: 'x' }, owner);
    const refused = await house.call('POST', `/api/tables/${closed.body.table}/join`, { name: 'x' }, bearer(token));
    expect([refused.status, refused.body.error.code]).toEqual([403, 'no-programs']);
    const guest = await house.call('POST', `/api/tables/${closed.body.table}/join`, { name: 'Guest' });
    const claim = { table: closed.body.table, key: guest.body.key };
    expect((await house.call('POST', '/api/account/seats', claim, bearer(token))).body.error.code).toBe('no-programs');
    const wish = { name: 'x', games: ['nippon'], seats: [2], pace: 'live', wait: null };
    expect((await house.call('POST', '/api/seeks', wish, bearer(token))).body.error.code).toBe('no-programs');

    const open = { game: 'nippon', seats: 2, name: 'x', programs: true };
    const { table, key } = (await house.call('POST', '/api/v1/tables', open, owner)).body;
    const joined = await house.call('POST', `/api/v1/tables/${table}/join`, { name: 'x' }, bearer(token));
    expect(joined.status).toBe(201);
    expect(joined.body.summary.seats[1]).toMatchObject({ kind: 'account', name: 'Robot', program: true });
    expect(joined.body.summary.programs).toBe(true);
    await house.call('POST', `/api/tables/${table}/start`, {}, seatKey(key));
    // By its token alone, over the WebSocket too.
    const robot = await TableClient.connect(house.url, table, bearer(token));
    const hello = await robot.ask({ do: 'hello' });
    expect(hello.seat).toBe(1);
    expect((hello.push as Push).summary.seats[1].program).toBe(true);

    const profile = (await house.call('GET', '/api/accounts/Robot')).body as unknown as Profile;
    expect(profile.program).toEqual({ owner: 'Maker' });
    // It is no way to the owner's account, nor to more programs.
    for (const [method, at, body] of [
      ['POST', '/api/account/programs', { name: 'Child' }],
      ['PATCH', '/api/account', { password: 'another long one' }],
      ['DELETE', '/api/account', {}],
      ['POST', '/api/account/channels', { kind: 'mail', address: 'x@example.org' }],
      ['GET', '/api/moderation/reports', undefined],
    ] as const) {
      expect((await house.call(method, at, body, bearer(token))).status, at).toBe(403);
    }
    expect((await house.call('GET', '/api/account', undefined, bearer('engawa_wrong'))).status).toBe(401);

    const renewed = await house.call('POST', '/api/account/programs/robot/token', {}, owner);
    const { token: second } = renewed.body as unknown as { token: string };
    expect((await house.call('GET', '/api/account', undefined, bearer(token))).status).toBe(401);
    expect((await house.call('GET', '/api/account', undefined, bearer(second))).status).toBe(200);
    house.front.live.beat();
    await expect.poll(() => robot.closed?.code).toBe(4401);
    const other = await register('Other Maker');
    expect((await house.call('DELETE', '/api/account/programs/Robot', undefined, other)).status).toBe(404);

    const { store, config } = house.front.premises;
    const desk = new AccountDesk(store, 'operator:test', config);
    await desk.ban('Maker', 1, '');
    expect((await house.call('GET', '/api/account', undefined, bearer(second))).status).toBe(401);
    await desk.unban('Maker');
    const again = { cookie: (await house.call('POST', '/api/session', { name: 'Maker', password })).cookie! };
    const listed = (await house.call('GET', '/api/account/programs', undefined, again)).body as unknown as {
      programs: Program[];
    };
    expect(listed.programs.map(({ name }) => name)).toEqual(['Robot']);
    await house.call('DELETE', '/api/account', { proof: { password } }, again);
    expect((await house.call('GET', '/api/account', undefined, bearer(second))).status).toBe(401);
    expect((await house.call('GET', '/api/accounts/Robot')).status).toBe(404);
  });

  it('a feed tells a table as it grows, to each what they may know, and ends with it', async () => {
    const seated = await openTable(house, { game: 'yokohama' });
    const clients = await enterAll(house, seated);
    await playOn(clients, 'feed', 6);
    const feed = async (headers: Record<string, string>, query = '') => {
      const cut = new AbortController();
      const answer = await fetch(`${house.url}/api/v1/tables/${seated.table}/feed${query}`, {
        headers,
        signal: cut.signal,
      });
      const state = { text: '', ended: false, status: answer.status, type: answer.headers.get('content-type') };
      void (async () => {
        const decoder = new TextDecoder();
        for await (const chunk of answer.body!) state.text += decoder.decode(chunk as Uint8Array, { stream: true });
        state.ended = true;
      })().catch(() => undefined);
      return { state, cut: () => cut.abort() };
    };
    const lines = ({ text }: { text: string }): LogLine[] =>
      text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => JSON.parse(line));
    const own = await feed(seatKey(seated.keys[0]));
    const watcher = await feed({});
    const events = await feed({ accept: 'text/event-stream', 'last-event-id': '4' });
    expect([own.state.type, events.state.type]).toEqual(['application/x-ndjson', 'text/event-stream']);
    await expect.poll(() => lines(watcher.state).length).toBe(clients[0].push!.seq);
    await playOn(clients, 'more', 4);
    const { seq } = clients[0].push!;
    await expect.poll(() => lines(watcher.state).at(-1)?.seq).toBe(seq);
    await expect.poll(() => lines(own.state).at(-1)?.seq).toBe(seq);
    for (const [who, state] of [
      [seatKey(seated.keys[0]), own.state],
      [{}, watcher.state],
    ] as const) {
      const { log } = (await house.call('GET', `/api/tables/${seated.table}/log`, undefined, who)).body;
      expect(lines(state)).toEqual(log);
    }
    await expect.poll(() => /id: (\d+)\ndata: \{"seq":\1,/.test(events.state.text)).toBe(true);
    expect(events.state.text).not.toContain('id: 4\n');
    expect(events.state.text).toContain('id: 5\n');
    expect((await feed(seatKey('wrong-key'))).state.status).toBe(401);
    expect((await fetch(`${house.url}/api/tables/none-such/feed`)).status).toBe(404);
    own.cut();
    await clients[0].ask({ do: 'resign', action: 'r' });
    await expect.poll(() => watcher.state.ended && events.state.ended, { timeout: 5000 }).toBe(true);
    for (const client of clients) client.close();
    const over = await feed({});
    await expect.poll(() => over.state.ended).toBe(true);
    expect(lines(over.state).at(-1)?.kind).toBe('resign');
  });

  it('a table that is for its players only has no feed for others; a replaced key ends what it opened', async () => {
    const seated = await openTable(house, { watchers: false });
    expect((await fetch(`${house.url}/api/tables/${seated.table}/feed`)).status).toBe(403);
    const answer = await fetch(`${house.url}/api/tables/${seated.table}/feed`, { headers: seatKey(seated.keys[1]) });
    expect(answer.status).toBe(200);
    await house.call('POST', `/api/tables/${seated.table}/recover`, { phrase: seated.phrases[1] });
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of answer.body!) text += decoder.decode(chunk as Uint8Array);
    expect(text).not.toContain('"kind":"key"');
  });
});

it('says its version and its limits', async () => {
  const house = await openTestHouse({ ENGAWA_RATE: '50' });
  const { headers } = await house.call('GET', '/api/v1/games');
  expect(headers.get('engawa-api')).toBe('1');
  expect(headers.get('x-ratelimit-limit')).toBe('50');
  expect(headers.get('x-ratelimit-remaining')).toBe('49');
  expect(Number(headers.get('x-ratelimit-reset'))).toBeGreaterThan(0);
  const sensitive = await house.call('POST', '/api/v1/session', { name: 'nobody', password: 'x' });
  expect(sensitive.headers.get('x-ratelimit-limit')).toBe('5');
  expect((await house.call('GET', '/api/v2/games')).status).toBe(404);
  const { body } = await house.call('GET', '/api/v1/openapi.json');
  const described = body as unknown as { 'x-websockets': Record<string, { requests: Record<string, unknown> }> };
  expect(Object.keys(described['x-websockets']['/api/tables/{id}/live'].requests)).toContain('play');
  await house.stop();
});
