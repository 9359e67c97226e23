import { Refusal } from '#kernel';
import type { EntryRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { fromRow } from '../tables/entry.ts';
import { readyToFollow } from '../tables/hall.ts';
import { Sitting } from '../tables/sitting.ts';

/** Replays every running table with the rules of this program and compares every position. */
export async function checkTables(
  store: Store,
): Promise<{ checked: number; broken: { table: string; why: string }[] }> {
  const tables = await store.db
    .selectFrom('tables')
    .select('id')
    .where('status', 'not in', ['over', 'expired'])
    .execute();
  const broken: { table: string; why: string }[] = [];
  for (const { id } of tables) {
    const rows = await store.db.selectFrom('entries').selectAll().where('table_id', '=', id).orderBy('seq').execute();
    try {
      await replayed(id, rows);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      broken.push({ table: id, why: error.message });
    }
  }
  return { checked: tables.length, broken };
}

/** A table replayed from its rows; throws where a position differs. */
export async function replayed(table: string, rows: readonly EntryRow[]): Promise<Sitting> {
  const entries = rows.map(fromRow);
  if (entries.length > 0) await readyToFollow(entries[0].deed);
  return Sitting.from(table, entries);
}
