import { Refusal } from '#kernel';
import type { Moderation } from '../neighbours/moderation.ts';
import { keptApart, type Neighbours } from '../neighbours/neighbours.ts';
import type { Ratings } from '../ratings/ratings.ts';
import type { Statistics } from '../statistics/statistics.ts';
import type { AccountRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { Hall } from '../tables/hall.ts';
import { newTableId as newId } from '../tables/keys.ts';
import { mustSit } from '../tables/people.ts';
import { houseTime } from '../time.ts';
import { accountByName } from './account-by-name.ts';
import type { Devices } from './devices.ts';
import type { Erasure } from './erasure.ts';
import type { Guesses } from './guesses.ts';
import { keysLike, nameKey } from './names.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { mustBeStrong } from './strength.ts';

export interface SeatKey {
  readonly table: string;
  readonly key: string;
}

const taken = (name: string): Refusal =>
  new Refusal('name-taken', `The name "${name}" is taken, or looks like one that is.`);

interface AccountParts {
  readonly store: Store;
  readonly hall: Hall;
  readonly ratings: Ratings;
  readonly statistics: Statistics;
  readonly devices: Devices;
  readonly guesses: Guesses;
  readonly erasure: Erasure;
  readonly neighbours: Neighbours;
  readonly moderation: Moderation;
}

/** People who want to be known from one table to the next. */
export class Accounts {
  private readonly store: Store;
  private readonly hall: Hall;
  private readonly ratings: Ratings;
  private readonly statistics: Statistics;
  private readonly devices: Devices;
  private readonly guesses: Guesses;
  private readonly erasure: Erasure;
  private readonly neighbours: Neighbours;
  private readonly moderation: Moderation;

  constructor(parts: AccountParts) {
    const { store, hall, ratings, statistics, devices, guesses, erasure, neighbours, moderation } = parts;
    this.store = store;
    this.hall = hall;
    this.ratings = ratings;
    this.statistics = statistics;
    this.devices = devices;
    this.guesses = guesses;
    this.erasure = erasure;
    this.neighbours = neighbours;
    this.moderation = moderation;
  }

  async register(name: string, password: string | null, language: string): Promise<string> {
    const id = newId();
    if (password !== null) mustBeStrong(password, name);
    await this.mustBeFree(name);
    const password_hash = password === null ? null : await hashPassword(password);
    const row: AccountRow = { id, name, name_key: nameKey(name), password_hash, language, created: houseTime.now() };
    const added = await this.store.db
      .insertInto('accounts')
      .values(row)
      .onConflict((conflict) => conflict.column('name_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) throw taken(name);
    return id;
  }

  /** Nobody goes by a name that can be taken for an account's. */
  async mustBeFree(name: string): Promise<void> {
    const { db } = this.store;
    const found = await db
      .selectFrom('accounts')
      .select('id')
      .where('name_key', 'in', keysLike(name))
      .executeTakeFirst();
    if (found) throw taken(name);
  }

  async logIn(name: string, password: string, device: string | undefined): Promise<string> {
    const found = await this.byName(name);
    if (await this.opens(found, name, password, device)) return found!.id;
    throw new Refusal('wrong-login', 'Name or password is wrong.');
  }

  /** Is it the password of an account that is logged in? Wrong ones count as they do at the door. */
  async hasPassword(id: string, password: string, device: string | undefined): Promise<boolean> {
    const account = await this.byId(id);
    return this.opens(account, account.name, password, device);
  }

  /** A known device has a count of its own: nobody else's wrong passwords make its owner wait. */
  private async opens(
    account: AccountRow | undefined,
    name: string,
    password: string,
    device: string | undefined,
  ): Promise<boolean> {
    const known = await this.devices.isKnown(device, account?.id ?? '');
    const who = known ? `device ${device}` : `name ${account?.name_key ?? nameKey(name)}`;
    await this.guesses.begin(who);
    const right = await isPassword(account?.password_hash, password);
    if (right) await this.guesses.forget(who);
    return right;
  }

  byName(name: string): Promise<AccountRow | undefined> {
    return accountByName(this.store, name);
  }

  async byId(id: string): Promise<AccountRow> {
    const found = await this.store.db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
    if (found) return found;
    throw new Refusal('not-logged-in', 'This account is gone.');
  }

  /** What its owner sees of an account. */
  async describe(id: string): Promise<object> {
    const { name, language, created, password_hash } = await this.byId(id);
    const { n } = await this.store.db
      .selectFrom('passkeys')
      .select((e) => e.fn.countAll<number>().as('n'))
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow();
    const ratings = await this.ratings.of(id);
    const ties = await this.store.db
      .selectFrom('identities')
      .select((e) => e.fn.countAll<number>().as('n'))
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow();
    const moderator = await this.moderation.moderators.has(id);
    return {
      name,
      language,
      created,
      password: password_hash !== null,
      passkeys: Number(n),
      ratings,
      moderator,
      identities: Number(ties.n),
    };
  }

  async speak(id: string, language: string): Promise<void> {
    await this.store.db.updateTable('accounts').set({ language }).where('id', '=', id).execute();
  }

  /** A new password ends every log-in, and whatever somebody who knew the old one may have left behind. */
  async setPassword(id: string, password: string): Promise<void> {
    const { db } = this.store;
    const { name, name_key } = await this.byId(id);
    mustBeStrong(password, name);
    const password_hash = await hashPassword(password);
    await this.store.atomically([
      db.updateTable('accounts').set({ password_hash }).where('id', '=', id),
      db.deleteFrom('sessions').where('account_id', '=', id),
      db.deleteFrom('devices').where('account_id', '=', id),
      db.deleteFrom('resets').where('account_id', '=', id),
    ]);
    await this.guesses.forget(`name ${name_key}`);
  }

  /** A guest's seat becomes the account's; the key goes on working. */
  async claim(id: string, { table, key }: SeatKey): Promise<void> {
    const { name } = await this.byId(id);
    let at = -1;
    const apart = await this.neighbours.apartFrom(id);
    await this.hall.act(table, null, (sitting) => {
      const seat = mustSit(sitting, { key });
      const { holder } = sitting.chairs[seat];
      if (holder?.account !== undefined) throw new Refusal('seat-taken', 'This seat belongs to an account already.');
      if (sitting.chairs.some((chair) => chair.holder?.account === id)) {
        throw new Refusal('already-seated', 'This account has a seat here already.');
      }
      if (sitting.status === 'waiting' && sitting.hasAny(apart)) throw keptApart();
      at = seat;
      return { kind: 'claim', seat, account: id, name };
    });
    // Of a game that is over: it is in the account's history from now on.
    await this.statistics.claimed(table, at, id, name);
  }

  /** Deletes the account and everything that says who it was. */
  async remove(id: string): Promise<void> {
    await this.erasure.begin(id);
    // What cannot be done now is done later, by `finish`.
    await this.erasure.scrub(id);
  }
}
