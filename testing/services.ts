import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A throw-away service on loopback. */
export interface Service {
  readonly url: string;
  stop(): Promise<void>;
}

const isRoot = (): boolean => process.getuid?.() === 0;

/** A port that is free now. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

/** Installs a Debian package if what it brings is missing. Nothing is skipped silently: it works or says what to do. */
function need<T>(find: () => T | undefined, pkg: string): T {
  const there = find();
  if (there !== undefined) return there;
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) {
    throw new Error(`These tests need ${pkg}; install it (on Debian: apt-get install ${pkg}) and run them again.`);
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  process.stderr.write(`Installing ${pkg} for the tests …\n`);
  execFileSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', pkg], { env, stdio: 'ignore' });
  const found = find();
  if (found === undefined) throw new Error(`${pkg} was installed but cannot be found.`);
  return found;
}

function onPath(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/bin', '/usr/sbin'];
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

/** The folder of PostgreSQL's programs, which Debian keeps off the path. */
function postgresPrograms(): string | undefined {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  const found = versions.map((version) => path.join(root, version, 'bin')).find((bin) => existsSync(`${bin}/initdb`));
  const initdb = onPath('initdb');
  return found ?? (initdb && path.dirname(initdb));
}

export async function startPostgres(): Promise<Service> {
  const bin = need(postgresPrograms, 'postgresql');
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'engawa-postgres-'));
  const data = path.join(folder, 'data');
  // PostgreSQL refuses to run as root.
  const as = (program: string, args: readonly string[]): void => {
    const command = [path.join(bin, program), ...args];
    const [first, ...rest] = isRoot() ? ['runuser', '-u', 'postgres', '--', ...command] : command;
    execFileSync(first, rest, { stdio: 'ignore', cwd: folder });
  };
  chmodSync(folder, 0o755);
  if (isRoot()) execFileSync('chown', ['postgres', folder]);
  as('initdb', ['-D', data, '-A', 'trust', '-U', 'engawa', '--no-sync']);
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=100`;
  as('pg_ctl', ['-D', data, '-w', '-l', path.join(folder, 'log'), '-o', options, 'start']);
  return {
    url: `postgres://engawa@127.0.0.1:${port}/postgres`,
    stop: async () => {
      as('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function startRedis(): Promise<Service> {
  const program = need(() => onPath('redis-server'), 'redis-server');
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'], cwd: tmpdir() });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await Promise.race([
    new Promise<void>((resolve) => {
      child.stdout.on('data', (text) => String(text).includes('Ready to accept') && resolve());
    }),
    ended.then(() => Promise.reject(new Error('redis-server did not start'))),
    wait(20_000).then(() => Promise.reject(new Error('redis-server took too long'))),
  ]);
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
