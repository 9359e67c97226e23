import { placeOf } from '#kernel';
import { type Belief, type RatingRow, rate, type Sitting, type Store, UNRATED } from '#server/keeping.ts';
import type { Day } from './day.ts';

const SAME = 1e-9;

/** Every rated game is counted once, and what is believed follows from the results. */
export async function inspectRatings(day: Day, { db }: Store, tables: ReadonlyMap<string, Sitting>): Promise<void> {
  const rows = await db.selectFrom('rating_changes').selectAll().orderBy('games').execute();
  const byTable = new Map<string, RatingRow[]>();
  for (const row of rows) byTable.set(row.table_id, [...(byTable.get(row.table_id) ?? []), row]);
  for (const [id, sitting] of tables) {
    const { opening, result, chairs } = sitting;
    if (!opening.rated || !result) continue;
    const counted = byTable.get(id);
    if (counted?.length !== chairs.length) {
      // A guest's game is not rated, whoever the guest becomes later.
      const guests = sitting.happenings.slice(0).some(({ kind }) => kind === 'claim');
      if (!guests) day.fault(`${id} is rated and has ${counted?.length ?? 0} of ${chairs.length} rows`);
      continue;
    }
    const places = chairs.map((_, seat) => placeOf(result.ranking, seat)).sort();
    if (String(places) !== String(counted.map(({ place }) => place).sort()))
      day.fault(`${id} is rated by other places`);
  }
  recount(day, byTable);
}

interface Known {
  readonly belief: Belief;
  readonly games: number;
}

/** From the first game on, in the order in which each of them had theirs. */
function recount(day: Day, left: Map<string, RatingRow[]>): void {
  const known = new Map<string, Known>();
  const keyOf = ({ game, seats, subject }: RatingRow): string => `${game} ${seats} ${subject}`;
  const isNext = (row: RatingRow, rows: readonly RatingRow[]): boolean =>
    Math.min(...rows.filter((one) => keyOf(one) === keyOf(row)).map(({ games }) => games)) ===
    (known.get(keyOf(row))?.games ?? 0) + 1;
  for (let more = true; more; ) {
    more = false;
    for (const [table, rows] of left) {
      if (!rows.every((row) => isNext(row, rows))) continue;
      const after = rate(
        rows.map((row) => known.get(keyOf(row))?.belief ?? UNRATED),
        rows.map(({ place }) => place),
      );
      for (const [i, row] of rows.entries()) {
        const { mu, sigma } = after[i];
        if (Math.abs(mu - row.mu) > SAME || Math.abs(sigma - row.sigma) > SAME)
          day.fault(`${table}: the rating of ${row.subject} does not follow from the results`);
        known.set(keyOf(row), { belief: row, games: row.games });
        day.counts.add('checked: ratings');
      }
      left.delete(table);
      more = true;
    }
  }
  for (const table of left.keys()) day.fault(`${table}: its ratings are in no order`);
}
