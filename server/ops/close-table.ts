import type { Store } from '../store/store.ts';
import { toRow } from '../tables/entry.ts';

/**
 * Closes a table by a line in its own log, as every deed is: a process that has it open and wanted to write there finds the place taken and
 * reads that it is closed. False where somebody did something at the table meanwhile. What else belongs to it happens with it or not at all.
 */
export async function closeTable(
  store: Store,
  table: string,
  last: number,
  now: number,
  also: Parameters<Store['atomically']>[0] = [],
): Promise<boolean> {
  const seq = last + 1;
  const { db } = store;
  try {
    await store.atomically([
      db.insertInto('entries').values(toRow(table, { seq, at: now, action: null, deed: { kind: 'expire' } })),
      db.updateTable('tables').set({ status: 'expired', updated: now, seq, wake_at: null }).where('id', '=', table),
      ...also,
    ]);
    return true;
  } catch (error) {
    const taken = await db
      .selectFrom('entries')
      .select('kind')
      .where('table_id', '=', table)
      .where('seq', '=', seq)
      .executeTakeFirst();
    if (taken) return false;
    throw error;
  }
}
