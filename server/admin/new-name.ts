import { calledOtherwise } from '../accounts/erasure.ts';
import { type Tenure, tenuresOf } from '../accounts/tenure.ts';
import type { Store } from '../store/store.ts';
import { type Entry, toRow } from '../tables/entry.ts';
import { houseTime } from '../time.ts';

const MOST_TRIES = 8;

/** An account has another name: its seats say so, by a line in each log, and so does what was made from the logs. */
export async function callOtherwise(store: Store, account: string, name: string): Promise<void> {
  for (const tenure of await tenuresOf(store, account)) {
    if (tenure.to) continue;
    await sayInLog(store, tenure, account, name);
    await sayInProjections(store, tenure, name);
  }
}

/** Somebody may be playing there: then the next place in the log is tried. */
async function sayInLog(store: Store, { table, seat, named }: Tenure, account: string, name: string): Promise<void> {
  const { db } = store;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const now = await db
      .selectFrom('entries')
      .select((e) => [
        e.fn.max('seq').as('seq'),
        e.fn.max('at').as('at'),
        e.fn
          .max('seq')
          .filterWhere('seat', '=', seat)
          .filterWhere('kind', 'in', ['join', 'claim', 'leave', 'forget'])
          .as('named'),
      ])
      .where('table_id', '=', table)
      .executeTakeFirstOrThrow();
    // Whoever sits there now is somebody else.
    if (Number(now.named) !== named.at(-1)!.seq) return;
    const at = Math.max(Number(now.at), houseTime.now());
    const entry: Entry = { seq: Number(now.seq) + 1, at, action: null, deed: { kind: 'claim', seat, account, name } };
    if (await store.append(toRow(table, entry))) return;
  }
}

async function sayInProjections(store: Store, { table, seat }: Tenure, name: string): Promise<void> {
  const { db } = store;
  const lobby = await db.selectFrom('tables').select('summary').where('id', '=', table).executeTakeFirst();
  const filed = await db.selectFrom('records').select('record').where('table_id', '=', table).executeTakeFirst();
  await store.atomically([
    ...(lobby
      ? [
          db
            .updateTable('tables')
            .set({ summary: calledOtherwise(lobby.summary, 'seats', seat, { name }) })
            .where('id', '=', table),
        ]
      : []),
    ...(filed
      ? [
          db
            .updateTable('records')
            .set({ record: calledOtherwise(filed.record, 'players', seat, { name }) })
            .where('table_id', '=', table),
        ]
      : []),
    db.updateTable('chat').set({ name }).where('table_id', '=', table).where('seat', '=', seat),
    db.updateTable('finished_seats').set({ name }).where('table_id', '=', table).where('seat', '=', seat),
  ]);
}
