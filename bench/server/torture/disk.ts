import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Room for a hundred thousand moves: a run must not fill it by itself. */
const ROOM = '384m';
const MOST_FILLERS = 20;

/** A disk that can be filled and emptied. */
export interface Disk {
  readonly folder: string;
  fill(pids: readonly number[]): Promise<void>;
  empty(pids: readonly number[]): Promise<void>;
  remove(): Promise<void>;
}

/** A small file system of its own where we may mount one; elsewhere processes are told that files may grow no more. */
export async function smallDisk(folder: string): Promise<Disk> {
  mkdirSync(folder);
  const mounted = await run('mount', ['-t', 'tmpfs', '-o', `size=${ROOM}`, 'engawa-torture', folder]).then(
    () => true,
    () => false,
  );
  return mounted ? mountedDisk(folder) : limitedDisk(folder);
}

function mountedDisk(folder: string): Disk {
  const fillers = path.join(folder, 'fillers');
  return {
    folder,
    fill: async () => {
      mkdirSync(fillers);
      // Servers write meanwhile: what is left is taken again until not even a page is.
      for (let n = 0; n < MOST_FILLERS; n++) {
        const { bavail, bsize } = statfsSync(folder);
        if (bavail === 0) return;
        await run('fallocate', ['-l', String(bavail * bsize), path.join(fillers, String(n))]).catch(() => undefined);
      }
    },
    empty: async () => rmSync(fillers, { recursive: true, force: true }),
    remove: async () => {
      await run('umount', [folder]);
    },
  };
}

function limitedDisk(folder: string): Disk {
  const limit = (pids: readonly number[], size: string): Promise<unknown> =>
    Promise.all(pids.map((pid) => run('prlimit', ['--pid', String(pid), `--fsize=${size}:`])));
  return {
    folder,
    fill: async (pids) => {
      await limit(pids, '1');
    },
    empty: async (pids) => {
      await limit(pids, 'unlimited');
    },
    remove: async () => undefined,
  };
}
