import { sql } from 'kysely';
import { accountInBody, NAMING } from '../store/naming-entries.ts';
import type { EntryRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

/** An account's time on one seat: the entries between, and those among them that say who it is. */
export interface Tenure {
  readonly table: string;
  readonly seat: number;
  readonly from: { readonly seq: number; readonly at: number };
  /** Not yet, where it still sits. */
  to?: { readonly seq: number; readonly at: number };
  readonly named: EntryRow[];
}

/**
 * Where an account sat, as the logs tell: today, before it left, as a guest before it was an account, and in every rematch.
 * Seats need no rules of a game, so tables that wait for other rules are found as well.
 */
export async function tenuresOf(store: Store, account: string): Promise<Tenure[]> {
  const { db } = store;
  const tables = await db
    .selectFrom('entries')
    .select('table_id')
    .distinct()
    .where(sql<boolean>`kind in (${sql.raw(NAMING)})`)
    .where(accountInBody(store.kind), '=', account)
    .execute();
  const found: Tenure[] = [];
  for (const { table_id } of tables) {
    const rows = await db
      .selectFrom('entries')
      .selectAll()
      .where('table_id', '=', table_id)
      .where('kind', 'in', ['join', 'claim', 'leave', 'forget'])
      .orderBy('seq')
      .execute();
    found.push(...tenuresIn(table_id, rows, account));
  }
  return found;
}

function tenuresIn(table: string, rows: readonly EntryRow[], account: string): Tenure[] {
  const sitting = new Map<number, { tenure: Tenure; account: unknown }>();
  const all: { tenure: Tenure; account: unknown }[] = [];
  for (const row of rows) {
    const { seq, at } = row;
    const seat = row.seat!;
    if (row.kind === 'claim') {
      const now = sitting.get(seat);
      now?.tenure.named.push(row);
      if (now) now.account = JSON.parse(row.body).account;
      continue;
    }
    const before = sitting.get(seat);
    if (before) before.tenure.to = { seq, at };
    sitting.delete(seat);
    if (row.kind !== 'join') continue;
    const now = {
      tenure: { table, seat, from: { seq, at }, named: [row] } satisfies Tenure as Tenure,
      account: JSON.parse(row.body).account,
    };
    sitting.set(seat, now);
    all.push(now);
  }
  return all.filter((one) => one.account === account).map(({ tenure }) => tenure);
}
