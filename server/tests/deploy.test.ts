import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readDockerfile, settingsOf, those, words } from '../../testing/dockerfile.ts';
import { SETTINGS } from '../config.ts';
import { PROXY_IDLE_MS } from '../patience.ts';
import { cert, key } from './loopback-certificate.ts';
import { packedFiles } from './packed-files.ts';

// What can be said of deploy/ without containers, systemd or a public name; `npm run drill:package` carries the image's steps out.

const root = path.resolve(import.meta.dirname, '../..');
const read = (name: string): string => readFileSync(path.join(root, 'deploy', name), 'utf8');
const folder = mkdtempSync(path.join(tmpdir(), 'engawa-deploy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const VARIABLES: readonly string[] = Object.values(SETTINGS).map(({ variable }) => variable);
/** Told to Node, not to us. */
const OF_NODE = 'NODE_ENV';

/** Comments are for people. */
const withoutComments = (text: string): string => text.replaceAll(/^\s*#.*$/gm, '');

/** Everything a real program has to say about a file, where that program is installed; nothing where it has no objection. */
function objections(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): string {
  const { error, status, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, HOME: folder, PATH: `${process.env.PATH}:/usr/sbin`, ...env },
  });
  return error || status === 0 ? '' : stdout + stderr;
}

it('every setting that deploy/ names is one', () => {
  for (const name of readdirSync(path.join(root, 'deploy'))) {
    for (const [variable] of read(name).matchAll(/\bENGAWA_[A-Z_]+/g)) expect(VARIABLES, name).toContain(variable);
  }
});

describe('the image', () => {
  const stages = readDockerfile(path.join(root, 'deploy/Dockerfile'));
  const image = stages.at(-1)!;
  const ignored = readFileSync(path.join(root, '.dockerignore'), 'utf8').split('\n');

  it('is built from files that are there, and that Docker is given', () => {
    for (const rest of stages.slice(0, -1).flatMap((stage) => those(stage, 'COPY'))) {
      for (const file of rest.split(' ').slice(0, -1)) {
        expect(existsSync(path.join(root, file)), file).toBe(true);
        expect(ignored).not.toContain(file);
      }
    }
    expect(ignored).toEqual(expect.arrayContaining(['.git', '**/node_modules', 'dist', 'data', '**/.env']));
  });

  it('takes nothing but the package, the packages it needs and a folder for data', () => {
    expect(those(image, 'COPY')).toEqual([
      '--from=packages /app/node_modules ./node_modules',
      '--from=build /package ./',
      '--from=build --chown=65532:65532 /data /data',
    ]);
    const packages = stages.find(({ name }) => name === 'packages')!;
    expect(those(packages, 'RUN')[0]).toMatch(/^npm ci --omit=dev --ignore-scripts /);
    expect(those(image, 'RUN')).toEqual([]);
  });

  it('starts a program that is in the package, as nobody, and can be asked how it is', () => {
    const [node, program, ...none] = words(those(image, 'ENTRYPOINT')[0]);
    expect(packedFiles()).toContain(path.relative('/app', program));
    expect([node, none, words(those(image, 'CMD')[0])]).toEqual(['/nodejs/bin/node', [], ['serve']]);
    expect(those(image, 'USER')).toEqual(['65532:65532']);
    const settings = settingsOf(image);
    expect(those(image, 'VOLUME')).toEqual([settings.ENGAWA_DATA]);
    expect(those(image, 'EXPOSE')).toEqual([settings.ENGAWA_PORT]);
    for (const name of Object.keys(settings)) expect([...VARIABLES, OF_NODE]).toContain(name);
    const health = words(those(image, 'HEALTHCHECK')[0]);
    // Nobody listens there: it says no, and is a script that Node can read.
    const asked = spawnSync(process.execPath, health.slice(1), { env: { ENGAWA_PORT: '1' }, encoding: 'utf8' });
    expect([asked.status, asked.stderr]).toEqual([1, '']);
  });
});

interface Service {
  readonly image: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly environment: Readonly<Record<string, string>>;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, unknown>>;
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

describe.each(['compose.yaml', 'compose.cluster.yaml'])('%s', (name) => {
  // A development package brings a reader of YAML along.
  const require = createRequire(createRequire(import.meta.url).resolve('knip'));
  const { parse } = require('yaml') as { parse(text: string, options: { merge: boolean }): Compose };
  const { services, volumes } = parse(read(name), { merge: true });
  const ours = Object.values(services).filter(({ image }) => image === 'engawa');

  it('tells the server settings it knows, and gives it nothing to write to but its volume', () => {
    expect(ours.length).toBe(name === 'compose.yaml' ? 1 : 2);
    for (const { environment, read_only, cap_drop } of ours) {
      for (const variable of Object.keys(environment)) expect(VARIABLES).toContain(variable);
      expect([read_only, cap_drop]).toEqual([true, ['ALL']]);
    }
    expect(ours.filter(({ build }) => build).map(({ build }) => build)).toMatchObject([
      { context: '..', dockerfile: 'deploy/Dockerfile' },
    ]);
  });

  it('names volumes, services and files that are there', () => {
    for (const { volumes: mounted = [], depends_on = {} } of Object.values(services)) {
      for (const source of mounted.map((mount) => mount.split(':')[0])) {
        if (source.startsWith('./')) expect(existsSync(path.join(root, 'deploy', source)), source).toBe(true);
        else expect(Object.keys(volumes)).toContain(source);
      }
      for (const other of Object.keys(depends_on)) expect(Object.keys(services)).toContain(other);
    }
    const upstreams = services.caddy.environment.UPSTREAMS.split(' ').map((at) => at.split(':')[0]);
    for (const upstream of upstreams) expect(services[upstream].image).toBe('engawa');
    expect(upstreams.length).toBe(ours.length);
  });
});

describe('engawa.service', () => {
  const unit = read('engawa.service');
  const values = (key: string): string[] =>
    [...unit.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value]) => value);

  it('starts what `npm install --global --prefix /opt/engawa` puts there', () => {
    const [node, program, ...args] = values('ExecStart')[0].split(' ');
    expect([node, args]).toEqual(['/usr/bin/node', ['serve']]);
    expect(packedFiles()).toContain(path.relative('/opt/engawa/lib/node_modules/engawa', program));
    expect(values('Documentation')[0]).toMatch(/engawa\/docs\/hosting\.md$/);
    expect(values('Environment')[0]).toContain(`ENGAWA_DATA=/var/lib/${values('StateDirectory')[0]}`);
  });

  it('is shut in as far as V8 allows', () => {
    for (const key of ['DynamicUser', 'NoNewPrivileges', 'PrivateTmp', 'PrivateDevices', 'RestrictNamespaces']) {
      expect(values(key), key).toEqual(['yes']);
    }
    expect(values('ProtectSystem')).toEqual(['strict']);
    expect(values('CapabilityBoundingSet')).toEqual(['']);
    expect(values('MemoryDenyWriteExecute')).toEqual([]);
    for (const line of withoutComments(unit).split('\n')) expect(line).toMatch(/^(|\[\w+\]|[A-Z]\w+=.*)$/);
  });

  it('systemd has no objection', () => {
    // It looks for the program, which may lie elsewhere on this machine.
    const copy = path.join(folder, 'engawa.service');
    writeFileSync(copy, unit.replace('/usr/bin/node', process.execPath));
    expect(objections('systemd-analyze', ['verify', copy])).toBe('');
  });
});

