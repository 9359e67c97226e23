import { execFileSync } from 'node:child_process';
import { chownSync, cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readDockerfile, settingsOf, those, words } from '../../testing/dockerfile.ts';
import { run, type Surroundings } from './program.ts';

const NOBODY = 65532;

/** A folder with nothing in it but what the image has: Node and its libraries, the packages, the program and a folder for data. */
export interface BareRoot {
  readonly folder: string;
  /** A command as the unprivileged user of the image, in that root, which is read-only but for /data. */
  inside(command: readonly string[]): string[];
  /** What the Dockerfile says: how it is started, asked after, and what it is told. */
  readonly start: readonly string[];
  readonly health: readonly string[];
  readonly settings: Readonly<Record<string, string>>;
}

/** Carries out deploy/Dockerfile as far as that goes without containers. */
export function makeBareRoot(
  project: string,
  work: string,
  tarball: string,
  node: string,
  place: Surroundings,
): BareRoot {
  const stages = readDockerfile(path.join(project, 'deploy/Dockerfile'));
  const packages = stages.find(({ name }) => name === 'packages')!;
  const image = stages.at(-1)!;
  const app = path.join(work, 'packages');
  mkdirSync(app);
  for (const rest of those(packages, 'COPY')) {
    for (const file of rest.split(' ').slice(0, -1)) cpSync(path.join(project, file), path.join(app, file));
  }
  const env = { ...place.env, TARGETARCH: process.arch === 'x64' ? 'amd64' : process.arch };
  for (const command of those(packages, 'RUN')) run(['sh', '-ec', command], { cwd: app, env });

  const folder = path.join(work, 'root');
  for (const name of ['app', 'data', 'dev', 'proc', 'nodejs/bin'])
    mkdirSync(path.join(folder, name), { recursive: true });
  run(['tar', '-xzf', tarball, '-C', path.join(folder, 'app'), '--strip-components=1'], place);
  cpSync(path.join(app, 'node_modules'), path.join(folder, 'app/node_modules'), { recursive: true });
  cpSync(node, path.join(folder, 'nodejs/bin/node'));
  for (const device of ['null', 'urandom']) writeFileSync(path.join(folder, 'dev', device), '');
  chownSync(path.join(folder, 'data'), NOBODY, NOBODY);
  copyLibraries(folder);

  const mounts = [
    'mount --bind "$0" "$0"',
    'mount --bind "$0/data" "$0/data"',
    'mount -o remount,bind,ro "$0"',
    'mount --bind /dev/null "$0/dev/null"',
    'mount --bind /dev/urandom "$0/dev/urandom"',
    // As the systemd unit has it (ProcSubset=pid).
    'mount -t proc -o subset=pid proc "$0/proc"',
    `exec setpriv --no-new-privs chroot --userspec=${NOBODY}:${NOBODY} "$0" "$@"`,
  ];
  return {
    folder,
    inside: (command) => ['unshare', '--mount', '--pid', '--fork', 'sh', '-ec', mounts.join('\n'), folder, ...command],
    start: [...words(those(image, 'ENTRYPOINT')[0]), ...words(those(image, 'CMD')[0])],
    health: words(those(image, 'HEALTHCHECK')[0]),
    settings: settingsOf(image),
  };
}

/** What Node and the add-ons are linked with, each where they look for it. */
function copyLibraries(folder: string): void {
  const addOns = readdirSync(path.join(folder, 'app/node_modules'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.node'))
    .map((name) => path.join(folder, 'app/node_modules', name));
  const told = execFileSync('ldd', [path.join(folder, 'nodejs/bin/node'), ...addOns], { encoding: 'utf8' });
  for (const [, library] of told.matchAll(/(?:=> |^\t)(\/\S+) \(0x/gm)) {
    cpSync(library, path.join(folder, library), { dereference: true });
  }
}
