import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { gameById } from '#games';
import type { Statistics as Figures, PlayedGame, Profile, Ranked } from '#wire';
import { Statistics } from '../statistics/statistics.ts';
import { enterAll, houseForFile, openTable, playOn, seatKey, type TestHouse } from './fixture.ts';

const house = await houseForFile();
const password = 'correct horse battery';
const clock = { kind: 'live', bank: 600, increment: 10, cap: 900 };

async function register(name: string, more: object = {}): Promise<{ cookie: string }> {
  const made = await house.call('POST', '/api/accounts', { name, password, ...more });
  expect(made.status).toBe(201);
  return { cookie: made.cookie! };
}

const get = async <T>(path: string, headers?: Record<string, string>): Promise<T> =>
  (await house.call('GET', path, undefined, headers)).body as unknown as T;
const profile = (name: string, query = '', as?: Record<string, string>) =>
  get<Profile>(`/api/accounts/${name}${query}`, as);
const games = async (name: string, query = '', as?: Record<string, string>) =>
  (await get<{ games?: PlayedGame[] }>(`/api/accounts/${name}/games${query}`, as)).games;

/** A whole game of two accounts, at random. */
async function playedBy(
  { call }: TestHouse,
  host: { cookie: string },
  guest: { cookie: string },
  seed: string,
  wishes: object = {},
): Promise<string> {
  const opened = await call('POST', '/api/tables', { game: 'yamatai', seats: 2, name: 'x', ...wishes }, host);
  const { table, key } = opened.body;
  const joined = await call('POST', `/api/tables/${table}/join`, { name: 'x' }, guest);
  const keys = [key, joined.body.key];
  if ('rated' in wishes) for (const one of keys) await call('POST', `/api/tables/${table}/ready`, {}, seatKey(one));
  await call('POST', `/api/tables/${table}/start`, {}, host);
  const clients = await enterAll(house, { table, keys, phrases: [] });
  await playOn(clients, seed);
  for (const client of clients) client.close();
  await expect
    .poll(async () =>
      (await get<{ tables: { status: string }[] }>(`/api/tables?mine=true`, host)).tables.map(({ status }) => status),
    )
    .not.toContain('playing');
  return table;
}

it('a profile tells ratings, games, seats and rivals; closed parts are absent; figures follow and can be made again', {
  timeout: 180_000,
}, async () => {
  const ume = await register('Ume');
  const rin = await register('Rin');
  const rated = await playedBy(house, ume, rin, 'one', { rated: true, clock });
  const hidden = await playedBy(house, rin, ume, 'two', { listed: false });
  await expect.poll(async () => (await games('ume', '', ume))?.length).toBe(2);

  // Ratings by game and number of players, with their doubt, over time.
  const seen = await profile('ume', '?game=yamatai&seats=2');
  expect(seen.ratings).toMatchObject([{ game: 'yamatai', seats: 2, games: 1 }]);
  expect(seen.curve).toHaveLength(1);
  expect(seen.own).toBe(false);
  expect(seen.seen).toBeUndefined();
  const { ratings } = await get<{ ratings: Ranked[] }>('/api/ratings/yamatai?seats=2');
  expect(ratings.map(({ name }) => name).sort()).toEqual(['Rin', 'Ume']);
  expect((await get<{ ratings: Ranked[] }>('/api/ratings/yamatai?seats=3')).ratings).toEqual([]);
  expect((await house.call('GET', '/api/ratings/yamatai?seats=9')).status).toBe(400);

  // A table by link only is its players' own business.
  expect((await games('ume'))!.map(({ table }) => table)).toEqual([rated]);
  expect((await games('ume', '', ume))!.map(({ table }) => table).sort()).toEqual([rated, hidden].sort());
  expect(seen.rivals).toMatchObject([{ name: 'Rin', games: 1 }]);
  const [rival] = (await profile('ume', '', ume)).rivals!;
  expect(rival.games).toBe(2);
  expect(rival.ahead + rival.behind).toBeLessThanOrEqual(2);

  // Filters and search.
  expect(await games('ume', '?rated=true', ume)).toHaveLength(1);
  expect(await games('ume', '?search=rI', ume)).toHaveLength(2);
  expect(await games('ume', '?search=%25', ume)).toHaveLength(0);
  expect(await games('ume', '?game=machi', ume)).toHaveLength(0);
  expect((await games('ume', '?won=true', ume))!.every(({ place }) => place === 0)).toBe(true);

  // Closed parts are not there.
  const close = { ratings: 'nobody', history: 'members', rivals: 'nobody' };
  expect((await house.call('PUT', '/api/account/seen', close, ume)).status).toBe(200);
  expect((await house.call('PUT', '/api/account/seen', close)).status).toBe(401);
  const shut = await profile('ume', '?game=yamatai&seats=2');
  expect(Object.keys(shut).sort()).toEqual(['created', 'games', 'name', 'own']);
  expect(await games('ume')).toBeUndefined();
  expect(await games('ume', '', rin)).toHaveLength(1);
  expect((await get<{ ratings: Ranked[] }>('/api/ratings/yamatai?seats=2')).ratings.map(({ name }) => name)).toEqual([
    'Rin',
  ]);
  expect((await profile('ume', '', ume)).seen).toEqual(close);

  // Figures: too few to be told, but counted; the same when they are made again.
  const few = await get<Figures>('/api/games/yamatai/statistics?seats=2');
  expect(few).toMatchObject({ games: 2, enough: 200, figures: null });
  const { store } = house.front.premises;
  const tallies = () => store.db.selectFrom('tallies').selectAll().orderBy('what').orderBy('key').execute();
  const before = await tallies();
  expect(before.find(({ what }) => what === 'game')!.n).toBe(2);
  expect(before.filter(({ what }) => what === 'taken').length).toBeGreaterThan(3);
  expect(await new Statistics(store).rebuild(() => undefined)).toEqual({ counted: 2, failed: [] });
  const after = await tallies();
  expect(after).toEqual(before);
  expect(await games('ume', '', ume)).toHaveLength(2);

  // Whoever leaves the house leaves no name.
  expect((await house.call('DELETE', '/api/account', { proof: { password } }, rin)).status).toBe(200);
  expect(JSON.stringify(await games('ume', '', ume))).not.toContain('Rin');
  expect((await house.call('GET', '/api/accounts/rin')).status).toBe(404);
});

