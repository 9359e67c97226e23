import path from 'node:path';
import type { Bus } from './bus/bus.ts';
import { LocalBus } from './bus/local.ts';
import { postgresBus } from './bus/postgres.ts';
import { redisBus } from './bus/redis.ts';
import type { Config } from './config.ts';
import { Front } from './front.ts';
import { House } from './house.ts';
import { openLog } from './ops/log.ts';
import { openStore, type Store } from './store/store.ts';

export { readConfig, SETTINGS } from './config.ts';
export { backup, restore } from './ops/backup.ts';
export { checkTables, replayed } from './ops/check-tables.ts';

/** The store a configuration names. */
export const openStoreOf = ({ databaseUrl, data }: Config): Promise<Store> =>
  openStore({ databaseUrl, file: path.join(data, 'engawa.sqlite') });

/** Redis when there is one; PostgreSQL wakes the others by itself; one process needs nobody. */
function openBus({ redisUrl, databaseUrl }: Config): Promise<Bus> {
  if (redisUrl) return redisBus(redisUrl);
  return databaseUrl ? postgresBus(databaseUrl) : Promise.resolve(new LocalBus().join());
}

/** Opens everything a configuration asks for. */
export async function openFront(config: Config): Promise<Front> {
  const store = await openStoreOf(config);
  try {
    const house = await House.open(config, openLog(config.logLevel), store, await openBus(config));
    return await Front.open(house);
  } catch (error) {
    await store.close();
    throw error;
  }
}
