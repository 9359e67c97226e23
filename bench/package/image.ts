import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readDockerfile, settingsOf, those, words } from '../../testing/dockerfile.ts';
import { layRoot } from './bare-root.ts';
import { run, type Surroundings } from './program.ts';

/** A root directory with what the image has: Node and its libraries, the packages, the program and a folder for data. */
interface Image {
  readonly folder: string;
  /** What the Dockerfile says: how it is started, asked after, and what it is told. */
  readonly start: readonly string[];
  readonly health: readonly string[];
  readonly settings: Readonly<Record<string, string>>;
}

/** Carries out deploy/Dockerfile as far as that goes without containers. */
export function makeImage(project: string, work: string, tarball: string, node: string, place: Surroundings): Image {
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
  for (const name of ['app', 'nodejs/bin']) mkdirSync(path.join(folder, name), { recursive: true });
  run(['tar', '-xzf', tarball, '-C', path.join(folder, 'app'), '--strip-components=1'], place);
  cpSync(path.join(app, 'node_modules'), path.join(folder, 'app/node_modules'), { recursive: true });
  cpSync(node, path.join(folder, 'nodejs/bin/node'));
  const addOns = readdirSync(path.join(folder, 'app/node_modules'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.node'))
    .map((name) => path.join(folder, 'app/node_modules', name));
  layRoot(folder, [node, ...addOns]);
  return {
    folder,
    start: [...words(those(image, 'ENTRYPOINT')[0]), ...words(those(image, 'CMD')[0])],
    health: words(those(image, 'HEALTHCHECK')[0]),
    settings: settingsOf(image),
  };
}
