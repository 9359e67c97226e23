import { placeOf } from '#kernel';
import type { RatingRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { Sitting } from '../tables/sitting.ts';
import { type Belief, ordinal, rate, UNRATED } from './weng-lin.ts';

/** How strong somebody is believed to be in a game with so many players. */
export interface Rating extends Belief {
  readonly game: string;
  readonly seats: number;
  /** The cautious estimate by which lists are ordered. */
  readonly rating: number;
  readonly games: number;
}

/** A rating as it was after a game. */
export interface RatingPoint extends Belief {
  readonly at: number;
  readonly table?: string;
  readonly place: number;
}

const MOST_TRIES = 5;
/** So many points tell a curve; of more, every so many is left out. */
const MOST_POINTS = 400;
const round = (x: number): number => Math.round(x * 1000) / 1000;

const ratingOf = ({
  game,
  seats,
  mu,
  sigma,
  games,
}: Pick<RatingRow, 'game' | 'seats' | 'mu' | 'sigma' | 'games'>): Rating => ({
  game,
  seats,
  mu: round(mu),
  sigma: round(sigma),
  rating: round(ordinal({ mu, sigma })),
  games,
});

/** The account or bot at each seat; nothing when somebody there is a guest. */
function subjectsOf({ chairs }: Sitting): string[] | undefined {
  const subjects = chairs.map(({ holder }) => (holder?.as === 'bot' ? `bot:${holder.level}` : holder?.account));
  if (subjects.some((subject) => subject === undefined)) return undefined;
  return subjects as string[];
}

/**
 * Ratings by game and number of players, a log as well: each subject's n-th game is a row, so games that end at once cannot
 * overwrite each other. The newest row of each kind is marked, so that lists need not look for it.
 */
export class Ratings {
  private readonly store: Store;

  constructor(store: Store) {
    this.store = store;
  }

  /** Rates a finished table once; telling it again changes nothing. */
  async count(sitting: Sitting): Promise<void> {
    const subjects = subjectsOf(sitting);
    if (!sitting.opening.rated || !sitting.result || !subjects) return;
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const { db } = this.store;
      // First which games these would be, then whether it was done: whoever counts the table in between takes their numbers.
      const rows = await this.next(sitting, subjects);
      const done = await db
        .selectFrom('rating_changes')
        .select('n')
        .where('table_id', '=', sitting.table)
        .executeTakeFirst();
      if (done) return;
      const { game, seats } = rows[0];
      try {
        await this.store.atomically([
          db
            .updateTable('rating_changes')
            .set({ latest: 0 })
            .where('game', '=', game)
            .where('seats', '=', seats)
            .where('latest', '=', 1)
            .where('subject', 'in', subjects),
          db.insertInto('rating_changes').values(rows),
        ]);
        return;
      } catch (error) {
        // Another table of the same people was first: read again. Anything else shows up again as well.
        if (tries === MOST_TRIES - 1) throw error;
      }
    }
  }

  private async next({ opening, result, table, endedAt }: Sitting, subjects: readonly string[]): Promise<RatingRow[]> {
    const { game } = opening;
    const seats = subjects.length;
    const places = subjects.map((_, seat) => placeOf(result!.ranking, seat));
    const before = await Promise.all(subjects.map((subject) => this.last(game, seats, subject)));
    const counted = await Promise.all(subjects.map((subject) => this.counted(game, subject)));
    const after = rate(
      before.map((row) => row ?? UNRATED),
      places,
    );
    // A bot may sit at several seats: each is a game of its own, and the last of them stands.
    const extra = new Map<string, number>();
    return subjects.map((subject, seat) => {
      const more = (extra.get(subject) ?? 0) + 1;
      extra.set(subject, more);
      return {
        game,
        seats,
        subject,
        n: counted[seat] + more,
        games: (before[seat]?.games ?? 0) + more,
        table_id: table,
        ...after[seat],
        rating: ordinal(after[seat]),
        place: places[seat],
        at: endedAt,
        latest: subjects.lastIndexOf(subject) === seat ? 1 : 0,
      };
    });
  }

  private last(game: string, seats: number, subject: string): Promise<RatingRow | undefined> {
    return this.store.db
      .selectFrom('rating_changes')
      .selectAll()
      .where('game', '=', game)
      .where('seats', '=', seats)
      .where('subject', '=', subject)
      .where('latest', '=', 1)
      .executeTakeFirst();
  }

  /** The number of the subject's last row, whatever the number of players. */
  private async counted(game: string, subject: string): Promise<number> {
    const last = await this.store.db
      .selectFrom('rating_changes')
      .select('n')
      .where('game', '=', game)
      .where('subject', '=', subject)
      .orderBy('n', 'desc')
      .limit(1)
      .executeTakeFirst();
    return last?.n ?? 0;
  }

  /** The ratings of an account (or bot), by game and number of players. */
  async of(subject: string): Promise<Rating[]> {
    const rows = await this.store.db
      .selectFrom('rating_changes')
      .select(['game', 'seats', 'mu', 'sigma', 'games'])
      .where('subject', '=', subject)
      .where('latest', '=', 1)
      .orderBy('game')
      .orderBy('seats')
      .execute();
    return rows.map(ratingOf);
  }

  /** How a rating came about, oldest first; at which tables, only where the asker may know: all of them, those of the lobby, or none. */
  async curve(subject: string, game: string, seats: number, tables: 'all' | 'listed' | 'none'): Promise<RatingPoint[]> {
    const { db } = this.store;
    const rows = await db
      .selectFrom('rating_changes')
      .select(['at', 'table_id', 'place', 'mu', 'sigma'])
      .where('subject', '=', subject)
      .where('game', '=', game)
      .where('seats', '=', seats)
      .orderBy('n')
      .execute();
    // A list of its own: a join looks through all games of the account for each of them.
    const listed =
      tables === 'listed'
        ? await db
            .selectFrom('finished_seats')
            .select('table_id')
            .where('account_id', '=', subject)
            .where('listed', '=', 1)
            .execute()
        : [];
    const known = new Set(listed.map(({ table_id }) => table_id));
    const every = Math.ceil(rows.length / MOST_POINTS);
    return rows
      .filter((_, i) => i % every === 0 || i === rows.length - 1)
      .map(({ at, table_id, place, mu, sigma }) => ({
        at: Number(at),
        ...(tables === 'all' || known.has(table_id) ? { table: table_id } : {}),
        place,
        mu: round(mu),
        sigma: round(sigma),
      }));
  }

  /** The list of a game and number of players, best first. Who shows nobody his ratings is not in it. */
  async list(game: string, seats: number, limit: number): Promise<({ name: string; bot: boolean } & Rating)[]> {
    const rows = await this.store.db
      .selectFrom('rating_changes as r')
      .leftJoin('accounts as a', 'a.id', 'r.subject')
      .leftJoin('profiles as p', 'p.account_id', 'r.subject')
      .leftJoin('programs as g', 'g.account_id', 'r.subject')
      .select(['r.subject', 'a.name', 'g.owner_id', 'r.game', 'r.seats', 'r.mu', 'r.sigma', 'r.games'])
      .where('r.game', '=', game)
      .where('r.seats', '=', seats)
      .where('r.latest', '=', 1)
      .where((where) => where.or([where('p.ratings', 'is', null), where('p.ratings', '=', 'everybody')]))
      .orderBy('r.rating', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ subject, name, owner_id, ...row }) => ({
      name: name ?? subject.replace(/^bot:/, ''),
      bot: subject.startsWith('bot:') || owner_id !== null,
      ...ratingOf(row),
    }));
  }
}