it('a rating that everybody sees tells no table that is not theirs to know', { timeout: 60_000 }, async () => {
  const [sora, kei] = [await register('Sora'), await register('Kei')];
  const hidden = await playedBy(house, sora, kei, 'three', { rated: true, clock, listed: false });
  const listed = await playedBy(house, sora, kei, 'four', { rated: true, clock });
  const told = async (as?: Record<string, string>) =>
    (await profile('sora', '?game=yamatai&seats=2', as)).curve?.map(({ table }) => table);
  await expect.poll(async () => (await told(sora))?.length).toBe(2);
  expect(await told(sora)).toEqual([hidden, listed]);
  expect(await told(kei)).toEqual([undefined, listed]);
  await house.call('PUT', '/api/account/seen', { ratings: 'everybody', history: 'nobody', rivals: 'nobody' }, sora);
  expect(await told()).toEqual([undefined, undefined]);
});

it('200 games are enough for figures: shares with their intervals, of games with the components of today', async () => {
  const { store } = house.front.premises;
  const kind = { game: 'nippon', figures: gameById('nippon').figures!, seats: 3, company: 'people' };
  const row = (what: string, key: string, n: number, wins = 0, total = 0) => ({ ...kind, what, key, n, wins, total });
  await store.db
    .insertInto('tallies')
    .values([
      row('game', '', 200, 0, 12_000),
      row('length', '20', 150),
      row('length', '22', 50),
      row('score', '80', 600),
      row('best', '80', 200),
      ...[0, 1, 2].map((seat) => row('seat', String(seat), 200, seat === 0 ? 100 : 50, 16_000)),
      row('taken', 'factory:0', 120, 60),
      row('source', 'factories', 600, 0, 6000),
      { ...row('game', '', 300, 0, 9_000), figures: 'of the past' },
    ])
    .execute();
  const { figures, games: counted } = await get<Figures>('/api/games/nippon/statistics?seats=3');
  expect(counted).toBe(200);
  expect(figures).toMatchObject({
    minutes: 60,
    lengths: [
      { value: 20, n: 150 },
      { value: 22, n: 50 },
    ],
  });
  const [first] = figures!.places;
  expect(first).toMatchObject({ seat: 0, share: 0.5, score: 80, n: 200 });
  expect(first.low).toBeCloseTo(0.4314, 3);
  expect(first.high).toBeCloseTo(0.5686, 3);
  expect(figures!.taken[0]).toMatchObject({ ref: 'factory:0', n: 120, share: 0.5 });
  expect(figures!.sources).toEqual([{ category: 'factories', points: 10, n: 600 }]);
  expect((await house.call('GET', '/api/games/nothere/statistics')).status).toBe(404);
});

it('a game with the components of before is counted apart from those of today', async () => {
  const { store } = house.front.premises;
  const file = new URL('../../games/tests/records/yokohama-2026-11-17.json', import.meta.url);
  const record = JSON.parse(readFileSync(file, 'utf8'));
  const players = [0, 1].map((seat) => ({ name: `P${seat}`, kind: 'guest' }));
  const result = { ended: 'played', scores: record.scores, ranking: [0, 1] };
  const filed = { ...record, table: 'before', players, result };
  await store.db
    .insertInto('records')
    .values({ table_id: 'before', record: JSON.stringify(filed) })
    .execute();
  await new Statistics(store).rebuild(() => undefined);
  const counted = await store.db.selectFrom('tallies').selectAll().where('game', '=', 'yokohama').execute();
  expect(counted.find(({ what }) => what === 'game')).toMatchObject({ figures: record.figures, n: 1 });
  expect(await get<Figures>('/api/games/yokohama/statistics?seats=2')).toMatchObject({ games: 0, figures: null });
});

it('a guest who makes an account takes finished games along', async () => {
  const seated = await openTable(house, { game: 'nippon', bots: ['random'] });
  const [mine] = await enterAll(house, seated);
  await mine.ask({ do: 'resign', action: 'r' });
  mine.close();
  const { store } = house.front.premises;
  const filed = () => store.db.selectFrom('finished_seats').selectAll().where('table_id', '=', seated.table).execute();
  await expect.poll(async () => (await filed()).length).toBe(2);
  const taro = await register('Taro', { seats: [{ table: seated.table, key: seated.keys[0] }] });
  expect((await games('taro', '', taro))!.map(({ table }) => table)).toEqual([seated.table]);
});
