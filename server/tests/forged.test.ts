import { expect, it } from 'vitest';
import { type Answer, TableClient } from '../../testing/table-client.ts';
import { enterAll, houseForFile, openTable, openTestHouse, seatKey } from './fixture.ts';

/** What a forged client may try. Each is refused with a code, and nobody else notices. */
const house = await houseForFile();

async function quietTable() {
  const seated = await openTable(house);
  const clients = await enterAll(house, seated);
  const turn = clients[0].push!.turn[0];
  return { seated, mine: clients[turn], other: clients[1 - turn], clients };
}

/** The table goes on as if nothing had been. */
async function undisturbed(mine: TableClient, other: TableClient, seq: number): Promise<void> {
  expect(mine.closed ?? other.closed).toBeUndefined();
  expect(mine.push!.seq).toBe(seq);
  const answer = await mine.play(mine.push!.moves[0]);
  expect(answer.error).toBeUndefined();
  await other.reached(answer.seq!);
  expect((await house.call('GET', '/readyz')).status).toBe(200);
  mine.close();
  other.close();
}

const code = (answer: Answer): string | undefined => answer.error?.code;

it('a move that is not offered', async () => {
  const { seated, mine, other } = await quietTable();
  const { seq } = mine.push!;
  const illegal = await mine.play('build silk-a');
  expect(['not-now', 'illegal-move']).toContain(code(illegal));
  expect(illegal.error!.message).toMatch(/\w/);
  await mine.ask({ do: 'hello', key: seated.keys[mine.seat!], lang: 'fr' });
  expect((await mine.play('build silk-a')).error!.message).not.toBe(illegal.error!.message);
  expect(code(await mine.play('fly to the moon'))).toBe('unknown-verb');
  expect(code(await mine.play('take 99 purple'))).toBe('bad-argument');
  expect(code(await other.play(mine.push!.moves[0]))).toBe('not-your-turn');
  await undisturbed(mine, other, seq);
});

it('another seat’s key, no key, and a field that names another seat', async () => {
  const { seated, mine, other } = await quietTable();
  const { seq, moves } = mine.push!;
  const elsewhere = await openTable(house);
  const forged = await TableClient.connect(house.url, seated.table);
  expect(code(await forged.hello(elsewhere.keys[0]))).toBe('no-seat');
  await forged.until(() => forged.closed !== undefined, 'the close').catch(() => undefined);
  expect(forged.closed?.code).toBe(4401);
  const watcher = await TableClient.enter(house.url, seated.table);
  expect(code(await watcher.play(moves[0], seq))).toBe('no-seat');
  // A seat in the request is not looked at: everybody acts for their own.
  const pretending = await other.ask({ do: 'play', move: moves[0], seq, action: 'x', seat: mine.seat });
  expect(code(pretending)).toBe('not-your-turn');
  const rest = await house.call('PUT', `/api/tables/${seated.table}/note`, { text: 'x' }, seatKey(elsewhere.keys[0]));
  expect([rest.status, rest.body.error.code]).toEqual([401, 'no-seat']);
  watcher.close();
  await undisturbed(mine, other, seq);
});

it('a stale sequence number gets the table as it stands, and no move', async () => {
  const { mine, other, clients } = await quietTable();
  const old = mine.push!;
  const answer = await mine.play(old.moves[0]);
  await Promise.all(clients.map((client) => client.reached(answer.seq!)));
  const next = clients.find(({ push, seat }) => push!.turn.includes(seat!))!;
  const stale = await next.play(next.push!.moves[0], old.seq - 1);
  expect(code(stale)).toBe('stale');
  expect(stale.push!.seq).toBe(answer.seq);
  const future = await next.play(next.push!.moves[0], answer.seq! + 1000);
  expect(code(future)).toBe('stale');
  const rest = clients.find((client) => client !== next)!;
  await undisturbed(next, rest, answer.seq!);
  expect(mine === next || other === next).toBe(true);
});

it('a replayed action id is answered as before and never played twice', async () => {
  const { mine, other } = await quietTable();
  const { seq, moves } = mine.push!;
  const [first, second, third] = await Promise.all([
    mine.play(moves[0], seq, 'same'),
    mine.play(moves[0], seq, 'same'),
    mine.play(moves[1] ?? moves[0], seq, 'same'),
  ]);
  expect(first.seq).toBe(seq + 1);
  expect(second.seq).toBe(first.seq);
  expect(third.seq).toBe(first.seq);
  // The same id from another seat is another action.
  const theirs = await other.ask({ do: 'pause', action: 'same' });
  expect(theirs.seq).toBe(seq + 2);
  mine.close();
  other.close();
});

