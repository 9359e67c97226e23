import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPair } from '../../bench/server/serving.ts';
import { inspect } from '../../bench/server/torture/inspection.ts';
import { type Noticed, playOn, type Stop, type Watched } from '../../bench/server/torture/tables.ts';
import { type Service, startPostgres, startRedis } from '../../testing/services.ts';
import { engawa } from './program.ts';
import { FrontProxy } from './proxy.ts';

const GAMES = ['nippon', 'yokohama', 'machi', 'yamatai'];
const TABLES = 12;
/** Nobody waits longer for an answer, whatever is replaced. */
const BAR_MS = 2000;

let postgres: Service;
let redis: Service;
beforeAll(async () => {
  [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
}, 300_000);
afterAll(() => Promise.all([postgres?.stop(), redis?.stop()]));

interface Process {
  readonly url: string;
  /** As a new version replaces it: SIGTERM, and it goes. */
  leave(): Promise<number | null>;
}

async function start(settings: Record<string, string>): Promise<Process> {
  const { child, said, status } = engawa(['serve'], settings);
  const url = /open at (http:\/\/\S+)/.exec(await said)?.[1];
  if (!url) throw new Error(await said);
  return {
    url,
    leave: () => {
      child.kill('SIGTERM');
      return status;
    },
  };
}

it('two processes are replaced one after the other while people play: nothing is lost, nobody waits two seconds', {
  timeout: 180_000,
  // A machine that is busy with other things may stop everybody for a second.
  retry: 2,
}, async () => {
  const settings = {
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    ENGAWA_RATE: '1000000',
    ENGAWA_CONNECTIONS: '100000',
    ENGAWA_BOT_THREADS: '1',
    ENGAWA_TRUST_PROXY: 'yes',
  };
  const proxy = new FrontProxy();
  const url = await proxy.open();
  const serving = [await start(settings), await start(settings)];
  for (const process of serving) await proxy.add(process.url);
  const tables: Watched[] = [];
  for (let i = 0; i < TABLES; i++) {
    const pair = await openPair(url, GAMES[i % GAMES.length]);
    tables.push({ ...pair, acknowledged: [], pending: undefined, over: false, lastAt: performance.now() });
  }
  const stop: Stop = { now: false, later: false };
  const noticed: Noticed = { faults: [], acknowledged: 0, passing: new Map(), closed: 0, lag: 0 };
  for (const table of tables) table.lastAt = performance.now();
  let longest = 0;
  const watching = setInterval(() => {
    const now = performance.now();
    for (const { over, lastAt } of tables) if (!over) longest = Math.max(longest, now - lastAt);
  }, 20);
  const playing = tables.map((table) => playOn(table, [url], stop, noticed));
  await wait(1500);

  for (const place of [0, 1]) {
    const before = noticed.acknowledged;
    expect(await serving[place].leave()).toBe(0);
    proxy.remove(serving[place].url);
    serving[place] = await start(settings);
    await proxy.add(serving[place].url);
    await wait(1500);
    expect(noticed.acknowledged).toBeGreaterThan(before);
  }

  clearInterval(watching);
  stop.later = true;
  await Promise.all(playing);
  await Promise.all(serving.map((process) => process.leave()));
  proxy.close();
  const faults = [...noticed.faults];
  const found = await inspect({ DATABASE_URL: postgres.url }, tables, faults);
  expect(faults).toEqual([]);
  expect(found.unanswered).toBe(0);
  expect(noticed.acknowledged).toBeGreaterThan(TABLES * 10);
  expect(longest).toBeLessThan(BAR_MS);
});
