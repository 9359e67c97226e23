import { gameById } from '#games';
import type { OwnSeek, Seeker, Seeking, Wish } from '#wire';
import type { SeekRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { type Apart, companyOf, type Waiting } from './match.ts';
import type { Seating } from './seating.ts';

/** Whoever has not been heard of for this long is not offered a table. */
const HEARD_MS = 20_000;
/** As many of those who wait are named. */
const MOST_TOLD = 30;

export interface OpenOffer {
  readonly table: string;
  readonly state: string;
  readonly at: number;
  readonly until: number;
  readonly seating: Seating;
  /** Who was asked, and has said yes. */
  readonly asked: readonly { readonly seek: string; readonly yes: boolean }[];
}

/** Everybody who waits and everything that is offered, as the store had it at a moment. */
export class Book {
  readonly seeks: ReadonlyMap<string, SeekRow>;
  readonly offers: readonly OpenOffer[];
  private readonly offerOf: ReadonlyMap<string, OpenOffer>;

  private constructor(seeks: readonly SeekRow[], offers: readonly OpenOffer[]) {
    this.seeks = new Map(seeks.map((row) => [row.id, row]));
    this.offers = offers;
    this.offerOf = new Map(offers.flatMap((offer) => offer.asked.map(({ seek }) => [seek, offer])));
  }

  static readonly EMPTY = new Book([], []);

  static async read({ db }: Store): Promise<Book> {
    const seeks = await db.selectFrom('seeks').selectAll().orderBy('since').orderBy('id').execute();
    if (seeks.length === 0) return Book.EMPTY;
    const offers = await db.selectFrom('offers').selectAll().execute();
    const asked = offers.length === 0 ? [] : await db.selectFrom('offer_seats').selectAll().execute();
    return new Book(
      seeks.map((row) => ({ ...row, since: Number(row.since), seen: Number(row.seen) })),
      offers.map(({ table_id, state, at, until, body }) => ({
        table: table_id,
        state,
        at: Number(at),
        until: Number(until),
        seating: JSON.parse(body) as Seating,
        asked: asked
          .filter((one) => one.table_id === table_id)
          .map(({ seek_id, yes }) => ({ seek: seek_id, yes: yes === 1 })),
      })),
    );
  }

  /** Those who wait and are not asked about a table already. */
  waiting(now: number): Waiting[] {
    return this.unseated().flatMap((row) =>
      this.offerOf.has(row.id) || row.seen + HEARD_MS < now ? [] : [waitingOf(row)],
    );
  }

  private unseated(): SeekRow[] {
    return [...this.seeks.values()].filter(({ table_id }) => table_id === null);
  }

  /** What one who asks may know: of the others names and wishes. */
  seenBy(id: string | undefined, now: number, apart: Apart): Seeking {
    const there = this.unseated().filter(({ seen }) => seen + HEARD_MS >= now);
    const own = id === undefined ? undefined : this.seeks.get(id);
    return {
      waiting: there.length,
      others: there
        .filter((row) => row !== own)
        .slice(0, MOST_TOLD)
        .map(seekerOf),
      own: own ? this.ownOf(own, now, apart) : null,
      now,
    };
  }

  private ownOf(row: SeekRow, now: number, apart: Apart): OwnSeek {
    const offer = this.offerOf.get(row.id);
    const company = offer || row.table_id !== null ? undefined : companyOf(waitingOf(row), this.waiting(now), apart);
    const nameOf = (id: string) => this.seeks.get(id)?.name ?? '';
    return {
      seek: row.id,
      wish: wishOf(row),
      since: row.since,
      company: company
        ? {
            names: company.people.filter((id) => id !== row.id).map(nameOf),
            games: [company.game],
            seats: company.seats,
          }
        : null,
      offer:
        offer && row.table_id === null
          ? {
              table: offer.table,
              game: offer.seating.game,
              seats: offer.seating.seats,
              pace: offer.seating.pace,
              rated: offer.seating.rated,
              bots: offer.seating.bots,
              people: offer.asked.map(({ seek, yes }) => ({ name: nameOf(seek), yes })),
              until: offer.until,
              yes: offer.asked.some(({ seek, yes }) => seek === row.id && yes),
            }
          : null,
      seated: row.table_id === null ? null : { table: row.table_id, seat: row.seat! },
    };
  }
}

const wishOf = ({ wish }: SeekRow): Wish => JSON.parse(wish) as Wish;

const seekerOf = (row: SeekRow): Seeker => ({
  ...wishOf(row),
  name: row.name,
  member: row.account_id !== null,
  since: row.since,
});

function waitingOf(row: SeekRow): Waiting {
  const { wait, pace, rated, ...wish } = wishOf(row);
  return {
    id: row.id,
    since: row.since,
    choices: choicesOf(wish),
    pace,
    rated,
    wait: wait === null ? null : wait * 1000,
  };
}

/** The tables a wish means: games by the numbers of players they have. */
export const choicesOf = ({ games, seats }: Pick<Wish, 'games' | 'seats'>): Waiting['choices'] =>
  games.flatMap((game) => {
    const [min, max] = gameById(game).seats;
    return seats.filter((n) => n >= min && n <= max).map((n) => ({ game, seats: n }));
  });
