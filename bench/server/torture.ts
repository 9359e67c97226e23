import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { GAMES } from '#games';
import { openStoreOf, readConfig, replayed } from '#server/keeping.ts';
import { type Service, startPostgres, startRedis } from '../../testing/services.ts';
import { TableClient } from '../../testing/table-client.ts';
import { type OpenTable, openPair, type Serving, serve } from './serving.ts';

/**
 * `npm run torture`: `kill -9` in the middle of play, again and again, on each store. After every kill the store is read: each
 * acknowledged move must be there, in its place, once; every log must replay to its hashes. After the restart what was not
 * answered is sent again with the same action id, and must be played exactly once.
 */

const TABLES = 6;
const MOST_WAIT_MS = 5000;

interface Sent {
  readonly action: string;
  readonly seat: number;
  readonly move: string;
  readonly basis: number;
}

interface Acknowledged extends Sent {
  readonly seq: number;
}

interface Watched extends OpenTable {
  readonly acknowledged: Acknowledged[];
  pending: Sent | undefined;
  over: boolean;
}

const faults: string[] = [];
const tally = { rounds: 0, acknowledged: 0, unanswered: 0, foundPlayed: 0, entriesReplayed: 0 };

async function playUntilKilled(table: Watched, urls: readonly string[], stop: { now: boolean }): Promise<void> {
  const clients: TableClient[] = [];
  try {
    for (const [i, key] of table.keys.entries()) {
      clients.push(await TableClient.enter(urls[i % urls.length], table.table, key));
      clients[i].keepTexts = false;
    }
    if (table.pending) await sendAgain(table, clients);
    while (!stop.now && !table.over) {
      const seen = Math.max(...clients.map(({ push }) => push!.seq));
      await Promise.all(clients.map((client) => client.reached(seen)));
      const client = clients.find(({ push, seat }) => push!.turn.includes(seat!));
      if (!client || client.push!.over) {
        table.over = client === undefined;
        break;
      }
      const { moves, seq } = client.push!;
      const move = moves[Math.floor(Math.random() * moves.length)];
      const sent: Sent = { action: client.newAction(), seat: client.seat!, move, basis: seq };
      table.pending = sent;
      const answer = await client.play(move, seq, sent.action);
      if (answer.error?.code === 'closed') return;
      if (answer.error) throw new Error(`${answer.error.code}: ${answer.error.message}`);
      table.pending = undefined;
      table.acknowledged.push({ ...sent, seq: answer.seq! });
      tally.acknowledged++;
      await client.reached(answer.seq!);
    }
  } catch (error) {
    // The kill cuts connections; anything else is a fault.
    if (!stop.now) faults.push(`${table.table}: ${error}`);
  } finally {
    for (const client of clients) client.close();
  }
}

/** What was not answered before the kill is sent again, as a client would after reconnecting. */
async function sendAgain(table: Watched, clients: readonly TableClient[]): Promise<void> {
  const sent = table.pending!;
  const answer = await clients[sent.seat].play(sent.move, sent.basis, sent.action);
  if (answer.error?.code === 'closed') return;
  if (answer.error) {
    faults.push(`${table.table}: "${sent.move}" sent again was refused: ${answer.error.code}`);
    return;
  }
  table.acknowledged.push({ ...sent, seq: answer.seq! });
  table.pending = undefined;
  tally.acknowledged++;
}

