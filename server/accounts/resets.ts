import { Refusal } from '#kernel';
import type { Budgets } from '../budgets.ts';
import { mailboxOf } from '../notify/channels.ts';
import type { Notifier } from '../notify/notifier.ts';
import { sayChanged, sayReset } from '../notify/words.ts';
import type { Store } from '../store/store.ts';
import { hashOf } from '../tables/keys.ts';
import { houseTime } from '../time.ts';
import type { Accounts } from './accounts.ts';
import { newReset, RESET_MINUTES, resetLink } from './new-reset.ts';
import { mustBeStrong } from './strength.ts';

/** Letters in a day to one account, and to one address of however many accounts, whoever asks for them. */
const LETTERS = 5;

const used = (): Refusal => new Refusal('wrong-token', 'This link has been used, or is too old; ask for a new one.');

interface Parts {
  readonly store: Store;
  readonly budgets: Budgets;
  readonly accounts: Accounts;
  readonly notifier: Notifier;
}

/** The way back for who forgot a password: by mail, or by who runs the house (`engawa account reset`). */
export class Resets {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Sends a link to the confirmed mail addresses of an account, if there is such an account and it has any. Nobody is told. */
  async ask(name: string, url: string): Promise<void> {
    const { store, budgets, accounts, notifier } = this.parts;
    const account = await accounts.byName(name);
    if (!account) return;
    const addresses = await notifier.mailboxes(account.id);
    if (addresses.length === 0 || !(await budgets.spend(`resets/${account.id}`, LETTERS))) return;
    for (const { address } of addresses) {
      if (!(await budgets.spend(`resets-to/${mailboxOf(address)}`, LETTERS))) return;
    }
    const link = resetLink(url, await newReset(store, account.id));
    await notifier.write(account.id, (language) => ({ ...sayReset(account.name, RESET_MINUTES, language), link }));
  }

  /** Tells the owner that the password is another one now. */
  async tell(account: string, url: string): Promise<void> {
    const { accounts, notifier } = this.parts;
    const { name } = await accounts.byId(account);
    await notifier.write(account, (language) => ({ ...sayChanged(name, language), link: `${url}/account` }));
  }

  /** Sets a new password; gives the account. A password that is refused leaves the token as it was. */
  async use(token: string, password: string): Promise<string> {
    const { store, accounts } = this.parts;
    const token_hash = hashOf(token);
    const found = await store.db
      .selectFrom('resets')
      .innerJoin('accounts', 'accounts.id', 'resets.account_id')
      .select(['accounts.id', 'accounts.name'])
      .where('token_hash', '=', token_hash)
      .where('expires', '>', houseTime.now())
      .executeTakeFirst();
    if (!found) throw used();
    mustBeStrong(password, found.name);
    // Of two who use it at once one is first.
    const taken = await store.db
      .deleteFrom('resets')
      .where('token_hash', '=', token_hash)
      .returning('account_id')
      .execute();
    if (taken.length === 0) throw used();
    await accounts.setPassword(found.id, password);
    return found.id;
  }

  async sweepOut(now = houseTime.now()): Promise<void> {
    await this.parts.store.db.deleteFrom('resets').where('expires', '<=', now).execute();
  }
}
