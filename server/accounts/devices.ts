import { randomBytes } from 'node:crypto';
import type { Store } from '../store/store.ts';
import { hashOf } from '../tables/keys.ts';
import { houseTime } from '../time.ts';

/** As long as browsers keep a cookie at most. */
export const DEVICE_DAYS = 400;
const DAY_MS = 86_400_000;

/** Browsers that have logged in before. A known one still shows the password; it only need not wait for others' wrong ones. */
export class Devices {
  private readonly store: Store;

  constructor(store: Store) {
    this.store = store;
  }

  async isKnown(token: string | undefined, account: string): Promise<boolean> {
    if (token === undefined) return false;
    const found = await this.store.db
      .selectFrom('devices')
      .select('account_id')
      .where('token_hash', '=', hashOf(token))
      .where('account_id', '=', account)
      .where('expires', '>', houseTime.now())
      .executeTakeFirst();
    return found !== undefined;
  }

  /** After a log-in: a new token for all accounts of this browser, so that one planted before is worth nothing. */
  async remember(before: string | undefined, account: string): Promise<string> {
    const { db } = this.store;
    const token = randomBytes(32).toString('base64url');
    const token_hash = hashOf(token);
    const expires = houseTime.now() + DEVICE_DAYS * DAY_MS;
    const old = hashOf(before ?? '');
    await this.store.atomically([
      db.deleteFrom('devices').where('token_hash', '=', old).where('account_id', '=', account),
      db.updateTable('devices').set({ token_hash }).where('token_hash', '=', old),
      db.insertInto('devices').values({ token_hash, account_id: account, expires }),
    ]);
    return token;
  }

  async sweepOut(now = houseTime.now()): Promise<void> {
    await this.store.db.deleteFrom('devices').where('expires', '<=', now).execute();
  }
}
