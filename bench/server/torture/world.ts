import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Fragile, falseClock, startPostgres, startRedis } from '../../../testing/services.ts';
import { type Serving, serve } from '../serving.ts';
import { type Disk, smallDisk } from './disk.ts';

export type StoreName = 'sqlite' | 'postgres';

/** A store, what it needs, and the servers on it. */
export class World {
  readonly store: StoreName;
  readonly settings: Readonly<Record<string, string>>;
  readonly postgres: Fragile | undefined;
  readonly redis: Fragile | undefined;
  readonly disk: Disk | undefined;
  servers: Serving[] = [];
  private readonly folder: string;
  /** Do the servers go by a clock that we can set? */
  private setClock = false;

  private constructor(store: StoreName, folder: string, parts: { postgres?: Fragile; redis?: Fragile; disk?: Disk }) {
    this.store = store;
    this.folder = folder;
    this.postgres = parts.postgres;
    this.redis = parts.redis;
    this.disk = parts.disk;
    this.settings = parts.disk
      ? { ENGAWA_LOG: 'silent', ENGAWA_DATA: parts.disk.folder }
      : { ENGAWA_LOG: 'silent', DATABASE_URL: parts.postgres!.url, REDIS_URL: parts.redis!.url };
  }

  static async open(store: StoreName): Promise<World> {
    const folder = mkdtempSync(path.join(tmpdir(), 'engawa-torture-'));
    if (store === 'sqlite') return new World(store, folder, { disk: await smallDisk(path.join(folder, 'data')) });
    const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
    return new World(store, folder, { postgres, redis });
  }

  get name(): string {
    return this.store === 'sqlite' ? 'SQLite, one process' : 'PostgreSQL and Redis, two processes';
  }

  get urls(): readonly string[] {
    return this.servers.map(({ url }) => url);
  }

  /** Sees to it that servers are there; those with a clock to set are others. */
  async serve(setClock: boolean): Promise<void> {
    if (this.servers.length > 0 && this.setClock !== setClock) await this.stopServing();
    if (this.servers.length > 0) return;
    this.setClock = setClock;
    this.turnClock('+0');
    const clock = setClock ? { ...falseClock(), FAKETIME_TIMESTAMP_FILE: this.clockFile } : {};
    const processes = this.store === 'sqlite' ? 1 : 2;
    this.servers = await Promise.all(Array.from({ length: processes }, () => serve({ ...this.settings, ...clock })));
  }

  /** By how much the servers' clock differs from the right time, as in `-1h`. */
  turnClock(by: string): void {
    writeFileSync(this.clockFile, `${by}\n`);
  }

  async kill(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.kill()));
    this.servers = [];
  }

  async stopServing(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.stop()));
    this.servers = [];
  }

  /** Servers that have ended by themselves. */
  get ended(): readonly Serving[] {
    return this.servers.filter(({ pid }) => !isAlive(pid));
  }

  async close(): Promise<void> {
    await this.kill();
    await Promise.all([this.postgres?.stop(), this.redis?.stop(), this.disk?.remove()]);
    rmSync(this.folder, { recursive: true, force: true });
  }

  private get clockFile(): string {
    return path.join(this.folder, 'clock');
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
