import { setTimeout as wait } from 'node:timers/promises';
import type { Bus } from '../bus/bus.ts';
import type { Store } from '../store/store.ts';

/** What takes longer to answer counts as not ready. */
const ANSWER_MS = 1000;
/** An answer is good for this long: whoever asks again and again makes no work. */
const LASTS_MS = 250;

/** Do store and bus do their part? The store is really written to: one that can only be read is not ready. */
export class Readiness {
  private readonly store: Probe;
  private readonly bus: Probe;

  constructor(store: Store, bus: Bus) {
    this.store = new Probe(() => write(store));
    this.bus = new Probe(() => bus.alive());
  }

  async now(): Promise<{ store: boolean; bus: boolean }> {
    const [store, bus] = await Promise.all([this.store.isWell(), this.bus.isWell()]);
    return { store, bus };
  }
}

async function write({ db }: Store): Promise<boolean> {
  const value = String(Date.now());
  await db
    .insertInto('settings')
    .values({ name: 'last-found-ready', value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
  return true;
}

/** One question at a time: who asks while an answer is due waits for the same one, and not for long. */
class Probe {
  private readonly ask: () => Promise<boolean>;
  private asking: Promise<boolean> | undefined;
  private last = { at: Number.NEGATIVE_INFINITY, well: false };

  constructor(ask: () => Promise<boolean>) {
    this.ask = ask;
  }

  async isWell(): Promise<boolean> {
    if (performance.now() - this.last.at < LASTS_MS) return this.last.well;
    this.asking ??= this.ask()
      .catch(() => false)
      .then((well) => {
        this.last = { at: performance.now(), well };
        this.asking = undefined;
        return well;
      });
    return Promise.race([this.asking, wait(ANSWER_MS, false, { ref: false })]);
  }
}
