import { Refusal } from '#kernel';
import type { Bus } from './bus/bus.ts';
import { LocalBus } from './bus/local.ts';
import { postgresBus } from './bus/postgres.ts';
import type { Config } from './config.ts';
import { Front } from './front.ts';
import { openStoreOf } from './keeping.ts';
import { openLog } from './ops/log.ts';
import type { Patience } from './patience.ts';
import { Premises } from './premises.ts';
import { lockForServing } from './store/serving-lock.ts';
import type { Store } from './store/store.ts';
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

/** Opens everything a configuration asks for, or leaves nothing open. */
export async function openFront(config: Config, patience?: Patience): Promise<Front> {
  const { databaseUrl, redisUrl, data, host, port, url } = config;
  const opened: (() => unknown)[] = [];
  try {
    const unlock = databaseUrl ? undefined : await lockForServing(data, url ?? `${host}:${port}`);
    opened.push(() => unlock?.());
    const kept = await openStoreOf(config).catch(unreachable('The store'));
    opened.push(() => kept.close());
    const bus = await openBus(config).catch(unreachable(redisUrl ? 'The bus (Redis)' : 'The bus'));
    opened.push(() => bus.close());
    const store: Store = {
      ...kept,
      close: async () => {
        await kept.close();
        unlock?.();
      },
    };
    const premises = await Premises.open(config, openLog(config.logLevel), store, bus);
    return await Front.open(premises, patience);
  } catch (error) {
    for (const close of opened.reverse()) await close();
    throw error instanceof Refusal ? error : (storeTrouble(error) ?? error);
  }
}
