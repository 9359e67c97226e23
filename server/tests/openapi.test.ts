import * as v from 'valibot';
import { expect, it } from 'vitest';
import { AccountDesk } from '../admin/account-desk.ts';
import { ENDPOINTS } from '../config.ts';
import { openApi } from '../http/openapi.ts';
import { routesOf } from '../http/routes.ts';
import { houseForFile, openTable, seatKey } from './fixture.ts';

const house = await houseForFile({ ENGAWA_WEBHOOK_PRIVATE: 'yes' });
const inside = house.front.premises;
const routes = routesOf(inside);

interface Operation {
  readonly summary: string;
  readonly parameters: { name: string; in: string }[];
  readonly requestBody?: object;
  readonly responses: Record<string, { content: { 'application/json': { schema: object } } }>;
}

it('is served, and describes every route with what it takes and gives', async () => {
  const { status, body } = await house.call('GET', '/api/openapi.json');
  expect(status).toBe(200);
  expect(body).toEqual(JSON.parse(JSON.stringify(openApi(routes))));
  expect(body.openapi).toBe('3.1.0');
  const operations = Object.entries(body.paths as Record<string, Record<string, Operation>>).flatMap(
    ([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  expect(operations).toHaveLength(routes.length + Object.keys(ENDPOINTS).length);
  for (const { path, operation } of operations) {
    expect(operation.summary).toMatch(/\w.*\./);
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(operation.parameters.filter((p) => p.in === 'path').map((p) => p.name)).toEqual(named);
    expect(operation.responses.default).toBeDefined();
  }
});

it('no route exists that the document does not know', async () => {
  const printed = house.front.app.printRoutes({ commonPrefix: false });
  const known = new Set(routes.map(({ path }) => path));
  const served = printed.split('\n').flatMap((line) => /(\/api\S*) \(/.exec(line)?.[1] ?? []);
  for (const path of served) if (path !== '/api/openapi.json') expect([...known]).toContain(path);
});

/** Every route once, with good input; the answer must have the status and the shape the document promises. */
it('every route answers as the document says', async () => {
  const password = 'correct horse battery';
  const made = await house.call('POST', '/api/accounts', { name: 'Doc', password });
  const cookie = { cookie: made.cookie! };
  const open = await house.call('POST', '/api/tables', { game: 'nippon', seats: 3, name: 'Aki' });
  const { table, key } = open.body;
  const host = seatKey(key);
  const guest = await house.call('POST', `/api/tables/${table}/join`, { name: 'Ren' });
  const over = await openTable(house);
  const { TableClient } = await import('../../testing/table-client.ts');
  const loser = await TableClient.enter(house.url, over.table, over.keys[0]);
  await loser.ask({ do: 'resign', action: 'r' });
  loser.close();
  const claimable = await openTable(house);
  const sought = { games: ['nippon'], seats: [2], pace: 'live', wait: null };
  const waits = await house.call('POST', '/api/seeks', { name: 'Doc waits', ...sought });
  const { seek } = waits.body as unknown as { seek: string };
  const waiting = seatKey(waits.body.key);
  await house.call('POST', '/api/accounts', { name: 'Doc Too', password });
  await house.call('POST', '/api/accounts', { name: 'Bad Doc', password });
  const keeper = await house.call('POST', '/api/accounts', { name: 'Warden', password });
  const warden = { cookie: keeper.cookie! };
  await new AccountDesk(inside.store, 'operator:test', inside.config).appoint('Warden');
  await house.call('POST', '/api/reports', { account: 'Bad Doc', reason: 'words', text: '' }, cookie);
  const { id: report } = await inside.store.db.selectFrom('reports').select('id').executeTakeFirstOrThrow();
  const hook = { kind: 'webhook', address: 'http://127.0.0.1:9/hook' };
  const asked: Record<string, { at?: string; body?: unknown; headers?: Record<string, string>; status?: number }> = {
    'GET /api/games': {},
    'GET /api/packages': {},
    'POST /api/tables': {
      body: { game: 'nippon', seats: 2, name: 'x', clock: { kind: 'live', bank: 60, increment: 5, cap: 90 } },
    },
    'GET /api/tables': { at: '/api/tables?status=waiting&game=nippon&limit=3' },
    'GET /api/tables/:id': { at: `/api/tables/${table}` },
    'GET /api/tables/:id/edition': { at: `/api/tables/${table}/edition` },
    'POST /api/tables/:id/join': { at: `/api/tables/${table}/join`, body: { name: 'Third', seat: 2 } },
    'POST /api/tables/:id/leave': { at: `/api/tables/${table}/leave`, headers: seatKey(guest.body.key) },
    'POST /api/tables/:id/bot': { at: `/api/tables/${table}/bot`, body: { level: 'random', seat: 1 }, headers: host },
    'POST /api/tables/:id/remove': { at: `/api/tables/${table}/remove`, body: { seat: 1 }, headers: host },
    'POST /api/tables/:id/start': { at: `/api/tables/${table}/start`, headers: host, status: 409 },
    'POST /api/tables/:id/commit': {
      at: `/api/tables/${table}/commit`,
      body: { commitment: 'ab'.repeat(32) },
      headers: host,
    },
    'POST /api/tables/:id/reveal': {
      at: `/api/tables/${table}/reveal`,
      body: { part: 'ab'.repeat(32) },
      headers: host,
      status: 409,
    },
    'POST /api/tables/:id/ready': { at: `/api/tables/${table}/ready`, headers: host, status: 409 },
    'POST /api/tables/:id/go-on': { at: `/api/tables/${table}/go-on`, headers: host, status: 409 },
    'POST /api/tables/:id/hand-over': {
      at: `/api/tables/${table}/hand-over`,
      body: { seat: 2 },
      headers: host,
      status: 409,
    },
    'POST /api/tables/:id/recover': {
      at: `/api/tables/${claimable.table}/recover`,
      body: { phrase: claimable.phrases[1] },
    },
    'POST /api/tables/:id/invite': {
      at: `/api/tables/${table}/invite`,
      body: { account: 'Doc' },
      headers: { ...host, ...cookie },
    },
    'DELETE /api/tables/:id/invite': { at: `/api/tables/${table}/invite`, headers: cookie },
    'POST /api/tables/:id/rematch': { at: `/api/tables/${over.table}/rematch`, headers: seatKey(over.keys[1]) },
    'GET /api/tables/:id/log': { at: `/api/tables/${over.table}/log?since=1` },
    // Not before it begins, and only where the table allows it.
    'GET /api/tables/:id/chances': { at: `/api/tables/${table}/chances`, status: 403 },
    'GET /api/tables/:id/picture': { at: `/api/tables/${table}/picture` },
    'GET /api/tables/:id/record': { at: `/api/tables/${over.table}/record` },
    'GET /api/tables/:id/analysis': { at: `/api/tables/${over.table}/analysis` },
    'POST /api/tables/:id/analysis': { at: `/api/tables/${over.table}/analysis`, headers: seatKey(over.keys[1]) },
    'GET /api/tables/:id/note': { at: `/api/tables/${table}/note`, headers: host },
    'PUT /api/tables/:id/note': { at: `/api/tables/${table}/note`, body: { text: 'n' }, headers: host },
    'GET /api/tables/:id/chat': { at: `/api/tables/${table}/chat?since=0`, headers: host },
    'GET /api/seeks': {},
    'POST /api/seeks': { body: { name: 'Doc seeks', ...sought, pace: 'day' } },
    'GET /api/seeks/:id': { at: `/api/seeks/${seek}`, headers: waiting },
    'PATCH /api/seeks/:id': { at: `/api/seeks/${seek}`, body: { seats: [2, 3] }, headers: waiting },
    'POST /api/seeks/:id/accept': {
      at: `/api/seeks/${seek}/accept`,
      body: { table: 'none-such' },
      headers: waiting,
      status: 409,
    },
    'DELETE /api/seeks/:id': { at: `/api/seeks/${seek}`, headers: waiting },
    'POST /api/accounts': { body: { name: 'Doc 2', password } },
    'POST /api/session': { body: { name: 'Doc', password } },
    'DELETE /api/session': {},
    'POST /api/resets': { body: { name: 'Doc' }, status: 409 },
    'POST /api/resets/use': { body: { token: 'x', password }, status: 401 },
    'POST /api/passkeys/options': { body: { for: 'login' } },
    'POST /api/passkeys/register': { body: { challenge: 'x', response: {} }, status: 401 },
    'POST /api/passkeys/login': { body: { challenge: 'x', response: {} }, status: 401 },
    'GET /api/account': { headers: cookie },
    'PATCH /api/account': { body: { language: 'fr' }, headers: cookie },
    'POST /api/account/seats': { body: { table: claimable.table, key: claimable.keys[0] }, headers: cookie },
    'GET /api/account/export': { headers: cookie },
    'GET /api/accounts/:name': { at: '/api/accounts/doc' },
    'GET /api/accounts/:name/games': { at: '/api/accounts/doc/games?search=x' },
    'PUT /api/account/seen': {
      body: { ratings: 'everybody', history: 'members', rivals: 'nobody' },
      headers: cookie,
    },
    'GET /api/account/neighbours': { headers: cookie },
    'PUT /api/account/following/:name': { at: '/api/account/following/Doc%20Too', headers: cookie },
    'DELETE /api/account/following/:name': { at: '/api/account/following/Doc%20Too', headers: cookie },
    'PUT /api/account/blocked/:name': { at: '/api/account/blocked/Doc%20Too', headers: cookie },
    'DELETE /api/account/blocked/:name': { at: '/api/account/blocked/Doc%20Too', headers: cookie },
    'POST /api/reports': { body: { account: 'Doc Too', reason: 'name', text: 'see' }, headers: cookie },
    'GET /api/moderation/reports': { headers: warden },
    'POST /api/moderation/reports/:report/mute': {
      at: `/api/moderation/reports/${report}/mute`,
      body: { days: 1, reason: 'x' },
      headers: warden,
    },
    'DELETE /api/moderation/reports/:report/mute': {
      at: `/api/moderation/reports/${report}/mute`,
      body: {},
      headers: warden,
    },
    'POST /api/moderation/reports/:report/rename': {
      at: `/api/moderation/reports/${report}/rename`,
      body: { name: 'Renamed' },
      headers: warden,
    },
    'POST /api/moderation/reports/:report/suspend': {
      at: `/api/moderation/reports/${report}/suspend`,
      body: { days: 1, reason: 'x' },
      headers: warden,
    },
    'DELETE /api/moderation/reports/:report/suspend': {
      at: `/api/moderation/reports/${report}/suspend`,
      body: {},
      headers: warden,
    },
    'POST /api/moderation/reports/:report/close': {
      at: `/api/moderation/reports/${report}/close`,
      body: { outcome: 'done' },
      headers: warden,
    },
    'GET /api/moderation/audit': { headers: warden },
    'GET /api/identity': {},
    'POST /api/identity/begin': { body: { for: 'login' }, status: 409 },
    'POST /api/identity/finish': { body: { query: '?code=x&state=y' }, status: 409 },
    'GET /api/account/programs': { headers: cookie },
    'POST /api/account/programs': { body: { name: 'Doc Bot' }, headers: cookie },
    'POST /api/account/programs/:name/token': { at: '/api/account/programs/Doc%20Bot/token', headers: cookie },
    'DELETE /api/account/programs/:name': { at: '/api/account/programs/Doc%20Bot', headers: cookie },
    'GET /api/tables/:id/feed': { at: `/api/tables/${over.table}/feed?since=1` },
    'GET /api/ratings/:game': { at: '/api/ratings/nippon?seats=3' },
    'GET /api/games/:game/statistics': { at: '/api/games/nippon/statistics' },
    'GET /api/push-key': {},
    'GET /api/account/channels': { headers: cookie },
    'POST /api/account/channels': { body: hook, headers: cookie },
    'POST /api/account/channels/:channel/confirm': {
      at: '/api/account/channels/none/confirm',
      body: { code: '1' },
      headers: cookie,
      status: 404,
    },
    'POST /api/account/channels/:channel/test': {
      at: '/api/account/channels/none/test',
      headers: cookie,
      status: 404,
    },
    'PATCH /api/account/channels/:channel': {
      at: '/api/account/channels/none',
      body: { wants: ['turn'], digest: null },
      headers: cookie,
      status: 404,
    },
    'GET /api/account/quiet': { headers: cookie },
    'PUT /api/account/quiet': { body: { zone: 'Asia/Tokyo', from: 0, to: 420 }, headers: cookie },
    'POST /api/tables/:id/foresee': {
      at: `/api/tables/${table}/foresee`,
      body: { line: [] },
      headers: host,
      status: 409,
    },
    'GET /api/tables/:id/recap': { at: `/api/tables/${table}/recap?lang=ja`, headers: host },
    'GET /api/tables/:id/prepared': { at: `/api/tables/${table}/prepared`, headers: host },
    'POST /api/tables/:id/prepared': {
      at: `/api/tables/${table}/prepared`,
      body: { line: [], answer: ['stop'] },
      headers: host,
      status: 409,
    },
    'DELETE /api/tables/:id/prepared/:prepared': {
      at: `/api/tables/${table}/prepared/none`,
      headers: host,
      status: 404,
    },
    'GET /api/account/vacation': { headers: cookie },
    'PUT /api/account/vacation': { body: {}, headers: cookie },
    'DELETE /api/account/vacation': { headers: cookie },
    'DELETE /api/account/channels/:channel': { at: '/api/account/channels/none', headers: cookie, status: 404 },
    'GET /api/tables/:id/channels': { at: `/api/tables/${table}/channels`, headers: host },
    'POST /api/tables/:id/channels': { at: `/api/tables/${table}/channels`, body: hook, headers: host },
    'DELETE /api/tables/:id/channels/:channel': {
      at: `/api/tables/${table}/channels/none`,
      headers: host,
      status: 404,
    },
    'GET /api/announcements': {},
    'GET /api/account/sessions': { headers: cookie },
    'DELETE /api/account/sessions': { headers: cookie },
    'DELETE /api/account/sessions/:session': { at: '/api/account/sessions/none', headers: cookie, status: 404 },
    'DELETE /api/account': { body: { proof: { password } }, headers: cookie },
  };
  expect(Object.keys(asked).sort()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).sort());
  for (const [name, { at, body, headers, status }] of Object.entries(asked)) {
    const [method, path] = name.split(' ');
    const route = routes.find((candidate) => candidate.method === method && candidate.path === path)!;
    const reply = await house.call(method, at ?? path, body, headers);
    expect(reply.status, `${name}: ${JSON.stringify(reply.body)}`).toBe(status ?? route.status ?? 200);
    if (status !== undefined) continue;
    const told = route.streams ? JSON.parse(String(reply.body).split('\n')[0]) : reply.body;
    const read = v.safeParse(route.gives, told);
    expect(read.issues, name).toBeUndefined();
  }
});
