import { expect, it } from 'vitest';
import { enterAll, houseForFile, openTable, playOn, seatKey } from './fixture.ts';

const house = await houseForFile();

it('a game ends by the points there are when all who play agree; who plays on has answered', async () => {
  const clients = await enterAll(house, await openTable(house, { seats: 3, bots: ['random'] }));
  const [a, b] = clients;
  const wish = (client: typeof a, wants: boolean) => client.ask({ do: 'end', wish: wants, action: client.newAction() });
  const offered = await wish(a, true);
  await b.reached(offered.seq!);
  expect(b.push!.summary.wantEnd).toEqual([0]);
  expect((await wish(a, true)).error?.code).toBe('already-said');
  const taken = await wish(a, false);
  await b.reached(taken.seq!);
  expect(b.push!.summary.wantEnd).toEqual([]);
  await wish(a, true);
  await b.until(() => b.push!.summary.wantEnd.length === 1);
  // The other plays on, and that is an answer.
  await b.until(() => b.push!.turn.includes(1) || a.push!.turn.includes(0), 'a turn of a person');
  for (let i = 0; i < 60 && b.push!.summary.wantEnd.length > 0; i++) await playOn(clients, `on ${i}`, 1);
  expect(b.push!.summary.wantEnd).toEqual([]);
  await wish(a, true);
  await wish(b, true);
  await a.until(() => a.push!.over, 'the end');
  expect(a.push!.summary.result?.ended).toBe('agreed');
  const { scores, ranking } = a.push!.summary.result!;
  expect(scores[ranking[0][0]]).toBe(Math.max(...scores));
  for (const client of clients) client.close();
});

it('where the table chose the game’s own rule, nobody thinks for a seat that is gone', {
  timeout: 60_000,
}, async () => {
  const seated = await openTable(house, { seats: 3, timeout: 'absent' });
  const clients = await enterAll(house, seated);
  await clients[2].ask({ do: 'resign', action: 'gone' });
  await clients[0].until(() => clients[0].push!.summary.seats[2].standIn === 'absent', 'the stand-in');
  await playOn(clients.slice(0, 2), 'absent', 40);
  const { log } = (await house.call('GET', `/api/tables/${seated.table}/log`)).body as unknown as {
    log: { seat: number; kind: string }[];
  };
  expect(log.filter(({ seat, kind }) => seat === 2 && kind === 'play').length).toBeGreaterThan(0);
  for (const client of clients) client.close();
});

it('a host who leaves is followed by the next person; the last one takes the table along', async () => {
  const { table, keys } = await openTable(house, { seats: 3, start: false });
  expect((await house.call('POST', `/api/tables/${table}/leave`, {}, seatKey(keys[0]))).status).toBe(200);
  const { summary } = (await house.call('GET', `/api/tables/${table}`)).body;
  expect(summary.seats.map(({ kind, host }) => [kind, host ?? false])).toEqual([
    ['open', false],
    ['guest', true],
    ['guest', false],
  ]);
  for (const key of keys.slice(1)) await house.call('POST', `/api/tables/${table}/leave`, {}, seatKey(key));
  expect((await house.call('GET', `/api/tables/${table}`)).status).toBe(410);
});
