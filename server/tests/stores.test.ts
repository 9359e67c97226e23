import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Service, startPostgres, startRedis } from '../../testing/services.ts';
import { TableClient } from '../../testing/table-client.ts';
import type { Bus, BusMessage } from '../bus/bus.ts';
import { LocalBus } from '../bus/local.ts';
import { postgresBus } from '../bus/postgres.ts';
import { redisBus } from '../bus/redis.ts';
import { backup, restore } from '../ops/backup.ts';
import { openStore } from '../store/open-store.ts';
import type { EntryRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { enterAll, openTable, openTestHouse, playOn, seatKey, type TestHouse } from './fixture.ts';

/** The same promises on every store and every bus. PostgreSQL and Redis are started here and thrown away. */
let postgres: Service;
let redis: Service;
const folder = mkdtempSync(path.join(tmpdir(), 'engawa-stores-'));

beforeAll(async () => {
  [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
}, 300_000);

afterAll(async () => {
  await Promise.all([postgres?.stop(), redis?.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

const entry = (table: string, seq: number, action: string | null = null): EntryRow => ({
  table_id: table,
  seq,
  at: 1_763_200_000_000 + seq,
  kind: 'play',
  seat: 0,
  action,
  body: '{}',
});

describe.each(['sqlite', 'postgres'] as const)('the store on %s', (kind) => {
  let store: Store;
  const open = (): Promise<Store> =>
    openStore({ file: path.join(folder, 'store.sqlite'), databaseUrl: kind === 'postgres' ? postgres.url : undefined });

  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  it('gives a place in a log to one entry only, and an action one place only', async () => {
    expect(await store.append(entry('once', 1, '0:a'))).toBe(true);
    expect(await store.append(entry('once', 1, '0:b'))).toBe(false);
    expect(await store.append(entry('once', 2, '0:a'))).toBe(false);
    expect(await store.append(entry('once', 2, '0:b'))).toBe(true);
    const race = await Promise.all(Array.from({ length: 50 }, (_, i) => store.append(entry('race', 1, `0:${i}`))));
    expect(race.filter(Boolean)).toHaveLength(1);
  });

  it('commits many at once and keeps their times as numbers', async () => {
    const added = await Promise.all(Array.from({ length: 1000 }, (_, i) => store.append(entry(`many${i % 20}`, i))));
    expect(added.every(Boolean)).toBe(true);
    const [row] = await store.db
      .selectFrom('entries')
      .selectAll()
      .where('table_id', '=', 'many7')
      .orderBy('seq')
      .execute();
    expect(row).toEqual(entry('many7', 7));
  });

  it('does all of a group or nothing', async () => {
    const good = store.db.insertInto('settings').values({ name: 'x', value: '1' });
    await expect(store.atomically([good, good])).rejects.toThrow();
    expect(await store.db.selectFrom('settings').selectAll().where('name', '=', 'x').execute()).toEqual([]);
    await store.atomically([good, store.db.updateTable('settings').set({ value: '2' }).where('name', '=', 'x')]);
    expect(await store.db.selectFrom('settings').selectAll().where('name', '=', 'x').execute()).toEqual([
      { name: 'x', value: '2' },
    ]);
  });

  it('a failed query fails alone', async () => {
    const results = await Promise.allSettled([
      store.append(entry('alone', 1)),
      store.db.insertInto('entries').values(entry('alone', 1)).execute(),
      store.db.insertInto('entries').values(entry('alone', 1)).execute(),
      store.append(entry('alone', 2)),
    ]);
    expect(results.at(-1)).toMatchObject({ status: 'fulfilled', value: true });
  });

  it('opens again with everything in it, migrations and all', async () => {
    const again = await open();
    const rows = await again.db.selectFrom('entries').selectAll().where('table_id', '=', 'once').execute();
    expect(rows).toHaveLength(2);
    await again.close();
  });

  it('is not opened where a later program has changed it; the sentence says what to do', async () => {
    const change = sql`insert into kysely_migration values ('999-later', '2030-01-01')`;
    await change.execute(store.db);
    await expect(open()).rejects.toMatchObject({
      code: 'newer-store',
      message: expect.stringMatching(/later Engawa.*999-later.*backup/),
    });
    await sql`delete from kysely_migration where name = '999-later'`.execute(store.db);
    await (await open()).close();
  });
});

describe.each(['in-process', 'postgres', 'redis'] as const)('the bus: %s', (kind) => {
  it('carries messages to the others and not back', async () => {
    const shared = new LocalBus();
    const open = async (): Promise<Bus> =>
      kind === 'in-process' ? shared.join() : kind === 'redis' ? redisBus(redis.url) : postgresBus(postgres.url);
    const [a, b, c] = await Promise.all([open(), open(), open()]);
    const heard: Record<string, BusMessage[]> = { a: [], b: [], c: [] };
    for (const [name, bus] of Object.entries({ a, b, c }))
      bus.listen(
        (message) => heard[name].push(message),
        () => undefined,
      );
    const messages = Array.from({ length: 200 }, (_, i): BusMessage => ({ about: 'entry', table: 't', seq: i }));
    for (const message of messages) a.publish(message);
    for (let i = 0; i < 200 && (heard.b.length < 200 || heard.c.length < 200); i++) await wait(20);
    expect(heard.b).toEqual(messages);
    expect(heard.c).toEqual(messages);
    expect(heard.a).toEqual([]);
    expect(await a.alive()).toBe(true);
    await Promise.all([a.close(), b.close(), c.close()]);
  });
});

describe.each(['PostgreSQL alone', 'PostgreSQL and Redis'])('two processes on %s', (name) => {
  let houses: TestHouse[] = [];
  beforeAll(async () => {
    const settings: Record<string, string> = { DATABASE_URL: postgres.url };
    if (name.includes('Redis')) settings.REDIS_URL = redis.url;
    houses = [await openTestHouse(settings), await openTestHouse(settings)];
  });
  afterAll(() => Promise.all(houses.map((house) => house.stop())));

  it('serve one table together: each player at another process, every view arrives', async () => {
    const [left, right] = houses;
    const seated = await openTable(left);
    const a = await TableClient.enter(left.url, seated.table, seated.keys[0]);
    const b = await TableClient.enter(right.url, seated.table, seated.keys[1]);
    const watcher = await TableClient.enter(right.url, seated.table);
    expect(await playOn([a, b], 'two processes', 40)).toBe(40);
    await watcher.reached(a.push!.seq);
    expect(watcher.push!.view).toEqual(b.push!.view);
    await b.ask({ do: 'say', text: 'over there', action: 'x' });
    await a.until(() => a.chats.length === 1, 'chat from the other process');
    for (const client of [a, b, watcher]) client.close();
  });

  it('what lies beyond the end of a chat or a log is nothing, not a fault', async () => {
    const [left] = houses;
    const seated = await openTable(left);
    for (const since of ['9999999999', '9999999999999999']) {
      const chat = await left.call(
        'GET',
        `/api/tables/${seated.table}/chat?since=${since}`,
        undefined,
        seatKey(seated.keys[0]),
      );
      expect([chat.status, chat.body]).toEqual([200, { chat: [] }]);
      const log = await left.call('GET', `/api/tables/${seated.table}/log?since=${since}`);
      expect(log.status).toBe(200);
      expect((await left.call('GET', `/api/tables?before=${since}&limit=${since}`)).status).toBe(200);
    }
  });

  it('the same seat at both at once: one move each time, none twice', async () => {
    const [left, right] = houses;
    const seated = await openTable(left);
    const seats = await Promise.all(
      seated.keys.map((key) => Promise.all([left, right].map(({ url }) => TableClient.enter(url, seated.table, key)))),
    );
    const all = seats.flat();
    for (let i = 0; i < 25; i++) {
      const seq = Math.max(...all.map(({ push }) => push!.seq));
      await Promise.all(all.map((client) => client.reached(seq)));
      const able = all.filter(({ push, seat }) => push!.turn.includes(seat!));
      const answers = await Promise.all(able.map((client) => client.play(client.push!.moves[0], seq, `race-${i}`)));
      // Both sent the same action: it is played once, and both are told the same place.
      expect(new Set(answers.map((answer) => answer.seq)).size).toBe(1);
      expect(answers[0].seq).toBe(seq + 1);
    }
    for (const client of all) client.close();
  });

  it('know of each other who is there: nobody’s seat is handed over while its player is at the other', async () => {
    const [left, right] = houses;
    const clock = { kind: 'live', bank: 600, increment: 0, cap: 600 };
    const seated = await openTable(left, { seats: 3, clock });
    await left.front.premises.hall.act(seated.table, null, () => ({ kind: 'timeout', seat: 2 }));
    const there = await TableClient.enter(left.url, seated.table, seated.keys[2]);
    const vote = () =>
      right.call('POST', `/api/tables/${seated.table}/hand-over`, { seat: 2 }, seatKey(seated.keys[0]));
    // This process meets the table for the first time.
    expect((await vote()).body.error?.code).toBe('seat-taken');
    there.close();
    await expect.poll(async () => (await vote()).status, { timeout: 5000 }).toBe(200);
  });

  it('a table whose process is gone goes on at the other', async () => {
    const [left] = houses;
    const settings: Record<string, string> = { DATABASE_URL: postgres.url };
    if (name.includes('Redis')) settings.REDIS_URL = redis.url;
    const third = await openTestHouse(settings);
    const seated = await openTable(third, { bots: ['random'] });
    const away = await TableClient.enter(third.url, seated.table, seated.keys[0]);
    await playOn([away], 'before it goes', 5);
    await third.stop();
    await away.until(() => away.closed !== undefined, 'the close').catch(() => undefined);
    expect(away.closed?.code).toBe(1012);
    const back = await TableClient.enter(left.url, seated.table, seated.keys[0]);
    await playOn([back], 'after it went', 5);
    back.close();
  });
});

describe('backup and restore', () => {
  it('moves a running house from SQLite to PostgreSQL', async () => {
    const house = await openTestHouse();
    const seated = await openTable(house);
    const clients = await enterAll(house, seated);
    await playOn(clients, 'kept', 10);
    const { view, seq } = clients[0].push!;
    const file = new PassThrough();
    const chunks: Buffer[] = [];
    file.on('data', (chunk) => chunks.push(chunk));
    const source = await openStore({ file: path.join(house.data, 'engawa.sqlite') });
    const rows = await backup(source, file);
    expect(rows).toBeGreaterThan(10);
    await source.close();
    for (const client of clients) client.close();
    await house.stop();

    const elsewhere = await openTestHouse({ DATABASE_URL: postgres.url });
    const text = Buffer.concat(chunks);
    const { store } = elsewhere.front.premises;
    const feed = () => {
      const stream = new PassThrough();
      stream.end(text);
      return stream;
    };
    const first = await restore(store, feed());
    expect(first.read).toBe(rows);
    expect(await restore(store, feed())).toEqual({ read: rows, added: 0, leftOut: 0 });
    const mine = await TableClient.enter(elsewhere.url, seated.table, seated.keys[0]);
    expect(mine.push!.seq).toBe(seq);
    expect(mine.push!.view).toEqual(view);
    mine.close();
    const cut = new PassThrough();
    cut.end(text.subarray(0, text.length - 40));
    await expect(restore(store, cut)).rejects.toThrow(/damaged|cut off/);
    await elsewhere.stop();
  });
});
