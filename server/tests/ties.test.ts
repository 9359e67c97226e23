import { expect, it } from 'vitest';
import { gameById } from '#games';
import { replay } from '#kernel';
import { TableClient } from '../../testing/table-client.ts';
import { keptSummary } from '../tables/summary.ts';
import { houseForFile } from './fixture.ts';

const house = await houseForFile();
const password = 'correct horse battery';
const LIVE = { kind: 'live', bank: 600, increment: 60, cap: 900 } as const;

/** What a player does who builds nothing: in Machi nobody then has anything, and all of it is shared. */
const IDLE = /^(end|close|done|decline|pick|draw)/;

async function playIdly(clients: readonly TableClient[]): Promise<void> {
  for (;;) {
    const seen = Math.max(...clients.map(({ push }) => push!.seq));
    await Promise.all(clients.map((client) => client.reached(seen)));
    if (clients[0].push!.over) return;
    const client = clients.find(({ push, seat }) => push!.turn.includes(seat!))!;
    const answer = await client.play(client.push!.moves.find((move) => IDLE.test(move))!);
    if (answer.error && answer.error.code !== 'stale') throw new Error(answer.error.message);
    if (answer.seq) await Promise.all(clients.map((other) => other.reached(answer.seq!)));
  }
}

it('M-9.7 a complete tie in Machi is one place in the result, in the lobby and over the wire, and is rated as a tie', async () => {
  const cookies: Record<string, string>[] = [];
  for (const name of ['Hana', 'Ken']) {
    const { cookie } = await house.call('POST', '/api/accounts', { name, password });
    cookies.push({ cookie: cookie! });
  }
  const opening = { game: 'machi', seats: 2, name: 'x', rated: true, clock: LIVE, options: { years: 6 }, listed: true };
  const { table, key } = (await house.call('POST', '/api/tables', opening, cookies[0])).body;
  const joined = await house.call('POST', `/api/tables/${table}/join`, { name: 'x' }, cookies[1]);
  await house.call('POST', `/api/tables/${table}/ready`, {}, cookies[1]);
  expect((await house.call('POST', `/api/tables/${table}/start`, {}, cookies[0])).status).toBe(200);
  const clients = await Promise.all([key, joined.body.key].map((each) => TableClient.enter(house.url, table, each)));
  await playIdly(clients);

  expect(clients[0].push!.summary.result).toMatchObject({ ranking: [[0, 1]], scores: [0, 0], ended: 'played' });
  expect(await clients[1].ask({ do: 'scores' })).toMatchObject({ ranking: [[0, 1]] });
  const { body: record } = await house.call('GET', `/api/tables/${table}/record`);
  expect(replay(gameById('machi'), record).over).toBe(true);
  expect(record).toMatchObject({ result: { ranking: [[0, 1]] } });
  const mine = async () =>
    (await house.call('GET', '/api/tables?mine=true&status=over', undefined, cookies[0])).body.tables;
  await expect.poll(async () => (await mine())[0]?.result?.ranking).toEqual([[0, 1]]);

  const rating = async (name: string) =>
    (await house.call('GET', `/api/accounts/${name}`)).body.ratings.find(({ game }) => game === 'machi')!;
  await expect.poll(() => rating('ken')).toBeDefined();
  const [hana, ken] = [await rating('hana'), await rating('ken')];
  expect(hana).toEqual(ken);
  expect(hana.mu).toBeCloseTo(25, 6);
  expect(hana.sigma).toBeLessThan(25 / 3);
  for (const client of clients) client.close();
});

it('rows of the lobby from before victories could be shared name one seat a place', () => {
  const kept = { shuffle: {}, result: { ranking: [1, 0], scores: [3, 4], ended: 'played' } };
  expect(keptSummary(JSON.stringify(kept)).result?.ranking).toEqual([[1], [0]]);
  const now = { shuffle: {}, result: { ranking: [[1, 0]], scores: [4, 4], ended: 'played' } };
  expect(keptSummary(JSON.stringify(now)).result?.ranking).toEqual([[1, 0]]);
});
