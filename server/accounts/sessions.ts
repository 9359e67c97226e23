import { randomBytes } from 'node:crypto';
import type { Store } from '../store/store.ts';
import { hashOf } from '../tables/keys.ts';
import { houseTime } from '../time.ts';

export const SESSION_DAYS = 90;
const DAY_MS = 86_400_000;

/** Log-ins. The store knows a token's hash only. */
export class Sessions {
  private readonly store: Store;

  constructor(store: Store) {
    this.store = store;
  }

  async begin(account: string): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const expires = houseTime.now() + SESSION_DAYS * DAY_MS;
    await this.store.db
      .insertInto('sessions')
      .values({ token_hash: hashOf(token), account_id: account, expires })
      .execute();
    return token;
  }

  async accountOf(token: string): Promise<string | undefined> {
    const found = await this.store.db
      .selectFrom('sessions')
      .select('account_id')
      .where('token_hash', '=', hashOf(token))
      .where('expires', '>', houseTime.now())
      .executeTakeFirst();
    return found?.account_id;
  }

  async end(token: string): Promise<void> {
    await this.store.db.deleteFrom('sessions').where('token_hash', '=', hashOf(token)).execute();
  }

  /** All log-ins of an account, as when its password changes. */
  async endAll(account: string): Promise<void> {
    await this.store.db.deleteFrom('sessions').where('account_id', '=', account).execute();
  }

  async sweepOut(): Promise<void> {
    const now = houseTime.now();
    await this.store.db.deleteFrom('sessions').where('expires', '<=', now).execute();
    await this.store.db.deleteFrom('challenges').where('expires', '<=', now).execute();
  }
}
