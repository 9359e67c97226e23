import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);

/** A throw-away service on loopback. */
export interface Service {
  readonly url: string;
  /** For good. */
  stop(): Promise<void>;
}

/** One that can go away for a while and come back as it was. */
export interface Fragile extends Service {
  /** `fast` ends its connections in order, `immediate` as if the power had failed. */
  halt(mode: 'fast' | 'immediate'): Promise<void>;
  start(): Promise<void>;
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

/** What makes a program go by a clock that can be set: the difference to the right time stands in FAKETIME_TIMESTAMP_FILE. */
export function falseClock(): Readonly<Record<string, string>> {
  return {
    LD_PRELOAD: need(falseClockLibrary, 'libfaketime'),
    FAKETIME_NO_CACHE: '1',
    // Only the date is set; what counts seconds goes on, as on a real machine.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
}

function falseClockLibrary(): string | undefined {
  const root = '/usr/lib';
  return readdirSync(root)
    .map((folder) => path.join(root, folder, 'faketime', 'libfaketimeMT.so.1'))
    .find((file) => existsSync(file));
}

/** A PostgreSQL that keeps its log elsewhere, and what a restore needs of it. */
export interface Archived extends Fragile {
  /** A copy of everything as it is now; what happens later is in the archive. */
  baseBackup(): Promise<string>;
  /** Where every finished piece of the log lies. */
  readonly archive: string;
}

const ARCHIVING = (archive: string): string =>
  [
    'wal_level = replica',
    'archive_mode = on',
    `archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f'`,
  ].join('\n');

export const startPostgres = (): Promise<Fragile> => openPostgres();

export const startArchivedPostgres = (): Promise<Archived> => openPostgres(true);

/** From a base backup and an archive, in another folder: as far as the archive goes. */
export const restorePostgres = (from: { base: string; archive: string }): Promise<Fragile> => openPostgres(false, from);

async function openPostgres(archiving = false, from?: { base: string; archive: string }): Promise<Archived> {
  const bin = need(postgresPrograms, 'postgresql');
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'engawa-postgres-'));
  const data = path.join(folder, 'data');
  // PostgreSQL refuses to run as root.
  const as = async (program: string, args: readonly string[]): Promise<void> => {
    const command = [path.join(bin, program), ...args];
    const [first, ...rest] = isRoot() ? ['runuser', '-u', 'postgres', '--', ...command] : command;
    // What it starts would keep a pipe open.
    const child = spawn(first, rest, { stdio: 'ignore', cwd: folder });
    const status = await new Promise((resolve) => child.once('exit', resolve));
    if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}`);
  };
  chmodSync(folder, 0o755);
  if (isRoot()) await run('chown', ['postgres', folder]);
  const archive = path.join(folder, 'archive');
  const conf = path.join(data, 'postgresql.auto.conf');
  if (from) {
    await run('cp', ['-a', from.base, data]);
    await run('cp', ['-a', from.archive, archive]);
    writeFileSync(conf, `restore_command = 'cp ${archive}/%f %p'\n`);
    writeFileSync(path.join(data, 'recovery.signal'), '');
  } else {
    await as('initdb', ['-D', data, '-A', 'trust', '-U', 'engawa', '--no-sync']);
    mkdirSync(archive);
    if (archiving) writeFileSync(conf, `${ARCHIVING(archive)}\n`);
  }
  if (isRoot()) await run('chown', ['-R', 'postgres', folder]);
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=100`;
  const service: Archived = {
    archive,
    baseBackup: async () => {
      const base = path.join(folder, 'base');
      await as('pg_basebackup', [
        '-d',
        service.url,
        '-D',
        base,
        '--checkpoint=fast',
        '-X',
        'none',
        '--no-verify-checksums',
      ]);
      return base;
    },
    url: `postgres://engawa@127.0.0.1:${port}/postgres`,
    start: () => as('pg_ctl', ['-D', data, '-w', '-l', path.join(folder, 'log'), '-o', options, 'start']),
    halt: (mode) => as('pg_ctl', ['-D', data, '-w', '-m', mode, 'stop']),
    stop: async () => {
      await service.halt('immediate').catch(() => undefined);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await service.start();
  // Until everything is back it can only be read.
  if (from) await writable(service.url);
  return service;
}

async function writable(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  const restoring = async () => (await client.query('select pg_is_in_recovery() as restoring')).rows[0].restoring;
  while (await restoring()) await wait(50);
  await client.end();
}

export async function startRedis(): Promise<Fragile> {
  const program = need(() => onPath('redis-server'), 'redis-server');
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  let child: ChildProcess;
  let ended: Promise<void> = Promise.resolve();
  const service: Fragile = {
    url: `redis://127.0.0.1:${port}`,
    start: async () => {
      child = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'], cwd: tmpdir(), detached: true });
      ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      await Promise.race([
        new Promise<void>((resolve) => {
          child.stdout!.on('data', (text) => String(text).includes('Ready to accept') && resolve());
        }),
        ended.then(() => Promise.reject(new Error('redis-server did not start'))),
        wait(20_000).then(() => Promise.reject(new Error('redis-server took too long'))),
      ]);
    },
    halt: async (mode) => {
      child.kill(mode === 'fast' ? 'SIGTERM' : 'SIGKILL');
      await ended;
    },
    stop: () => service.halt('immediate'),
  };
  await service.start();
  return service;
}
