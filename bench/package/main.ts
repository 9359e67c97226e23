import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { inside, layRoot } from './bare-root.ts';
import { finish, logOf, openTable, playOn } from './game.ts';
import { makeImage } from './image.ts';
import { NEWER_MIGRATION, packNewer } from './newer.ts';
import { open, plainEnvironment, type Running, run, type Surroundings } from './program.ts';
import { freePorts, isInstalled, openProxy, RECIPES } from './proxies.ts';
import { followSteps } from './steps.ts';

/**
 * `npm run drill:package`: what somebody does who has Node and nothing else. The package is made, installed into an empty folder,
 * served, played on, stopped, started again, upgraded to a newer one with a change of the schema; with the proxies of deploy/ in front,
 * where they are installed. Then, as root only: what docs/hosting.md says, step by step; and in bare root directories, as the image has it, and
 * as one file without Node.
 * `--only installed,upgrade,proxies,steps,image,one` does a part.
 */

const project = path.resolve(import.meta.dirname, '..');
/** The Node of deploy/Dockerfile, from npm; --node names one that is there. */
const IMAGE_NODE = 'node@24';

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

const megabytes = (folder: string): string => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0);
  return `${(bytes / 1e6).toFixed(1)} MB`;
};

/** Opens, plays, stops, opens again: the same game goes on. */
async function drill(start: () => Promise<Running>, look: (url: string) => Promise<void>): Promise<void> {
  const first = await start();
  say(`  open after ${(first.took / 1000).toFixed(2)} s at ${first.url}`);
  const page = await fetch(first.url, { headers: { accept: 'text/html' } });
  assert.match(await page.text(), /<title>/, 'the web client is served');
  const seated = await openTable(first.url);
  await playOn(first.url, seated, 6);
  const before = await logOf(first.url, seated);
  await look(first.url);
  assert.equal(await first.stop(), 0, 'SIGTERM ends it with status 0');

  const second = await start();
  const after = await logOf(second.url, seated);
  assert.deepEqual(after.slice(0, before.length), before, 'nothing is lost');
  await playOn(second.url, seated, 6);
  writeFileSync(path.join(work, 'record.json'), JSON.stringify(await finish(second.url, seated)));
  assert.equal(await second.stop(), 0);
  say(
    `  12 moves of ours, ${before.length} entries kept over the restart, open again after ${(second.took / 1000).toFixed(2)} s`,
  );
}

