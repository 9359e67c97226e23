import { createHash, timingSafeEqual } from 'node:crypto';
import { Refusal } from '#kernel';
import type { Seeking, Wish } from '#wire';
import type { Accounts } from '../accounts/accounts.ts';
import type { Bus } from '../bus/bus.ts';
import type { Neighbours } from '../neighbours/neighbours.ts';
import type { Log } from '../ops/log.ts';
import type { Store } from '../store/store.ts';
import { storeTrouble } from '../store/trouble.ts';
import type { Hall } from '../tables/hall.ts';
import { hashOf, newKey, newPhrase, newTableId, phraseHash } from '../tables/keys.ts';
import { houseTime } from '../time.ts';
import { Book, choicesOf, type OpenOffer } from './book.ts';
import { type Apart, match } from './match.ts';
import { openSought, seatingOf } from './seating.ts';

/** How often those who are connected are noted as being there, and how often time alone may bring something about. */
const NOTE_MS = 5000;
const TICK_MS = 500;
/** A wish that nobody has been heard of for this long is forgotten; one that was fulfilled is told for a while. */
const FORGET_MS = 60_000;
const TOLD_MS = 600_000;
/** Whoever lets so many tables pass is not waited for. */
const MOST_MISSED = 2;
/** So many may wait from one address. */
const FROM_ONE_PLACE = 8;
const MOST_WAITING = 5000;

interface Parts {
  readonly store: Store;
  readonly bus: Bus;
  readonly hall: Hall;
  readonly log: Log;
  readonly accounts: Pick<Accounts, 'mustBeFree' | 'byId'>;
  readonly neighbours: Pick<Neighbours, 'apartAmong'>;
  /** Milliseconds those who fit together have to say that they are there. */
  readonly confirm: number;
  /** Tests allow more. */
  allowance(usual: number): number;
}

/** Somebody connected who wants to know how it stands. */
export interface Listener {
  /** Their own wish, if they have one. */
  readonly seek: string | undefined;
  tell(seeking: Seeking): void;
}

/**
 * Those who wait for others to play with. Everything is in the store, and every process does the same with it: it offers a table to those who
 * fit (the unique key of a seek in an offer decides between two processes), decides once whether an offer is taken or falls, and finishes what
 * was decided, also where another process began and died.
 */
export class Seeks {
  private readonly parts: Parts;
  private readonly listeners = new Set<Listener>();
  private book = Book.EMPTY;
  private apart: Apart = () => false;
  private running: Promise<void> | undefined;
  private again = false;
  private closed = false;
  private readonly timers: NodeJS.Timeout[];

  constructor(parts: Parts) {
    this.parts = parts;
    const hurry = () => this.hurry();
    parts.bus.listen((message) => message.about === 'seek' && hurry(), hurry);
    this.timers = [
      setInterval(() => (this.listeners.size > 0 || this.book.seeks.size > 0) && hurry(), TICK_MS),
      setInterval(() => this.noteListeners(), NOTE_MS),
    ];
    for (const timer of this.timers) timer.unref();
  }

  /** Waits from now on. The key will open the seat that comes of it. */
  async begin(
    name: string,
    account: string | undefined,
    visitor: string,
    wish: Wish,
  ): Promise<{ seek: string; key: string; phrase: string; seeking: Seeking }> {
    mustBePossible(wish, account);
    const { db } = this.parts.store;
    const from = createHash('sha256').update(`seek ${visitor}`).digest('hex');
    const waiting = await db.selectFrom('seeks').select(['visitor']).where('table_id', 'is', null).execute();
    const here = waiting.filter((row) => row.visitor === from).length;
    if (here >= this.parts.allowance(FROM_ONE_PLACE) || waiting.length >= MOST_WAITING) {
      throw new Refusal('too-many-requests', 'Enough wait from here already; stop one of them first.');
    }
    // Nobody sits down under the name of an account that is somebody else's.
    if (account === undefined) await this.parts.accounts.mustBeFree(name);
    const called = account === undefined ? name : (await this.parts.accounts.byId(account)).name;
    if (account !== undefined) await this.withdraw(await this.ofAccount(account));
    const now = houseTime.now();
    const seek = newTableId();
    const key = newKey();
    const phrase = newPhrase();
    await db
      .insertInto('seeks')
      .values({
        id: seek,
        key_hash: hashOf(key),
        phrase_hash: phraseHash(phrase),
        account_id: account ?? null,
        visitor: from,
        name: called,
        wish: JSON.stringify(wish),
        since: now,
        seen: now,
        missed: 0,
        table_id: null,
        seat: null,
      })
      .execute();
    await this.changed();
    return { seek, key, phrase, seeking: this.seenBy(seek) };
  }

  /** How it stands: with the wish of whoever shows its key, or as anybody may know. */
  async look(seek?: string, key?: string): Promise<Seeking> {
    if (seek !== undefined) {
      await this.mustOwn(seek, key);
      await this.note([seek]);
    }
    // With nobody connected the book may be old.
    await this.hurry();
    return this.seenBy(seek);
  }

