import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { gameById } from '#games';
import {
  type FinishedGameRow,
  type FinishedSeatRow,
  openStoreOf,
  type RatingRow,
  readConfig,
  type Store,
  type TallyRow,
} from '#server/keeping.ts';
import { quantile, tenth } from './figures.ts';
import { serve } from './serving.ts';

/** The bar: what a house that has seen 100,000 games shows, within so many milliseconds, 95 times of 100. */
const BAR_MS = 300;
const ASKED = 100;
const PEOPLE = 3000;
/** Rows of a statement, and statements of a transaction. */
const LOT = 200;
const TOGETHER = 40;
const GAMES = ['nippon', 'yokohama', 'machi', 'yamatai'] as const;

interface Row {
  readonly what: string;
  readonly p50: number;
  readonly p95: number;
  readonly held: boolean;
}

/** Histories, lists and figures of so many finished games: made up, but as many rows as real ones have. */
export async function benchHistory(settings: Record<string, string>, games: number): Promise<object> {
  const store = await openStoreOf(readConfig({}, settings));
  await fill(store, games);
  // PostgreSQL does so by itself within minutes, and no house gets all its games at once.
  await sql`analyze`.execute(store.db);
  await store.close();
  const serving = await serve(settings);
  try {
    const busiest = nameOf(0);
    const asks: readonly [what: string, path: (i: number) => string][] = [
      ['profile', (i) => `/api/accounts/${encodeURIComponent(i % 2 ? busiest : nameOf(i))}?game=nippon&seats=4`],
      ['history', (i) => `/api/accounts/${encodeURIComponent(i % 2 ? busiest : nameOf(i))}/games`],
      [
        'search',
        (i) => `/api/accounts/${encodeURIComponent(busiest)}/games?search=${encodeURIComponent(nameOf(i).slice(2))}`,
      ],
      ['leaderboard', (i) => `/api/ratings/${GAMES[i % 4]}?seats=${2 + (i % 3)}`],
      [
        'statistics',
        (i) => `/api/games/${GAMES[i % 4]}/statistics?seats=${2 + (i % 3)}&company=${i % 2 ? 'bots' : 'people'}`,
      ],
    ];
    const rows: Row[] = [];
    process.stdout.write(`\n${games} finished games, ${PEOPLE} people\n`);
    for (const [what, at] of asks) {
      const times: number[] = [];
      for (let i = 0; i < ASKED; i++) {
        const began = performance.now();
        const answer = await fetch(serving.url + at(i));
        await answer.text();
        if (!answer.ok) throw new Error(`${what}: ${answer.status}`);
        times.push(performance.now() - began);
      }
      times.sort((a, b) => a - b);
      const p95 = tenth(quantile(times, 0.95));
      rows.push({ what, p50: tenth(quantile(times, 0.5)), p95, held: p95 <= BAR_MS });
      process.stdout.write(
        `  ${what.padEnd(12)} p50 ${rows.at(-1)!.p50} ms, p95 ${p95} ms${p95 <= BAR_MS ? '' : `  over ${BAR_MS} ms`}\n`,
      );
    }
    return { games, people: PEOPLE, rows };
  } finally {
    await serving.stop();
  }
}

/** Names that cannot be taken for each other, as the house compares names. */
const nameOf = (i: number): string =>
  `bench ${i
    .toString(8)
    .split('')
    .map((digit) => 'abcdefgh'[Number(digit)])
    .join('')}`;

/** Some play far more than others: of ten games, one is the busiest's. */
const somebody = (seat: number): number =>
  seat === 0 && Math.random() < 0.1 ? 0 : Math.floor(PEOPLE * Math.random() ** 2);

