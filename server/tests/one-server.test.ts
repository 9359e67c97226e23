import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startRedis } from '../../testing/services.ts';
import { openTestHouse } from './fixture.ts';
import { engawa } from './program.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'engawa-one-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

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