  /** Another wish, at the same place in line. */
  async change(seek: string, key: string | undefined, changes: Partial<Wish>): Promise<Seeking> {
    const row = await this.mustOwn(seek, key);
    const wish: Wish = { ...(JSON.parse(row.wish) as Wish), ...changes };
    mustBePossible(wish, row.account_id ?? undefined);
    await this.parts.store.db
      .updateTable('seeks')
      .set({ wish: JSON.stringify(wish), seen: houseTime.now() })
      .where('id', '=', seek)
      .execute();
    await this.changed();
    return this.seenBy(seek);
  }

  /** "I am there": the table is opened when all have said so. */
  async accept(seek: string, key: string | undefined, table: string): Promise<Seeking> {
    await this.mustOwn(seek, key);
    const { db } = this.parts.store;
    const said = await db
      .updateTable('offer_seats')
      .set({ yes: 1 })
      .where('seek_id', '=', seek)
      .where('table_id', '=', table)
      .executeTakeFirst();
    const seated = await db.selectFrom('seeks').select('table_id').where('id', '=', seek).executeTakeFirst();
    if (said.numUpdatedRows === 0n && seated?.table_id !== table) {
      throw new Refusal('offer-gone', 'That table is not offered any more; you wait on in your place.');
    }
    await db.updateTable('seeks').set({ missed: 0 }).where('id', '=', seek).execute();
    await this.note([seek]);
    await this.changed();
    return this.seenBy(seek);
  }

  /** Waits no longer. Whoever was to sit down with them waits on. */
  async stop(seek: string, key: string | undefined): Promise<Seeking> {
    await this.mustOwn(seek, key);
    await this.withdraw([seek]);
    await this.changed();
    return this.seenBy(undefined);
  }

  /** Is this the key of that seek? */
  async owns(seek: string, key: string): Promise<boolean> {
    return this.mustOwn(seek, key).then(
      () => true,
      (error) => {
        if (error instanceof Refusal) return false;
        throw error;
      },
    );
  }

  enter(listener: Listener): void {
    this.listeners.add(listener);
    if (listener.seek !== undefined) void this.note([listener.seek]).catch(() => undefined);
    void this.hurry();
  }

  leave(listener: Listener): void {
    this.listeners.delete(listener);
  }

  close(): void {
    this.closed = true;
    for (const timer of this.timers) clearInterval(timer);
  }

  /** Forgets who is not there any more. Called now and then. */
  async sweepOut(now = houseTime.now()): Promise<void> {
    const { db } = this.parts.store;
    const gone = await db
      .selectFrom('seeks')
      .select('id')
      .where((where) =>
        where.or([
          where.and([where('table_id', 'is', null), where('seen', '<', now - FORGET_MS)]),
          where('seen', '<', now - TOLD_MS),
        ]),
      )
      .execute();
    if (gone.length > 0) await this.withdraw(gone.map(({ id }) => id));
    await this.hurry();
  }

  // --- inside -----------------------------------------------------------------------------------------------------

  private seenBy(seek: string | undefined): Seeking {
    return this.book.seenBy(seek, houseTime.now(), this.apart);
  }

  private async mustOwn(seek: string, key: string | undefined) {
    const row = await this.parts.store.db
      .selectFrom('seeks')
      .select(['key_hash', 'wish', 'account_id'])
      .where('id', '=', seek)
      .executeTakeFirst();
    const fits = row && key !== undefined && timingSafeEqual(Buffer.from(row.key_hash), Buffer.from(hashOf(key)));
    if (!fits) throw new Refusal('no-seek', 'This key belongs to nobody who waits here.');
    return row;
  }

