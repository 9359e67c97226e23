import { openGameOf } from '#games';
import { Refusal, recordOf } from '#kernel';
import type { ChatLine } from '#wire';
import type { BotPool } from '../bots/pool.ts';
import type { Bus, BusMessage } from '../bus/bus.ts';
import { type Caller, OURSELVES } from '../load/caller.ts';
import { charged } from '../load/charged.ts';
import { Lane } from '../load/lane.ts';
import { type Payer, type Purse, THE_HOUSE } from '../load/purse.ts';
import type { Log } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { EntryRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { storeTrouble } from '../store/trouble.ts';
import { houseTime } from '../time.ts';
import { Alarms } from './alarms.ts';
import { Attendance } from './attendance.ts';
import { promise } from './beginning.ts';
import { BotTurns } from './bot-turns.ts';
import { type Deed, type Entry, fromRow, toRow } from './entry.ts';
import type { Rank } from './line.ts';
import { Pasts, type Position } from './past.ts';
import { type Guest, Place } from './place.ts';
import { PreparedTurns } from './prepared-turns.ts';
import { Projector } from './projector.ts';
import { Recovery } from './recovery.ts';
import { Sitting } from './sitting.ts';
import { unwrittenLog } from './written-log.ts';

export interface HallParts {
  readonly store: Store;
  readonly bus: Bus;
  readonly bots: BotPool;
  /** Milliseconds people get to see each step of a bot. */
  readonly botPace: number;
  readonly botPurses: { readonly watched: Purse; readonly unwatched: Purse };
  /** How long a bot of another process may take before somebody here looks after it. */
  readonly botPatience: number;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Milliseconds, as `Patience` explains them. */
  readonly notifyAfter: number;
  readonly remindBefore: number;
  readonly expireAfter: number;
  readonly processId: string;
  /** A seat owes a decision and nobody is looking; or its time is running out. */
  tell(kind: 'notify' | 'remind', sitting: Sitting, seat: number): Promise<void>;
  /** A table is over; may be told twice. */
  over(sitting: Sitting): Promise<void>;
  /** Accounts that do not want to hear what an account says. */
  deafTo(account: string): Promise<ReadonlySet<string>>;
  /** Somebody sat down at these tables, and it is written down; may be told twice. */
  seated(sittings: readonly Sitting[]): Promise<void>;
}

/** How many requests of each rank may wait at one table. */
const MOST_IN_LINE = 200;
/** How many entries of a log are read at one go. */
const LOT = 500;
/** What fetching one of them costs, in milliseconds. */
const ROW_MS = 0.01;
const MOST_TRIES = 8;
const IDLE_MS = 5 * 60_000;
const MOST_ASKED = 300;
/** Where others write into the same store, a table that was not compared with its log for this long is compared first. */
const FRESH_MS = 2000;
/** Tables with guests are compared this often, so that hardly anybody has to wait for it. */
const COMPARE_MS = 900;
const NEVER = (): null => null;

/** All tables of this process. Whatever happens at a table goes through here: in line, into the log, then to everybody. */
export class Hall {
  private readonly parts: HallParts;
  private readonly places = new Map<string, Place>();
  private readonly projector: Projector;
  private readonly botTurns: BotTurns;
  /** What people prepared for when their turn comes. */
  readonly prepared: PreparedTurns;
  private readonly attendance: Attendance;
  private readonly alarms: Alarms;
  private readonly recovery: Recovery;
  private readonly lane = new Lane();
  private readonly pasts: Pasts;
  private draining = false;

  constructor(parts: HallParts) {
    this.parts = parts;
    this.projector = new Projector(parts);
    this.pasts = new Pasts((table, after, payer, take) => this.readAll(table, after, payer, take));
    this.attendance = new Attendance(parts.bus, parts.processId);
    this.botTurns = new BotTurns({
      bots: parts.bots,
      log: parts.log,
      pace: parts.botPace,
      watched: (place) => this.attendance.watched(place),
      purses: parts.botPurses,
      act: (table, action, decide, caller) => this.act(table, action, decide, caller),
    });
    this.prepared = new PreparedTurns({
      store: parts.store,
      log: parts.log,
      act: (table, action, decide) => this.act(table, action, decide),
      look: (table, see, caller) => this.look(table, see, caller),
    });
    this.alarms = new Alarms({
      ...parts,
      attendance: this.attendance,
      act: (table, action, decide) => this.act(table, action, decide),
      look: (table, see) => this.look(table, see),
      // What an alarm brought to its end was filed when that was done.
      goOn: (place, sitting) => {
        if (place.keeper && sitting.status !== 'over') this.lookAfter(place, sitting);
        else this.goOn(place, sitting);
      },
    });
    this.recovery = new Recovery({ log: parts.log, goOn: (place) => this.resume(place) });
    parts.bus.listen(
      (message) => this.hear(message),
      () => this.missed(),
    );
  }

  /** Opens a table with its first deeds. */
  async open(table: string, deeds: readonly Deed[]): Promise<Sitting> {
    const place = this.place(table);
    return place.line.join('deed', async () => {
      await readyToFollow(deeds[0]);
      const sitting = new Sitting(table);
      const rows = deeds.map((deed) => toRow(table, this.perform(sitting, deed, null)));
      const { db } = this.parts.store;
      const first = this.projector.rowOf(sitting, this.alarms.wakeAt(place, sitting));
      await this.parts.store.atomically([
        db.insertInto('entries').values(rows),
        db.insertInto('tables').values(first),
        ...this.projector.seatQueries(sitting),
      ]);
      place.sitting = sitting;
      this.committed(place, sitting);
      return sitting;
    });
  }

  /**
   * Does one deed: decided on the table as it stands, committed, then shown. The same action is never done twice; it gives
   * its place in the log again.
   */
  async act(
    table: string,
    action: string | null,
    decide: (sitting: Sitting) => Deed,
    caller = OURSELVES,
  ): Promise<Done> {
    if (this.draining) throw new Refusal('draining', 'This process is going away; connect again.');
    const place = this.place(table);
    return this.join(place, 'deed', caller, () => this.actInLine(place, action, decide, caller));
  }

  private join<T>({ line }: Place, rank: Rank, caller: Caller, job: () => Promise<T>): Promise<T> {
    if (caller !== OURSELVES && line.waiting(rank) >= MOST_IN_LINE) {
      throw new Refusal('too-many-requests', 'Too many wait at this table.');
    }
    return line.join(rank, job);
  }

  private async actInLine(
    place: Place,
    action: string | null,
    decide: (sitting: Sitting) => Deed,
    { payer }: Caller,
  ): Promise<Done> {
    let unsure = false;
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const sitting = await this.load(place, payer);
      const before = action === null ? undefined : sitting.taken(action);
      if (before !== undefined) return { seq: before, sitting };
      let deed: Deed;
      try {
        deed = charged(payer, () => decide(sitting));
      } catch (error) {
        // Another process may have written what would allow it, a moment ago: nobody is refused by a table as it stood before that.
        if (error instanceof Refusal && (await this.hasMoved(place))) continue;
        throw error;
      }
      let entry: Entry;
      try {
        entry = charged(payer, () => this.perform(sitting, deed, action));
      } catch (error) {
        // A refusal left the sitting as it was; after anything else it is read again from the log.
        if (!(error instanceof Refusal)) place.sitting = undefined;
        throw error;
      }
      const row = toRow(place.table, entry);
      let added: boolean;
      try {
        added = await this.parts.store.append(row);
      } catch (error) {
        // Only the log tells whether it was kept. A deed with an action can be found there, so it may be tried once more.
        place.sitting = undefined;
        this.recovery.add(place);
        if (unsure || action === null || storeTrouble(error)?.code !== 'store-away') throw error;
        unsure = true;
        continue;
      }
      if (added) {
        // A secret does not travel: who needs it reads it in the store.
        const sent = deed.kind === 'promise' ? {} : { row };
        this.parts.bus.publish({ about: 'entry', table: place.table, seq: entry.seq, ...sent });
        this.committed(place, sitting);
        return { seq: entry.seq, sitting };
      }
      // Another process was first: read on and decide again.
      this.parts.metrics.conflicts.inc();
      place.sitting = undefined;
      await this.load(place, payer);
      this.showGuests(place);
    }
    throw new Refusal('stale', 'The table has moved on; look again.');
  }

  /** Has another process written to the log since we read it? */
  private async hasMoved(place: Place): Promise<boolean> {
    const { sitting } = place;
    if (!sitting || this.parts.store.kind === 'sqlite') return false;
    const { seq } = sitting;
    await this.readOn(place);
    return place.sitting?.seq !== seq;
  }

  /** A deed could not be kept, or so it seemed: the table goes on from its log, and everybody sees what stands there. */
  private resume({ table }: Place): Promise<void> {
    return this.look(table, (sitting, place) => {
      this.parts.bus.publish({ about: 'entry', table, seq: sitting.seq });
      this.showGuests(place);
      this.lookAfter(place, sitting);
    });
  }

  /** Looks at a table, after everything that waits before. */
  async look<T>(
    table: string,
    see: (sitting: Sitting, place: Place) => T | Promise<T>,
    caller = OURSELVES,
  ): Promise<T> {
    const place = this.place(table);
    return this.join(place, caller.seated ? 'player' : 'passer-by', caller, async () => {
      const sitting = await this.load(place, caller.payer);
      return charged(caller.payer, () => see(sitting, place));
    });
  }

  /** A table as it was at an entry of its log; beyond its end, as it is. */
  async past(table: string, at: number, caller: Caller): Promise<Position> {
    const seq = await this.look(table, (sitting) => Math.min(Math.max(1, at), sitting.seq), caller);
    return this.pasts.at(table, seq, caller.payer);
  }

  /** A log that was never written for a viewer is written bit by bit, before somebody asks for much of it at once. */
  async writeAhead(table: string, viewerIn: (sitting: Sitting) => number, from: number, caller: Caller): Promise<void> {
    const unwritten = (sitting: Sitting) => unwrittenLog(sitting, viewerIn(sitting), from);
    const steps = await this.look(table, unwritten, caller);
    if (steps) await this.lane.run(caller.payer, steps);
  }

  enter(place: Place, guest: Guest): void {
    place.guests.add(guest);
    this.guestsChanged(place);
  }

  leave(table: string, guest: Guest): void {
    const place = this.places.get(table);
    if (place?.guests.delete(guest)) this.guestsChanged(place);
  }

  /** Somebody came, went, looked up or away. */
  presenceChanged(table: string): void {
    const place = this.places.get(table);
    if (place) this.guestsChanged(place);
  }

  /** Is the player of a seat connected, by way of any process? */
  async isHere(table: string, seat: number): Promise<boolean> {
    return (await this.attendance.askedOf(this.place(table))).here.includes(seat);
  }

  /** How many watch a table, as far as this process has heard. */
  watchersAt(table: string): number {
    const place = this.places.get(table);
    return place ? this.attendance.of(place).watching : 0;
  }

  chatted(table: string, line: ChatLine): void {
    this.parts.bus.publish({ about: 'chat', table, n: line.n });
    this.showChat(table, line).catch((error) => this.parts.log.warn({ table, err: error }, 'a word was not shown'));
  }

  /** Looks after tables that nobody looks after: bots to move, clocks to strike, rows of the lobby to mend. */
  async tend(tables: readonly string[]): Promise<void> {
    for (const table of tables) {
      await this.look(table, (sitting, place) => this.lookAfter(place, sitting)).catch((error) => {
        const gone = this.places.get(table)?.sitting;
        if (gone?.status === 'expired') this.projector.changed(gone, NEVER);
        else if (!(error instanceof Refusal)) this.parts.log.error({ table, err: error }, 'a table cannot be tended');
        else this.parts.log.warn({ table, code: error.code }, 'a table cannot go on');
      });
    }
  }

  /** Reads on at tables that have fallen behind, of those somebody is connected to or of all: heals lost wake-ups. */
  async catchUp(all = false): Promise<void> {
    const watched = [...this.places.values()].filter(
      (place) => (all || place.guests.size > 0) && place.sitting && !comparedWithin(place, COMPARE_MS),
    );
    for (let i = 0; i < watched.length; i += MOST_ASKED) {
      const some = watched.slice(i, i + MOST_ASKED);
      const asked = performance.now();
      const last = await this.parts.store.db
        .selectFrom('tables')
        .select([
          'id',
          (e) =>
            e
              .selectFrom('entries')
              .whereRef('table_id', '=', 'tables.id')
              .select((m) => m.fn.max('seq').as('seq'))
              .as('seq'),
        ])
        .where(
          'id',
          'in',
          some.map(({ table }) => table),
        )
        .execute();
      const seqs = new Map(last.map(({ id, seq }) => [id, seq]));
      for (const place of some) {
        if ((seqs.get(place.table) ?? 0) <= (place.sitting?.seq ?? 0)) place.comparedAt = asked;
        else await place.line.join('deed', () => this.readOn(place)).catch(() => undefined);
      }
    }
  }

  /** Forgets tables nobody has used for a while; they are read again from the log when needed. */
  sweepOut(now = performance.now()): void {
    for (const [table, place] of this.places) {
      if (place.guests.size > 0 || !place.line.empty || place.thinking.size > 0 || now - place.usedAt < IDLE_MS)
        continue;
      clearTimeout(place.timer);
      this.places.delete(table);
    }
  }

  get loaded(): number {
    return this.places.size;
  }

  get connected(): number {
    let n = 0;
    for (const place of this.places.values()) n += place.guests.size;
    return n;
  }

  /** Stops doing deeds, lets what waits finish, tells guests to connect again. */
  async drain(): Promise<void> {
    this.draining = true;
    this.recovery.stop();
    for (const place of this.places.values()) {
      clearTimeout(place.timer);
      for (const guest of place.guests) guest.drain();
    }
    await Promise.all([...this.places.values()].map(({ line }) => line.join('passer-by', async () => undefined)));
    // Rows of the lobby that cannot be written now are mended at the next start.
    await this.projector.flush().catch((error) => this.parts.log.warn({ err: error }, 'the lobby was left as it was'));
    this.projector.stop();
  }

  // --- inside -----------------------------------------------------------------------------------------------------

  private place(table: string): Place {
    let place = this.places.get(table);
    if (!place) {
      place = new Place(table);
      this.places.set(table, place);
    }
    place.usedAt = performance.now();
    return place;
  }

  private perform(sitting: Sitting, deed: Deed, action: string | null): Entry {
    const at = houseTime.atTable(sitting.table, sitting.at);
    const entry: Entry = { seq: sitting.seq + 1, at, action, deed };
    sitting.follow(entry);
    return 'hash' in deed ? { ...entry, deed: { ...deed, hash: sitting.hash() } } : entry;
  }

  private rows(table: string, after: number): Promise<EntryRow[]> {
    return this.parts.store.db
      .selectFrom('entries')
      .selectAll()
      .where('table_id', '=', table)
      .where('seq', '>', after)
      .orderBy('seq')
      .limit(LOT)
      .execute();
  }

  /** Reads the log of a table on, lot by lot and bit by bit; others have their turn in between. */
  private async readAll(table: string, after: number, payer: Payer, take: (entry: Entry) => void): Promise<number> {
    let seq = after;
    for (;;) {
      const rows = await this.rows(table, seq);
      payer.pay(rows.length * ROW_MS);
      if (rows[0]?.seq === 1) await readyToFollow(fromRow(rows[0]).deed);
      await this.lane.run(payer, eachOf(rows, take));
      seq = rows.at(-1)?.seq ?? seq;
      if (rows.length < LOT) return seq - after;
    }
  }

  private async load(place: Place, payer = THE_HOUSE): Promise<Sitting> {
    if (place.sitting && !this.isFresh(place)) await this.readOn(place);
    if (place.sitting) return stillThere(place.sitting);
    const asked = performance.now();
    const sitting = new Sitting(place.table);
    const read = await this.readAll(place.table, 0, payer, (entry) => sitting.follow(entry));
    if (read === 0) {
      this.places.delete(place.table);
      throw unknownTable(place.table);
    }
    await this.upgrade(sitting);
    place.sitting = sitting;
    place.comparedAt = asked;
    return stillThere(sitting);
  }

  /** A store of our own is written by nobody else. In a shared one another process may have written, and its message may be lost. */
  private isFresh(place: Place): boolean {
    return this.parts.store.kind === 'sqlite' || comparedWithin(place, FRESH_MS);
  }

  /**
   * A running table whose log replays identically with newer rules moves on to them; one that still waits from before seats had a part in
   * the draws gets a promise like any other. The log says so.
   */
  private async upgrade(sitting: Sitting): Promise<void> {
    const { status, shuffle, rules } = sitting;
    if (status === 'over' || status === 'expired') return;
    const { version } = rules;
    if (sitting.version !== version) await this.appendTo(sitting, { kind: 'upgrade', version });
    if (status === 'waiting' && !shuffle) await this.appendTo(sitting, promise());
  }

  private async appendTo(sitting: Sitting, deed: Deed): Promise<void> {
    const entry = this.perform(sitting, deed, null);
    if (!(await this.parts.store.append(toRow(sitting.table, entry)))) {
      throw new Refusal('stale', 'The table has moved on; look again.');
    }
  }

  /** Takes in what another process did: the line it sent, if that is the next one, or what the store has. */
  private async readOn(place: Place, sent?: EntryRow): Promise<void> {
    const { sitting } = place;
    if (!sitting || (sent && sent.seq <= sitting.seq)) return;
    const follow = (entry: Entry): void => {
      try {
        sitting.follow(entry);
      } catch (error) {
        place.sitting = undefined;
        throw error;
      }
    };
    if (sent?.seq === sitting.seq + 1) follow(fromRow(sent));
    else {
      const asked = performance.now();
      const read = await this.readAll(place.table, sitting.seq, THE_HOUSE, follow);
      place.comparedAt = asked;
      if (read === 0) return;
    }
    // Somebody else did these, and looks after the table from now on.
    place.keeper = false;
    clearTimeout(place.timer);
    this.showGuests(place);
    this.goOn(place, sitting);
  }

  private hear(message: BusMessage): void {
    if (!('table' in message)) return;
    const place = this.places.get(message.table);
    if (!place) return;
    const fail = (error: unknown): void => this.parts.log.warn({ table: message.table, err: error }, 'cannot read on');
    if (message.about === 'entry') {
      if (place.sitting) place.line.join('deed', () => this.readOn(place, message.row)).catch(fail);
    } else if (message.about === 'chat') {
      if (place.guests.size > 0) this.readChat(message.table, message.n).catch(fail);
    } else if (message.about === 'who') {
      this.attendance.answer(place);
    } else {
      this.attendance.hear(place, message);
    }
  }

  /** The bus was away: whatever was said meanwhile stands in the logs. */
  private missed(): void {
    for (const place of this.places.values()) place.comparedAt = Number.NEGATIVE_INFINITY;
    this.catchUp().catch((error) => this.parts.log.warn({ err: error }, 'cannot read on'));
    this.attendance.announce(this.places.values());
  }

  private async readChat(table: string, n: number): Promise<void> {
    const line = await this.parts.store.db
      .selectFrom('chat')
      .select(['n', 'seat', 'name', 'at', 'text'])
      .where('table_id', '=', table)
      .where('n', '=', n)
      .executeTakeFirst();
    if (line) await this.showChat(table, line);
  }

  /** To everybody at the table but those who have blocked who speaks. */
  private async showChat(table: string, line: ChatLine): Promise<void> {
    const place = this.places.get(table);
    const speaker = place?.sitting?.chairs[line.seat]?.holder?.account;
    const deaf = speaker === undefined ? undefined : await this.parts.deafTo(speaker);
    for (const guest of place?.guests ?? []) {
      const listener = place?.sitting?.chairs[guest.viewer]?.holder?.account;
      if (listener === undefined || !deaf?.has(listener)) guest.chat(line);
    }
  }

  private showGuests(place: Place): void {
    const { sitting, guests } = place;
    if (!sitting) return;
    for (const guest of guests) sitting.status === 'expired' ? guest.expired() : guest.show(sitting);
  }

  private committed(place: Place, sitting: Sitting): void {
    place.comparedAt = performance.now();
    this.parts.metrics.entries.inc();
    this.showGuests(place);
    this.lookAfter(place, sitting);
  }

  /** This process looks after the table from now on. */
  private lookAfter(place: Place, sitting: Sitting): void {
    place.keeper = true;
    if (sitting.status === 'over') this.finish(sitting);
    else this.projector.changed(sitting, () => this.alarms.wakeAt(place, sitting));
    this.goOn(place, sitting);
  }

  private finish(sitting: Sitting): void {
    // The lobby says "over" only when record and ratings are kept, so that a crash in between is mended at the next start.
    this.parts
      .over(sitting)
      .then(() => this.projector.changed(sitting, NEVER))
      .catch((error) =>
        this.parts.log.error({ table: sitting.table, err: error }, 'a finished table could not be filed'),
      );
  }

  /** Makes bots think and sets the timer of this table. */
  private goOn(place: Place, sitting: Sitting): void {
    clearTimeout(place.timer);
    if (this.draining) return;
    if (!place.keeper) {
      this.mindAbsentKeeper(place, sitting);
      return;
    }
    this.botTurns.goOn(place, sitting);
    this.prepared.goOn(place, sitting);
    this.alarms.set(place, sitting);
  }

  /** Somebody here waits for a bot of another process: if it does not move soon, that process is gone or busy. */
  private mindAbsentKeeper(place: Place, { seq }: Sitting): void {
    if (place.guests.size === 0 || place.sitting?.botTurns().length === 0) return;
    place.timer = setTimeout(() => {
      if (place.sitting?.seq !== seq || place.keeper) return;
      // A move too many is refused by the log.
      place.keeper = true;
      this.goOn(place, place.sitting);
    }, this.parts.botPatience);
    place.timer.unref();
  }

  /** Somebody came, went, looked up or away. */
  private guestsChanged(place: Place): void {
    this.attendance.changed(place);
    const { sitting } = place;
    if (!sitting) return;
    // Before the start the process with guests looks after the table, so that it is not cleared away.
    if (sitting.status === 'waiting') this.lookAfter(place, sitting);
    else this.goOn(place, sitting);
  }

  refreshPresence(): void {
    this.attendance.refresh(this.places.values());
  }
}

