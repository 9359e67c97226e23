import { aliveIn } from './inspected.ts';
import { Load } from './load.ts';
import { memoryOf, serve } from './serving.ts';

/** The bars, in KiB a table with its two connections: as it was opened, and after the moves. */
const BARS = { opened: 60, played: 150 };
const MOVES = 100;
/** The first tables make the compilers work and fill what is kept once. */
const FIRST = 20;

/** What a table takes: what is alive, and what the operating system counts. */
export async function benchMemory(data: string, tables: number): Promise<object> {
  const server = await serve({ ENGAWA_DATA: data }, ['--inspect=127.0.0.1:0']);
  try {
    const load = new Load();
    await load.open([server], FIRST);
    await load.playAll(MOVES);
    const measure = async () => ({ resident: memoryOf(server.pid), alive: await aliveIn(server.inspector!) });
    const before = await measure();
    const later = new Load();
    await later.open([server], tables);
    const opened = await measure();
    await later.playAll(MOVES);
    const played = await measure();
    const perTable = (now: typeof before) => ({
      alive: Math.round((now.alive - before.alive) / tables / 1024),
      resident: Math.round((now.resident - before.resident) / tables / 1024),
    });
    const row = { tables, moves: MOVES, bars: BARS, opened: perTable(opened), played: perTable(played) };
    process.stdout.write(
      `\nMemory of a table with its two connections, over ${tables} tables\n` +
        `  opened: ${row.opened.alive} KiB alive (bar ${BARS.opened}), ${row.opened.resident} KiB resident\n` +
        `  after ${MOVES} moves: ${row.played.alive} KiB alive (bar ${BARS.played}), ${row.played.resident} KiB resident\n`,
    );
    load.close();
    later.close();
    return row;
  } finally {
    await server.stop();
  }
}
