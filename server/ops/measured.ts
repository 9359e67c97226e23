import type { Bus } from '../bus/bus.ts';
import type { Store } from '../store/store.ts';
import type { Metrics } from './metrics.ts';

/** The same store; how long changes take until they are durable, and which fail, is told to the metrics. */
export function measuredStore(store: Store, { storeSeconds, storeFailures }: Metrics): Store {
  const timed = async <T>(what: string, doing: Promise<T>): Promise<T> => {
    const end = storeSeconds.startTimer({ what });
    try {
      return await doing;
    } catch (error) {
      storeFailures.inc({ what });
      throw error;
    } finally {
      end();
    }
  };
  return {
    kind: store.kind,
    db: store.db,
    append: (entry) => timed('append', store.append(entry)),
    atomically: (queries) => timed('atomically', store.atomically(queries)),
    close: () => store.close(),
  };
}

/** The same bus; what goes over it is counted. */
export function measuredBus(bus: Bus, { busSent, busHeard, busMissed }: Metrics): Bus {
  return {
    publish: (message) => {
      busSent.inc({ about: message.about });
      bus.publish(message);
    },
    listen: (hear, missed) =>
      bus.listen(
        (message) => {
          busHeard.inc({ about: message.about });
          hear(message);
        },
        () => {
          busMissed.inc();
          missed();
        },
      ),
    alive: () => bus.alive(),
    close: () => bus.close(),
  };
}
