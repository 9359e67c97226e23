import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Fragile, startPostgres, startRedis } from '../../testing/services.ts';
import { TableClient } from '../../testing/table-client.ts';
import type { BusMessage } from '../bus/bus.ts';
import { postgresBus } from '../bus/postgres.ts';
import { redisBus } from '../bus/redis.ts';
import { storeTrouble } from '../store/trouble.ts';
import { enterAll, openTable, openTestHouse, playOn, type TestHouse } from './fixture.ts';

/** PostgreSQL and Redis go away in every manner while people play. The process must live on; these tests end with it if not. */
let postgres: Fragile;
let redis: Fragile;
let house: TestHouse;
let operator: pg.Pool;

beforeAll(async () => {
  [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  operator = new pg.Pool({ connectionString: postgres.url, max: 1 });
  operator.on('error', () => undefined);
}, 300_000);

afterAll(async () => {
  await operator?.end();
  await Promise.all([postgres?.stop(), redis?.stop()]);
});

const backends = async (): Promise<number[]> => {
  const { rows } = await operator.query<{ pid: number }>(
    "select pid from pg_stat_activity where application_name like 'engawa%'",
  );
  return rows.map(({ pid }) => pid);
};

/** Queries that are still under way when their connection dies: alone, in a transaction, and of an append. */
function inFlight({ front }: TestHouse): Promise<PromiseSettledResult<unknown>[]> {
  const { store } = front.premises;
  const sleep = sql`select pg_sleep(4)`;
  return Promise.allSettled([
    sleep.execute(store.db),
    store.db.transaction().execute((transaction) => sleep.execute(transaction)),
    store.atomically([{ compile: () => sleep.compile(store.db) }]),
  ]);
}

/** Until the store is there, as the server says itself. */
async function playsAgain(clients: readonly TableClient[], action: string): Promise<number> {
  const began = performance.now();
  for (;;) {
    const client = clients.find(({ push, seat }) => push!.turn.includes(seat!))!;
    const answer = await client.play(client.push!.moves[0], client.push!.seq, action);
    if (!answer.error) {
      await Promise.all(clients.map((each) => each.reached(answer.seq!)));
      return performance.now() - began;
    }
    expect(answer.error.code).toBe('store-away');
    await wait(20);
  }
}

describe.each(['PostgreSQL alone', 'PostgreSQL and Redis'])('a server on %s', (name) => {
  let clients: TableClient[];
  let table: string;
  beforeAll(async () => {
    const settings = { DATABASE_URL: postgres.url, ENGAWA_LOG: 'silent' };
    house = await openTestHouse(name.includes('Redis') ? { ...settings, REDIS_URL: redis.url } : settings);
  });
  afterAll(() => house.stop());
  beforeEach(async () => {
    const seated = await openTable(house);
    table = seated.table;
    clients = await enterAll(house, seated);
    await playOn(clients, 'before', 3);
    return () => {
      for (const client of clients) client.close();
    };
  });

  it.each([
    ['terminated', (pids: number[]) => operator.query('select pg_terminate_backend(unnest($1::int[]))', [pids])],
    // PostgreSQL then ends all of them and starts over.
    ['killed', (pids: number[]) => process.kill(pids[0], 'SIGKILL')],
  ])('lives on when its backends are %s with queries in flight', async (_how, strike) => {
    const asked = inFlight(house);
    await wait(100);
    await strike(await backends());
    for (const outcome of await asked) {
      expect(storeTrouble((outcome as PromiseRejectedResult).reason)?.code).toBe('store-away');
    }
    await playsAgain(clients, 'after');
    await playOn(clients, 'after', 5);
  });

  it.each(['immediate', 'fast'] as const)(
    'lives through a restart (%s), says store-away meanwhile, and goes on within a second',
    async (mode) => {
      const asked = inFlight(house);
      await wait(50);
      await postgres.halt(mode);
      await asked;
      const mine = clients.find(({ push, seat }) => push!.turn.includes(seat!))!;
      const { moves, seq } = mine.push!;
      expect((await mine.play(moves[0], seq, 'while-away')).error?.code).toBe('store-away');
      const opened = await house.call('POST', '/api/tables', { game: 'nippon', seats: 2, name: 'Aki' });
      expect([opened.status, opened.body.error.code]).toEqual([503, 'store-away']);
      await postgres.start();
      expect(await playsAgain(clients, 'while-away')).toBeLessThan(1000);
      await playOn(clients, 'after', 5);
    },
  );

  it('a deed whose answer got lost after it was kept is told as kept, once, and everybody sees it', async () => {
    const { store } = house.front.premises;
    const kept = store.append.bind(store);
    const append = vi.spyOn(store, 'append').mockImplementationOnce(async (entry) => {
      await kept(entry);
      throw new Error('Connection terminated unexpectedly');
    });
    const mine = clients.find(({ push, seat }) => push!.turn.includes(seat!))!;
    const { moves, seq } = mine.push!;
    const answer = await mine.play(moves[0], seq, 'unsure');
    append.mockRestore();
    expect(answer.seq).toBe(seq + 1);
    await Promise.all(clients.map((client) => client.reached(seq + 1)));
    expect((await mine.play(moves[0], seq, 'unsure')).seq).toBe(seq + 1);
    const rows = await store.db
      .selectFrom('entries')
      .select('seq')
      .where('table_id', '=', table)
      .where('action', 'like', '%:unsure')
      .execute();
    expect(rows).toEqual([{ seq: seq + 1 }]);
  });

  it('nothing waits for ever on a database that is frozen', async () => {
    const pids = await backends();
    for (const pid of pids) process.kill(pid, 'SIGSTOP');
    try {
      const mine = clients.find(({ push, seat }) => push!.turn.includes(seat!))!;
      const answer = await mine.play(mine.push!.moves[0], mine.push!.seq, 'frozen');
      // A backend that was frozen is given up; another may do it.
      expect(answer.error?.code ?? 'store-away').toBe('store-away');
    } finally {
      for (const pid of pids) process.kill(pid, 'SIGCONT');
    }
    await playOn(clients, 'thawed', 5);
  }, 20_000);
});

describe('two processes on PostgreSQL without their bus', () => {
  let houses: TestHouse[];
  beforeAll(async () => {
    const settings = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, ENGAWA_LOG: 'silent' };
    houses = [await openTestHouse(settings), await openTestHouse(settings)];
  });
  afterAll(() => Promise.all(houses.map((each) => each.stop())));

  it('Redis killed: moves go on, /readyz says so at once, and the other process shows no old state for long', async () => {
    const [left, right] = houses;
    const seated = await openTable(left);
    const unvisited = await openTable(left);
    const players = await enterAll(left, seated);
    const others = await enterAll(left, unvisited);
    const watcher = await TableClient.enter(right.url, seated.table);
    const seqAt = async () => (await right.call('GET', `/api/tables/${unvisited.table}`)).body.summary.seq;
    expect(await seqAt()).toBe(others[0].push!.seq);

    await redis.halt('immediate');
    await playOn(players, 'without a bus', 5);
    await playOn(others, 'without a bus', 5);
    const began = performance.now();
    const ready = await right.call('GET', '/readyz');
    expect([ready.status, ready.body]).toMatchObject([503, { ready: false, store: true, bus: false }]);
    expect(performance.now() - began).toBeLessThan(1500);

    await watcher.until(() => watcher.push!.seq === players[0].push!.seq, 'the last move', 3000);
    while ((await seqAt()) < others[0].push!.seq) await wait(50);
    expect(performance.now() - began).toBeLessThan(3500);

    await redis.start();
    while (!(await right.call('GET', '/readyz')).body.ready) await wait(50);
    const seen = performance.now();
    await playOn(players, 'with it again', 5);
    await watcher.reached(players[0].push!.seq);
    expect(performance.now() - seen).toBeLessThan(3500);
    for (const client of [...players, ...others, watcher]) client.close();
  }, 30_000);
});

it.each(['postgres', 'redis'] as const)(
  'the bus says that something may have been missed when it is back: %s',
  async (kind) => {
    const service = kind === 'redis' ? redis : postgres;
    const bus = await (kind === 'redis' ? redisBus(service.url) : postgresBus(service.url));
    const other = await (kind === 'redis' ? redisBus(service.url) : postgresBus(service.url));
    let missed = 0;
    const heard: BusMessage[] = [];
    bus.listen(
      (message) => heard.push(message),
      () => missed++,
    );
    for (const mode of ['immediate', 'fast'] as const) {
      await service.halt(mode);
      expect(await bus.alive()).toBe(false);
      bus.publish({ about: 'entry', table: 'nobody hears this', seq: 1 });
      await service.start();
      const back = performance.now();
      while (!((await bus.alive()) && (await other.alive()))) await wait(10);
      expect(performance.now() - back).toBeLessThan(1000);
    }
    await vi.waitFor(() => expect(missed).toBe(2));
    other.publish({ about: 'entry', table: 'heard', seq: 1 });
    await vi.waitFor(() => expect(heard).toEqual([{ about: 'entry', table: 'heard', seq: 1 }]));
    await Promise.all([bus.close(), other.close()]);
  },
);
