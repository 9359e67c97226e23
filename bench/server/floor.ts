import { spawn } from 'node:child_process';
import { closeSync, fdatasync, openSync, write } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { WebSocket, WebSocketServer } from 'ws';
import { hundredth, quantile, tenth } from './figures.ts';
import { cpuOf } from './serving.ts';

/** What a push of ours has, on the average of the four games. */
const PUSH_BYTES = 4100;
const LINE_BYTES = 190;

/**
 * The floor: a server that knows no game. What comes from one of two is written to a file, made durable together with all that waits, and
 * sent to both, as long as a push of ours is. What we need beyond that is ours.
 */
export function serveFloor(folder: string): void {
  const file = openSync(path.join(folder, 'log'), 'a');
  const answer = Buffer.alloc(PUSH_BYTES, ' ');
  const line = Buffer.alloc(LINE_BYTES, 'x');
  const rooms = new Map<string, WebSocket[]>();
  let waiting: (() => void)[] = [];
  let busy = false;
  const commit = (): void => {
    busy = waiting.length > 0;
    if (!busy) return;
    const all = waiting;
    waiting = [];
    write(file, Buffer.concat(all.map(() => line)), () =>
      fdatasync(file, () => {
        for (const tell of all) tell();
        commit();
      }),
    );
  };
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  server.on('connection', (socket, { url = '' }) => {
    const room = rooms.get(url) ?? [];
    rooms.set(url, [...room, socket]);
    socket.on('message', () => {
      waiting.push(() => {
        for (const member of rooms.get(url) ?? []) member.send(answer, { binary: false });
      });
      if (!busy) commit();
    });
  });
  server.on('listening', () => process.stdout.write(`${(server.address() as { port: number }).port}\n`));
  process.on('exit', () => closeSync(file));
}

interface Pair {
  readonly sockets: readonly WebSocket[];
  sentAt: number;
  missing: number;
}

/** The same measure as that of `Load`: from sending until both have it. */
export async function benchFloor(folder: string, pairs: number, rate: number, seconds: number): Promise<object> {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), '--floor', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const port = await new Promise<number>((resolve) => child.stdout.once('data', (text) => resolve(Number(text))));
    const times: number[] = [];
    const connect = (room: number): Promise<WebSocket> =>
      new Promise((resolve, reject) => {
        const socket = new WebSocket(`ws://127.0.0.1:${port}/${room}`);
        socket.on('error', reject);
        socket.on('open', () => resolve(socket));
      });
    const all: Pair[] = [];
    for (let room = 0; room < pairs; room++) {
      const pair: Pair = { sockets: await Promise.all([connect(room), connect(room)]), sentAt: 0, missing: 0 };
      for (const socket of pair.sockets) {
        socket.on('message', (data) => {
          // As a client of ours, it looks at what came.
          String(data).trim();
          if (--pair.missing === 0) times.push(performance.now() - pair.sentAt);
        });
      }
      all.push(pair);
    }
    const run = async (during: number): Promise<void> => {
      const began = performance.now();
      for (let sent = 0, at = 0; ; await wait(1)) {
        const elapsed = (performance.now() - began) / 1000;
        if (elapsed >= during) break;
        for (let tries = 0; sent < Math.floor(elapsed * rate) && tries < pairs; tries++) {
          const pair = all[at++ % pairs];
          if (pair.missing > 0) continue;
          pair.missing = 2;
          pair.sentAt = performance.now();
          pair.sockets[0].send('a move');
          sent++;
        }
      }
      await wait(300);
    };
    await run(2);
    times.length = 0;
    const before = cpuOf(child.pid!);
    await run(seconds);
    const after = cpuOf(child.pid!);
    for (const { sockets } of all) for (const socket of sockets) socket.terminate();
    times.sort((a, b) => a - b);
    const row = {
      pairs,
      rate,
      achieved: Math.round(times.length / seconds),
      p50: tenth(quantile(times, 0.5)),
      p99: tenth(quantile(times, 0.99)),
      loop: hundredth((after.loop - before.loop) / seconds),
      perMove: hundredth(((after.all - before.all) * 1000) / Math.max(1, times.length)),
    };
    process.stdout.write(
      `\nThe floor, a plain ws echo with the same durable commit: ${row.achieved} moves/s, p50 ${row.p50}, p99 ${row.p99} ms, ` +
        `event loop ${row.loop} of a core, ${row.perMove} CPU ms a move\n`,
    );
    return row;
  } finally {
    child.kill('SIGKILL');
  }
}
