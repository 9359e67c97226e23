import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { gameById } from '#games';
import { Refusal, WATCHER } from '#kernel';
import { TableClient } from '../../testing/table-client.ts';
import { charged } from '../load/charged.ts';
import { Lane } from '../load/lane.ts';
import { Purse, THE_HOUSE } from '../load/purse.ts';
import { Chronicle, type Happening } from '../tables/chronicle.ts';
import type { Deed, Entry } from '../tables/entry.ts';
import { fromRow } from '../tables/entry.ts';
import { Pasts } from '../tables/past.ts';
import { viewFor } from '../tables/push.ts';
import { Sitting } from '../tables/sitting.ts';
import { LONGEST_WITH_UNDO, mustSpareLog } from '../tables/sparing.ts';
import { logText, unwrittenLog } from '../tables/written-log.ts';
import { enterAll, houseForFile, openTable, playOn, type TestHouse } from './fixture.ts';

describe('a visitor’s purse', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'setImmediate', 'performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('lets who has used it up wait, and goes on when it fills again', () => {
    const purse = new Purse(1);
    const done: string[] = [];
    purse.inTurn(() => done.push('at once'));
    purse.pay(300);
    purse.inTurn(() => done.push('later'));
    purse.inTurn(() => done.push('last'));
    vi.advanceTimersByTime(900);
    expect(done).toEqual(['at once']);
    vi.advanceTimersByTime(200);
    expect(done).toEqual(['at once', 'later', 'last']);
  });

  it('is not spent in one go: all others come first in between', () => {
    const purse = new Purse(1);
    const other = new Purse(1);
    const done: string[] = [];
    for (let n = 0; n < 9; n++)
      purse.inTurn(() => {
        done.push('much');
        purse.pay(2);
      });
    other.inTurn(() => done.push('other'));
    expect(done).toEqual(['much', 'much', 'other']);
    vi.advanceTimersByTime(1);
    expect(done.filter((who) => who === 'much').length).toBeGreaterThan(2);
    vi.advanceTimersByTime(20);
    expect(done).toHaveLength(10);
  });
});

it('who asks pays for the processor, not for those who have it in between', () => {
  const paid: number[] = [];
  const payer = { pay: (ms: number) => paid.push(ms) };
  const run = (ms: number): void => {
    const end = performance.now() + ms;
    while (performance.now() < end);
  };
  const sleep = (ms: number): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
  // As the thread sleeps in here it has no processor, and the event loop is not idle: the same as when others have it.
  const act = (): void => {
    run(20);
    sleep(580);
  };
  charged(payer, act);
  charged(payer, act);
  expect(paid[1]).toBeLessThan(450);
});

describe('long work', () => {
  function* busy(name: string, done: string[], steps: number): Generator<void, string> {
    for (let n = 0; n < steps; n++) {
      const end = performance.now() + 1;
      while (performance.now() < end);
      done.push(name);
      yield;
    }
    return name;
  }

  it('is done in slices, one payer after another', async () => {
    const lane = new Lane();
    const done: string[] = [];
    const [rich, poor] = [new Purse(1), new Purse(1)];
    const all = await Promise.all([
      lane.run(rich, busy('a', done, 30)),
      lane.run(rich, busy('b', done, 30)),
      lane.run(poor, busy('c', done, 3)),
    ]);
    expect(all).toEqual(['a', 'b', 'c']);
    expect(done.lastIndexOf('c')).toBeLessThan(15);
  });

  it('of who has used up what there is goes on: others may wait for the same table', async () => {
    const lane = new Lane();
    const purse = new Purse(1);
    purse.pay(60_000);
    const pay = vi.spyOn(purse, 'pay');
    expect(await lane.run(purse, busy('theirs', [], 2))).toBe('theirs');
    expect(pay.mock.calls.reduce((sum, [ms]) => sum + ms, 0)).toBeGreaterThan(0);
  });

  it('that fails says so to who asked', async () => {
    const faulty = (function* (): Generator<void, void> {
      yield;
      throw new Error('as it happens');
    })();
    await expect(new Lane().run(THE_HOUSE, faulty)).rejects.toThrow('as it happens');
  });
});

const entriesOf = async ({ front }: TestHouse, table: string): Promise<Entry[]> =>
  (
    await front.premises.store.db
      .selectFrom('entries')
      .selectAll()
      .where('table_id', '=', table)
      .orderBy('seq')
      .execute()
  ).map(fromRow);

