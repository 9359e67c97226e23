import { Refusal } from '#kernel';
import type { Summary } from '#wire';
import { type Actor, Audit } from '../audit/audit.ts';
import { closeTable } from '../ops/close-table.ts';
import type { Store } from '../store/store.ts';
import { houseTime } from '../time.ts';

const MOST_TRIES = 8;
const MOST_LISTED = 1000;

export interface TableLine {
  readonly table: string;
  readonly game: string;
  readonly status: string;
  readonly opened: number;
  readonly updated: number;
  readonly entries: number;
  readonly people: readonly string[];
}

/** What who runs the house may do about tables, on the store itself. What is hidden at a table stays hidden here too. */
export class TableDesk {
  private readonly store: Store;
  private readonly actor: Actor;
  private readonly audit: Audit;

  constructor(store: Store, actor: Actor) {
    this.store = store;
    this.actor = actor;
    this.audit = new Audit(store);
  }

  /** The latest first. */
  async list(status?: string): Promise<TableLine[]> {
    let rows = this.store.db.selectFrom('tables').selectAll();
    if (status !== undefined) rows = rows.where('status', '=', status);
    const found = await rows.orderBy('updated', 'desc').limit(MOST_LISTED).execute();
    return found.map(({ id, game, status: now, opened, updated, seq, summary }) => ({
      table: id,
      game,
      status: now,
      opened,
      updated,
      entries: seq,
      people: (JSON.parse(summary) as Summary).seats.map(({ name }) => name ?? ''),
    }));
  }

  /** Nobody does anything there any more; `prune` removes it. The record of a finished game stays. */
  async close(table: string, reason: string): Promise<void> {
    const line = this.audit.line(this.actor, { act: 'close-table', table, detail: { reason } });
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const last = await this.store.db
        .selectFrom('entries')
        .select(['seq', 'at', 'kind'])
        .where('table_id', '=', table)
        .orderBy('seq', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (!last) throw new Refusal('unknown-table', `There is no table "${table}".`);
      if (last.kind === 'expire') throw new Refusal('table-expired', 'This table is closed already.');
      if (await closeTable(this.store, table, last.seq, Math.max(last.at, houseTime.now()), [line])) return;
    }
    throw new Refusal('stale', 'Too much is going on at this table; try again.');
  }
}
