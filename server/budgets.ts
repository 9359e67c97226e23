import { sql } from 'kysely';
import type { Store } from './store/store.ts';
import { hashOf } from './tables/keys.ts';
import { houseTime } from './time.ts';

const DAY_MS = 86_400_000;

/**
 * What somebody may send, or be sent, in a day: counted in the store, for all processes together. A day begins with the first of
 * it. Whom it is about is kept as a hash: addresses of strangers are not ours to keep.
 */
export class Budgets {
  private readonly store: Store;

  constructor(store: Store) {
    this.store = store;
  }

  /** Takes one of so many a day; false when none is left. Asked a hundred times at once, it gives no more than there are. */
  async spend(what: string, most: number, now = houseTime.now()): Promise<boolean> {
    const { db } = this.store;
    const spent = await db
      .insertInto('budgets')
      .values({ what: hashOf(what), spent: 1, until: now + DAY_MS })
      .onConflict((conflict) =>
        conflict
          .column('what')
          .doUpdateSet({
            spent: sql<number>`case when budgets.until <= ${now} then 1 else budgets.spent + 1 end`,
            until: sql<number>`case when budgets.until <= ${now} then cast(${now + DAY_MS} as bigint) else budgets.until end`,
          })
          .where((where) => where.or([where('budgets.until', '<=', now), where('budgets.spent', '<', most)])),
      )
      .returning('spent')
      .executeTakeFirst();
    return spent !== undefined;
  }

  async sweepOut(now = houseTime.now()): Promise<void> {
    await this.store.db.deleteFrom('budgets').where('until', '<=', now).execute();
  }
}
