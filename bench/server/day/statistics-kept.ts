import { Statistics, type Store } from '#server/keeping.ts';
import type { Day } from './day.ts';

const SAME = 1e-6;

/** Histories and figures are what a rebuild from the records makes of them. */
export async function inspectStatistics(day: Day, store: Store): Promise<void> {
  const kept = await figuresOf(store);
  const { failed } = await new Statistics(store).rebuild(() => undefined);
  for (const table of failed) day.fault(`${table} cannot be counted again`);
  const made = await figuresOf(store);
  for (const what of ['games', 'seats', 'tallies'] as const) {
    const lines = new Set([...kept[what].keys(), ...made[what].keys()]);
    for (const line of lines) {
      const [was, is] = [kept[what].get(line), made[what].get(line)];
      if (!same(was, is))
        day.fault(`${what}: ${line} was ${JSON.stringify(was)}, a rebuild gives ${JSON.stringify(is)}`);
      day.counts.add(`checked: rows of ${what}`);
    }
  }
}

type Row = Readonly<Record<string, unknown>>;

async function figuresOf({ db }: Store): Promise<Record<'games' | 'seats' | 'tallies', Map<string, Row>>> {
  const games = await db.selectFrom('finished_games').selectAll().execute();
  const seats = await db.selectFrom('finished_seats').selectAll().execute();
  const tallies = await db.selectFrom('tallies').selectAll().execute();
  return {
    games: new Map(games.map((row) => [row.table_id, { ...row }])),
    seats: new Map(seats.map((row) => [`${row.table_id}/${row.seat}`, { ...row }])),
    tallies: new Map(
      tallies.map((row) => [`${row.game} ${row.seats} ${row.company} ${row.what} ${row.key}`, { ...row }]),
    ),
  };
}

/** Sums of the same numbers in another order differ by less than anybody sees. */
function same(a: Row | undefined, b: Row | undefined): boolean {
  if (!a || !b) return false;
  return Object.keys(a).every((name) => {
    const [x, y] = [a[name], b[name]];
    if (x === y) return true;
    const [n, m] = [Number(x), Number(y)];
    return x !== null && y !== null && Math.abs(n - m) <= SAME * Math.max(1, Math.abs(n));
  });
}
