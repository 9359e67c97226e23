import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Doorkeeper } from '../http/doorkeeper.ts';
import { RequestCounts } from '../http/request-counts.ts';
import { HouseTime } from '../time.ts';
import { enterAll, houseForFile, openTable, openTestHouse, playOn } from './fixture.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** A machine whose clocks go as the test says. */
function machine(): { time: HouseTime; pass(ms: number): void; set(ms: number): void; sleep(ms: number): void } {
  let wall = 1_700_000_000_000;
  let steady = 5_000;
  let sinceBoot = 9_000;
  const time = new HouseTime({ wall: () => wall, steady: () => steady, sinceBoot: () => sinceBoot });
  return {
    time,
    pass: (ms) => {
      wall += ms;
      steady += ms;
      sinceBoot += ms;
    },
    set: (ms) => {
      wall += ms;
    },
    sleep: (ms) => {
      wall += ms;
      sinceBoot += ms;
    },
  };
}

describe('the time of the house', () => {
  it('is the wall clock’s, and goes on at its speed', () => {
    const { time, pass } = machine();
    const began = time.now();
    expect(began).toBe(1_700_000_000_000);
    pass(90 * SECOND);
    expect(time.now() - began).toBe(90 * SECOND);
  });

  it('goes on when the wall clock is set back, and meets it again by a second a minute', () => {
    const { time, pass, set } = machine();
    const began = time.now();
    set(-HOUR);
    expect(time.now()).toBe(began);
    pass(MINUTE);
    expect(time.now() - began).toBe(59 * SECOND);
    for (let n = 0; n < 60; n++) {
      pass(HOUR);
      time.now();
    }
    expect(time.now() - began).toBe(60 * HOUR + MINUTE - HOUR);
  });

  it('takes nobody’s time when the wall clock is set forth by hours', () => {
    const { time, pass, set } = machine();
    const began = time.now();
    set(5 * HOUR);
    expect(time.now()).toBe(began);
    pass(MINUTE);
    expect(time.now() - began).toBe(61 * SECOND);
  });

  it('counts the sleep of the machine, which is time gone by', () => {
    const { time, pass, sleep } = machine();
    const began = time.now();
    sleep(8 * HOUR);
    pass(2 * SECOND);
    expect(time.now() - began).toBe(8 * HOUR + 2 * SECOND);
  });

  it('at a table whose log is ahead goes on from the log, at the right speed', () => {
    const { time, pass } = machine();
    const lastEntry = time.now() + HOUR;
    expect(time.atTable('t', lastEntry)).toBe(lastEntry);
    pass(10 * SECOND);
    expect(time.atTable('t', lastEntry)).toBe(lastEntry + 10 * SECOND);
    expect(time.aheadAt('t')).toBe(HOUR);
    expect(time.atTable('another')).toBe(time.now());
  });
});

describe('who counts in a minute', () => {
  afterEach(() => vi.restoreAllMocks());

  it('goes by the steady clock', () => {
    let steady = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => steady);
    const wall = vi.spyOn(Date, 'now').mockReturnValue(1_700_000_000_000);
    const door = new Doorkeeper(10, 1);
    const counts = new RequestCounts();
    const asked = (): number => {
      let current = 0;
      counts.incr('a', (_, count) => (current = count.current), MINUTE);
      return current;
    };
    expect(door.admit('a')).toBeDefined();
    expect([asked(), asked()]).toEqual([1, 2]);
    wall.mockReturnValue(1_700_000_000_000 - HOUR);
    expect(door.admit('a')).toBeUndefined();
    steady += MINUTE;
    expect(door.admit('a')).toBeDefined();
    expect(asked()).toBe(1);
  });
});

describe('a wall clock that is set while people play', () => {
  afterEach(() => vi.restoreAllMocks());
  const clock = { kind: 'live', bank: 20, increment: 0, cap: 20 };

  const setBy = (ms: number): void => {
    const real = Date.now.bind(Date);
    vi.spyOn(Date, 'now').mockImplementation(() => real() + ms);
  };

  it('back by an hour closes no connection and stops no clock', async () => {
    const house = await houseForFile();
    const seated = await openTable(house, { clock });
    const clients = await enterAll(house, seated);
    setBy(-HOUR);
    expect((await clients[0].ask({ do: 'ping' })).error).toBeUndefined();
    await playOn(clients, 'back', 1);
    const running = clients[0].push!.clocks!.findIndex((face) => face.running);
    const before = clients[0].push!.clocks![running].left;
    await wait(400);
    const { push } = await clients[0].ask({ do: 'sync', since: clients[0].push!.seq });
    expect(before - push!.clocks![running].left).toBeGreaterThan(300);
    house.front.live.beat();
    expect(clients.every(({ closed }) => closed === undefined)).toBe(true);
    for (const client of clients) client.close();
  });

  it('forth by five hours makes nobody lose on time', async () => {
    const house = await houseForFile();
    const seated = await openTable(house, { clock, timeout: 'lose' });
    const clients = await enterAll(house, seated);
    setBy(5 * HOUR);
    await house.front.premises.hall.tend([seated.table]);
    await playOn(clients, 'forth', 1);
    expect(clients[0].push!.over).toBe(false);
    expect(Math.min(...clients[0].push!.clocks!.map(({ left }) => left))).toBeGreaterThan(10 * SECOND);
    for (const client of clients) client.close();
  });

  it('back before a restart: the table goes on from its log', async () => {
    const data = mkdtempSync(path.join(tmpdir(), 'engawa-time-'));
    const before = await openTestHouse({ ENGAWA_DATA: data });
    const seated = await openTable(before, { clock });
    const { db } = before.front.premises.store;
    await db
      .updateTable('entries')
      .set((e) => ({ at: e('at', '+', HOUR) }))
      .execute();
    await before.stop();
    const house = await openTestHouse({ ENGAWA_DATA: data });
    const clients = await enterAll(house, seated);
    const running = clients[0].push!.clocks!.findIndex((face) => face.running);
    const left = clients[0].push!.clocks![running].left;
    await wait(400);
    const { push } = await clients[0].ask({ do: 'sync', since: 0 });
    expect(left - push!.clocks![running].left).toBeGreaterThan(300);
    await playOn(clients, 'ahead', 1);
    const log = clients[0].push!.log as unknown as { at: number }[];
    expect(log.at(-1)!.at).toBeGreaterThan(Date.now() + HOUR - MINUTE);
    for (const client of clients) client.close();
    await house.stop();
    rmSync(data, { recursive: true, force: true });
  });
});