const install = (tarball: string, place: Surroundings): string =>
  run(['npm', 'install', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error', tarball], place);

async function drillInstalled(tarball: string): Promise<void> {
  const bare = path.join(work, 'bare');
  mkdirSync(bare);
  const place = { cwd: bare, env: plainEnvironment() };
  say('Installed with npm into an empty folder');
  install(tarball, place);
  say(`  installed: ${megabytes(path.join(bare, 'node_modules'))}`);
  for (const unwanted of ['typescript', 'vite', 'vitest', 'preact']) {
    assert.ok(!existsSync(path.join(bare, 'node_modules', unwanted)), `${unwanted} is for development`);
  }
  say(`  ${run(['npx', 'engawa', '--version'], place).trim()}`);
  const sim = ['sim', 'nippon', '--seats', '2', '--games', '1', '--bots', 'net,net', '--json'];
  assert.equal(JSON.parse(run(['npx', 'engawa', ...sim], place)).games, 1);
  await drill(
    () => open(['npx', 'engawa', 'serve', '--port', '0', '--log', 'warn'], place),
    async (url) => {
      const health = (await (await fetch(`${url}/healthz`)).json()) as { version: string };
      assert.match(health.version, /^\d+\.\d+\.\d+$/);
      run(['npx', 'engawa', 'backup', 'kept.jsonl'], place);
    },
  );
  assert.ok(existsSync(path.join(bare, 'data')), 'data lies where it was started');
  say(
    `  ${
      run(['npx', 'engawa', 'verify', path.join(work, 'record.json')], place)
        .trim()
        .split('\n')[0]
    }`,
  );
}

/** A game through each proxy of deploy/, with TLS, as a visitor has it. */
async function drillProxies(): Promise<void> {
  for (const [name, recipe] of Object.entries(RECIPES)) {
    if (!isInstalled(recipe)) {
      say(`Not tried: ${name}, there is no ${recipe.program} here`);
      continue;
    }
    const ports = await freePorts();
    const url = `https://localhost:${ports.https}`;
    const env = { ...plainEnvironment(), ENGAWA_URL: url, ENGAWA_TRUST_PROXY: 'yes', ENGAWA_LOG: 'warn' };
    const data = path.join(work, `data-${recipe.program}`);
    const command = ['npx', 'engawa', 'serve', '--port', String(ports.server), '--data', data];
    const server = await open(command, { cwd: path.join(work, 'bare'), env });
    // Its certificate is made here and now, and nobody has signed it. Only we are content with that, and only now.
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
    const proxy = await openProxy(recipe, path.join(project, 'deploy', name), path.join(work, recipe.program), ports);
    try {
      assert.match(await (await fetch(url, { headers: { accept: 'text/html' } })).text(), /<title>/);
      const led = await fetch(`http://localhost:${ports.http}/t/x`, { redirect: 'manual' });
      assert.match(led.headers.get('location') ?? '', /^https:/, 'without TLS one is led to TLS');
      // From this machine, but by way of a proxy; and an address that a visitor made up is not believed.
      const metrics = await fetch(`${url}/metrics`, { headers: { 'x-forwarded-for': '127.0.0.1' } });
      assert.equal(metrics.status, 403);
      const seated = await openTable(proxy.url);
      await playOn(proxy.url, seated, 6);
      say(`${name}: page, redirect and 6 moves over a WebSocket with TLS`);
    } finally {
      delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
      await proxy.stop();
      await server.stop();
    }
  }
}

/** A game is begun with this package, the next one is installed over it, and the same game goes on. */
async function drillUpgrade(tarball: string): Promise<void> {
  say('Upgraded to a newer package with a change of the schema');
  const folder = path.join(work, 'upgraded');
  mkdirSync(folder);
  const place = { cwd: folder, env: plainEnvironment() };
  const serve = () => open(['npx', 'engawa', 'serve', '--port', '0', '--log', 'warn'], place);
  install(tarball, place);
  const before = await serve();
  const seated = await openTable(before.url);
  await playOn(before.url, seated, 6);
  const log = await logOf(before.url, seated);
  assert.equal(await before.stop(), 0);

  const newer = packNewer(project, work, place);
  run(['npx', 'engawa', 'backup', 'kept.jsonl'], place);
  install(newer.tarball, place);
  say(`  ${run(['npx', 'engawa', 'check-tables'], place).trim()}`);
  const after = await serve();
  assert.equal(((await (await fetch(`${after.url}/healthz`)).json()) as { version: string }).version, newer.version);
  assert.deepEqual((await logOf(after.url, seated)).slice(0, log.length), log, 'nothing is lost');
  await playOn(after.url, seated, 6);
  const record = path.join(folder, 'record.json');
  writeFileSync(record, JSON.stringify(await finish(after.url, seated)));
  assert.equal(await after.stop(), 0);
  // By its name, which the store remembers.
  assert.ok(readFileSync(path.join(folder, 'data/engawa.sqlite')).includes(NEWER_MIGRATION), 'the schema was changed');
  run(['npx', 'engawa', 'verify', record], place);
  say(`  ${newer.version}: the same game went on, ${log.length} entries kept; its record verifies`);

  install(tarball, place);
  const refused = spawnSync('npx', ['engawa', 'serve', '--port', '0'], { ...place, encoding: 'utf8' });
  assert.equal(refused.status, 1);
  assert.match(refused.stderr, /opened by a later Engawa/);
  run(['npx', 'engawa', 'restore', 'kept.jsonl', '--data', 'before'], place);
  const back = await open(['npx', 'engawa', 'serve', '--port', '0', '--log', 'warn', '--data', 'before'], place);
  assert.deepEqual((await logOf(back.url, seated)).slice(0, log.length), log);
  await playOn(back.url, seated, 3);
  assert.equal(await back.stop(), 0);
  say('  back again: the older one says that the store is of a later one, and goes on from the backup');
}

/** From nothing to TLS, as the guide says. */
function drillSteps(tarball: string): void {
  if (!isInstalled(RECIPES.Caddyfile)) {
    say('Not tried: the steps of docs/hosting.md, there is no caddy here');
    return;
  }
  const began = performance.now();
  const answer = followSteps(project, work, tarball, { cwd: work, env: plainEnvironment() });
  assert.equal(JSON.parse(answer).ok, true);
  say(
    `The steps of docs/hosting.md, typed as they stand: https://your.house answers after ${((performance.now() - began) / 1000).toFixed(0)} s`,
  );
}

/** Nothing but /data can be written to, by a user who may do nothing. */
async function drillAsImage(tarball: string, node: string): Promise<void> {
  say('As the image has it: a bare read-only root, an unprivileged user');
  const image = makeImage(project, work, tarball, node, { cwd: work, env: plainEnvironment() });
  say(
    `  ${megabytes(image.folder)} with Node and its libraries, ${megabytes(path.join(image.folder, 'app'))} of it ours`,
  );
  const env = { PATH: process.env.PATH, ...image.settings, ...ON_THIS_MACHINE };
  const inRoot = { cwd: work, env };
  const tries = ['/app/x', '/x', '/data/x'].map(
    (file) => `try { w('${file}', ''); } catch (e) { o['${file}'] = e.code }`,
  );
  const script = `const w = require('fs').writeFileSync, o = { uid: process.getuid() }; ${tries.join(';')}; console.log(JSON.stringify(o))`;
  const held = JSON.parse(run(inside(image.folder, [image.start[0], '-e', script]), inRoot));
  assert.deepEqual(held, { uid: 65532, '/app/x': 'EROFS', '/x': 'EROFS' }, 'only /data can be written to');
  await drill(
    () => open(inside(image.folder, image.start), inRoot),
    async (url) => {
      run(inside(image.folder, image.health), { cwd: work, env: { ...env, ENGAWA_PORT: new URL(url).port } });
    },
  );
  say('  its health check says yes');
}

/** Other programs of this machine may have the usual port. */
const ON_THIS_MACHINE = { ENGAWA_HOST: '127.0.0.1', ENGAWA_PORT: '0', ENGAWA_LOG: 'warn' };

/** One executable and the C library: no Node, no npm, no shell. */
async function drillOneFile(): Promise<void> {
  const platform = `${process.platform}-${process.arch}`;
  say(`As one file: a bare read-only root with engawa-${platform} and the libraries of the system`);
  run([process.execPath, 'scripts/build-one.mjs'], { cwd: project, env: plainEnvironment() });
  const built = path.join(project, `dist/one/engawa-${platform}`);
  const folder = path.join(work, 'root-of-one');
  mkdirSync(folder);
  // The add-on that comes out of it asks for one more of the C library's.
  const addOns = readdirSync(path.join(project, 'node_modules/@node-rs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.node'))
    .map((name) => path.join(project, 'node_modules/@node-rs', name));
  layRoot(folder, [built, ...addOns]);
  cpSync(built, path.join(folder, 'engawa'));
  const place = {
    cwd: work,
    env: { HOME: '/data', ENGAWA_DATA: '/data/tables', PATH: process.env.PATH, ...ON_THIS_MACHINE },
  };
  const engawa = (...args: string[]): string[] => inside(folder, ['/engawa', ...args]);
  const began = performance.now();
  say(`  ${run(engawa('--version'), place).trim()}, laid out in ${((performance.now() - began) / 1000).toFixed(2)} s`);
  const sim = ['sim', 'yamatai', '--seats', '2', '--games', '1', '--bots', 'net,net', '--json'];
  assert.equal(JSON.parse(run(engawa(...sim), place)).games, 1);
  await drill(
    () => open(engawa('serve'), place),
    async (url) => {
      // Passwords are hashed by an add-on.
      const account = { name: 'Aki', password: 'a veranda in the rain' };
      const headers = { 'content-type': 'application/json' };
      const made = await fetch(`${url}/api/accounts`, { method: 'POST', headers, body: JSON.stringify(account) });
      assert.equal(made.status, 201);
      run(engawa('backup', '/data/kept.jsonl'), place);
    },
  );
}

const PARTS = ['installed', 'upgrade', 'proxies', 'steps', 'image', 'one'];
const { values } = parseArgs({
  options: { node: { type: 'string' }, only: { type: 'string', default: PARTS.join() } },
});
const asked = (part: string): boolean => values.only.split(',').includes(part);
const work = mkdtempSync(path.join(tmpdir(), 'engawa-drill-'));
try {
  const place = { cwd: project, env: plainEnvironment() };
  const [{ filename }] = JSON.parse(run(['npm', 'pack', '--json', '--pack-destination', work], place));
  const tarball = path.join(work, filename);
  say(`${filename}: ${(statSync(tarball).size / 1e6).toFixed(1)} MB`);
  if (asked('installed') || asked('proxies')) await drillInstalled(tarball);
  if (asked('upgrade')) await drillUpgrade(tarball);
  if (asked('proxies')) await drillProxies();
  const isRoot = process.getuid?.() === 0;
  if (!isRoot) say('Not tried: bare root directories need root.');
  if (asked('steps') && isRoot) drillSteps(tarball);
  if (asked('image') && isRoot) {
    let { node } = values;
    if (node === undefined) {
      run(['npm', 'install', '--prefix', path.join(work, 'node'), '--no-audit', '--no-fund', IMAGE_NODE], place);
      node = path.join(work, 'node/node_modules/node/bin/node');
    }
    await drillAsImage(tarball, node);
  }
  if (asked('one') && isRoot) await drillOneFile();
  say('The package works.');
} finally {
  rmSync(work, { recursive: true, force: true });
}
