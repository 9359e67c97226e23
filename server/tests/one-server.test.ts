import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startRedis } from '../../testing/services.ts';
import { openTestHouse } from './fixture.ts';

const program = path.resolve(import.meta.dirname, '../../dist/engawa.js');
const folder = mkdtempSync(path.join(tmpdir(), 'engawa-one-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Program {
  readonly child: ChildProcess;
  /** What it has said when it is open or has ended. */
  readonly said: Promise<string>;
  readonly status: Promise<number | null>;
}

function engawa(args: readonly string[], settings: Readonly<Record<string, string>>): Program {
  const env = { ...process.env, ENGAWA_PORT: '0', ENGAWA_LOG: 'silent', ...settings };
  const child = spawn(process.execPath, [program, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const status = new Promise<number | null>((resolve) => child.once('close', resolve));
  const said = new Promise<string>((resolve) => {
    let text = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        text += chunk;
        if (text.includes('is open at')) resolve(text);
      });
    }
    status.then(() => resolve(text));
  });
  return { child, said, status };
}

it('a second server on a folder is told who serves it, and ends; keeping the store works meanwhile; a kill frees the folder', async () => {
  const settings = { ENGAWA_DATA: folder };
  const first = engawa(['serve'], settings);
  expect(await first.said).toContain('is open at');

  const second = engawa(['serve'], settings);
  expect(await second.said).toContain(`is being served by process ${first.child.pid} `);
  expect(await second.status).toBe(1);

  const file = path.join(folder, 'backup');
  expect(await engawa(['backup', file], settings).status).toBe(0);
  expect(await engawa(['check-tables'], settings).status).toBe(0);
  expect(await engawa(['restore', file], settings).status).toBe(0);

  first.child.kill('SIGKILL');
  await first.status;
  const third = engawa(['serve'], settings);
  expect(await third.said).toContain('is open at');
  third.child.kill('SIGTERM');
  expect(await third.status).toBe(0);
  expect(existsSync(path.join(folder, 'serving.json'))).toBe(false);
}, 120_000);

it('the folder is free again when a house in the same process is closed, and not before', async () => {
  const shared = { ENGAWA_DATA: path.join(folder, 'same-process') };
  const first = await openTestHouse(shared);
  await expect(openTestHouse(shared)).rejects.toMatchObject({ code: 'folder-in-use' });
  await expect(openTestHouse(shared)).rejects.toMatchObject({ code: 'folder-in-use' });
  await first.stop();
  await (await openTestHouse(shared)).stop();
});

it('Redis that is dead at the start is called the bus, and the folder is left free', async () => {
  const redis = await startRedis();
  await redis.stop();
  const data = path.join(folder, 'no-bus');
  await expect(openTestHouse({ ENGAWA_DATA: data, REDIS_URL: redis.url })).rejects.toMatchObject({
    code: 'unreachable',
    message: expect.stringMatching(/^The bus \(Redis\) cannot be opened: .*ECONNREFUSED/),
  });
  await (await openTestHouse({ ENGAWA_DATA: data })).stop();
}, 60_000);
