import { GAMES } from '#games';
import { TableClient } from '../../testing/table-client.ts';
import { hundredth, quantile, tenth } from './figures.ts';
import { Load } from './load.ts';
import { cpuOf, serve } from './serving.ts';

const BAR_MS = 5;
/** In the middle of a game. */
const MOVES = 100;
/** Of each game; so many more only warm the compilers. */
const TABLES = 40;
const WARMING = 10;

/**
 * A table that no process has in memory is entered by its player: from the hello to the answer with the position and the whole log, and
 * what that costs the event loop.
 */
export async function benchCold(settings: Readonly<Record<string, string>>): Promise<object> {
  const first = await serve(settings);
  const load = new Load();
  await load.open([first], (TABLES + WARMING) * GAMES.length);
  await load.playAll(MOVES);
  const doors = load.doors;
  load.close();
  await first.stop();
  const second = await serve(settings);
  try {
    const times: number[] = [];
    let before = cpuOf(second.pid);
    for (const [i, { table, keys }] of doors.entries()) {
      if (i === WARMING * GAMES.length) before = cpuOf(second.pid);
      const client = await TableClient.connect(second.url, table);
      client.keepTexts = false;
      const began = performance.now();
      await client.hello(keys[0], 0);
      if (i >= WARMING * GAMES.length) times.push(performance.now() - began);
      client.close();
    }
    const { loop, all } = cpuOf(second.pid);
    times.sort((a, b) => a - b);
    const cpu = ((loop - before.loop) * 1000) / times.length;
    const row = {
      tables: times.length,
      moves: MOVES,
      bar: BAR_MS,
      p50: tenth(quantile(times, 0.5)),
      p95: tenth(quantile(times, 0.95)),
      loopMs: hundredth(cpu),
      allMs: hundredth(((all - before.all) * 1000) / times.length),
    };
    process.stdout.write(
      `\nA cold table of ${MOVES} moves, from hello to position and log: p50 ${row.p50}, p95 ${row.p95} ms; ` +
        `CPU ${row.loopMs} ms of the event loop with connecting (bar ${BAR_MS})\n`,
    );
    return row;
  } finally {
    await second.stop();
  }
}
