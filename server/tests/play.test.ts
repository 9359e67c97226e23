import { expect, it } from 'vitest';
import { GAMES } from '#games';
import { checkFairness, replay } from '#kernel';
import { TableClient } from '../../testing/table-client.ts';
import { enterAll, houseForFile, openTable, playOn, seatKey } from './fixture.ts';

const house = await houseForFile();

it.each(GAMES.map((game) => game.id))(
  '%s: a whole game over the wire, its record replays and its seed was promised',
  { timeout: 240_000 },
  async (game) => {
    const seated = await openTable(house, { game });
    const promised = (await house.call('GET', `/api/tables/${seated.table}`)).body.summary;
    expect(promised.result).toBeNull();
    const early = await house.call('GET', `/api/tables/${seated.table}/record`);
    expect([early.status, early.body.error.code]).toEqual([409, 'not-over']);
    const clients = await enterAll(house, seated);
    await playOn(clients, `whole ${game}`);
    const { body: record } = await house.call('GET', `/api/tables/${seated.table}/record`);
    const { kind, steps } = checkFairness(record, { commitment: promised.commitment! });
    expect(kind).toBe('parts');
    expect(steps.filter(({ ok }) => !ok)).toEqual([]);
    const table = replay(GAMES.find(({ id }) => id === game)!, record);
    expect(table.over).toBe(true);
    const { summary } = (await house.call('GET', `/api/tables/${seated.table}`)).body;
    expect(summary.result!.scores).toEqual(record.scores);
    expect(summary.result!.ranking).toEqual(table.game.ranking(table.state));
    for (const client of clients) client.close();
  },
);

it('a bot fills a seat and plays from a worker thread', async () => {
  const seated = await openTable(house, { bots: ['random'] });
  const [client] = await enterAll(house, seated);
  await playOn([client], 'with a bot', 15);
  expect(client.push!.log).toBeDefined();
  client.close();
});

it('undo and redo go to the barrier, and say so when there is nothing to take back', async () => {
  const seated = await openTable(house);
  const clients = await enterAll(house, seated);
  const seat = clients[0].push!.turn[0];
  const mine = clients[seat];
  const before = mine.push!.view;
  let answer = await mine.play(mine.push!.moves[0]);
  await mine.reached(answer.seq!);
  if (!mine.push!.undo) throw new Error('the first choice of Nippon can be taken back');
  answer = await mine.ask({ do: 'undo', seq: mine.push!.seq, action: mine.newAction() });
  await mine.reached(answer.seq!);
  expect(mine.push!.view).toEqual(before);
  expect(mine.push!.redo).toBe(true);
  answer = await mine.ask({ do: 'redo', seq: mine.push!.seq, action: mine.newAction() });
  expect(answer.error).toBeUndefined();
  const other = clients[1 - seat];
  await other.reached(answer.seq!);
  const refused = await other.ask({ do: 'undo', seq: other.push!.seq, action: other.newAction() });
  expect(refused.error?.code).toBe('nothing-to-undo');
  for (const client of clients) client.close();
});

it('who resigns comes last and the other wins; a rematch has rotated seats and the same keys', async () => {
  const seated = await openTable(house);
  const clients = await enterAll(house, seated);
  const answer = await clients[1].ask({ do: 'resign', action: 'r' });
  await clients[0].reached(answer.seq!);
  expect(clients[0].push!.summary.result).toMatchObject({ ranking: [[0], [1]], ended: 'resigned' });
  const ask = () => house.call('POST', `/api/tables/${seated.table}/rematch`, {}, seatKey(seated.keys[1]));
  const [first, second] = await Promise.all([ask(), ask()]);
  expect(first.status).toBe(201);
  expect(second.body).toEqual(first.body);
  expect(first.body.seat).toBe(0);
  await clients[0].until(() => clients[0].push!.summary.rematch === first.body.table, 'the rematch');
  const again = await TableClient.enter(house.url, first.body.table, seated.keys[0]);
  expect(again.seat).toBe(1);
  const start = () => house.call('POST', `/api/tables/${first.body.table}/start`, {}, seatKey(seated.keys[1]));
  // It begins when all have accepted it.
  expect((await start()).body.error.code).toBe('not-all-ready');
  const agreed = await house.call('POST', `/api/tables/${seated.table}/rematch`, {}, seatKey(seated.keys[0]));
  expect(agreed.body).toMatchObject({ table: first.body.table, seat: 1 });
  await again.until(() => again.push!.summary.ready.length === 2, 'both');
  expect((await start()).status).toBe(200);
  for (const client of [...clients, again]) client.close();
});