describe('a long log', () => {
  it('is written once for each viewer, page by page, and says the same from wherever it is asked for', async () => {
    const house = await houseForFile();
    const seated = await openTable(house, { game: 'yokohama' });
    const clients = await enterAll(house, seated);
    await playOn(clients, 'long', 150);
    for (const client of clients) client.close();
    const entries = await entriesOf(house, seated.table);
    const sitting = Sitting.from(seated.table, entries.slice(0, 140));
    const lines = (viewer: number, from: number): { seq: number }[] =>
      JSON.parse(`[${logText(sitting, viewer, from)}]`);
    const one = (viewer: number, seq: number) =>
      JSON.parse(logText(Sitting.from(seated.table, entries.slice(0, seq)), viewer, seq - 1));
    for (const viewer of [WATCHER, 0, 1]) {
      for (const from of [0, 1, 63, 64, 65, 128, 139, 140]) {
        expect(lines(viewer, from).map(({ seq }) => seq)).toEqual(entries.slice(from, 140).map(({ seq }) => seq));
      }
    }
    for (const entry of entries.slice(140)) sitting.follow(entry);
    for (const viewer of [WATCHER, 0]) {
      expect(lines(viewer, 0)).toHaveLength(entries.length);
      for (const seq of [5, 64, 65, 140, 141, entries.length])
        expect(lines(viewer, 0)[seq - 1]).toEqual(one(viewer, seq));
    }
  });

  it('is written bit by bit where much of it is asked for at once, and never again', () => {
    const sitting = opened(2);
    for (let n = 0; n < 600; n++) follow(sitting, { kind: n % 2 ? 'resume' : 'pause', seat: 0 });
    const steps = unwrittenLog(sitting, WATCHER, 0);
    expect([...steps!].length).toBeGreaterThan(5);
    expect(unwrittenLog(sitting, WATCHER, 0)).toBeUndefined();
    const stringify = vi.spyOn(JSON, 'stringify');
    logText(sitting, WATCHER, 0);
    expect(stringify).not.toHaveBeenCalled();
    stringify.mockRestore();
  });

  it('ends with the game: one that is not over by then is judged by its points', () => {
    const sitting = opened(2);
    // What happened before the start does not count.
    const end = sitting.seq - 1 + 20_000;
    while (sitting.seq < end - 1) follow(sitting, { kind: sitting.seq % 2 ? 'resume' : 'pause', seat: 0 });
    expect(sitting.status).toBe('playing');
    follow(sitting, { kind: 'pause', seat: 0 });
    expect(sitting.result?.ended).toBe('timeout');
  });
});

function follow(sitting: Sitting, deed: Deed): void {
  sitting.follow({ seq: sitting.seq + 1, at: sitting.at + 1, action: null, deed });
}

/** A table of guests, started. */
function opened(seats: number): Sitting {
  const { id, version, figures } = gameById('nippon');
  const sitting = new Sitting('somewhere');
  const opening = {
    game: id,
    version,
    figures,
    seats,
    options: {},
    seed: 'load',
    clock: null,
    timeout: 'bot',
    listed: true,
  } as const;
  follow(sitting, { kind: 'open', ...opening, rated: false, watchers: true });
  for (let seat = 0; seat < seats; seat++) follow(sitting, { kind: 'join', seat, as: 'guest', name: `${seat}` });
  follow(sitting, { kind: 'start' });
  return sitting;
}

describe('the past of a table', () => {
  it('is what it was, for every viewer at every entry; many who ask at once read the log once', async () => {
    const house = await houseForFile();
    const seated = await openTable(house, { game: 'yokohama' });
    const clients = await enterAll(house, seated);
    await playOn(clients, 'past', 140);
    for (const client of clients) client.close();
    const entries = await entriesOf(house, seated.table);
    let read = 0;
    const pasts = new Pasts(async (_table, _after, _payer, take) => {
      read++;
      await wait(1);
      for (const entry of entries) take(entry);
      return entries.length;
    });
    await Promise.all(entries.map(({ seq }) => pasts.at(seated.table, seq, THE_HOUSE)));
    for (const seq of [1, 3, 4, 5, 60, 128, 129, entries.length]) {
      const then = Sitting.from(seated.table, entries.slice(0, seq));
      const { game, turn, over } = await pasts.at(seated.table, seq, THE_HOUSE);
      expect([turn, over]).toEqual([then.turn, then.status === 'over']);
      for (const viewer of [WATCHER, 0, 1]) expect(viewFor(game, viewer)).toEqual(viewFor(then.game, viewer));
    }
    expect(read).toBe(1);
  });

  it('beyond the end is the present', async () => {
    const house = await houseForFile();
    const seated = await openTable(house);
    const [client] = await enterAll(house, seated);
    const { view } = await client.ask({ do: 'state' });
    expect((await client.ask({ do: 'state', at: 1e9 })).view).toEqual(view);
    expect((await client.ask({ do: 'state', at: 1 })).view).toBeNull();
    client.close();
  });
});

