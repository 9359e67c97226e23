import { type Expression, type SqlBool, sql } from 'kysely';
import type { PlayedGame, Profile, Rival, SeatRecord, Seen, Visibility } from '#wire';
import type { Ratings } from '../ratings/ratings.ts';
import type { AccountRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

const OPEN: Visibility = { ratings: 'everybody', history: 'everybody', rivals: 'everybody' };
const MOST_RIVALS = 12;

/** Which games of a history are wanted. */
export interface Sought {
  readonly game?: string;
  readonly seats?: number;
  readonly rated?: boolean;
  readonly people?: boolean;
  readonly won?: boolean;
  /** A part of another player's name. */
  readonly search?: string;
  readonly before?: number;
  readonly limit: number;
}

/** Profiles of accounts. What its owner has closed is not in the answer, as if it were not there. */
export class Profiles {
  private readonly store: Store;
  private readonly ratings: Ratings;

  constructor({ store, ratings }: { readonly store: Store; readonly ratings: Ratings }) {
    this.store = store;
    this.ratings = ratings;
  }

  async seen(account: string): Promise<Visibility> {
    const row = await this.store.db
      .selectFrom('profiles')
      .select(['ratings', 'history', 'rivals'])
      .where('account_id', '=', account)
      .executeTakeFirst();
    return (row as Visibility | undefined) ?? OPEN;
  }

  async show(account: string, seen: Visibility): Promise<void> {
    await this.store.db
      .insertInto('profiles')
      .values({ account_id: account, ...seen })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(seen))
      .execute();
  }

  async of(whose: AccountRow, asker: string | undefined, game?: string, seats?: number): Promise<Profile> {
    const seen = await this.seen(whose.id);
    const own = asker === whose.id;
    const may = (part: Seen): boolean => own || part === 'everybody' || (part === 'members' && asker !== undefined);
    const kind = game !== undefined && seats !== undefined ? { game, seats } : undefined;
    // A rating that is open does not open the history it comes from.
    const tables = own ? 'all' : may(seen.history) ? 'listed' : 'none';
    const [ratings, curve, games, places, rivals] = await Promise.all([
      may(seen.ratings) ? this.ratings.of(whose.id) : undefined,
      may(seen.ratings) && kind ? this.ratings.curve(whose.id, kind.game, kind.seats, tables) : undefined,
      this.games(whose.id, own),
      may(seen.history) && kind ? this.places(whose.id, kind.game, kind.seats, own) : undefined,
      may(seen.rivals) ? this.rivals(whose.id, game, own) : undefined,
    ]);
    return {
      name: whose.name,
      created: Number(whose.created),
      games,
      own,
      ...(own ? { seen } : {}),
      ...(ratings ? { ratings } : {}),
      ...(curve ? { curve } : {}),
      ...(places ? { places } : {}),
      ...(rivals ? { rivals } : {}),
    };
  }

  /** The history, newest first; nothing at all where it is closed to the asker. */
  async history(whose: AccountRow, asker: string | undefined, sought: Sought): Promise<PlayedGame[] | undefined> {
    const { history } = await this.seen(whose.id);
    const own = asker === whose.id;
    if (!own && history !== 'everybody' && !(history === 'members' && asker !== undefined)) return undefined;
    let rows = this.mine(whose.id, own)
      .select(['table_id', 'seat', 'game', 'seats', 'at', 'place', 'score', 'rated', 'ended'])
      .orderBy('at', 'desc')
      .limit(sought.limit);
    if (sought.game !== undefined) rows = rows.where('game', '=', sought.game);
    if (sought.seats !== undefined) rows = rows.where('seats', '=', sought.seats);
    if (sought.rated) rows = rows.where('rated', '=', 1);
    if (sought.people) rows = rows.where('bots', '=', 0);
    if (sought.won) rows = rows.where('place', '=', 0);
    if (sought.before !== undefined) rows = rows.where('at', '<', sought.before);
    if (sought.search) rows = rows.where(this.with(sought.search));
    const found = await rows.execute();
    const tables = found.map(({ table_id }) => table_id);
    const others =
      tables.length === 0
        ? []
        : await this.store.db
            .selectFrom('finished_seats')
            .leftJoin('accounts', 'accounts.id', 'finished_seats.account_id')
            .select(['table_id', 'seat', 'kind', 'score', 'finished_seats.name', 'accounts.name as today'])
            .where('table_id', 'in', tables)
            .execute();
    return found.map(({ table_id, at, rated, ...row }) => ({
      ...row,
      table: table_id,
      at: Number(at),
      rated: rated === 1,
      others: others
        .filter((other) => other.table_id === table_id && other.seat !== row.seat)
        .sort((a, b) => a.seat - b.seat)
        .map(({ seat, kind, score, name, today }) => ({ seat, kind, score, name: today ?? name })),
    }));
  }

  /** Seats of an account at finished tables. Tables that were not in the lobby are nobody else's business: their address opens them. */
  private mine(account: string, own: boolean) {
    const rows = this.store.db.selectFrom('finished_seats').where('finished_seats.account_id', '=', account);
    return own ? rows : rows.where('finished_seats.listed', '=', 1);
  }

  private async games(account: string, own: boolean): Promise<number> {
    const { n } = await this.mine(account, own)
      .select((e) => e.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    return Number(n);
  }

  private async places(account: string, game: string, seats: number, own: boolean): Promise<SeatRecord[]> {
    const rows = await this.mine(account, own)
      .select((e) => [
        'seat',
        e.fn.countAll<number>().as('games'),
        e.fn.sum<number>('share').as('wins'),
        e.fn.avg<number>('score').as('score'),
      ])
      .where('game', '=', game)
      .where('seats', '=', seats)
      .where('ended', '=', 'played')
      .groupBy('seat')
      .orderBy('seat')
      .execute();
    return rows.map(({ seat, games, wins, score }) => ({
      seat,
      games: Number(games),
      wins: Number(wins),
      score: Number(score),
    }));
  }

  /** Accounts that the account has met most. */
  private async rivals(account: string, game: string | undefined, own: boolean): Promise<Rival[]> {
    let met = this.mine(account, own)
      .innerJoin('finished_seats as other', 'other.table_id', 'finished_seats.table_id')
      .innerJoin('accounts', 'accounts.id', 'other.account_id')
      .whereRef('other.seat', '!=', 'finished_seats.seat');
    if (game !== undefined) met = met.where('finished_seats.game', '=', game);
    const rows = await met
      .select((e) => [
        'accounts.name',
        e.fn.countAll<number>().as('games'),
        sql<number>`sum(case when finished_seats.place < other.place then 1 else 0 end)`.as('ahead'),
        sql<number>`sum(case when finished_seats.place > other.place then 1 else 0 end)`.as('behind'),
      ])
      .groupBy(['accounts.id', 'accounts.name'])
      .orderBy('games', 'desc')
      .orderBy('accounts.name')
      .limit(MOST_RIVALS)
      .execute();
    return rows.map(({ name, games, ahead, behind }) => ({
      name,
      games: Number(games),
      ahead: Number(ahead),
      behind: Number(behind),
    }));
  }

  /** Tables at which somebody sat whose name has this in it, whatever the case. */
  private with(search: string): Expression<SqlBool> {
    const wanted = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
    return sql<SqlBool>`exists (select 1 from finished_seats as other where other.table_id = finished_seats.table_id
      and other.seat <> finished_seats.seat and lower(other.name) like ${wanted} escape '\\')`;
  }
}
