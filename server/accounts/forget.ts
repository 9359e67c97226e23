import { Refusal } from '#kernel';
import type { Store } from '../store/store.ts';
import { type Entry, toRow } from '../tables/entry.ts';
import type { Hall } from '../tables/hall.ts';
import type { Forget } from './erasure.ts';

/** A table that says so takes the deed in a moment; one that says anything else never will, and is scrubbed all the same. */
const LATER: ReadonlySet<string> = new Set(['draining', 'too-many-requests', 'stale', 'store-away', 'no-room']);

/** At a table of a running house: everybody there sees the name go. */
export const forgetIn =
  (hall: Hall): Forget =>
  async (table, seat, account) => {
    try {
      await hall.act(table, null, ({ chairs }) => {
        if (chairs[seat]?.holder?.account === account) return { kind: 'forget', seat };
        throw new Refusal('no-seat', 'This seat is somebody else’s.');
      });
      return 'done';
    } catch (error) {
      return error instanceof Refusal && !LATER.has(error.code) ? 'never' : 'later';
    }
  };

/** In a log that was just restored: nobody is at the table. */
export const forgetAtRest =
  (store: Store): Forget =>
  async (table, seat) => {
    const last = await store.db
      .selectFrom('entries')
      .select(['seq', 'at'])
      .where('table_id', '=', table)
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const entry: Entry = { seq: last.seq + 1, at: last.at, action: null, deed: { kind: 'forget', seat } };
    return (await store.append(toRow(table, entry))) ? 'done' : 'later';
  };
