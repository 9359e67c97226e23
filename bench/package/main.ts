import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { makeBareRoot } from './bare-root.ts';
import { finish, logOf, openTable, playOn } from './game.ts';
import { open, plainEnvironment, type Running, run } from './program.ts';
import { freePorts, isInstalled, openProxy, RECIPES } from './proxies.ts';

/**
 * `npm run drill:package`: what somebody does who has Node and nothing else. The package is made, installed into an empty folder,
 * served, played on, stopped, started again; with the proxies of deploy/ in front, where they are installed. Then the same in a bare root directory, as the image has it (root only).
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

async function drillInstalled(tarball: string): Promise<void> {
  const bare = path.join(work, 'bare');
  mkdirSync(bare);
  const place = { cwd: bare, env: plainEnvironment() };
  say('Installed with npm into an empty folder');
  run(['npm', 'install', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error', tarball], place);
  say(`  installed: ${megabytes(path.join(bare, 'node_modules'))}`);
  for (const unwanted of ['typescript', 'vite', 'esbuild', 'vitest', 'preact']) {
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

async function drillAsImage(tarball: string, node: string): Promise<void> {
  say('As the image has it: a bare read-only root, an unprivileged user');
  const place = { cwd: work, env: plainEnvironment() };
  const root = makeBareRoot(project, work, tarball, node, place);
  say(
    `  ${megabytes(root.folder)} with Node and its libraries, ${megabytes(path.join(root.folder, 'app'))} of it ours`,
  );
  // Other programs of this machine may have the image's port.
  const env = {
    PATH: process.env.PATH,
    ...root.settings,
    ENGAWA_HOST: '127.0.0.1',
    ENGAWA_PORT: '0',
    ENGAWA_LOG: 'warn',
  };
  const inRoot = { cwd: work, env };
  const tries = ['/app/x', '/x', '/data/x'].map(
    (file) => `try { w('${file}', ''); } catch (e) { o['${file}'] = e.code }`,
  );
  const script = `const w = require('fs').writeFileSync, o = { uid: process.getuid() }; ${tries.join(';')}; console.log(JSON.stringify(o))`;
  const held = JSON.parse(run(root.inside([root.start[0], '-e', script]), inRoot));
  assert.deepEqual(held, { uid: 65532, '/app/x': 'EROFS', '/x': 'EROFS' }, 'only /data can be written to');
  await drill(
    () => open(root.inside(root.start), inRoot),
    async (url) => {
      run(root.inside(root.health), { cwd: work, env: { ...env, ENGAWA_PORT: new URL(url).port } });
    },
  );
  say('  its health check says yes');
}

const { values } = parseArgs({ options: { node: { type: 'string' } } });
const work = mkdtempSync(path.join(tmpdir(), 'engawa-drill-'));
try {
  const place = { cwd: project, env: plainEnvironment() };
  const [{ filename }] = JSON.parse(run(['npm', 'pack', '--json', '--pack-destination', work], place));
  const tarball = path.join(work, filename);
  say(`${filename}: ${(statSync(tarball).size / 1e6).toFixed(1)} MB`);
  await drillInstalled(tarball);
  await drillProxies();
  if (process.getuid?.() === 0) {
    let { node } = values;
    if (node === undefined) {
      run(['npm', 'install', '--prefix', path.join(work, 'node'), '--no-audit', '--no-fund', IMAGE_NODE], place);
      node = path.join(work, 'node/node_modules/node/bin/node');
    }
    await drillAsImage(tarball, node);
  } else say('Not tried: the bare root directory needs root.');
  say('The package works.');
} finally {
  rmSync(work, { recursive: true, force: true });
}