async function fill(store: Store, games: number): Promise<void> {
  const { db } = store;
  const ids = Array.from({ length: PEOPLE }, (_, i) => `bench${String(i).padStart(8, '0')}`);
  for (let i = 0; i < PEOPLE; i += LOT) {
    await db
      .insertInto('accounts')
      .values(
        ids.slice(i, i + LOT).map((id, k) => ({
          id,
          name: nameOf(i + k),
          name_key: nameOf(i + k),
          password_hash: null,
          language: 'en',
          created: Date.now(),
        })),
      )
      .execute();
  }
  const counted = new Map<string, RatingRow>();
  const numbers = new Map<string, number>();
  const tallies = new Map<string, TallyRow>();
  const add = (
    kind: Pick<TallyRow, 'game' | 'figures' | 'seats' | 'company'>,
    what: string,
    key: string,
    wins: number,
    total: number,
  ) => {
    const at = `${kind.game} ${kind.seats} ${kind.company} ${what} ${key}`;
    const row = tallies.get(at) ?? { ...kind, what, key, n: 0, wins: 0, total: 0 };
    tallies.set(at, { ...row, n: row.n + 1, wins: row.wins + wins, total: row.total + total });
  };
  const began = Date.now() - games * 60_000;
  const played: FinishedGameRow[] = [];
  const seated: FinishedSeatRow[] = [];
  const rated: RatingRow[] = [];
  for (let i = 0; i < games; i++) {
    const game = GAMES[i % 4];
    const seats = 2 + (i % 3);
    const bots = i % 5 === 0 ? 1 : 0;
    const table_id = `bench${randomBytes(8).toString('hex')}`;
    const at = began + i * 60_000;
    const kind = { game, figures: gameById(game).figures ?? '', seats, company: bots ? 'bots' : 'people' };
    played.push({ table_id, game, seats, began: at - 3_600_000, at, moves: 200, ended: 'played', rated: 1, bots });
    add(kind, 'game', '', 0, 60);
    add(kind, 'length', String(15 + (i % 10)), 0, 0);
    const taken = new Set<number>();
    for (let seat = 0; seat < seats; seat++) {
      let person = somebody(seat);
      while (taken.has(person)) person = (person + 1) % PEOPLE;
      taken.add(person);
      const score = 40 + Math.floor(80 * Math.random());
      const row = { table_id, seat, score, place: seat, share: seat === 0 ? 1 : 0, game, seats, at, bots, rated: 1 };
      seated.push({
        ...row,
        account_id: ids[person],
        kind: 'account',
        name: nameOf(person),
        listed: 1,
        ended: 'played',
      });
      add(kind, 'score', String(score), 0, 0);
      add(kind, 'seat', String(seat), seat === 0 ? 1 : 0, score);
      for (let k = 0; k < 8; k++) add(kind, 'taken', `card:${Math.floor(60 * Math.random())}`, seat === 0 ? 1 : 0, 0);
      const key = `${game} ${seats} ${ids[person]}`;
      const number = `${game} ${ids[person]}`;
      const n = (numbers.get(number) ?? 0) + 1;
      numbers.set(number, n);
      const before = counted.get(key);
      if (before) before.latest = 0;
      const mu = 25 + 8 * (Math.random() - 0.5);
      const next: RatingRow = {
        game,
        seats,
        subject: ids[person],
        n,
        games: (before?.games ?? 0) + 1,
        table_id,
        mu,
        sigma: 2,
        rating: mu - 6,
        place: seat,
        at,
        latest: 1,
      };
      counted.set(key, next);
      rated.push(next);
    }
  }
  await inLots(store, played, (lot) => db.insertInto('finished_games').values(lot));
  await inLots(store, seated, (lot) => db.insertInto('finished_seats').values(lot));
  await inLots(store, rated, (lot) => db.insertInto('rating_changes').values(lot));
  await inLots(store, [...tallies.values()], (lot) => db.insertInto('tallies').values(lot));
}

type Statement = Parameters<Store['atomically']>[0][number];

/** Many rows at once, many statements in one commit. */
async function inLots<T>(store: Store, rows: readonly T[], statement: (lot: readonly T[]) => Statement): Promise<void> {
  const lots = Array.from({ length: Math.ceil(rows.length / LOT) }, (_, i) => rows.slice(i * LOT, (i + 1) * LOT));
  for (let i = 0; i < lots.length; i += TOGETHER) {
    await store.atomically(lots.slice(i, i + TOGETHER).map(statement));
  }
}