  private async ofAccount(account: string): Promise<string[]> {
    const rows = await this.parts.store.db
      .selectFrom('seeks')
      .select('id')
      .where('account_id', '=', account)
      .where('table_id', 'is', null)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** An offer to somebody who is gone falls in the next round. */
  private async withdraw(seeks: readonly string[]): Promise<void> {
    if (seeks.length > 0) await this.parts.store.db.deleteFrom('seeks').where('id', 'in', seeks).execute();
  }

  private async note(seeks: readonly string[]): Promise<void> {
    if (seeks.length === 0) return;
    await this.parts.store.db.updateTable('seeks').set({ seen: houseTime.now() }).where('id', 'in', seeks).execute();
  }

  private noteListeners(): void {
    const seeks = [...this.listeners].flatMap(({ seek }) => (seek === undefined ? [] : [seek]));
    this.note(seeks).catch((error) => this.parts.log.warn({ err: error }, 'who waits could not be noted'));
  }

  private async changed(): Promise<void> {
    this.parts.bus.publish({ about: 'seek' });
    await this.hurry();
  }

  /** A round, after the one that is under way: what has just been written is in it. */
  private hurry(): Promise<void> {
    if (this.closed) return Promise.resolve();
    if (this.running) {
      this.again = true;
      return this.running;
    }
    this.running = this.rounds().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  private async rounds(): Promise<void> {
    do {
      this.again = false;
      await this.round().catch((error) => {
        if (!this.closed) this.parts.log.warn({ err: error }, 'those who wait could not be looked after');
      });
    } while (this.again && !this.closed);
  }

  /** Ends offers that are decided, offers tables to those who fit, and tells everybody here how it stands. */
  private async round(): Promise<void> {
    const { store, bus } = this.parts;
    const now = houseTime.now();
    let book = await Book.read(store);
    let moved = false;
    for (const offer of book.offers) moved = (await this.settle(book, offer, now)) || moved;
    if (moved) book = await Book.read(store);
    this.apart = await this.apartIn(book);
    if (await this.offer(book, now)) {
      moved = true;
      book = await Book.read(store);
    }
    this.book = book;
    if (moved) bus.publish({ about: 'seek' });
    for (const listener of this.listeners) listener.tell(this.seenBy(listener.seek));
  }

  /** Of those who wait, the ones who must not meet. */
  private async apartIn({ seeks }: Book): Promise<Apart> {
    const accountOf = (seek: string): string | undefined => seeks.get(seek)?.account_id ?? undefined;
    const accounts = [...new Set([...seeks.keys()].flatMap((seek) => accountOf(seek) ?? []))];
    const apart = await this.parts.neighbours.apartAmong(accounts);
    return (one, other) => {
      const [a, b] = [accountOf(one), accountOf(other)];
      return a !== undefined && b !== undefined && apart(a, b);
    };
  }

  private async offer(book: Book, now: number): Promise<boolean> {
    const { store, confirm, log } = this.parts;
    const { db } = store;
    const groups = match(book.waiting(now), now, this.apart);
    for (const group of groups) {
      const table = newTableId();
      const body = JSON.stringify(seatingOf(group));
      await store
        .atomically([
          db.insertInto('offers').values({ table_id: table, state: 'open', at: now, until: now + confirm, body }),
          db.insertInto('offer_seats').values(group.people.map((seek_id) => ({ seek_id, table_id: table, yes: 0 }))),
        ])
        .catch((error) => {
          if (storeTrouble(error)) throw error;
          // Another process was first with one of them.
          log.debug({ err: error }, 'an offer was made elsewhere');
        });
    }
    return groups.length > 0;
  }

  private async settle(book: Book, offer: OpenOffer, now: number): Promise<boolean> {
    const left = offer.asked.length === 0 || offer.asked.some(({ seek }) => !book.seeks.has(seek));
    const taken = !left && offer.asked.every(({ yes }) => yes);
    if (offer.state === 'open' && !left && !taken && offer.until > now) return false;
    const state = offer.state === 'open' ? await this.decide(offer.table, taken ? 'seating' : 'broken') : offer.state;
    if (state === 'seating') await this.seat(book, offer);
    else if (state === 'broken') await this.letFall(offer, now);
    return true;
  }

  /** Decided once, whichever process is first. */
  private async decide(table: string, state: 'seating' | 'broken'): Promise<string | undefined> {
    const { db } = this.parts.store;
    await db.updateTable('offers').set({ state }).where('table_id', '=', table).where('state', '=', 'open').execute();
    const now = await db.selectFrom('offers').select('state').where('table_id', '=', table).executeTakeFirst();
    return now?.state;
  }

  private async seat(book: Book, { table, seating }: OpenOffer): Promise<void> {
    const { store, hall } = this.parts;
    const { db } = store;
    // Somebody who said yes and was deleted a moment later has no seat any more.
    if (seating.seated.some((seek) => seek !== null && !book.seeks.has(seek))) {
      await db.updateTable('offers').set({ state: 'broken' }).where('table_id', '=', table).execute();
      return;
    }
    await openSought(hall, table, seating, book.seeks);
    await store.atomically([
      ...seating.seated.flatMap((seek, seat) =>
        seek === null ? [] : [db.updateTable('seeks').set({ table_id: table, seat }).where('id', '=', seek)],
      ),
      ...this.clear(table),
    ]);
  }

  /** Who had said yes keeps the place in line; who let it pass goes to its end, and at the second time out of it. */
  private async letFall({ table, at, until, asked }: OpenOffer, now: number): Promise<void> {
    const { db } = this.parts.store;
    const silent = until > now ? [] : asked.flatMap(({ seek, yes }) => (yes ? [] : [seek]));
    await this.parts.store.atomically([
      ...(silent.length === 0
        ? []
        : [
            db
              .updateTable('seeks')
              .set((set) => ({ since: now, missed: set('missed', '+', 1) }))
              .where('id', 'in', silent)
              .where('since', '<=', at),
            db.deleteFrom('seeks').where('id', 'in', silent).where('missed', '>=', MOST_MISSED),
          ]),
      ...this.clear(table),
    ]);
  }

  private clear(table: string) {
    const { db } = this.parts.store;
    return [
      db.deleteFrom('offer_seats').where('table_id', '=', table),
      db.deleteFrom('offers').where('table_id', '=', table),
    ];
  }
}

function mustBePossible(wish: Wish, account: string | undefined): void {
  if (choicesOf(wish).length === 0) {
    throw new Refusal('bad-wish', 'None of these games is played with so many.');
  }
  if (wish.rated && account === undefined) {
    throw new Refusal('not-logged-in', 'Log in to play rated games.');
  }
}
