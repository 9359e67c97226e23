import type { Game } from '#kernel';
import type { Statistics as Told } from '#wire';
import type { Store } from '../store/store.ts';
import type { Company } from './count.ts';

/** Fewer games than this say too little. */
const ENOUGH = 200;
const Z = 1.96;

/**
 * The figures of a game with so many players, as they are told: counts, shares with their intervals, and nothing below the number that says
 * something. What was played with other components, of the past or of an edition, is not among them.
 */
export async function figuresOf(
  { db }: Store,
  { id, figures = '' }: Game,
  seats: number,
  company: Company,
): Promise<Told> {
  const rows = await db
    .selectFrom('tallies')
    .select(['what', 'key', 'n', 'wins', 'total'])
    .where('game', '=', id)
    .where('figures', '=', figures)
    .where('seats', '=', seats)
    .where('company', '=', company)
    .execute();
  const of = (what: string) => rows.filter((row) => row.what === what);
  const games = Number(of('game')[0]?.n ?? 0);
  const kind = { game: id, seats, company, games, enough: ENOUGH };
  if (games < ENOUGH) return { ...kind, figures: null };
  const counted = (what: string) =>
    of(what)
      .map(({ key, n }) => ({ value: Number(key), n: Number(n) }))
      .sort((a, b) => a.value - b.value);
  return {
    ...kind,
    figures: {
      minutes: Number(of('game')[0].total) / games,
      scores: counted('score'),
      best: counted('best'),
      lengths: counted('length'),
      places: of('seat')
        .sort((a, b) => Number(a.key) - Number(b.key))
        .map(({ key, n, wins, total }) => ({
          seat: Number(key),
          score: Number(total) / Number(n),
          ...share(Number(wins), Number(n)),
        })),
      taken: of('taken').map(({ key, n, wins }) => ({ ref: key, ...share(Number(wins), Number(n)) })),
      sources: of('source').map(({ key, n, total }) => ({
        category: key,
        points: Number(total) / (games * seats),
        n: Number(n),
      })),
    },
  };
}

/** Wilson's interval: it stays within 0 and 1, also where nobody, or everybody, won. */
function share(wins: number, n: number) {
  const p = wins / n;
  const middle = (p + Z ** 2 / (2 * n)) / (1 + Z ** 2 / n);
  const half = (Z / (1 + Z ** 2 / n)) * Math.sqrt((p * (1 - p)) / n + Z ** 2 / (4 * n ** 2));
  return { n, share: p, low: middle - half, high: middle + half };
}
