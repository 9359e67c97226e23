import { Refusal } from '#kernel';
import type { Doing, Reason, Report } from '#wire';
import type { Bans } from '../accounts/bans.ts';
import type { Budgets } from '../budgets.ts';
import type { ReportRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { newTableId as newId } from '../tables/keys.ts';
import { keptSummary } from '../tables/summary.ts';
import { houseTime } from '../time.ts';
import { type Mutes, speaker } from './mutes.ts';

/** In a day, by whoever reports. */
const REPORTS = 10;
const MOST_LISTED = 50;
const MOST_SAID = 100;
const MOST_DONE = 100;

/** Kinds of log lines that say nothing of how the game goes: they are counted, or told without a move. */
const MOVES = ['play', 'redo'];
const TOLD = ['join', 'leave', 'start', 'resign', 'timeout', 'back', 'pause', 'resume', 'vote', 'rematch'];

interface Parts {
  readonly store: Store;
  readonly budgets: Budgets;
  readonly bans: Bans;
  readonly mutes: Mutes;
}

interface Complaint {
  readonly reporter: string;
  readonly account: string | undefined;
  readonly table: string | undefined;
  readonly seat: number | undefined;
  readonly reason: Reason;
  readonly text: string;
}

/** What people tell moderators about others. */
export class Reports {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** The same complaint while it is open is one: it is not told twice. */
  async make({ reporter, account, table, seat, reason, text }: Complaint): Promise<void> {
    const { store, budgets } = this.parts;
    const row: ReportRow = {
      id: newId(),
      at: houseTime.now(),
      reporter,
      account_id: account ?? null,
      table_id: table ?? null,
      seat: seat ?? null,
      reason,
      text,
      closed: null,
      closed_by: null,
      outcome: null,
    };
    let same = store.db
      .selectFrom('reports')
      .select('id')
      .where('reporter', '=', reporter)
      .where('reason', '=', reason)
      .where('closed', 'is', null);
    for (const column of ['account_id', 'table_id', 'seat'] as const) {
      same = row[column] === null ? same.where(column, 'is', null) : same.where(column, '=', row[column]);
    }
    const open = await same.executeTakeFirst();
    if (!(await budgets.spend(`reports/${reporter}`, REPORTS))) {
      throw new Refusal('too-many-today', `You have written ${REPORTS} reports today; those are looked at first.`);
    }
    if (open) await store.db.updateTable('reports').set({ text }).where('id', '=', open.id).execute();
    else await store.db.insertInto('reports').values(row).execute();
  }

  /** Open ones, the oldest first; or closed ones, the latest first. */
  async list(closed: boolean): Promise<Report[]> {
    let rows = this.parts.store.db.selectFrom('reports').selectAll().limit(MOST_LISTED);
    rows = closed
      ? rows.where('closed', 'is not', null).orderBy('closed', 'desc')
      : rows.where('closed', 'is', null).orderBy('at');
    return Promise.all((await rows.execute()).map((row) => this.tell(row)));
  }

  async find(id: string): Promise<ReportRow> {
    const found = await this.parts.store.db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst();
    if (found) return found;
    throw new Refusal('not-found', 'There is no such report.');
  }

  /** The query that closes one. */
  close(id: string, by: string, outcome: string) {
    return this.parts.store.db
      .updateTable('reports')
      .set({ closed: houseTime.now(), closed_by: by, outcome })
      .where('id', '=', id)
      .where('closed', 'is', null);
  }

  private async tell(row: ReportRow): Promise<Report> {
    const { id, at, reason, text, table_id } = row;
    const names = await this.namesAt(table_id);
    return {
      report: id,
      at,
      reason: reason as Reason,
      text,
      by: await this.reporterName(row.reporter, names.seats),
      about: await this.accused(row, names.seats),
      table: table_id,
      game: names.game,
      said: table_id === null ? [] : await this.said(table_id, at),
      ...(await this.done(table_id, at, names.seats)),
      closed:
        row.closed === null
          ? null
          : {
              at: row.closed,
              by: row.closed_by === null ? '–' : ((await this.nameOf(row.closed_by)) ?? '–'),
              outcome: row.outcome ?? '',
            },
    };
  }

  private async accused({ account_id, table_id, seat }: ReportRow, seats: readonly string[]): Promise<Report['about']> {
    const { store, bans, mutes } = this.parts;
    const subject = speaker(account_id ?? undefined, table_id ?? '', seat ?? 0);
    const ban = account_id === null ? undefined : await bans.of(account_id);
    const n =
      account_id === null
        ? 1
        : (
            await store.db
              .selectFrom('reports')
              .select((e) => e.fn.countAll<number>().as('n'))
              .where('account_id', '=', account_id)
              .executeTakeFirstOrThrow()
          ).n;
    return {
      name: (account_id === null ? undefined : await this.nameOf(account_id)) ?? seats[seat ?? -1] ?? '–',
      account: account_id !== null,
      seat,
      muted: await mutes.until(subject),
      suspended: ban ? (ban.until ?? 0) : null,
      reports: Number(n),
    };
  }

  private async nameOf(account: string): Promise<string | undefined> {
    const { db } = this.parts.store;
    return (await db.selectFrom('accounts').select('name').where('id', '=', account).executeTakeFirst())?.name;
  }

  private async reporterName(reporter: string, seats: readonly string[]): Promise<string> {
    const account = /^account:(.*)$/.exec(reporter)?.[1];
    if (account !== undefined) return (await this.nameOf(account)) ?? '–';
    return seats[Number(reporter.split(':')[2])] ?? '–';
  }

  private async namesAt(table: string | null): Promise<{ game: string | null; seats: readonly string[] }> {
    if (table === null) return { game: null, seats: [] };
    const { db } = this.parts.store;
    const row = await db.selectFrom('tables').select('summary').where('id', '=', table).executeTakeFirst();
    if (!row) return { game: null, seats: [] };
    const { game, seats } = keptSummary(row.summary);
    return { game, seats: seats.map(({ name }) => name ?? '–') };
  }

  /** What was said up to the report, and a little after it. */
  private async said(table: string, at: number): Promise<Report['said']> {
    const lines = await this.parts.store.db
      .selectFrom('chat')
      .select(['n', 'seat', 'name', 'at', 'text'])
      .where('table_id', '=', table)
      .where('at', '<=', at + 3_600_000)
      .orderBy('n', 'desc')
      .limit(MOST_SAID)
      .execute();
    return lines.reverse();
  }

  /** Moves are counted and not shown: a moderator may be playing elsewhere with the same people, and hidden things stay hidden. */
  private async done(
    table: string | null,
    at: number,
    seats: readonly string[],
  ): Promise<Pick<Report, 'done' | 'counts'>> {
    if (table === null) return { done: [], counts: [] };
    const { db } = this.parts.store;
    const until = at + 3_600_000;
    const rows = await db
      .selectFrom('entries')
      .select(['seat', 'kind', 'at'])
      .where('table_id', '=', table)
      .where('kind', 'in', TOLD)
      .where('seat', 'is not', null)
      .where('at', '<=', until)
      .orderBy('seq', 'desc')
      .limit(MOST_DONE)
      .execute();
    const counted = await db
      .selectFrom('entries')
      .select((e) => ['seat', 'kind', e.fn.countAll<number>().as('n')])
      .where('table_id', '=', table)
      .where('kind', 'in', [...MOVES, 'undo'])
      .where('at', '<=', until)
      .groupBy(['seat', 'kind'])
      .execute();
    const count = (seat: number, kinds: readonly string[]): number =>
      counted.reduce((sum, row) => sum + (row.seat === seat && kinds.includes(row.kind) ? Number(row.n) : 0), 0);
    return {
      done: rows.reverse().map((row): Doing => ({ at: row.at, seat: row.seat!, kind: row.kind })),
      counts: seats.map((name, seat) => ({ seat, name, moves: count(seat, MOVES), undos: count(seat, ['undo']) })),
    };
  }
}
