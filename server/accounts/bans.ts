import { Refusal } from '#kernel';
import type { Store } from '../store/store.ts';
import { houseTime } from '../time.ts';

interface Ban {
  readonly at: number;
  /** null: for ever. */
  readonly until: number | null;
  readonly reason: string;
}

/** Accounts that may not log in. Games they are in stay theirs by their seat's key, so that nobody else's game is spoilt. */
export class Bans {
  private readonly store: Store;

  constructor(store: Store) {
    this.store = store;
  }

  async of(account: string): Promise<Ban | undefined> {
    const found = await this.store.db
      .selectFrom('bans')
      .selectAll()
      .where('account_id', '=', account)
      .executeTakeFirst();
    return found && (found.until === null || found.until > houseTime.now()) ? found : undefined;
  }

  async mustBeWelcome(account: string): Promise<void> {
    const ban = await this.of(account);
    if (!ban) return;
    const until =
      ban.until === null ? '' : ` until ${new Date(ban.until).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
    throw new Refusal('banned', `This account may not log in${until}${ban.reason ? `: ${ban.reason}` : '.'}`);
  }

  /** Queries: a ban, with the end of every log-in. */
  begin(account: string, { at, until, reason }: Ban) {
    const { db } = this.store;
    return [
      db
        .insertInto('bans')
        .values({ account_id: account, at, until, reason })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ at, until, reason })),
      db.deleteFrom('sessions').where('account_id', '=', account),
      db.deleteFrom('resets').where('account_id', '=', account),
    ];
  }

  /** The query that ends one. */
  end(account: string) {
    return this.store.db.deleteFrom('bans').where('account_id', '=', account);
  }
}
