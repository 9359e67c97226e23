import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type MailServer, openMailServer } from '../../../server/tests/mail-server.ts';
import { openReceiver, type Receiver } from '../../../server/tests/receivers.ts';
import { type Service, startPostgres, startRedis } from '../../../testing/services.ts';
import { type Serving, serve } from '../serving.ts';

export type StoreName = 'sqlite' | 'postgres';

/** Seconds after which somebody who is away is told: a day is short here. */
const NOTIFY_AFTER = 2;

/** The house of a day: its store, its processes, and what its notices arrive at. */
export interface House {
  readonly name: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly urls: readonly string[];
  readonly mail: MailServer;
  readonly hooks: Receiver;
  /** Refuses what it is sent until it is told otherwise. */
  readonly stubborn: Receiver;
  /** The servers leave; the store stays to be read. */
  closeDoors(): Promise<void>;
  stop(): Promise<void>;
}

export async function openHouse(store: StoreName): Promise<House> {
  const data = mkdtempSync(path.join(tmpdir(), 'engawa-day-'));
  const several = store === 'postgres';
  const services: Service[] = several ? await Promise.all([startPostgres(), startRedis()]) : [];
  const [mail, hooks, stubborn] = await Promise.all([openMailServer(), openReceiver(), openReceiver()]);
  stubborn.status = 503;
  const settings = {
    ENGAWA_DATA: data,
    ...(several ? { DATABASE_URL: services[0].url, REDIS_URL: services[1].url } : {}),
    SMTP_URL: mail.url,
    ENGAWA_WEBHOOK_PRIVATE: 'yes',
    ENGAWA_NOTIFY_AFTER: String(NOTIFY_AFTER),
    ENGAWA_BOT_THREADS: '1',
    ENGAWA_BOT_MS: '40',
    ENGAWA_BOT_PACE: '0',
  };
  const servers: Serving[] = [];
  for (let i = 0; i < (several ? 2 : 1); i++) servers.push(await serve(settings));
  const closeDoors = async (): Promise<void> => {
    await Promise.all(servers.splice(0).map((server) => server.stop()));
  };
  return {
    name: several ? 'PostgreSQL and Redis, two processes' : 'SQLite, one process',
    settings,
    urls: servers.map(({ url }) => url),
    mail,
    hooks,
    stubborn,
    closeDoors,
    stop: async () => {
      await closeDoors();
      for (const receiver of [mail, hooks, stubborn]) receiver.close();
      await Promise.all(services.map((service) => service.stop()));
      rmSync(data, { recursive: true, force: true });
    },
  };
}
