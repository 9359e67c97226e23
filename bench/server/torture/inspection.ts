import { openStoreOf, readConfig, replayed } from '#server/keeping.ts';
import type { Watched } from './tables.ts';

interface Found {
  /** Log entries that were replayed to their hashes. */
  replayed: number;
  unanswered: number;
  /** Of those the ones that were committed all the same. */
  committed: number;
}

/** Reads the store behind the server's back: what was acknowledged is there, in its place, once; every log replays to its hashes. */
export async function inspect(
  settings: Readonly<Record<string, string>>,
  tables: readonly Watched[],
  faults: string[],
): Promise<Found> {
  const found = { replayed: 0, unanswered: 0, committed: 0 };
  const store = await openStoreOf(readConfig({}, settings));
  try {
    for (const { table, acknowledged, pending } of tables) {
      const rows = await store.db
        .selectFrom('entries')
        .selectAll()
        .where('table_id', '=', table)
        .orderBy('seq')
        .execute();
      const places = new Map(rows.map((row) => [row.action, row]));
      const played = rows.filter(({ action }) => action !== null);
      if (new Set(played.map(({ action }) => action)).size !== played.length) faults.push(`${table}: an action twice`);
      if (rows.some(({ at }, i) => i > 0 && at < rows[i - 1].at)) faults.push(`${table}: its times go back`);
      for (const { action, seat, move, seq } of acknowledged) {
        const row = places.get(`${seat}:${action}`);
        if (!row) faults.push(`${table}: acknowledged move ${seq} "${move}" is lost`);
        else if (row.seq !== seq || JSON.parse(row.body).move !== move) faults.push(`${table}: move ${seq} is another`);
      }
      if (pending) {
        found.unanswered++;
        if (places.has(`${pending.seat}:${pending.action}`)) found.committed++;
      }
      try {
        // Compares the hash after every move.
        await replayed(table, rows);
        found.replayed += rows.length;
      } catch (error) {
        faults.push(`${table}: does not replay: ${error}`);
      }
    }
  } finally {
    await store.close();
  }
  return found;
}
