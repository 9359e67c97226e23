import { execFileSync } from 'node:child_process';
import { chownSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const NOBODY = 65532;

/** Makes a root directory out of a folder: a place for data, devices, and the libraries that these programs are linked with. */
export function layRoot(folder: string, programs: readonly string[]): void {
  for (const name of ['data', 'dev', 'proc']) mkdirSync(path.join(folder, name), { recursive: true });
  for (const device of ['null', 'urandom']) writeFileSync(path.join(folder, 'dev', device), '');
  chownSync(path.join(folder, 'data'), NOBODY, NOBODY);
  const told = execFileSync('ldd', [...programs], { encoding: 'utf8' });
  // Each where they look for it.
  for (const [, library] of told.matchAll(/(?:=> |^\t)(\/\S+) \(0x/gm)) {
    cpSync(library, path.join(folder, library), { dereference: true });
  }
}

const MOUNTS = [
  'mount --bind "$0" "$0"',
  'mount --bind "$0/data" "$0/data"',
  'mount -o remount,bind,ro "$0"',
  'mount --bind /dev/null "$0/dev/null"',
  'mount --bind /dev/urandom "$0/dev/urandom"',
  // As the systemd unit has it (ProcSubset=pid).
  'mount -t proc -o subset=pid proc "$0/proc"',
  `exec setpriv --no-new-privs chroot --userspec=${NOBODY}:${NOBODY} "$0" "$@"`,
];

/** A command as an unprivileged user in that root, which is read-only but for /data. */
export const inside = (folder: string, command: readonly string[]): string[] => [
  ...['unshare', '--mount', '--pid', '--fork', 'sh', '-ec', MOUNTS.join('\n')],
  ...[folder, ...command],
];
