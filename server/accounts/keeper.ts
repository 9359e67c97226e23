import { Refusal } from '#kernel';
import type { Config } from '../config.ts';
import type { AccountRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { accountByName } from './account-by-name.ts';
import { newReset, RESET_MINUTES, resetLink } from './new-reset.ts';
import { type Session, Sessions } from './sessions.ts';

export interface AccountLine {
  readonly name: string;
  readonly created: number;
  /** When one of its log-ins was last used; 0 where there is none. */
  readonly used: number;
  readonly password: boolean;
  readonly passkeys: number;
}

/** What who runs the house may do for accounts, on the store itself: no password is shown, and none is chosen for anybody. */
export class AccountKeeper {
  private readonly store: Store;
  private readonly sessionsOf: Sessions;
  private readonly url: string;

  constructor(store: Store, { url, host, port }: Pick<Config, 'url' | 'host' | 'port'>) {
    this.store = store;
    this.sessionsOf = new Sessions(store);
    this.url = url?.replace(/\/$/, '') ?? `http://${host}:${port}`;
  }

  async list(): Promise<AccountLine[]> {
    const rows = await this.store.db
      .selectFrom('accounts')
      .select((e) => [
        'name',
        'created',
        'password_hash',
        e
          .selectFrom('sessions')
          .whereRef('account_id', '=', 'accounts.id')
          .select((m) => m.fn.max('used').as('used'))
          .as('used'),
        e
          .selectFrom('passkeys')
          .whereRef('account_id', '=', 'accounts.id')
          .select((m) => m.fn.countAll<number>().as('n'))
          .as('passkeys'),
      ])
      .orderBy('name_key')
      .execute();
    return rows.map(({ name, created, used, password_hash, passkeys }) => ({
      name,
      created,
      used: used ?? 0,
      password: password_hash !== null,
      passkeys: Number(passkeys),
    }));
  }

  /** A link that sets a new password, once: for the owner, by whatever way you trust. */
  async reset(name: string): Promise<{ link: string; minutes: number }> {
    const { id } = await this.find(name);
    return { link: resetLink(this.url, await newReset(this.store, id)), minutes: RESET_MINUTES };
  }

  async sessions(name: string): Promise<Session[]> {
    return this.sessionsOf.list((await this.find(name)).id, undefined);
  }

  async endSessions(name: string): Promise<void> {
    await this.sessionsOf.endAll((await this.find(name)).id);
  }

  private async find(name: string): Promise<AccountRow> {
    const found = await accountByName(this.store, name.normalize().trim());
    if (found) return found;
    throw new Refusal('unknown-account', `There is no account "${name}".`);
  }
}