/** Reads the store behind the dead server's back. */
async function inspect(settings: Readonly<Record<string, string>>, tables: readonly Watched[]): Promise<void> {
  const store = await openStoreOf(readConfig({}, settings));
  try {
    for (const table of tables) {
      const rows = await store.db
        .selectFrom('entries')
        .selectAll()
        .where('table_id', '=', table.table)
        .orderBy('seq')
        .execute();
      const places = new Map(rows.map((row) => [row.action, row]));
      const played = rows.filter(({ action }) => action !== null);
      if (new Set(played.map(({ action }) => action)).size !== played.length)
        faults.push(`${table.table}: an action twice`);
      for (const { action, seat, move, seq } of table.acknowledged) {
        const row = places.get(`${seat}:${action}`);
        if (!row) faults.push(`${table.table}: acknowledged move ${seq} "${move}" is lost`);
        else if (row.seq !== seq || JSON.parse(row.body).move !== move)
          faults.push(`${table.table}: move ${seq} is another`);
      }
      if (table.pending) {
        tally.unanswered++;
        if (places.has(`${table.pending.seat}:${table.pending.action}`)) tally.foundPlayed++;
      }
      try {
        // Compares the hash after every move.
        replayed(table.table, rows);
        tally.entriesReplayed += rows.length;
      } catch (error) {
        faults.push(`${table.table}: does not replay: ${error}`);
      }
    }
  } finally {
    await store.close();
  }
}

async function torture(
  name: string,
  rounds: number,
  settings: Record<string, string>,
  processes: number,
): Promise<void> {
  const before = { ...tally };
  const mark = Date.now();
  let tables: Watched[] = [];
  for (let round = 1; round <= rounds; round++) {
    const servers: Serving[] = await Promise.all(Array.from({ length: processes }, () => serve(settings)));
    const urls = servers.map(({ url }) => url);
    tables = tables.filter(({ over }) => !over);
    while (tables.length < TABLES) {
      const game = GAMES[tables.length % GAMES.length].id;
      tables.push({ ...(await openPair(urls[0], game)), acknowledged: [], pending: undefined, over: false });
    }
    const stop = { now: false };
    const playing = tables.map((table) => playUntilKilled(table, urls, stop));
    // In the middle of play, whatever the speed of the machine: after some moves, at a moment nobody chose.
    const enough = tally.acknowledged + 5 + Math.floor(Math.random() * 60);
    for (let waited = 0; tally.acknowledged < enough && waited < MOST_WAIT_MS; waited += 5) await wait(5);
    await wait(Math.random() * 20);
    stop.now = true;
    await Promise.all(servers.map((server) => server.kill()));
    await Promise.all(playing);
    await inspect(settings, tables);
    tally.rounds++;
    if (round % 20 === 0 || round === rounds) {
      process.stdout.write(
        `${name}: ${round} of ${rounds} kills, ${tally.acknowledged - before.acknowledged} moves acknowledged, ` +
          `${tally.unanswered - before.unanswered} unanswered (${tally.foundPlayed - before.foundPlayed} of them committed), ` +
          `${faults.length} faults, ${Math.round((Date.now() - mark) / 1000)} s\n`,
      );
    }
    if (faults.length > 20) break;
  }
}

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '200' }, store: { type: 'string' } },
});
const rounds = Number(values.rounds);
const services: Service[] = [];
try {
  if (values.store !== 'postgres') {
    const data = mkdtempSync(path.join(tmpdir(), 'engawa-torture-'));
    await torture('SQLite, one process', rounds, { ENGAWA_DATA: data }, 1);
    rmSync(data, { recursive: true, force: true });
  }
  if (values.store !== 'sqlite') {
    const postgres = await startPostgres();
    services.push(postgres);
    const redis = await startRedis();
    services.push(redis);
    const settings = { DATABASE_URL: postgres.url, REDIS_URL: redis.url };
    await torture('PostgreSQL and Redis, two processes', rounds, settings, 2);
  }
} finally {
  await Promise.all(services.map((service) => service.stop()));
}
for (const fault of faults.slice(0, 20)) process.stdout.write(`FAULT ${fault}\n`);
process.stdout.write(
  `${tally.rounds} kills, ${tally.acknowledged} acknowledged moves, ${faults.length} faults; ` +
    `${tally.entriesReplayed} log entries replayed to equal hashes.\n`,
);
process.exitCode = faults.length > 0 || tally.acknowledged === 0 ? 1 : 0;
