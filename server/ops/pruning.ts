import { sql } from 'kysely';
import type { Store } from '../store/store.ts';
import { closeTable } from './close-table.ts';

const DAY_MS = 86_400_000;
/** A table that was closed is kept this long, so that every process has seen that it is. */
const CLOSED_MS = DAY_MS;
/** So many rows go in one statement. */
const LOT = 500;

/** How many days what has ended is kept; what is not named is kept for ever. */
export interface Keeping {
  /** The log, chat and notes of a finished table. Its record stays: it can be replayed, and ratings stand on it. */
  readonly finished?: number;
  /** A table that was begun, or opened, and that nobody has touched. */
  readonly abandoned?: number;
  /** Notices of tables that have ended. */
  readonly notices?: number;
}

export interface Pruned {
  /** Tables that take no deed any more from now on; the next run a day later removes them. */
  readonly closed: number;
  readonly removed: number;
  readonly notices: number;
}

interface Manner {
  readonly now: number;
  /** Counts, and changes nothing. */
  readonly dry: boolean;
  /** Called after each table; true ends the run. What was done stays done. */
  readonly interrupted?: (done: number, of: number) => Promise<boolean>;
}

/**
 * Clears away what nobody needs any more, also while the house serves. A table is first closed by a line in its own log, as
 * every deed is: a process that has it open and wanted to write there finds the place taken and reads that it is closed.
 */
export async function prune(store: Store, keeping: Keeping, manner: Manner): Promise<Pruned> {
  const notices = await pruneNotices(store, keeping, manner);
  const toClose = await untouched(store, keeping, manner.now);
  const toRemove = await closedBefore(store, manner.now - CLOSED_MS);
  const all = toClose.length + toRemove.length;
  let closed = 0;
  let removed = 0;
  for (const table of toRemove) {
    if (!manner.dry) await remove(store, table);
    removed++;
    if (await manner.interrupted?.(removed, all)) return { closed, removed, notices };
  }
  for (const { id, seq } of toClose) {
    if (manner.dry || (await closeTable(store, id, seq, manner.now))) closed++;
    if (await manner.interrupted?.(removed + closed, all)) break;
  }
  return { closed, removed, notices };
}

interface Untouched {
  readonly id: string;
  /** The last line of its log. */
  readonly seq: number;
}

/** By the log, not by the row: that may lag behind. */
async function untouched({ db }: Store, { finished, abandoned }: Keeping, now: number): Promise<readonly Untouched[]> {
  const since = (days: number | undefined): number => (days === undefined ? -1 : now - days * DAY_MS);
  const rows = await db
    .selectFrom('tables')
    .innerJoin('entries', 'entries.table_id', 'tables.id')
    .select(['tables.id', 'tables.status'])
    .select((select) => [select.fn.max('entries.seq').as('seq'), select.fn.max('entries.at').as('at')])
    .where('tables.status', '!=', 'expired')
    .where('tables.updated', '<=', Math.max(since(finished), since(abandoned)))
    .groupBy(['tables.id', 'tables.status'])
    .execute();
  return rows.flatMap(({ id, status, seq, at }) =>
    Number(at) <= since(status === 'over' ? finished : abandoned) ? [{ id, seq: Number(seq) }] : [],
  );
}

async function closedBefore({ db }: Store, before: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where('status', '=', 'expired')
    .where('updated', '<=', before)
    .execute();
  return rows.map(({ id }) => id);
}

async function remove(store: Store, table: string): Promise<void> {
  const { db } = store;
  const channels = db.selectFrom('channels').select('id').where('owner', 'like', `seat:${table}:%`);
  await store.atomically([
    db.deleteFrom('notices').where('channel_id', 'in', channels),
    db.deleteFrom('channels').where('owner', 'like', `seat:${table}:%`),
    db.deleteFrom('invitations').where('table_id', '=', table),
    db.deleteFrom('seats').where('table_id', '=', table),
    db.deleteFrom('chat').where('table_id', '=', table),
    db.deleteFrom('notes').where('table_id', '=', table),
    db.deleteFrom('prepared_turns').where('table_id', '=', table),
    db.deleteFrom('entries').where('table_id', '=', table),
    db.deleteFrom('tables').where('id', '=', table),
  ]);
}

/** Those of tables that go on are kept, however old: that a notice is there is what keeps it from being sent again. */
async function pruneNotices({ db }: Store, { notices }: Keeping, { now, dry }: Manner): Promise<number> {
  if (notices === undefined) return 0;
  const old = await db
    .selectFrom('notices')
    .select('id')
    .where('at', '<=', now - notices * DAY_MS)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('tables')
            .select('tables.id')
            .where('status', 'not in', ['over', 'expired'])
            .where(sql<boolean>`notices.id like tables.id || '/%'`),
        ),
      ),
    )
    .execute();
  for (let i = 0; i < old.length && !dry; i += LOT) {
    const lot = old.slice(i, i + LOT).map(({ id }) => id);
    await db.deleteFrom('notices').where('id', 'in', lot).execute();
  }
  return old.length;
}
