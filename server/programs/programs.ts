import { randomBytes } from 'node:crypto';
import { Refusal } from '#kernel';
import type { Program } from '#wire';
import type { Accounts } from '../accounts/accounts.ts';
import type { Store } from '../store/store.ts';
import { hashOf } from '../tables/keys.ts';
import { houseTime } from '../time.ts';

const MOST = 10;
/** When a token was last used is known to these minutes. */
const USED_MS = 5 * 60_000;

const newToken = (): string => `engawa_${randomBytes(32).toString('base64url')}`;

interface Parts {
  readonly store: Store;
  readonly accounts: Accounts;
}

/**
 * Programs that play: accounts of their own, marked as such wherever they sit, each with an owner who answers for it. They show a token and
 * have no other way in; they sit down only where the table allows programs.
 */
export class Programs {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** The account of a token; nobody's where its owner, or the program itself, is suspended. */
  async accountOf(token: string): Promise<string | undefined> {
    const { db } = this.parts.store;
    const now = houseTime.now();
    const found = await db
      .selectFrom('programs')
      .select(['account_id', 'owner_id', 'used'])
      .where('token_hash', '=', hashOf(token))
      .executeTakeFirst();
    if (!found) return undefined;
    const banned = await db
      .selectFrom('bans')
      .select('account_id')
      .where('account_id', 'in', [found.account_id, found.owner_id])
      .where((where) => where.or([where('until', 'is', null), where('until', '>', now)]))
      .executeTakeFirst();
    if (banned) return undefined;
    if (found.used < now - USED_MS) {
      await db.updateTable('programs').set({ used: now }).where('account_id', '=', found.account_id).execute();
    }
    return found.account_id;
  }

  /** Whose a program is; nothing where the account is no program. */
  async ownerOf(account: string): Promise<string | undefined> {
    const found = await this.parts.store.db
      .selectFrom('programs')
      .innerJoin('accounts', 'accounts.id', 'programs.owner_id')
      .select('accounts.name')
      .where('programs.account_id', '=', account)
      .executeTakeFirst();
    return found?.name;
  }

  async mustBePerson(account: string): Promise<void> {
    if ((await this.ownerOf(account)) !== undefined)
      throw new Refusal('not-allowed', 'This is for people, not for programs.');
  }

  async list(owner: string): Promise<Program[]> {
    const rows = await this.parts.store.db
      .selectFrom('programs')
      .innerJoin('accounts', 'accounts.id', 'programs.account_id')
      .select(['accounts.name', 'programs.created', 'programs.used'])
      .where('owner_id', '=', owner)
      .orderBy('programs.created')
      .execute();
    return rows.map(({ name, created, used }) => ({ name, created, used }));
  }

  /** A new one; gives its token, this once. */
  async add(owner: string, name: string, language: string): Promise<string> {
    const { store, accounts } = this.parts;
    await this.mustBePerson(owner);
    if ((await this.list(owner)).length >= MOST) throw new Refusal('too-many-programs', `At most ${MOST} programs.`);
    const token = newToken();
    const account_id = await accounts.register(name, null, language);
    await store.db
      .insertInto('programs')
      .values({ account_id, owner_id: owner, token_hash: hashOf(token), created: houseTime.now(), used: 0 })
      .execute();
    return token;
  }

  /** Another token; the old one ends. */
  async renew(owner: string, name: string): Promise<string> {
    const account = await this.find(owner, name);
    const token = newToken();
    await this.parts.store.db
      .updateTable('programs')
      .set({ token_hash: hashOf(token) })
      .where('account_id', '=', account)
      .execute();
    return token;
  }

  async remove(owner: string, name: string): Promise<void> {
    await this.parts.accounts.remove(await this.find(owner, name));
  }

  private async find(owner: string, name: string): Promise<string> {
    const account = await this.parts.accounts.byName(name);
    const mine =
      account &&
      (await this.parts.store.db
        .selectFrom('programs')
        .select('account_id')
        .where('account_id', '=', account.id)
        .where('owner_id', '=', owner)
        .executeTakeFirst());
    if (mine) return mine.account_id;
    throw new Refusal('unknown-account', `You have no program "${name}".`);
  }
}
