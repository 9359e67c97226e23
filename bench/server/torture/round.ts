import { setTimeout as wait } from 'node:timers/promises';
import { GAMES } from '#games';
import { openPair } from '../serving.ts';
import type { Fault, Players, Recovery, Struck } from './faults.ts';
import { inspect } from './inspection.ts';
import { type Noticed, playOn, type Stop, type Watched } from './tables.ts';
import type { World } from './world.ts';

const TABLES = 6;
const MOST_WAIT_MS = 5000;
const MOST_RECOVERY_MS = 15_000;
const GLANCE_MS = 2;

/** The bars. */
const RECOVERY_MS = 1000;
const LEAVING_MS = 5000;
/** A view may come this late where a wake-up was lost. */
const LAG_MS = 2500;

/** What a round showed. */
export interface Outcome {
  readonly fault: string;
  readonly faults: readonly string[];
  readonly acknowledged: number;
  readonly unanswered: number;
  readonly committed: number;
  readonly replayed: number;
  readonly refused: number;
  readonly lag: number;
  readonly recovery?: Recovery;
  readonly leaving?: number;
}

/** One fault in the middle of play; then the store is read. Tables go on from round to round until they are over. */
export async function playRound(world: World, fault: Fault, tables: Watched[]): Promise<Outcome> {
  const noticed: Noticed = { faults: [], acknowledged: 0, passing: new Map(), closed: 0, lag: 0 };
  const { faults } = noticed;
  await world.serve(fault.setsClock ?? false);
  await fillUp(world, tables);
  const stop: Stop = { now: false, later: false };
  const playing = Promise.all(tables.map((table) => playOn(table, world.urls, stop, noticed)));
  // In the middle of play, whatever the speed of the machine: after some moves, at a moment nobody chose.
  const enough = 5 + Math.floor(Math.random() * 60);
  for (let waited = 0; noticed.acknowledged < enough && waited < MOST_WAIT_MS; waited += 5) await wait(5);
  await wait(Math.random() * 20);
  const struck: Struck = await fault.strike(world, playersAt(tables, stop)).catch((error) => {
    faults.push(String(error));
    return {};
  });
  stop.later = true;
  await playing;
  const ended = world.ended;
  if (ended.length > 0) {
    faults.push(`${ended.length} of ${world.servers.length} processes ended`);
    await world.kill();
  }
  if (fault.unnoticed && noticed.closed > 0) faults.push(`${noticed.closed} connections closed`);
  bar(faults, 'the next move', struck.recovery?.next, RECOVERY_MS);
  bar(faults, 'leaving', struck.leaving, LEAVING_MS);
  bar(faults, 'a view', noticed.lag, LAG_MS);
  const found = await inspect(world.settings, tables, faults);
  let refused = 0;
  for (const times of noticed.passing.values()) refused += times;
  return {
    fault: fault.name,
    faults,
    acknowledged: noticed.acknowledged,
    lag: noticed.lag,
    refused,
    ...struck,
    ...found,
  };
}

async function fillUp(world: World, tables: Watched[]): Promise<void> {
  const open = tables.filter(({ over }) => !over);
  tables.splice(0, tables.length, ...open);
  while (tables.length < TABLES) {
    const game = GAMES[Math.floor(Math.random() * GAMES.length)].id;
    const pair = await openPair(world.urls[tables.length % world.urls.length], game);
    tables.push({ ...pair, acknowledged: [], pending: undefined, over: false, lastAt: 0 });
  }
}

function playersAt(tables: readonly Watched[], stop: Stop): Players {
  return {
    leave: () => {
      stop.now = true;
    },
    goOn: async () => {
      const mark = performance.now();
      const times: number[] = [];
      const waiting = new Set(tables);
      while (waiting.size > 0) {
        for (const table of waiting) {
          if (table.lastAt > mark) times.push(table.lastAt - mark);
          if (table.lastAt > mark || table.over) waiting.delete(table);
        }
        if (performance.now() - mark > MOST_RECOVERY_MS)
          throw new Error(`${waiting.size} tables had no move acknowledged within ${MOST_RECOVERY_MS} ms`);
        await wait(GLANCE_MS);
      }
      // Where every game has ended meanwhile there is nothing to measure.
      return times.length > 0 ? { next: Math.min(...times), all: Math.max(...times) } : undefined;
    },
  };
}

function bar(faults: string[], what: string, took: number | undefined, most: number): void {
  if (took !== undefined && took > most) faults.push(`${what} took ${Math.round(took)} ms, the bar is ${most}`);
}
