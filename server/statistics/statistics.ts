import { type Kysely, sql } from 'kysely';
import { openGameOf } from '#games';
import { type Game, type GameRecord, type Options, placeOf, replay, winShare } from '#kernel';
import type { Result } from '#wire';
import type { Log } from '../ops/log.ts';
import type { FinishedSeatRow, Schema, TallyRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { Sitting } from '../tables/sitting.ts';
import { type Company, type Count, countsOf, type Finished, finishedOf, gathered } from './count.ts';

const MINUTE_MS = 60_000;
/** Games from before there were figures are read so many at a time, with a pause between any two. */
const PAGE = 50;
const PAUSE_MS = 20;

/** What may still happen at a table when its game is over. */
const AFTERWARDS = ['rematch', 'claim', 'forget', 'key', 'upgrade'];

/** Who sat at a finished table, and when. */
interface Sat {
  readonly table: string;
  readonly game: string;
  /** Hash of the figures it was played with. */
  readonly figures: string;
  readonly began: number;
  readonly at: number;
  readonly rated: boolean;
  readonly listed: boolean;
  /** The game as printed, without options: other games cannot be compared with it. */
  readonly plain: boolean;
  readonly moves: number;
  readonly players: readonly Player[];
  readonly result: Result;
}

interface Player {
  readonly name: string;
  readonly kind: 'guest' | 'account' | 'bot';
  readonly account?: string;
}

/** A record as the house keeps it. */
interface FiledRecord extends GameRecord {
  readonly table: string;
  readonly players: readonly Player[];
  readonly result: Result & { readonly ranking: readonly (number | readonly number[])[] };
}

/**
 * What is made of finished games: a row for each of them and each of its seats, for histories; and figures of each game by its
 * components and the number of players, added to as games end. All of it can be made again from the records (`rebuild`).
 */
export class Statistics {
  private readonly store: Store;

  constructor(store: Store) {
    this.store = store;
  }

  /** Counts a finished table once, whichever process is told of it, and however often. */
  async count(sitting: Sitting): Promise<void> {
    const { table, opening, result, chairs, opened, endedAt, game } = sitting;
    if (!result || !game) return;
    const minutes = (endedAt - opened) / MINUTE_MS;
    await this.add(
      {
        table,
        game: opening.game,
        figures: sitting.rules.figures ?? '',
        began: opened,
        at: endedAt,
        rated: opening.rated,
        listed: opening.listed,
        plain: isPlain(sitting.rules, opening.options),
        moves: game.history.length,
        players: chairs.map(({ holder }) => ({ name: holder!.name, kind: holder!.as, account: holder!.account })),
        result,
      },
      finishedOf(game, sitting.story(), result, minutes),
    );
  }

  /** A guest's seat at a finished table is an account's from now on. */
  async claimed(table: string, seat: number, account: string, name: string): Promise<void> {
    await this.store.db
      .updateTable('finished_seats')
      .set({ account_id: account, kind: 'account', name })
      .where('table_id', '=', table)
      .where('seat', '=', seat)
      .execute();
  }

  /** Counts what ended before there were figures, or what was restored: a few at a time, while everything else goes on. */
  async catchUp(log: Log, stopped: () => boolean): Promise<number> {
    let counted = 0;
    const failed = new Set<string>();
    for (;;) {
      const missing = await this.store.db
        .selectFrom('records')
        .leftJoin('finished_games', 'finished_games.table_id', 'records.table_id')
        .select('records.table_id')
        .where('finished_games.table_id', 'is', null)
        .limit(PAGE + failed.size)
        .execute();
      const due = missing.map(({ table_id }) => table_id).filter((table) => !failed.has(table));
      if (due.length === 0) return counted;
      for (const table of due) {
        if (stopped()) return counted;
        try {
          await this.addFiled(table);
          counted++;
        } catch (error) {
          failed.add(table);
          log.warn({ err: error, table }, 'a finished game could not be counted');
        }
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    }
  }

  /** Forgets all figures and makes them again from the records. `tell` hears how far it is. */
  async rebuild(tell: (done: number, all: number) => void): Promise<{ counted: number; failed: string[] }> {
    const { db } = this.store;
    const records = await db.selectFrom('records').select('table_id').orderBy('table_id').execute();
    // Who sat where stays: a pruned table has no log any more that could tell.
    await this.store.atomically([db.deleteFrom('finished_games'), db.deleteFrom('tallies')]);
    const failed: string[] = [];
    for (const [i, { table_id }] of records.entries()) {
      tell(i, records.length);
      await this.addFiled(table_id).catch(() => failed.push(table_id));
    }
    return { counted: records.length - failed.length, failed };
  }

  private async addFiled(table: string): Promise<void> {
    const { db } = this.store;
    const filed = await db.selectFrom('records').select('record').where('table_id', '=', table).executeTakeFirst();
    if (!filed) return;
    const record = JSON.parse(filed.record) as FiledRecord;
    const row = await db.selectFrom('tables').selectAll().where('id', '=', table).executeTakeFirst();
    const known = await db.selectFrom('finished_seats').selectAll().where('table_id', '=', table).execute();
    const seats = await db.selectFrom('seats').selectAll().where('table_id', '=', table).execute();
    const rated = await db.selectFrom('rating_changes').select('at').where('table_id', '=', table).executeTakeFirst();
    const satThere = (player: Player, seat: number): Player => {
      // Who sat there, as it was known last: a guest may have become an account, and an account be called otherwise.
      const there = known.find((one) => one.seat === seat);
      const account = there?.account_id ?? seats.find((one) => one.seat === seat)?.account_id ?? undefined;
      const kind = account === undefined ? player.kind : 'account';
      return { name: there?.name ?? player.name, kind, account };
    };
    const at = Number(known[0]?.at ?? rated?.at ?? (await this.endOf(table)) ?? row?.updated ?? 0);
    const began = Number(row?.opened ?? at);
    const result = { ...record.result, ranking: record.result.ranking.map((place) => [place].flat()) };
    const rules = await openGameOf(record);
    const game = replay(rules, record, { telling: true });
    await this.add(
      {
        table,
        game: record.game,
        figures: rules.figures ?? '',
        began,
        at,
        rated: rated !== undefined,
        listed: row ? row.listed === 1 : (known[0]?.listed ?? 0) === 1,
        plain: isPlain(rules, record.options),
        moves: record.moves.length,
        players: record.players.map(satThere),
        result,
      },
      finishedOf(game, game.history, result, (at - began) / MINUTE_MS),
    );
  }

  /** When a game ended, as its log tells, where there still is one. */
  private async endOf(table: string): Promise<number | null> {
    const last = await this.store.db
      .selectFrom('entries')
      .select((e) => e.fn.max('at').as('at'))
      .where('table_id', '=', table)
      .where('kind', 'not in', AFTERWARDS)
      .executeTakeFirst();
    return last?.at ?? null;
  }

  private async add(who: Sat, finished: Finished): Promise<void> {
    const { db } = this.store;
    const there = () =>
      db.selectFrom('finished_games').select('table_id').where('table_id', '=', who.table).executeTakeFirst();
    if (await there()) return;
    const seats = who.players.length;
    const bots = who.players.filter(({ kind }) => kind === 'bot').length;
    // Games that somebody left before their end say nothing about scores and seats; nor do those by other rules.
    const counts = who.result.ended === 'played' && who.plain ? gathered(countsOf(finished)) : [];
    const kind = { game: who.game, figures: who.figures, seats, company: (bots > 0 ? 'bots' : 'people') as Company };
    try {
      await this.store.atomically([
        // The second of two that count the same table fails here, and with it everything else it would have added.
        db.insertInto('finished_games').values({
          table_id: who.table,
          game: who.game,
          seats,
          began: who.began,
          at: who.at,
          moves: who.moves,
          ended: who.result.ended,
          rated: who.rated ? 1 : 0,
          bots,
        }),
        db.deleteFrom('finished_seats').where('table_id', '=', who.table),
        db.insertInto('finished_seats').values(seatRows(who, bots)),
        ...added(db, kind, counts),
      ]);
    } catch (error) {
      if (!(await there())) throw error;
    }
  }
}

/** As the rulebook has it: an option's first value is the usual one. */
const isPlain = ({ options: kinds, edition }: Game, options: Options): boolean =>
  edition === undefined && kinds.every(({ id, values }) => options[id] === undefined || options[id] === values[0]);

const seatRows = ({ table, game, at, rated, listed, players, result }: Sat, bots: number): FinishedSeatRow[] =>
  players.map(({ name, kind, account }, seat) => ({
    table_id: table,
    seat,
    account_id: account ?? null,
    kind,
    name,
    score: result.scores[seat],
    place: placeOf(result.ranking, seat),
    share: winShare(result.ranking, seat),
    game,
    seats: players.length,
    at,
    bots,
    rated: rated ? 1 : 0,
    listed: listed ? 1 : 0,
    ended: result.ended,
  }));

/** So many rows in one statement: a database counts its parameters. */
const LOT = 60;

function added(
  db: Kysely<Schema>,
  kind: Pick<TallyRow, 'game' | 'figures' | 'seats' | 'company'>,
  counts: readonly Count[],
) {
  const rows = counts.map((count) => ({ ...kind, ...count }));
  // Always in the same order, so that two games that end at once wait for each other and do not lock each other out.
  rows.sort((a, b) => (`${a.what} ${a.key}` < `${b.what} ${b.key}` ? -1 : 1));
  const lots = Array.from({ length: Math.ceil(rows.length / LOT) }, (_, i) => rows.slice(i * LOT, (i + 1) * LOT));
  return lots.map((lot) =>
    db
      .insertInto('tallies')
      .values(lot)
      .onConflict((conflict) =>
        conflict.columns(['game', 'figures', 'seats', 'company', 'what', 'key']).doUpdateSet({
          n: sql<number>`tallies.n + excluded.n`,
          wins: sql<number>`tallies.wins + excluded.wins`,
          total: sql<number>`tallies.total + excluded.total`,
        }),
      ),
  );
}