it('in a bigger game a bot plays on for who resigned', async () => {
  const seated = await openTable(house, { seats: 3 });
  const clients = await enterAll(house, seated);
  const answer = await clients[2].ask({ do: 'resign', action: 'gone' });
  await clients[0].reached(answer.seq!);
  const seats = clients[0].push!.summary.seats;
  expect(seats[2]).toMatchObject({ left: 'resigned', standIn: 'greedy' });
  const refused = await clients[2].ask({ do: 'resign', action: 'again' });
  expect(refused.error?.code).toBe('not-allowed');
  await playOn(clients.slice(0, 2), 'two left', 12);
  for (const client of clients) client.close();
});

it('pauses when all ask for it, and anyone resumes', async () => {
  const seated = await openTable(house);
  const [a, b] = await enterAll(house, seated);
  await a.ask({ do: 'pause', action: 'p' });
  expect((a.push!.summary as { paused?: boolean }).paused).toBe(false);
  const { seq } = await b.ask({ do: 'pause', action: 'p' });
  await a.reached(seq!);
  expect((a.push!.summary as { paused?: boolean }).paused).toBe(true);
  const mine = a.push!.turn.includes(0) ? a : b;
  expect((await mine.play('x', mine.push!.seq)).error?.code).toBe('paused');
  expect((await b.ask({ do: 'resume', action: 'q' })).error).toBeUndefined();
  a.close();
  b.close();
});

it('chat is for players, notes for one, watchers watch', async () => {
  const seated = await openTable(house);
  const [a, b] = await enterAll(house, seated);
  const watcher = await TableClient.enter(house.url, seated.table);
  expect(watcher.seat).toBeNull();
  expect(watcher.push!.moves).toEqual([]);
  const said = await a.ask({ do: 'say', text: 'konnichiwa', action: 'c1' });
  expect(await a.ask({ do: 'say', text: 'konnichiwa', action: 'c1' })).toMatchObject({ n: said.n });
  await b.until(() => b.chats.length === 1, 'a line of chat');
  // Watchers talk among themselves, under a name; nobody hears the others.
  expect((await watcher.ask({ do: 'say', text: 'psst', action: 'c' })).error?.code).toBe('bad-request');
  expect(watcher.chats).toEqual([]);
  const other = await TableClient.enter(house.url, seated.table);
  await watcher.ask({ do: 'say', text: 'psst', name: 'Eve', action: 'd' });
  await other.until(() => other.chats.length === 1, 'a watcher’s line');
  expect([a, b].flatMap(({ chats }) => chats).some(({ text }) => text === 'psst')).toBe(false);
  other.close();
  const chat = await house.call('GET', `/api/tables/${seated.table}/chat`, undefined, seatKey(seated.keys[1]));
  expect(chat.body.chat.map((line: { text: string }) => line.text)).toEqual(['konnichiwa']);
  const bench = await house.call('GET', `/api/tables/${seated.table}/chat`);
  expect(bench.body.chat.map((line: { text: string }) => line.text)).toEqual(['psst']);
  const note = `/api/tables/${seated.table}/note`;
  await house.call('PUT', note, { text: 'silk first' }, seatKey(seated.keys[0]));
  expect((await house.call('GET', note, undefined, seatKey(seated.keys[0]))).body.text).toBe('silk first');
  expect((await house.call('GET', note, undefined, seatKey(seated.keys[1]))).body.text).toBe('');
  const closed = await openTable(house, { watchers: false });
  await expect(TableClient.enter(house.url, closed.table)).rejects.toThrow('not-allowed');
  for (const client of [a, b, watcher]) client.close();
});

