import type { Status } from '#wire';
import type { Log } from '../ops/log.ts';
import type { TableRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { Sitting } from './sitting.ts';
import { summaryOf } from './summary.ts';

const EVERY_MS = 1000;
/** How many rows one statement writes. */
const LOT = 50;
/**
 * The row of a table under way changes with every turn, so it may wait: each time only one lot of these is written, or
 * this part of them if there are very many. None waits longer than so many times.
 */
const ROUNDS = 15;

/** A table whose row is out of date. */
interface Dirty {
  readonly sitting: Sitting;
  /** How long its log was when that was noticed. */
  readonly seq: number;
  /** When some process must look after the table next; asked when the row is written. */
  wakeAt(): number | null;
}

/**
 * Keeps the lobby's rows: a projection of the logs, written a little later and many at once. A crash in between loses nothing;
 * rows that lag behind their log are found and mended (`neglected`).
 */
export class Projector {
  private readonly store: Store;
  private readonly log: Log;
  private readonly seated: (sittings: readonly Sitting[]) => Promise<void>;
  private readonly dirty = new Map<string, Dirty>();
  private readonly timer: NodeJS.Timeout;
  private writing: Promise<void> = Promise.resolve();
  private readonly written = new WeakMap<Sitting, { readonly status: Status; readonly seq: number }>();

  constructor({ store, log, seated }: { store: Store; log: Log; seated(sittings: readonly Sitting[]): Promise<void> }) {
    this.store = store;
    this.log = log;
    this.seated = seated;
    this.timer = setInterval(() => {
      this.flush(false).catch((error) => this.log.error({ err: error }, 'the lobby could not be written'));
    }, EVERY_MS);
    this.timer.unref();
  }

  /** Its row is out of date. It is made only when it is written, a second later: most tables change again before that. */
  changed(sitting: Sitting, wakeAt: () => number | null): void {
    this.dirty.set(sitting.table, { sitting, seq: sitting.seq, wakeAt });
  }

  rowOf(sitting: Sitting, wakeAt: number | null): TableRow {
    const { table, opening, status, opened, at, seq } = sitting;
    return {
      id: table,
      game: opening.game,
      status,
      listed: opening.listed ? 1 : 0,
      opened,
      updated: at,
      seq,
      wake_at: wakeAt,
      summary: JSON.stringify(summaryOf(sitting)),
    };
  }

  /** Which account sits where. */
  seatQueries({ table, chairs }: Sitting) {
    const { db } = this.store;
    const rows = chairs.flatMap(({ holder }, seat) =>
      holder?.account === undefined ? [] : [{ table_id: table, seat, account_id: holder.account }],
    );
    const cleared = db.deleteFrom('seats').where('table_id', '=', table);
    return rows.length > 0 ? [cleared, db.insertInto('seats').values(rows)] : [cleared];
  }

  /** Writes what is due: everything, or only what people in the lobby wait for. */
  flush(everything = true): Promise<void> {
    this.writing = this.writing.catch(() => undefined).then(() => this.write(everything));
    return this.writing;
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async write(everything: boolean): Promise<void> {
    // A deed that is not yet committed, or the end of a game whose record is not yet kept, is not for the lobby.
    const dirty = [...this.dirty.values()].filter(({ sitting, seq }) => sitting.seq === seq);
    const awaited = ({ sitting }: Dirty): boolean =>
      everything || sitting.status !== 'playing' || this.written.get(sitting)?.status !== 'playing';
    // Those that have waited longest come first.
    const others = dirty.filter((one) => !awaited(one)).slice(0, Math.max(LOT, Math.ceil(dirty.length / ROUNDS)));
    const all = [...dirty.filter(awaited), ...others];
    for (const { sitting } of all) this.dirty.delete(sitting.table);
    for (let i = 0; i < all.length; i += LOT) {
      await this.writeLot(all.slice(i, i + LOT)).catch((error) => {
        // What was not written is due again, unless it has changed since.
        for (const one of all.slice(i)) {
          const { table } = one.sitting;
          if (!this.dirty.has(table)) this.dirty.set(table, one);
        }
        throw error;
      });
    }
  }

  private async writeLot(some: readonly Dirty[]): Promise<void> {
    const seated = some.filter(({ sitting }) => sitting.seatsChanged(this.written.get(sitting)?.seq ?? 0));
    const now = some.map(({ sitting }) => ({ sitting, status: sitting.status, seq: sitting.seq }));
    const rows = some.map(({ sitting, wakeAt }) => this.rowOf(sitting, wakeAt()));
    await this.store.atomically([
      this.store.db
        .insertInto('tables')
        .values(rows.sort((a, b) => (a.id < b.id ? -1 : 1)))
        .onConflict((conflict) =>
          conflict
            .column('id')
            .doUpdateSet((set) => ({
              status: set.ref('excluded.status'),
              updated: set.ref('excluded.updated'),
              seq: set.ref('excluded.seq'),
              wake_at: set.ref('excluded.wake_at'),
              summary: set.ref('excluded.summary'),
            }))
            // A process that is behind does not overwrite one that is ahead.
            .whereRef('excluded.seq', '>=', 'tables.seq'),
        ),
      ...seated.flatMap(({ sitting }) => this.seatQueries(sitting)),
    ]);
    for (const { sitting, status, seq } of now) this.written.set(sitting, { status, seq });
    // Nothing here waits for it: it may act at these very tables.
    this.seated(seated.map(({ sitting }) => sitting)).catch((error) =>
      this.log.warn({ err: error }, 'who has sat down was not greeted'),
    );
  }
}

/** Tables whose row has lagged behind the log since before a time: their process ended before it wrote the row. */
export async function neglected(store: Store, before: number): Promise<string[]> {
  const rows = await store.db
    .selectFrom('tables')
    .select('id')
    .where('status', 'not in', ['over', 'expired'])
    .where((where) =>
      where.exists(
        where
          .selectFrom('entries')
          .select('entries.seq')
          .whereRef('entries.table_id', '=', 'tables.id')
          .whereRef('entries.seq', '>', 'tables.seq')
          .where('entries.at', '<=', before),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes tables over that should have been woken by now; in each process others. */
export async function overdue(store: Store, before: number, lease: number): Promise<string[]> {
  let due = store.db.selectFrom('tables').select('id').where('wake_at', '<=', before).orderBy('wake_at').limit(100);
  if (store.kind === 'postgres') due = due.forUpdate().skipLocked();
  const rows = await store.db
    .updateTable('tables')
    .set({ wake_at: lease })
    .where('id', 'in', due)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
