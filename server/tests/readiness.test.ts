import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { engawa } from './program.ts';

it('a server whose disk takes no more is not ready, and is again when there is room', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'engawa-ready-'));
  const { child, said, status } = engawa(['serve'], { ENGAWA_DATA: folder });
  const [, url] = /open at (http\S+)/.exec(await said)!;
  const ready = async (): Promise<unknown> => {
    const response = await fetch(`${url}/readyz`);
    const { store } = (await response.json()) as { store: boolean };
    return { status: response.status, store };
  };
  // The operating system lets no file of this process grow: to the store it is a disk that takes nothing.
  const roomFor = (bytes: string) => execFileSync('prlimit', ['--pid', String(child.pid), `--fsize=${bytes}:`]);
  try {
    expect(await ready()).toEqual({ status: 200, store: true });
    roomFor('1');
    await expect.poll(ready).toEqual({ status: 503, store: false });
    roomFor('unlimited');
    await expect.poll(ready).toEqual({ status: 200, store: true });
  } finally {
    child.kill('SIGKILL');
    await status;
    rmSync(folder, { recursive: true, force: true });
  }
}, 60_000);
