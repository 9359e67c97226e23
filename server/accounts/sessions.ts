import { randomBytes } from 'node:crypto';
import { Refusal } from '#kernel';
import type { Store } from '../store/store.ts';
import { hashOf } from '../tables/keys.ts';
import { houseTime } from '../time.ts';
import { deviceName } from './device-name.ts';

export const SESSION_DAYS = 90;
const DAY_MS = 86_400_000;
/** When a log-in was last used is known to these minutes. */
const USED_MS = 5 * 60_000;
/** Enough of a token's hash to name a log-in, and nothing to log in with. */
const HANDLE = 16;

export interface Session {
  readonly session: string;
  readonly device: string;
  readonly created: number;
  readonly used: number;
  readonly here: boolean;
}

/** Log-ins. The store knows a token's hash only. */
export class Sessions {
  private readonly store: Store;

  constructor(store: Store) {
    this.store = store;
  }

  async begin(account: string, userAgent?: string): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const now = houseTime.now();
    await this.store.db
      .insertInto('sessions')
      .values({
        token_hash: hashOf(token),
        account_id: account,
        expires: now + SESSION_DAYS * DAY_MS,
        created: now,
        used: now,
        device: deviceName(userAgent),
      })
      .execute();
    return token;
  }

  async accountOf(token: string): Promise<string | undefined> {
    const now = houseTime.now();
    const found = await this.store.db
      .selectFrom('sessions')
      .select(['account_id', 'used'])
      .where('token_hash', '=', hashOf(token))
      .where('expires', '>', now)
      .executeTakeFirst();
    if (found && found.used < now - USED_MS) this.touch(token, now);
    return found?.account_id;
  }

  /** Nobody waits for it, and where it fails nothing is lost but a time. */
  private touch(token: string, now: number): void {
    this.store.db
      .updateTable('sessions')
      .set({ used: now })
      .where('token_hash', '=', hashOf(token))
      .execute()
      .catch(() => undefined);
  }

  /** The log-ins of an account, the one used last first. */
  async list(account: string, token: string | undefined): Promise<Session[]> {
    const here = token === undefined ? '' : hashOf(token);
    const rows = await this.store.db
      .selectFrom('sessions')
      .selectAll()
      .where('account_id', '=', account)
      .where('expires', '>', houseTime.now())
      .orderBy('used', 'desc')
      .execute();
    return rows.map(({ token_hash, device, created, used }) => ({
      session: token_hash.slice(0, HANDLE),
      device,
      created,
      used,
      here: token_hash === here,
    }));
  }

  async end(token: string): Promise<void> {
    await this.store.db.deleteFrom('sessions').where('token_hash', '=', hashOf(token)).execute();
  }

  /** One log-in of an account, by the name it has in the list. */
  async revoke(account: string, session: string): Promise<void> {
    const gone = await this.store.db
      .deleteFrom('sessions')
      .where('account_id', '=', account)
      .where((where) =>
        where(where.fn<string>('substr', ['token_hash', where.lit(1), where.lit(HANDLE)]), '=', session),
      )
      .returning('token_hash')
      .execute();
    if (gone.length === 0) throw new Refusal('not-found', 'There is no such log-in.');
  }

  async endOthers(account: string, token: string): Promise<void> {
    await this.store.db
      .deleteFrom('sessions')
      .where('account_id', '=', account)
      .where('token_hash', '!=', hashOf(token))
      .execute();
  }

  /** All log-ins of an account: who runs the house may end them. */
  async endAll(account: string): Promise<void> {
    await this.store.db.deleteFrom('sessions').where('account_id', '=', account).execute();
  }

  async sweepOut(): Promise<void> {
    const now = houseTime.now();
    await this.store.db.deleteFrom('sessions').where('expires', '<=', now).execute();
    await this.store.db.deleteFrom('challenges').where('expires', '<=', now).execute();
  }
}
