import { Refusal } from '#kernel';
import type { Bus } from './bus/bus.ts';
import { LocalBus } from './bus/local.ts';
import { postgresBus } from './bus/postgres.ts';
import type { Config } from './config.ts';
import { Front } from './front.ts';
import { House } from './house.ts';
import { openStoreOf } from './keeping.ts';
import { openLog } from './ops/log.ts';
import type { Patience } from './patience.ts';
import { storeTrouble } from './store/trouble.ts';

/** Redis when there is one; PostgreSQL wakes the others by itself; one process needs nobody. */
async function openBus({ redisUrl, databaseUrl }: Config): Promise<Bus> {
  if (redisUrl) return (await import('./bus/redis.ts')).redisBus(redisUrl);
  return databaseUrl ? postgresBus(databaseUrl) : new LocalBus().join();
}

/** What cannot be reached is said in a sentence, without the address: it may hold a password. */
function unreachable(what: string) {
  return (error: { code?: string; message: string; errors?: readonly Error[] }): never => {
    if (error instanceof Refusal) throw error;
    const reason = error.message || error.errors?.[0]?.message || error.code;
    throw new Refusal('unreachable', `${what} cannot be opened: ${String(reason).replace(/\.$/, '')}.`);
  };
}

/** Opens everything a configuration asks for. */
export async function openFront(config: Config, patience?: Patience): Promise<Front> {
  const store = await openStoreOf(config).catch(unreachable('The store'));
  try {
    const house = await House.open(
      config,
      openLog(config.logLevel),
      store,
      await openBus(config).catch(unreachable('The bus')),
    );
    return await Front.open(house, patience);
  } catch (error) {
    await store.close();
    throw storeTrouble(error) ?? error;
  }
}
