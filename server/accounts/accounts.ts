import { Refusal } from '#kernel';
import type { Ratings } from '../ratings/ratings.ts';
import type { AccountRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { Hall } from '../tables/hall.ts';
import { newTableId as newId } from '../tables/keys.ts';
import { mustSit } from '../tables/people.ts';
import { houseTime } from '../time.ts';
import type { Devices } from './devices.ts';
import type { Guesses } from './guesses.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { mustBeStrong } from './strength.ts';

export interface SeatKey {
  readonly table: string;
  readonly key: string;
}

/** Names are compared without case, width, composition or what cannot be seen. */
const nameKey = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/[\p{Default_Ignorable_Code_Point}\s]+/gu, ' ')
    .trim()
    .toLowerCase();

interface AccountParts {
  readonly store: Store;
  readonly hall: Hall;
  readonly ratings: Ratings;
  readonly devices: Devices;
  readonly guesses: Guesses;
}

/** People who want to be known from one table to the next. */
export class Accounts {
  private readonly store: Store;
  private readonly hall: Hall;
  private readonly ratings: Ratings;
  private readonly devices: Devices;
  private readonly guesses: Guesses;

  constructor({ store, hall, ratings, devices, guesses }: AccountParts) {
    this.store = store;
    this.hall = hall;
    this.ratings = ratings;
    this.devices = devices;
    this.guesses = guesses;
  }

  async register(name: string, password: string | null, language: string): Promise<string> {
    const id = newId();
    if (password !== null) mustBeStrong(password, name);
    const password_hash = password === null ? null : await hashPassword(password);
    const row: AccountRow = { id, name, name_key: nameKey(name), password_hash, language, created: houseTime.now() };
    const added = await this.store.db
      .insertInto('accounts')
      .values(row)
      .onConflict((conflict) => conflict.column('name_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) throw new Refusal('name-taken', `The name "${name}" is taken.`);
    return id;
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
    return this.store.db.selectFrom('accounts').selectAll().where('name_key', '=', nameKey(name)).executeTakeFirst();
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
    return { name, language, created, password: password_hash !== null, passkeys: Number(n), ratings };
  }

  async change(id: string, { language, password }: { language?: string; password?: string }): Promise<void> {
    if (password !== undefined) mustBeStrong(password, (await this.byId(id)).name);
    const set = {
      ...(language === undefined ? {} : { language }),
      ...(password === undefined ? {} : { password_hash: await hashPassword(password) }),
    };
    if (Object.keys(set).length > 0) {
      await this.store.db.updateTable('accounts').set(set).where('id', '=', id).execute();
    }
  }

  /** A guest's seat becomes the account's; the key goes on working. */
  async claim(id: string, { table, key }: SeatKey): Promise<void> {
    const { name } = await this.byId(id);
    await this.hall.act(table, null, (sitting) => {
      const seat = mustSit(sitting, { key });
      const { holder } = sitting.chairs[seat];
      if (holder?.account !== undefined) throw new Refusal('seat-taken', 'This seat belongs to an account already.');
      if (sitting.chairs.some((chair) => chair.holder?.account === id)) {
        throw new Refusal('already-seated', 'This account has a seat here already.');
      }
      return { kind: 'claim', seat, account: id, name };
    });
  }

  /** Everything kept about an account. */
  async exportOf(id: string): Promise<object> {
    const { db } = this.store;
    const { password_hash: _, ...account } = await this.byId(id);
    const seats = await db.selectFrom('seats').select(['table_id', 'seat']).where('account_id', '=', id).execute();
    const tables = seats.map(({ table_id }) => table_id);
    const some = tables.length > 0 ? tables : [''];
    const mine = new Map(seats.map(({ table_id, seat }) => [table_id, seat]));
    const ofMine = <T extends { table_id: string; seat: number }>(rows: T[]): T[] =>
      rows.filter(({ table_id, seat }) => mine.get(table_id) === seat);
    return {
      account,
      passkeys: await db.selectFrom('passkeys').select(['id', 'created']).where('account_id', '=', id).execute(),
      channels: await db
        .selectFrom('channels')
        .select(['kind', 'address', 'confirmed', 'created'])
        .where('owner', '=', `account:${id}`)
        .execute(),
      seats,
      moves: ofMine(
        (await db
          .selectFrom('entries')
          .select(['table_id', 'seq', 'at', 'kind', 'seat'])
          .where('table_id', 'in', some)
          .where('seat', 'is not', null)
          .execute()) as { table_id: string; seq: number; at: number; kind: string; seat: number }[],
      ),
      chat: ofMine(
        await db.selectFrom('chat').select(['table_id', 'seat', 'at', 'text']).where('table_id', 'in', some).execute(),
      ),
      notes: ofMine(await db.selectFrom('notes').selectAll().where('table_id', 'in', some).execute()),
      ratings: await db.selectFrom('rating_changes').selectAll().where('subject', '=', id).execute(),
    };
  }

  /** Deletes the account and everything that says who it was. Its moves stay: they are also the other players' game. */
  async remove(id: string): Promise<void> {
    const { db } = this.store;
    const seats = await db.selectFrom('seats').selectAll().where('account_id', '=', id).execute();
    for (const { table_id, seat } of seats) {
      await this.hall
        .act(table_id, null, () => ({ kind: 'forget', seat }))
        .catch((error) => {
          // A table that waits for other rules is scrubbed all the same.
          if (!(error instanceof Refusal)) throw error;
        });
      await this.scrub(table_id, seat, id);
    }
    const owner = `account:${id}`;
    await this.store.atomically([
      db.deleteFrom('sessions').where('account_id', '=', id),
      db.deleteFrom('passkeys').where('account_id', '=', id),
      db.deleteFrom('challenges').where('account_id', '=', id),
      db
        .deleteFrom('notices')
        .where('channel_id', 'in', db.selectFrom('channels').select('id').where('owner', '=', owner)),
      db.deleteFrom('channels').where('owner', '=', owner),
      db.deleteFrom('invitations').where('account_id', '=', id),
      db.deleteFrom('rating_changes').where('subject', '=', id),
      db.deleteFrom('seats').where('account_id', '=', id),
      db.deleteFrom('accounts').where('id', '=', id),
    ]);
  }

  /** The one place where a log is rewritten: who it was is taken out of the entries that said so. */
  private async scrub(table: string, seat: number, id: string): Promise<void> {
    const { db } = this.store;
    const named = await db
      .selectFrom('entries')
      .select(['seq', 'body'])
      .where('table_id', '=', table)
      .where('seat', '=', seat)
      .where('kind', 'in', ['join', 'claim'])
      .execute();
    await this.store.atomically([
      ...named
        .filter(({ body }) => JSON.parse(body).account === id || JSON.parse(body).key !== undefined)
        .map(({ seq, body }) => {
          const { account: _a, key: _k, phrase: _p, ...rest } = JSON.parse(body);
          const scrubbed = JSON.stringify({ ...rest, name: '–' });
          return db.updateTable('entries').set({ body: scrubbed }).where('table_id', '=', table).where('seq', '=', seq);
        }),
      db.deleteFrom('notes').where('table_id', '=', table).where('seat', '=', seat),
      db.updateTable('chat').set({ name: '–', text: '' }).where('table_id', '=', table).where('seat', '=', seat),
      // The record names players; it is written again from the log when asked for.
      db.deleteFrom('records').where('table_id', '=', table),
    ]);
  }
}