describe('taking back', () => {
  it('on and on is refused until somebody else has moved or time has passed; a game is not stuck by it', async () => {
    const house = await houseForFile();
    const seated = await openTable(house, { game: 'yokohama' });
    const clients = await enterAll(house, seated);
    const able = (): TableClient => clients.find(({ push, seat }) => push!.turn.includes(seat!))!;
    let mine = able();
    while (!mine.push!.undo) {
      mine = able();
      const { seq } = await mine.play(mine.push!.moves[0]);
      await Promise.all(clients.map((client) => client.reached(seq!)));
    }
    let refusal: string | undefined;
    for (let n = 0; n < 300 && refusal === undefined; n++) {
      const deed = mine.push!.undo ? { do: 'undo' } : { do: 'redo' };
      const answer = await mine.ask({ ...deed, seq: mine.push!.seq, action: `again-${n}` });
      refusal = answer.error?.code;
      if (answer.seq !== undefined) await mine.reached(answer.seq);
    }
    expect(refusal).toBe('too-many-undos');
    expect(await playOn(clients, 'on', 30)).toBe(30);
    for (const client of clients) client.close();
  });

  it('ends in a log that is far longer than any game', () => {
    const happenings = new Chronicle();
    happenings.add({ seq: 1, at: Date.now(), kind: 'play', seat: 1 } as Happening);
    const table = (seq: number) => ({ table: 't', at: 0, seq, happenings }) as unknown as Sitting;
    expect(() => mustSpareLog(table(LONGEST_WITH_UNDO - 1), 0)).not.toThrow();
    expect(() => mustSpareLog(table(LONGEST_WITH_UNDO), 0)).toThrow(/too long/);
  });
});

