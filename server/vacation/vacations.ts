import { Refusal } from '#kernel';
import type { Vacation, VacationState } from '#wire';
import type { Budgets } from '../budgets.ts';
import type { Log } from '../ops/log.ts';
import type { VacationRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { endVacation, takeVacation } from '../tables/deeds.ts';
import type { Hall } from '../tables/hall.ts';
import type { Sitting } from '../tables/sitting.ts';
import { houseTime } from '../time.ts';
import { allowed, leftFor } from './allowance.ts';

const CHANGES_A_DAY = 20;
/** Who sits where is written down a little late: tables are told once more after this. */
const ONCE_MORE_MS = 30_000;

interface Parts {
  readonly store: Store;
  readonly hall: Hall;
  readonly budgets: Budgets;
  readonly log: Log;
  /** How many days there are in a year. */
  readonly days: number;
}

/**
 * When accounts are away. What is kept here is how much of the year is spent; what makes clocks stand still is in the logs of their
 * tables, so that every process, and a replay, sees the same.
 */
export class Vacations {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  async state(account: string, now = houseTime.now()): Promise<VacationState> {
    const rows = await this.rows(account);
    const current = currentOf(rows, now);
    const { days } = this.parts;
    return {
      vacation: current ? told(current) : null,
      days,
      left: leftFor(now, days, rows.filter(before(current)).map(told)),
      now,
    };
  }

  /** Plans a vacation, begins one, or changes the one there is. Tables that cannot be told now are told later. */
  async take(
    account: string,
    wish: { readonly from?: number | null; readonly until?: number | null; readonly notices?: boolean },
    now = houseTime.now(),
  ): Promise<void> {
    const { store, budgets, days } = this.parts;
    const rows = await this.rows(account);
    const current = currentOf(rows, now);
    const others = rows.filter(before(current)).map(told);
    // One that has begun keeps its beginning.
    const begun = current && current.from_at <= now ? current.from_at : undefined;
    const from = begun ?? wish.from ?? now;
    const span = allowed({ from, until: wish.until ?? null }, begun ?? now, days, others);
    if (span.until <= now) throw new Refusal('bad-vacation', 'A vacation does not end before now.');
    if (!(await budgets.spend(`vacation/${account}`, CHANGES_A_DAY))) {
      throw new Refusal('too-many-today', 'You have changed it often enough today.');
    }
    const row: VacationRow = {
      account_id: account,
      n: current?.n ?? (rows.at(-1)?.n ?? 0) + 1,
      from_at: span.from,
      until_at: span.until,
      notices: wish.notices ? 1 : 0,
      revision: (current?.revision ?? 0) + 1,
      changed: now,
      told: 0,
    };
    const added = store.db.insertInto('vacations').values(row);
    const kept = current
      ? await this.change(current, row)
      : await added
          .onConflict((conflict) => conflict.doNothing())
          .returning('n')
          .executeTakeFirst();
    if (!kept) throw changedElsewhere();
    await this.tell(row);
  }

  /** They are back, or do not go. */
  async end(account: string, now = houseTime.now()): Promise<void> {
    const current = currentOf(await this.rows(account), now);
    if (!current) throw new Refusal('no-vacation', 'You are not on vacation.');
    // One that had not begun ends where it would have, and costs nothing.
    const until_at = Math.max(current.from_at, now);
    const over: VacationRow = { ...current, until_at, revision: current.revision + 1, changed: now, told: 0 };
    if (!(await this.change(current, over))) throw changedElsewhere();
    await this.tell(over);
  }

  /** At tables where somebody has sat down a moment ago it holds from now on. */
  async greet(sittings: readonly Sitting[], now = houseTime.now()): Promise<void> {
    const sits = sittings.filter(({ status, restful }) => restful && (status === 'waiting' || status === 'playing'));
    const accounts = [...new Set(sits.flatMap((sitting) => sitting.accounts))];
    if (accounts.length === 0) return;
    const rows = await this.parts.store.db
      .selectFrom('vacations')
      .selectAll()
      .where('account_id', 'in', accounts)
      .where('until_at', '>', now)
      // Not what was called off before it began.
      .whereRef('until_at', '>', 'from_at')
      .orderBy('account_id')
      .orderBy('n')
      .execute();
    for (const row of rows) {
      const tables = sits.filter((sitting) => sitting.accounts.includes(row.account_id)).map(({ table }) => table);
      if (!(await this.tellAt(row, tables))) await this.change(row, later(row, now));
    }
  }

  /** Tells tables once more: what a crash interrupted, and where somebody sat down in the same moment. */
  async finish(now = houseTime.now()): Promise<void> {
    const rows = await this.parts.store.db
      .selectFrom('vacations')
      .selectAll()
      .where('told', '=', 0)
      .where('changed', '<=', now - ONCE_MORE_MS)
      .orderBy('changed')
      .limit(10)
      .execute();
    for (const row of rows) {
      const told = await this.tell(row);
      await this.change(row, told ? { ...row, told: 1 } : later(row, now));
    }
  }

  /** False where a table could not be told. */
  private async tell(row: VacationRow): Promise<boolean> {
    const { db } = this.parts.store;
    const seats = await db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select('seats.table_id as table')
      .where('seats.account_id', '=', row.account_id)
      .where('tables.status', 'in', ['waiting', 'playing'])
      .execute();
    return this.tellAt(
      row,
      seats.map(({ table }) => table),
    );
  }

  /** A table that cannot be told, or even read, keeps none of the others from being told. */
  private async tellAt(row: VacationRow, tables: readonly string[]): Promise<boolean> {
    const { account_id, n, revision } = row;
    const which = { n, revision };
    const over = row.until_at <= row.changed || row.until_at <= row.from_at;
    let all = true;
    for (const table of tables) {
      try {
        // Its chair knows what it has heard: no action is needed to tell it once.
        await this.parts.hall.act(table, null, (now) =>
          over ? endVacation(now, account_id, which) : takeVacation(now, account_id, told(row), which),
        );
      } catch (error) {
        // Where it does not count, is known, or nobody plays any more, there is nothing to tell.
        if (error instanceof Refusal && !LATER.has(error.code)) continue;
        all = false;
        this.parts.log.warn({ table, err: error }, 'a table was not told of a vacation');
      }
    }
    return all;
  }

  private rows(account: string): Promise<VacationRow[]> {
    return this.parts.store.db
      .selectFrom('vacations')
      .selectAll()
      .where('account_id', '=', account)
      .orderBy('n')
      .execute();
  }

  /** Undefined where it was changed meanwhile. */
  private change({ account_id, n, revision }: VacationRow, row: VacationRow): Promise<{ n: number } | undefined> {
    return this.parts.store.db
      .updateTable('vacations')
      .set(row)
      .where('account_id', '=', account_id)
      .where('n', '=', n)
      .where('revision', '=', revision)
      .returning('n')
      .executeTakeFirst();
  }
}

const changedElsewhere = (): Refusal => new Refusal('stale', 'It was changed elsewhere; look again.');

/** Not for good. */
const LATER: ReadonlySet<string> = new Set(['draining', 'stale', 'too-many-requests', 'store-away', 'no-room']);

/** To be told again, after all others that wait for it. */
const later = (row: VacationRow, now: number): VacationRow => ({ ...row, told: 0, changed: now });

const told = ({ from_at, until_at, notices }: VacationRow): Vacation => ({
  from: from_at,
  until: until_at,
  notices: notices === 1,
});

/** There is one at a time: the last, while it is not over. */
function currentOf(rows: readonly VacationRow[], now: number): VacationRow | undefined {
  const last = rows.at(-1);
  return last && last.until_at > now && last.until_at > last.from_at ? last : undefined;
}

const before =
  (current: VacationRow | undefined) =>
  ({ n }: VacationRow): boolean =>
    n !== current?.n;