/** Every brace that is opened is closed. */
function expectBraces(text: string): void {
  let depth = 0;
  for (const [brace] of withoutComments(text).matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    expect(depth).toBeGreaterThanOrEqual(0);
  }
  expect(depth).toBe(0);
}

const seconds = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1]);

describe('proxies', () => {
  it('Caddy lets go of idle connections before the server does, and is content with its file', () => {
    const text = read('Caddyfile');
    expectBraces(text);
    expect(seconds(text, /^\s*keepalive (\d+)s$/m) * 1000).toBeLessThan(PROXY_IDLE_MS);
    expect(text).toMatch(/^\s*health_uri \/readyz$/m);
    const args = ['validate', '--adapter', 'caddyfile', '--config', path.join(root, 'deploy/Caddyfile')];
    expect(objections('caddy', args, { DOMAIN: 'your.house', UPSTREAMS: '127.0.0.1:1 127.0.0.1:2' })).toBe('');
  });

  it('nginx passes WebSockets and the visitor’s address on, and is content with its file', () => {
    const text = read('nginx.conf');
    expectBraces(text);
    for (const line of withoutComments(text).split('\n')) expect(line).toMatch(/^\s*$|[;{}]$/);
    expect(seconds(text, /^\s*keepalive_timeout (\d+)s;$/m) * 1000).toBeLessThan(PROXY_IDLE_MS);
    // The server lets go of a client that has not answered for a minute.
    expect(seconds(text, /^\s*proxy_read_timeout (\d+)s;$/m)).toBeGreaterThan(60);
    for (const header of ['Upgrade $http_upgrade', 'Host $host', 'X-Forwarded-For $remote_addr'])
      expect(text).toContain(`proxy_set_header ${header};`);
    expect(text).toContain('proxy_http_version 1.1;');

    const at = (name: string): string => path.join(folder, name);
    writeFileSync(at('privkey.pem'), key);
    writeFileSync(at('fullchain.pem'), cert);
    // It opens its ports even to look at the file, and not everybody may open those below 1024, or has IPv6.
    const tried = text
      .replaceAll('/etc/letsencrypt/live/your.house', folder)
      .replaceAll(/listen \[::\].*;/g, '')
      .replaceAll(/listen (80|443)/g, 'listen 127.0.0.1:20$1');
    writeFileSync(at('engawa.conf'), tried);
    writeFileSync(at('nginx.conf'), `events {}\npid ${at('pid')};\nhttp {\n  include ${at('engawa.conf')};\n}\n`);
    expect(objections('nginx', ['-t', '-q', '-e', at('errors'), '-p', folder, '-c', at('nginx.conf')])).toBe('');
  });
});

it('Prometheus takes the alerts and the example', () => {
  expect(objections('promtool', ['check', 'rules', path.join(root, 'deploy/alerts.yaml')])).toBe('');
  expect(objections('promtool', ['check', 'config', path.join(root, 'deploy/prometheus.yaml')])).toBe('');
});