describe('one address', () => {
  const from = '127.0.0.2';

  const connectFrom = (url: string, table: string): Promise<TableClient> => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${table}/live`, { localAddress: from });
    return new Promise((resolve, reject) => {
      const client = new TableClient(socket);
      socket.once('open', () => resolve(client));
      socket.once('error', reject);
    });
  };

  it('that has used up what there is waits, on all its connections and over HTTP; others do not', async () => {
    const house = await houseForFile({ ENGAWA_RATE: '600' });
    const seated = await openTable(house);
    const [player] = await enterAll(house, seated);
    const greedy = await Promise.all([1, 2, 3].map(() => connectFrom(house.url, seated.table)));
    for (const client of greedy) expect((await client.hello()).error).toBeUndefined();
    const answered: string[] = [];
    house.front.premises.purses.of(from).pay(400);
    for (const client of greedy) client.ask({ do: 'ping' }).then(() => answered.push('ping'));
    const asked = request(`${house.url}/api/games`, { localAddress: from }, (response) => {
      response.resume();
      answered.push('http');
    });
    asked.end();
    expect((await player.ask({ do: 'ping' })).error).toBeUndefined();
    await wait(300);
    expect(answered).toEqual([]);
    await expect.poll(() => answered.length, { timeout: 5000 }).toBe(4);
    for (const client of [player, ...greedy]) client.close();
  });

  it('pays for what it asks: a long log, a past position, a push it gets', async () => {
    const house = await houseForFile({ ENGAWA_RATE: '600' });
    const seated = await openTable(house);
    const client = await connectFrom(house.url, seated.table);
    const purse = house.front.premises.purses.of(from);
    const pay = vi.spyOn(purse, 'pay');
    const paid = async (act: () => Promise<unknown>): Promise<number> => {
      pay.mockClear();
      await act();
      return pay.mock.calls.reduce((sum, [ms]) => sum + ms, 0);
    };
    expect(await paid(() => client.hello(undefined, 0))).toBeGreaterThan(0.1);
    expect(await paid(() => client.ask({ do: 'state', at: 3 }))).toBeGreaterThan(0.1);
    const clients = await enterAll(house, seated);
    expect(await paid(() => playOn([...clients], 'paid', 1).then(() => wait(50)))).toBeGreaterThan(0.04);
    for (const one of [client, ...clients]) one.close();
  });
});

describe('what is no request', () => {
  const kinds: [string, (socket: WebSocket) => void][] = [
    ['garbage', (socket) => socket.send('{{{{')],
    ['JSON that asks nothing', (socket) => socket.send('[]')],
    ['empty frames', (socket) => socket.send('')],
    ['binary frames', (socket) => socket.send(Buffer.alloc(4), { binary: true })],
    ['pings', (socket) => socket.ping()],
    ['pongs nobody asked for', (socket) => socket.pong()],
  ];

  it.each(kinds)('is counted, and too much of it ends the connection: %s', async (_name, send) => {
    const house = await houseForFile({ ENGAWA_RATE: '600' });
    const { table, keys } = await openTable(house);
    const client = await TableClient.enter(house.url, table, keys[0]);
    for (let n = 0; n < 1000; n++) send(client.socket);
    await client.until(() => false, 'the close', 5000).catch(() => undefined);
    expect(client.closed?.code).toBe(1008);
  });
});

describe('the line at a table', () => {
  it('filled by passers-by stops neither its players’ deeds nor their questions', async () => {
    const house = await houseForFile();
    const seated = await openTable(house);
    const [client, other] = await enterAll(house, seated);
    const { hall } = house.front.premises;
    const passerBy = { payer: THE_HOUSE, seated: false };
    let release = (): void => undefined;
    const held = hall.look(seated.table, () => new Promise<void>((resolve) => (release = resolve)), passerBy);
    const order: string[] = [];
    const crowd = Array.from({ length: 250 }, () =>
      hall.look(seated.table, () => void order.push('passer-by'), passerBy).catch((error) => order.push(error.code)),
    );
    await expect.poll(() => order.length).toBe(50);
    expect(new Set(order)).toEqual(new Set(['too-many-requests']));
    const mine = client.push!.turn.includes(0) ? client : other;
    const asked = mine.ask({ do: 'sync', since: 0 }).then(({ error }) => order.push(error?.code ?? 'asked'));
    const played = mine.play(mine.push!.moves[0]).then(({ error }) => order.push(error?.code ?? 'played'));
    await wait(100);
    const decide = (): never => {
      order.push('decided');
      throw new Refusal('stale', 'Only to see when.');
    };
    const last = hall.act(seated.table, null, decide).catch(() => undefined);
    release();
    await Promise.all([held, asked, played, last, ...crowd]);
    expect(order.filter((what) => what === 'passer-by')).toHaveLength(200);
    expect(order[50]).toBe('decided');
    expect(order).toContain('played');
    expect(order).toContain('asked');
    const { log } = (await mine.ask({ do: 'sync', since: 0 })).push!;
    expect(log.at(-1)!.kind).toBe('play');
    for (const one of [client, other]) one.close();
  });
});

it('however many moves of bots wait, people’s do not', async () => {
  const house = await houseForFile();
  const visitor = house.front.premises.purses.of('127.0.0.1');
  const held: (() => void)[] = [];
  const turn = vi.spyOn(Purse.prototype, 'turn').mockImplementation(function (this: Purse) {
    return this === visitor ? Promise.resolve() : new Promise((resolve) => held.push(resolve));
  });
  const [alone] = await enterAll(house, await openTable(house, { bots: ['random'] }));
  const clients = await enterAll(house, await openTable(house));
  while (held.length === 0) {
    const { turn: owing, moves } = alone.push!;
    if (owing.includes(0)) await alone.reached((await alone.play(moves[0])).seq!);
    else await wait(5);
  }
  const { seq } = alone.push!;
  expect(await playOn(clients, 'meanwhile', 5)).toBe(5);
  expect(alone.push!.seq).toBe(seq);
  turn.mockRestore();
  for (const go of held) go();
  await alone.reached(seq + 1);
  for (const client of [alone, ...clients]) client.close();
});
