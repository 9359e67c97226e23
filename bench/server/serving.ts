import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A server in a process of its own, on loopback. */
export interface Serving {
  readonly url: string;
  readonly pid: number;
  /** Where its inspector listens, if it was asked to have one. */
  readonly inspector: string | undefined;
  /** `kill -9`. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** The built program: beside the bundle this runs from. */
const program = fileURLToPath(new URL('./engawa.js', import.meta.url));

export function serve(settings: Readonly<Record<string, string>>, options: readonly string[] = []): Promise<Serving> {
  const env = {
    ...process.env,
    ENGAWA_PORT: '0',
    ENGAWA_LOG: 'error',
    ENGAWA_RATE: '1000000000',
    ENGAWA_CONNECTIONS: '1000000',
    ...settings,
  };
  const child: ChildProcess = spawn(process.execPath, [...options, program, 'serve'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let inspector: string | undefined;
  child.stderr!.on('data', (text) => {
    inspector ??= /listening on (ws:\S+)/.exec(String(text))?.[1];
    if (options.length === 0) process.stderr.write(text);
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const signal = async (name: NodeJS.Signals): Promise<void> => {
    child.kill(name);
    await ended;
  };
  return new Promise((resolve, reject) => {
    ended.then(() => reject(new Error('the server ended before it was open')));
    child.stdout!.on('data', (text) => {
      const found = /open at (http:\/\/\S+)/.exec(String(text));
      if (!found) return;
      resolve({
        url: found[1],
        pid: child.pid!,
        inspector,
        kill: () => signal('SIGKILL'),
        stop: () => signal('SIGTERM'),
      });
    });
  });
}

/** CPU seconds a process has used, all its threads together; and of its main thread, the event loop, alone. */
export function cpuOf(pid: number): { all: number; loop: number } {
  const used = (file: string): number => {
    const fields = readFileSync(file, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  };
  return { all: used(`/proc/${pid}/stat`), loop: used(`/proc/${pid}/task/${pid}/stat`) };
}

/** Seconds the event loop of a process has waited for a processor that others had. */
export function waitedOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e9;
}

/** Resident memory in bytes. */
export function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) * 1024;
}

async function post<T>(url: string, body: unknown, key?: string): Promise<T> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (key) headers.authorization = `Seat ${key}`;
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const answer = await response.json();
  if (!response.ok) throw new Error(JSON.stringify(answer));
  return answer as T;
}

export interface OpenTable {
  readonly table: string;
  readonly keys: readonly string[];
}

/** A started table for two guests. */
export async function openPair(url: string, game: string): Promise<OpenTable> {
  const host = await post<{ table: string; key: string }>(`${url}/api/tables`, { game, seats: 2, name: 'Aki' });
  const guest = await post<{ key: string }>(`${url}/api/tables/${host.table}/join`, { name: 'Ren' });
  await post(`${url}/api/tables/${host.table}/start`, {}, host.key);
  return { table: host.table, keys: [host.key, guest.key] };
}

/** A started table for a guest and a bot. */
export async function openAgainstBot(url: string, game: string, level: string): Promise<OpenTable> {
  const wishes = { game, seats: 2, name: 'Aki', bots: [level], start: true };
  const { table, key } = await post<{ table: string; key: string }>(`${url}/api/tables`, wishes);
  return { table, keys: [key] };
}
