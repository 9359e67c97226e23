import type { Store } from '../store/store.ts';
import { houseTime } from '../time.ts';

/** Accounts that may do more than others, by the word of who runs the house. */
export class Moderators {
  private readonly store: Store;

  constructor(store: Store) {
    this.store = store;
  }

  async has(account: string): Promise<boolean> {
    const { db } = this.store;
    const found = await db.selectFrom('moderators').select('at').where('account_id', '=', account).executeTakeFirst();
    return found !== undefined;
  }

  /** The query that makes an account one. */
  appoint(account: string) {
    return this.store.db
      .insertInto('moderators')
      .values({ account_id: account, at: houseTime.now() })
      .onConflict((conflict) => conflict.doNothing());
  }

  /** The query that ends it. */
  dismiss(account: string) {
    return this.store.db.deleteFrom('moderators').where('account_id', '=', account);
  }
}
