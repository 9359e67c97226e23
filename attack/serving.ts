import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The built program, beside the bundle this runs from. */
const program = fileURLToPath(new URL('./engawa.js', import.meta.url));

/** A server of ours in a process of its own, on loopback, with the limits everybody has. */
export interface Serving {
  readonly url: string;
  readonly pid: number;
  readonly data: string;
  /** What it wrote to its error output. */
  readonly complaints: () => string;
  readonly alive: () => boolean;
  /** SIGTERM; gives the milliseconds until it had ended (SIGKILL after `patience`). */
  stop(patience?: number): Promise<number>;
}

export function serve(settings: Readonly<Record<string, string>> = {}): Promise<Serving> {
  const data = settings.ENGAWA_DATA ?? mkdtempSync(path.join(tmpdir(), 'engawa-attack-'));
  const env = {
    ...process.env,
    ENGAWA_HOST: '127.0.0.1',
    ENGAWA_PORT: '0',
    ENGAWA_LOG: 'error',
    ENGAWA_BOT_THREADS: '1',
    ENGAWA_BOT_MS: '100',
    ENGAWA_BOT_PACE: '0',
    ...settings,
    ENGAWA_DATA: data,
  };
  const child: ChildProcess = spawn(process.execPath, [program, 'serve'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let complaints = '';
  let ended = false;
  child.stderr!.on('data', (text) => {
    complaints = `${complaints}${text}`.slice(-20_000);
  });
  const end = new Promise<void>((resolve) =>
    child.once('exit', () => {
      ended = true;
      resolve();
    }),
  );
  const stop = async (patience = 20_000): Promise<number> => {
    const mark = Date.now();
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), patience);
    await end;
    clearTimeout(timer);
    if (!settings.ENGAWA_DATA) rmSync(data, { recursive: true, force: true });
    return Date.now() - mark;
  };
  return new Promise((resolve, reject) => {
    end.then(() => reject(new Error(`the server ended before it was open: ${complaints.trim()}`)));
    let said = '';
    child.stdout!.on('data', (text) => {
      said = `${said}${text}`.slice(-20_000);
      const found = /open at (https?:\/\/\S+)/.exec(said);
      if (!found) return;
      const { pid } = child;
      // Where there is a public address the program tells that one.
      const url = settings.ENGAWA_URL ? `http://127.0.0.1:${settings.ENGAWA_PORT}` : found[1];
      resolve({ url, pid: pid!, data, complaints: () => complaints + said, alive: () => !ended, stop });
    });
  });
}

/** A port that is free now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Runs a command of the program and gives what it said. */
export function engawa(
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
  input?: string,
): Promise<{ status: number; said: string }> {
  const child = spawn(process.execPath, [program, ...args], { env: { ...process.env, ...settings } });
  let said = '';
  const hear = (text: Buffer): void => {
    said += text;
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  child.stdin.on('error', () => undefined);
  child.stdin.end(input ?? '');
  return new Promise((resolve) => child.once('close', (status) => resolve({ status: status ?? -1, said })));
}

/** Resident memory in bytes, where the system tells. */
export function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
}
