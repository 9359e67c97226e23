import { placeOf } from '#kernel';
import type { RatingRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { Sitting } from '../tables/sitting.ts';
import { type Belief, ordinal, rate, UNRATED } from './weng-lin.ts';

export interface Rating extends Belief {
  readonly rating: number;
  readonly games: number;
}

const MOST_TRIES = 5;
const round = (x: number): number => Math.round(x * 1000) / 1000;

const ratingOf = ({ mu, sigma, n }: Pick<RatingRow, 'mu' | 'sigma' | 'n'>): Rating => ({
  mu: round(mu),
  sigma: round(sigma),
  rating: round(ordinal({ mu, sigma })),
  games: n,
});

/** The account or bot at each seat; nothing when somebody there is a guest. */
function subjectsOf({ chairs }: Sitting): string[] | undefined {
  const subjects = chairs.map(({ holder }) => (holder?.as === 'bot' ? `bot:${holder.level}` : holder?.account));
  if (subjects.some((subject) => subject === undefined)) return undefined;
  return subjects as string[];
}

/** Ratings, a log as well: each subject's n-th game of a kind is a row, so games that end at once cannot overwrite each other. */
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
      const done = await db
        .selectFrom('rating_changes')
        .select('n')
        .where('table_id', '=', sitting.table)
        .executeTakeFirst();
      if (done) return;
      const rows = await this.next(sitting, subjects);
      try {
        await this.store.atomically([db.insertInto('rating_changes').values(rows)]);
        return;
      } catch (error) {
        // Another table of the same people was first: read again. Anything else shows up again as well.
        if (tries === MOST_TRIES - 1) throw error;
      }
    }
  }

  private async next({ opening, result, table, at }: Sitting, subjects: readonly string[]): Promise<RatingRow[]> {
    const { game } = opening;
    const places = subjects.map((_, seat) => placeOf(result!.ranking, seat));
    const before = await Promise.all(subjects.map((subject) => this.last(game, subject)));
    const after = rate(
      before.map((row) => row ?? UNRATED),
      places,
    );
    // A bot may sit at several seats: each is a game of its own.
    const extra = new Map<string, number>();
    return subjects.map((subject, seat) => {
      const more = (extra.get(subject) ?? 0) + 1;
      extra.set(subject, more);
      const n = (before[seat]?.n ?? 0) + more;
      return { game, subject, n, table_id: table, ...after[seat], place: places[seat], at };
    });
  }

  private last(game: string, subject: string): Promise<RatingRow | undefined> {
    return this.store.db
      .selectFrom('rating_changes')
      .selectAll()
      .where('game', '=', game)
      .where('subject', '=', subject)
      .orderBy('n', 'desc')
      .limit(1)
      .executeTakeFirst();
  }

  /** The ratings of an account (or bot), by game. */
  async of(subject: string): Promise<Record<string, Rating>> {
    const rows = await this.store.db
      .selectFrom('rating_changes')
      .select(['game', 'mu', 'sigma', 'n'])
      .where('subject', '=', subject)
      .orderBy('n')
      .execute();
    return Object.fromEntries(rows.map((row) => [row.game, ratingOf(row)]));
  }

  /** The list of a game, best first. */
  async list(game: string, limit: number): Promise<({ name: string; bot: boolean } & Rating)[]> {
    const rows = await this.store.db
      .selectFrom('rating_changes as r')
      .leftJoin('accounts as a', 'a.id', 'r.subject')
      .select(['r.subject', 'a.name', 'r.mu', 'r.sigma', 'r.n'])
      .where('r.game', '=', game)
      .where((where) =>
        where(
          'r.n',
          '=',
          where
            .selectFrom('rating_changes as later')
            .select((e) => e.fn.max<number>('later.n').as('last'))
            .whereRef('later.game', '=', 'r.game')
            .whereRef('later.subject', '=', 'r.subject'),
        ),
      )
      .execute();
    return rows
      .map(({ subject, name, ...row }) => ({
        name: name ?? subject.replace(/^bot:/, ''),
        bot: subject.startsWith('bot:'),
        ...ratingOf(row),
      }))
      .sort((a, b) => b.rating - a.rating)
      .slice(0, limit);
  }
}