const comparedWithin = ({ comparedAt }: Place, ms: number): boolean => performance.now() - comparedAt < ms;

function* eachOf(rows: readonly EntryRow[], take: (entry: Entry) => void): Generator<void, void> {
  for (const row of rows) {
    take(fromRow(row));
    yield;
  }
}

interface Done {
  readonly seq: number;
  readonly sitting: Sitting;
}

export const unknownTable = (table: string): Refusal => new Refusal('unknown-table', `There is no table "${table}".`);

function stillThere(sitting: Sitting): Sitting {
  if (sitting.status !== 'expired') return sitting;
  throw new Refusal('table-expired', 'Nobody came to this table any more; it has been cleared away.');
}

/** The record of a finished table: the game's, with what proves and names it. */
/** A sitting follows its log without waiting: the figures its game is played with are made before. What is missing, it says itself. */
export async function readyToFollow(opening: Deed): Promise<void> {
  if (opening.kind === 'open') await openGameOf(opening).catch(() => undefined);
}

export function tableRecord(sitting: Sitting): object {
  const { shuffle, chairs } = sitting;
  const bots = chairs.flatMap(({ holder }, seat) => (holder?.as === 'bot' ? [seat] : []));
  return {
    ...recordOf(sitting.game!),
    table: sitting.table,
    ...(shuffle ? { fairness: shuffle.evidence(bots) } : { commitment: sitting.commitment }),
    players: sitting.chairs.map(({ holder }) => ({ name: holder!.name, kind: holder!.as })),
    result: sitting.result,
  };
}