it('a message of 1 MB, binary, malformed or nonsensical', async () => {
  const { seated, mine, other } = await quietTable();
  const { seq } = mine.push!;
  const big = await TableClient.enter(house.url, seated.table, seated.keys[0]);
  big.socket.send(JSON.stringify({ id: 1, do: 'say', text: 'x'.repeat(1_000_000), action: 'a' }));
  await big.until(() => big.closed !== undefined, 'the close').catch(() => undefined);
  expect(big.closed!.code).toBe(1009);
  const odd = await TableClient.enter(house.url, seated.table, seated.keys[0]);
  const texts = [
    '{"id":1,',
    '',
    'null',
    '[]',
    '"x"',
    '{}',
    '{"do":7}',
    '{"do":"__proto__"}',
    '{"do":"constructor","id":9}',
  ];
  for (const text of texts) odd.socket.send(text);
  odd.socket.send(Buffer.from([0, 1, 2, 255]));
  await odd.until(
    () => odd.received.filter((text) => text.includes('"error"')).length === texts.length + 1,
    'refusals',
  );
  const codes = odd.received.flatMap((text) => JSON.parse(text).error?.code ?? []);
  expect(new Set(codes)).toEqual(new Set(['bad-json', 'bad-request', 'unknown-request']));
  expect(odd.received.join('')).not.toMatch(/\bat .*\.(ts|js):\d+/);
  const wrong = [
    { do: 'play', move: 7, seq: 1, action: 'a' },
    { do: 'play', move: 'x', seq: -1, action: 'a' },
    { do: 'play', move: 'x', seq: 1, action: 'no spaces!' },
    { do: 'play', move: 'x', seq: 1 },
    { do: 'sync', since: '1; drop table entries' },
    { do: 'state', at: 1e99 },
    { do: 'moves', lang: 'tlh' },
    { do: 'look', looking: 'yes' },
  ];
  for (const request of wrong) expect(code(await odd.ask(request))).toBe('bad-request');
  const deep = await odd.ask({ do: 'ping', deep: JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`) });
  expect(deep.now).toBeTypeOf('number');
  odd.close();
  await undisturbed(mine, other, seq);
});

it('a seat that asks for another’s view gets its own', async () => {
  const { seated, mine, other } = await quietTable();
  const { seq } = mine.push!;
  const asked = await other.ask({ do: 'state', as: mine.seat, seat: mine.seat, viewer: mine.seat });
  expect(asked.view).toEqual(other.push!.view);
  expect(code(await other.ask({ do: 'load', state: {} }))).toBe('unknown-request');
  expect(code(await other.ask({ do: 'record' }))).toBe('unknown-request');
  const log = await house.call('GET', `/api/tables/${seated.table}/log?as=all`);
  expect([log.status, log.body.error.code]).toEqual([400, 'bad-request']);
  await undisturbed(mine, other, seq);
});

it('before hello nothing but hello', async () => {
  const { seated, mine, other } = await quietTable();
  const { seq } = mine.push!;
  const rude = await TableClient.connect(house.url, seated.table);
  expect(code(await rude.ask({ do: 'state' }))).toBe('no-hello');
  rude.close();
  const nowhere = await TableClient.connect(house.url, 'no-such-table');
  expect(code(await nowhere.hello())).toBe('unknown-table');
  await undisturbed(mine, other, seq);
});

it('a flood of requests is slowed and then ended', async () => {
  const strict = await openTestHouse({ ENGAWA_RATE: '600' });
  try {
    const seated = await openTable(strict);
    const [flooder, calm] = await enterAll(strict, seated);
    for (let i = 0; i < 2000; i++) flooder.socket.send('{"id":1,"do":"ping"}');
    await flooder.until(() => flooder.closed !== undefined, 'the close').catch(() => undefined);
    expect(flooder.closed!.code).toBe(1008);
    expect(flooder.received.some((text) => text.includes('too-many-requests'))).toBe(true);
    expect((await calm.ask({ do: 'ping' })).now).toBeTypeOf('number');
    calm.close();
  } finally {
    await strict.stop();
  }
});

it('10,000 joins: one per free seat, the rest refused, the house stands', { timeout: 240_000 }, async () => {
  const seated = await openTable(house, { seats: 4, start: false });
  const extra = await openTable(house, { seats: 4, start: false });
  expect(extra.keys).toHaveLength(4);
  const free = await house.call('POST', '/api/tables', { game: 'nippon', seats: 4, name: 'Aki' });
  const counts = new Map<string, number>();
  for (let round = 0; round < 100; round++) {
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, i) =>
        house.front.app.inject({
          method: 'POST',
          url: `/api/tables/${free.body.table}/join`,
          payload: { name: `J${i}` },
        }),
      ),
    );
    for (const reply of replies) {
      const key = reply.statusCode === 201 ? 'seated' : reply.json().error.code;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  expect(counts.get('seated')).toBe(3);
  expect([...counts.keys()].sort()).toEqual(
    ['already-started', 'seated', 'table-full', 'too-many-requests'].filter((key) => counts.has(key)),
  );
  expect((await house.call('GET', `/api/tables/${seated.table}`)).status).toBe(200);
});

it('joins beyond the rate are refused with 429', async () => {
  const strict = await openTestHouse({ ENGAWA_RATE: '50' });
  try {
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => strict.call('POST', '/api/tables', { game: 'nippon', seats: 2, name: 'x' })),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(5);
    const refused = replies.find(({ status }) => status === 429)!;
    expect(refused.body.error.code).toBe('too-many-requests');
    expect(refused.headers.get('retry-after')).toBeTruthy();
  } finally {
    await strict.stop();
  }
});

it('another site’s page can neither post nor open a socket with our cookie', async () => {
  const { seated, mine, other } = await quietTable();
  const { seq } = mine.push!;
  const evil = { origin: 'https://evil.example' };
  const posted = await house.call('POST', '/api/tables', { game: 'nippon', seats: 2, name: 'x' }, evil);
  expect([posted.status, posted.body.error.code]).toEqual([403, 'bad-origin']);
  await expect(TableClient.connect(house.url, seated.table, evil)).rejects.toThrow('403');
  await undisturbed(mine, other, seq);
});

it('bad requests get 4xx with a code and a sentence, and no trace of the inside', async () => {
  const bodies: [string, string, unknown][] = [
    ['POST', '/api/tables', { game: 'chess', seats: 2, name: 'x' }],
    ['POST', '/api/tables', { game: 'nippon', seats: 7, name: 'x' }],
    ['POST', '/api/tables', { game: 'nippon', seats: 2, name: '   ' }],
    ['POST', '/api/tables', { game: 'nippon', seats: 2, name: 'x', options: { pirates: true } }],
    ['POST', '/api/tables', { game: 'nippon', seats: 2, name: 'x', bots: ['deep-thought'] }],
    ['POST', '/api/tables', { game: 'nippon', seats: 2, name: 'x', surprise: 1 }],
    [
      'POST',
      '/api/tables',
      { game: 'nippon', seats: 2, name: 'x', clock: { kind: 'live', bank: -1, increment: 0, cap: 0 } },
    ],
    ['POST', '/api/tables', []],
    ['POST', '/api/tables/x/join', { name: 'x' }],
    ['POST', '/api/tables/__proto__/join', { name: 'x' }],
    ['GET', '/api/tables/%00', undefined],
    ['GET', '/api/tables?limit=many', undefined],
    ['GET', `/api/tables/${'a'.repeat(5000)}`, undefined],
    ['GET', '/api/tables/%E0%A4%A', undefined],
    ['DELETE', '/api/tables', undefined],
    ['GET', '/api/account', undefined],
    ['GET', '/etc/passwd', undefined],
    ['GET', '/../../etc/passwd', undefined],
  ];
  for (const [method, at, body] of bodies) {
    const reply = await house.call(method, at, body);
    expect(reply.status, at).toBeGreaterThanOrEqual(400);
    expect(reply.status, at).toBeLessThan(500);
    expect(reply.body.error.code, at).toMatch(/^[a-z-]+$/);
    expect(reply.body.error.message, at).toMatch(/\w+.*[.:)]/);
    expect(JSON.stringify(reply.body), at).not.toMatch(/node_modules|\.ts:|\.js:|SQLITE|select /);
  }
  const huge = await fetch(`${house.url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: 'x'.repeat(1_000_000),
  });
  expect([huge.status, ((await huge.json()) as { error: { code: string } }).error.code]).toEqual([413, 'too-large']);
});
