import type { Bus } from './bus/bus.ts';
import { LocalBus } from './bus/local.ts';
import { postgresBus } from './bus/postgres.ts';
import type { Config } from './config.ts';
import { Front } from './front.ts';
import { House } from './house.ts';
import { openStoreOf } from './keeping.ts';
import { openLog } from './ops/log.ts';

/** Redis when there is one; PostgreSQL wakes the others by itself; one process needs nobody. */
async function openBus({ redisUrl, databaseUrl }: Config): Promise<Bus> {
  if (redisUrl) return (await import('./bus/redis.ts')).redisBus(redisUrl);
  return databaseUrl ? postgresBus(databaseUrl) : new LocalBus().join();
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
