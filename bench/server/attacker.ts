import { Agent, request } from 'node:http';
import { constants, setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';

/** Loopback lets a client choose where it calls from. */
const FROM = '127.0.0.2';
const WATCHERS = 190;
/** Of them, so many care for no allowance, and come again when they are let go. */
const RUDE = 10;
/** Requests a second and connection, as the server allows them, and what its dear ones count for. */
const ALLOWANCE = 40;
const DEAR: Readonly<Record<string, number>> = { state: 20, sync: 3 };
const REST_SOCKETS = 6;

const agent = new Agent({ keepAlive: true, maxSockets: REST_SOCKETS, localAddress: FROM });
const pick = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)];

interface Reply {
  readonly status: number;
  readonly text: string;
}

function call(url: string, method: string, at: string, body?: unknown, key?: string): Promise<Reply> {
  const headers: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
  if (key) headers.authorization = `Seat ${key}`;
  return new Promise((resolve, reject) => {
    const sent = request(url + at, { method, headers, agent }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** What a watcher may ask for, and what is no request at all. */
const ASKED = ['state', 'hello', 'sync', 'moves', 'scores', 'look', 'why', 'ping'] as const;

function requestFor(what: string, length: number): Record<string, unknown> {
  if (what === 'state') return { do: what, at: 1 + Math.floor(Math.random() * length) };
  if (what === 'hello' || what === 'sync') return { do: what, since: 0 };
  if (what === 'look') return { do: what, looking: Math.random() < 0.5 };
  return { do: what, move: 'stop' };
}

/** A watcher who asks on and on for the dearest things. */
function watch(url: string, table: string, rude: boolean, length: () => number): void {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${table}/live`, { localAddress: FROM });
  let timer: NodeJS.Timeout | undefined;
  let credit = ALLOWANCE;
  const act = (): void => {
    credit = Math.min(3 * ALLOWANCE, credit + ALLOWANCE / 20);
    while (rude || credit > 0) {
      if (socket.readyState !== socket.OPEN || socket.bufferedAmount > 1e6) return;
      const what = pick(ASKED);
      credit -= DEAR[what] ?? 1;
      socket.send(JSON.stringify({ id: 1, ...requestFor(what, length()) }));
      const extra = Math.random();
      if (extra < 0.1) socket.send('{'.repeat(2000));
      else if (extra < 0.2) socket.ping();
      else if (extra < 0.3) socket.send(Buffer.alloc(10), { binary: true });
      else continue;
      credit--;
      if (rude && Math.random() < 0.01) return;
    }
  };
  socket.on('open', () => {
    socket.send(JSON.stringify({ id: 0, do: 'hello', since: 0 }));
    timer = setInterval(act, 50);
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    clearInterval(timer);
    setTimeout(() => watch(url, table, rude, length), 500);
  });
}

/** A player of the attacker's own table: moves, and takes back, as fast as the answers come. */
function play(url: string, table: string, key: string, told: (seq: number) => void): void {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${table}/live`, { localAddress: FROM });
  const run = Math.random().toString(36).slice(2);
  let n = 0;
  let seat = -1;
  const act = (push: { seq: number; turn: number[]; moves: string[]; undo: boolean }): void => {
    told(push.seq);
    const action = `${run}-${++n}`;
    if (push.undo && Math.random() < 0.4) socket.send(JSON.stringify({ id: n, do: 'undo', seq: push.seq, action }));
    else if (push.turn.includes(seat))
      socket.send(JSON.stringify({ id: n, do: 'play', move: pick(push.moves), seq: push.seq, action }));
  };
  socket.on('open', () => socket.send(JSON.stringify({ id: 0, do: 'hello', key })));
  socket.on('message', (data) => {
    const message = JSON.parse(String(data));
    if (message.seat !== undefined) seat = message.seat;
    if (message.push) act(message.push);
    else if (message.error) setTimeout(() => socket.send(JSON.stringify({ id: 0, do: 'sync', since: 1e9 })), 200);
  });
  socket.on('error', () => undefined);
  socket.on('close', () => setTimeout(() => play(url, table, key, told), 500));
}

async function openOwn(url: string, wishes: object): Promise<{ table: string; key: string } | undefined> {
  const opened = await call(url, 'POST', '/api/tables', { game: 'yokohama', seats: 2, name: 'Oni', ...wishes });
  return opened.status === 201 ? JSON.parse(opened.text) : undefined;
}

/** Everything one address may do, and some things it may not, until the process is ended. `ready` when the log is long. */
export async function attack(url: string, ready: () => void): Promise<void> {
  // It would sit at another machine: here it takes the processor last.
  setPriority(constants.priority.PRIORITY_LOW);
  openForBots(url);
  const own = (await openOwn(url, {}))!;
  const joined = await call(url, 'POST', `/api/tables/${own.table}/join`, { name: 'Oni' });
  await call(url, 'POST', `/api/tables/${own.table}/start`, {}, own.key);
  let length = 1;
  for (const key of [own.key, JSON.parse(joined.text).key]) {
    play(url, own.table, key, (seq) => {
      length = Math.max(length, seq);
    });
  }
  const began = performance.now();
  while (length < 600 && performance.now() - began < 25_000) await wait(100);
  ready();
  const { tables } = JSON.parse((await call(url, 'GET', '/api/tables?status=playing&limit=100')).text);
  const all: string[] = tables.map(({ table }: { table: string }) => table);
  for (let n = 0; n < WATCHERS; n++) watch(url, n % 2 ? pick(all) : own.table, n < RUDE, () => length);
  const ways = () => {
    const table = pick(all);
    const at = Math.random() < 0.5 ? own.table : table;
    return pick([
      `/api/tables/${at}/log`,
      `/api/tables/${at}`,
      `/api/tables/${at}/record`,
      '/api/tables?limit=100',
      '/api/games',
    ]);
  };
  const rest = async (): Promise<void> => {
    for (;;) await call(url, 'GET', ways()).catch(() => wait(50));
  };
  for (let n = 0; n < REST_SOCKETS; n++) rest();
}

/** Tables at which bots play on by themselves when the time of the only person is up. */
async function openForBots(url: string): Promise<void> {
  const clock = { kind: 'live', bank: 10, increment: 0, cap: 10 };
  const wishes = { seats: 4, bots: ['random', 'random', 'random'], start: true, clock };
  for (;;) {
    await openOwn(url, wishes).catch(() => undefined);
    await wait(1000);
  }
}
