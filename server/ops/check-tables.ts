import { Refusal } from '#kernel';
import type { Store } from '../store/store.ts';
import { fromRow } from '../tables/entry.ts';
import { Sitting } from '../tables/sitting.ts';

/** Replays every running table with the rules of this program and compares every position. */
export async function checkTables(
  store: Store,
): Promise<{ checked: number; broken: { table: string; why: string }[] }> {
  const tables = await store.db.selectFrom('tables').select('id').where('status', '!=', 'over').execute();
  const broken: { table: string; why: string }[] = [];
  for (const { id } of tables) {
    const rows = await store.db.selectFrom('entries').selectAll().where('table_id', '=', id).orderBy('seq').execute();
    try {
      Sitting.from(id, rows.map(fromRow));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      broken.push({ table: id, why: error.message });
    }
  }
  return { checked: tables.length, broken };
}