it('a note goes with whoever wrote it: the next at the seat finds none', async () => {
  const { table, keys } = await openTable(house, { start: false });
  const noteOf = async (key: string) =>
    (await house.call('GET', `/api/tables/${table}/note`, undefined, seatKey(key))).body.text;
  const write = (key: string) => house.call('PUT', `/api/tables/${table}/note`, { text: 'my plan' }, seatKey(key));
  await write(keys[1]);
  await house.call('POST', `/api/tables/${table}/leave`, {}, seatKey(keys[1]));
  const second = (await house.call('POST', `/api/tables/${table}/join`, { name: 'Next' })).body.key;
  expect(await noteOf(second)).toBe('');
  await write(second);
  await house.call('POST', `/api/tables/${table}/remove`, { seat: 1 }, seatKey(keys[0]));
  const third = (await house.call('POST', `/api/tables/${table}/join`, { name: 'Third' })).body.key;
  expect(await noteOf(third)).toBe('');
});

it('a lost key comes back by phrase, and the old one ends', async () => {
  const { table, keys, phrases } = await openTable(house);
  const recovered = await house.call('POST', `/api/tables/${table}/recover`, {
    phrase: phrases[1].toUpperCase().replaceAll(' ', '-'),
  });
  expect(recovered.body.seat).toBe(1);
  await expect(TableClient.enter(house.url, table, keys[1])).rejects.toThrow('no-seat');
  const mine = await TableClient.enter(house.url, table, recovered.body.key);
  expect(mine.seat).toBe(1);
  const wrong = await house.call('POST', `/api/tables/${table}/recover`, { phrase: 'not a phrase' });
  expect([wrong.status, wrong.body.error.code]).toEqual([401, 'no-seat']);
  mine.close();
});

it('resyncs after a gap: the lines since any entry, and the position as it was then', async () => {
  const seated = await openTable(house);
  const clients = await enterAll(house, seated);
  const first = clients[0].push!;
  await playOn(clients, 'gap', 8);
  const { push } = await clients[0].ask({ do: 'sync', since: first.seq });
  expect(push!.log.map(({ seq }) => seq)).toEqual(
    Array.from({ length: push!.seq - first.seq }, (_, i) => first.seq + 1 + i),
  );
  const then = await clients[0].ask({ do: 'state', at: first.seq });
  expect(then.view).toEqual(first.view);
  for (const client of clients) client.close();
});

it('who is ready first takes it back while the other still thinks, and not afterwards', async () => {
  const clock = { kind: 'live', bank: 100, increment: 10, cap: 1000 };
  const seated = await openTable(house, { game: 'yokohama', clock });
  const [aki, bo] = await enterAll(house, seated);
  const undo = (client: TableClient, seq = client.push!.seq) =>
    client.ask({ do: 'undo', seq, action: client.newAction() });
  const told = async (seq: number) => {
    for (const client of [aki, bo]) await client.reached(seq);
  };
  expect(aki.push!.turn).toEqual([0, 1]);
  const before = bo.push!.view;
  const [first, second] = bo.push!.moves;
  await told((await bo.play(first)).seq!);
  expect([aki.push!.turn, bo.push!.undo]).toEqual([[0], true]);
  const earned = bo.push!.clocks![1].left;
  await told((await undo(bo)).seq!);
  expect([aki.push!.turn, bo.push!.turn]).toEqual([
    [0, 1],
    [0, 1],
  ]);
  expect(bo.push!.view).toEqual(before);
  // Aki is told that it happened, and nothing else; what Aki was about to choose is still good.
  const line = aki.push!.log.at(-1)!;
  expect([line.kind, line.seat, line.move]).toEqual(['undo', 1, undefined]);
  await told((await bo.play(second)).seq!);
  expect(bo.push!.clocks![1].left).toBeLessThanOrEqual(earned);
  const late = bo.push!.seq;
  await told((await aki.play(aki.push!.moves[0])).seq!);
  for (const refused of [await undo(bo), await undo(bo, late), await undo(aki)]) {
    expect(['nothing-to-undo', 'stale']).toContain(refused.error?.code);
  }
  for (const client of [aki, bo]) client.close();
});
