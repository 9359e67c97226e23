import { Refusal } from '#kernel';
import type { Ties } from '#wire';
import type { Store } from '../store/store.ts';
import { houseTime } from '../time.ts';

const MOST = 500;

const toSelf = (): Refusal => new Refusal('not-allowed', 'That is you.');

/** Two accounts of which one has blocked the other. */
export type Apart = (one: string, other: string) => boolean;

/** Whom accounts follow, and whom they do not want to meet. */
export class Neighbours {
  private readonly store: Store;

  constructor(store: Store) {
    this.store = store;
  }

  async follow(account: string, other: string): Promise<void> {
    if (account === other) throw toSelf();
    if ((await this.apartFrom(account)).has(other)) throw keptApart();
    await this.mustHaveRoom('follows', account);
    await this.store.db
      .insertInto('follows')
      .values({ account_id: account, followed_id: other, at: houseTime.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async unfollow(account: string, other: string): Promise<void> {
    await this.unfollowing(account, other).execute();
  }

  private unfollowing(account: string, other: string) {
    return this.store.db.deleteFrom('follows').where('account_id', '=', account).where('followed_id', '=', other);
  }

  /** From now on the two do not meet, and the one does not hear the other. Who is blocked is not told. */
  async block(account: string, other: string): Promise<void> {
    if (account === other) throw toSelf();
    await this.mustHaveRoom('blocks', account);
    await this.store.atomically([
      this.store.db
        .insertInto('blocks')
        .values({ account_id: account, blocked_id: other, at: houseTime.now() })
        .onConflict((conflict) => conflict.doNothing()),
      this.unfollowing(account, other),
      this.unfollowing(other, account),
    ]);
  }

  async unblock(account: string, other: string): Promise<void> {
    await this.store.db
      .deleteFrom('blocks')
      .where('account_id', '=', account)
      .where('blocked_id', '=', other)
      .execute();
  }

  private async mustHaveRoom(table: 'follows' | 'blocks', account: string): Promise<void> {
    const { n } = await this.store.db
      .selectFrom(table)
      .select((e) => e.fn.countAll<number>().as('n'))
      .where('account_id', '=', account)
      .executeTakeFirstOrThrow();
    if (Number(n) >= MOST) throw new Refusal('too-many-neighbours', `At most ${MOST}.`);
  }

  /** Names, the latest first. */
  async following(account: string): Promise<string[]> {
    const rows = await this.store.db
      .selectFrom('follows')
      .innerJoin('accounts', 'accounts.id', 'follows.followed_id')
      .select('accounts.name')
      .where('follows.account_id', '=', account)
      .orderBy('follows.at', 'desc')
      .execute();
    return rows.map(({ name }) => name);
  }

  async blocked(account: string): Promise<string[]> {
    const rows = await this.store.db
      .selectFrom('blocks')
      .innerJoin('accounts', 'accounts.id', 'blocks.blocked_id')
      .select('accounts.name')
      .where('blocks.account_id', '=', account)
      .orderBy('blocks.at', 'desc')
      .execute();
    return rows.map(({ name }) => name);
  }

  /** What an account has to do with another, as it may know: who blocked it is not told. */
  async ties(account: string, other: string): Promise<Ties> {
    const { db } = this.store;
    const follows = (from: string, to: string) =>
      db
        .selectFrom('follows')
        .select('at')
        .where('account_id', '=', from)
        .where('followed_id', '=', to)
        .executeTakeFirst();
    const blocks = db
      .selectFrom('blocks')
      .select('at')
      .where('account_id', '=', account)
      .where('blocked_id', '=', other)
      .executeTakeFirst();
    const [following, followed, blocked] = await Promise.all([
      follows(account, other),
      follows(other, account),
      blocks,
    ]);
    return { following: following !== undefined, follower: followed !== undefined, blocked: blocked !== undefined };
  }

  /** The accounts that followed ones are: for lists that show them first. */
  async followedBy(account: string): Promise<ReadonlySet<string>> {
    const rows = await this.store.db
      .selectFrom('follows')
      .select('followed_id')
      .where('account_id', '=', account)
      .execute();
    return new Set(rows.map(({ followed_id }) => followed_id));
  }

  /** Everybody whom an account does not meet: those it has blocked, and those who have blocked it. */
  async apartFrom(account: string): Promise<ReadonlySet<string>> {
    const rows = await this.store.db
      .selectFrom('blocks')
      .select(['account_id', 'blocked_id'])
      .where((where) => where.or([where('account_id', '=', account), where('blocked_id', '=', account)]))
      .execute();
    return new Set(rows.map(({ account_id, blocked_id }) => (account_id === account ? blocked_id : account_id)));
  }

  /** Who of these must not sit together: what matching asks before it seats anybody. */
  async apartAmong(accounts: readonly string[]): Promise<Apart> {
    if (accounts.length < 2) return () => false;
    const rows = await this.store.db
      .selectFrom('blocks')
      .select(['account_id', 'blocked_id'])
      .where('account_id', 'in', accounts)
      .execute();
    const pairs = new Set(rows.map(({ account_id, blocked_id }) => `${account_id} ${blocked_id}`));
    return (one, other) => pairs.has(`${one} ${other}`) || pairs.has(`${other} ${one}`);
  }

  /** Whom an account does not want to hear. */
  async unheardBy(account: string): Promise<ReadonlySet<string>> {
    const rows = await this.store.db
      .selectFrom('blocks')
      .select('blocked_id')
      .where('account_id', '=', account)
      .execute();
    return new Set(rows.map(({ blocked_id }) => blocked_id));
  }

  /** Accounts that do not want to hear what this one says. */
  async deafTo(account: string): Promise<ReadonlySet<string>> {
    const rows = await this.store.db
      .selectFrom('blocks')
      .select('account_id')
      .where('blocked_id', '=', account)
      .execute();
    return new Set(rows.map(({ account_id }) => account_id));
  }
}

/** It does not say who, nor which way. */
export const keptApart = (): Refusal =>
  new Refusal('kept-apart', 'Somebody here and you do not play together. There are other tables.');
