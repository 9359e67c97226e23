// The checks that `npm run check` and `npm test` share, and how a step is run and reported.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './bundle.mjs';

const rooms = [
  'kernel',
  'games',
  'examples',
  'bots',
  'library',
  'wire',
  'conformance',
  'commands',
  'cli',
  'server',
  'web',
  'bench',
  'attack',
  'e2e',
  'scripts',
  'bin',
];

/** Runs a tool out of node_modules with its output shown; true when it ended well. */
export function tool(file, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(root, 'node_modules', file), ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', () => resolve(false));
    child.on('close', (status) => resolve(status === 0));
  });
}

export const biome = (...args) => tool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', ...args]);

const typesOf = (project) => tool('ts7/bin/tsc', ['--noEmit', '--project', project]);

export const checks = [
  ['Format and lint', () => biome()],
  ['Types', () => typesOf('tsconfig.json')],
  ['Types of kernel and games without Node', () => typesOf('tsconfig.pure.json')],
  ['Types of the web client', () => typesOf('web/tsconfig.json')],
  ['Types of the service worker', () => typesOf('web/offline/tsconfig.json')],
  ['Types of the browser tests', () => typesOf('e2e/tsconfig.json')],
  [
    'Dependency directions',
    () =>
      tool('dependency-cruiser/bin/dependency-cruise.mjs', [
        '--config',
        '.dependency-cruiser.cjs',
        ...rooms.filter((room) => existsSync(path.join(root, room))),
      ]),
  ],
  ['Dead code', () => tool('knip/bin/knip.js', [])],
];

/** Runs the steps one after another, all of them, and returns the names of those that failed. */
export async function runSteps(steps) {
  const failed = [];
  for (const [name, run] of steps) {
    console.log(`\n== ${name}`);
    const start = Date.now();
    const ok = await run();
    console.log(`   ${ok ? 'ok' : 'FAILED'}, ${((Date.now() - start) / 1000).toFixed(1)} s`);
    if (!ok) failed.push(name);
  }
  return failed;
}
