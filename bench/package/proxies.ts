import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A proxy that is open, and how to end it. */
interface Proxy {
  readonly url: string;
  stop(): Promise<void>;
}

interface Ports {
  readonly http: number;
  readonly https: number;
  readonly server: number;
}

/** How a file of deploy/ is tried on this machine: other ports, a name and certificate of its own, nothing outside `folder`. */
export interface Recipe {
  readonly program: string;
  command(file: string, folder: string, ports: Ports): { args: string[]; env: Readonly<Record<string, string>> };
}

const NAME = 'localhost';
const MOST_TRIES = 100;
const TRY_MS = 100;

const caddy: Recipe = {
  program: 'caddy',
  command(file, folder, { http, https, server }) {
    const own = `{\n\tadmin off\n\tskip_install_trust\n\thttp_port ${http}\n\thttps_port ${https}\n\tstorage file_system ${folder}\n}\n`;
    writeFileSync(path.join(folder, 'Caddyfile'), own + readFileSync(file, 'utf8'));
    return {
      args: ['run', '--adapter', 'caddyfile', '--config', path.join(folder, 'Caddyfile')],
      env: { DOMAIN: NAME, UPSTREAMS: `127.0.0.1:${server}`, HOME: folder },
    };
  },
};

const nginx: Recipe = {
  program: 'nginx',
  command(file, folder, { http, https, server }) {
    const at = (name: string): string => path.join(folder, name);
    const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', `/CN=${NAME}`];
    execFileSync('openssl', [...request, '-keyout', at('privkey.pem'), '-out', at('fullchain.pem')], {
      stdio: 'ignore',
    });
    const text = readFileSync(file, 'utf8')
      .replaceAll('/etc/letsencrypt/live/your.house', folder)
      .replaceAll('your.house', NAME)
      .replaceAll(/listen \[::\].*;/g, '')
      .replaceAll('listen 80;', `listen 127.0.0.1:${http};`)
      .replaceAll('listen 443 ', `listen 127.0.0.1:${https} `)
      .replaceAll('127.0.0.1:8080', `127.0.0.1:${server}`);
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${at(kind)};`);
    const own = `daemon off;\npid ${at('pid')};\nevents {}\nhttp {\naccess_log off;\n${paths.join('\n')}\n${text}\n}\n`;
    writeFileSync(at('nginx.conf'), own);
    return { args: ['-e', at('errors'), '-p', folder, '-c', at('nginx.conf')], env: {} };
  },
};

export const RECIPES: Readonly<Record<'Caddyfile' | 'nginx.conf', Recipe>> = { Caddyfile: caddy, 'nginx.conf': nginx };

/** Programs of administrators, which not every path has. */
const PATH = `${process.env.PATH}:/usr/sbin`;

export const isInstalled = ({ program }: Recipe): boolean => {
  try {
    execFileSync('which', [program], { stdio: 'ignore', env: { PATH } });
    return true;
  } catch {
    return false;
  }
};

/** Opens a proxy with a file of deploy/, and waits until it reaches the server behind it. */
export async function openProxy(recipe: Recipe, file: string, folder: string, ports: Ports): Promise<Proxy> {
  mkdirSync(folder, { recursive: true });
  const { args, env } = recipe.command(file, folder, ports);
  const child = spawn(recipe.program, args, { env: { PATH, ...env }, stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = `https://${NAME}:${ports.https}`;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) break;
    await wait(TRY_MS);
  }
  return {
    url,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

export async function freePorts(): Promise<Ports> {
  const servers = [createServer(), createServer(), createServer()];
  const [http, https, server] = await Promise.all(
    servers.map(
      (one) =>
        new Promise<number>((resolve) => {
          one.listen(0, '127.0.0.1', () => resolve((one.address() as { port: number }).port));
        }),
    ),
  );
  for (const one of servers) one.close();
  return { http, https, server };
}
