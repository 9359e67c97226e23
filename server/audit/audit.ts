import type { AuditRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { newTableId as newId } from '../tables/keys.ts';
import { houseTime } from '../time.ts';

/** Who acts: whoever has the machine itself, or an account that may. */
export type Actor = `operator:${string}` | `account:${string}`;

export interface Act {
  readonly act: string;
  /** Whom or what it is done to; an account by its number, so that the log outlives a name. */
  readonly account?: string;
  readonly table?: string;
  readonly detail?: Readonly<Record<string, unknown>>;
}

export interface Noted extends Act {
  readonly id: string;
  readonly at: number;
  readonly actor: Actor;
}

interface Wanted {
  readonly account?: string;
  readonly table?: string;
  /** Milliseconds: only what was done since. */
  readonly since?: number;
  readonly limit?: number;
}

/**
 * What was done to others by those who may: who, when, what, to whom. A line is written in the same transaction as the act itself
 * (`store.atomically([…, audit.line(actor, act)])`), so neither is there without the other. Lines are never changed; only what they say of an account
 * goes with that account.
 */
export class Audit {
  private readonly store: Store;

  constructor(store: Store) {
    this.store = store;
  }

  /** The query that notes an act, to be done together with it. */
  line(actor: Actor, { act, account, table, detail = {} }: Act) {
    const row: AuditRow = {
      id: newId(),
      at: houseTime.now(),
      actor,
      act,
      account_id: account ?? null,
      table_id: table ?? null,
      detail: JSON.stringify(detail),
    };
    return this.store.db.insertInto('audit').values(row);
  }

  /** The latest first. */
  async list({ account, table, since = 0, limit = 100 }: Wanted = {}): Promise<Noted[]> {
    let rows = this.store.db.selectFrom('audit').selectAll().where('at', '>=', since);
    if (account !== undefined) {
      rows = rows.where((where) =>
        where.or([where('account_id', '=', account), where('actor', '=', `account:${account}`)]),
      );
    }
    if (table !== undefined) rows = rows.where('table_id', '=', table);
    const found = await rows.orderBy('at', 'desc').orderBy('id').limit(limit).execute();
    return found.map(({ id, at, actor, act, account_id, table_id, detail }) => ({
      id,
      at,
      actor: actor as Actor,
      act,
      ...(account_id === null ? {} : { account: account_id }),
      ...(table_id === null ? {} : { table: table_id }),
      detail: JSON.parse(detail),
    }));
  }

  /** Was anything done since? */
  async hasAny(since: number): Promise<boolean> {
    return (await this.list({ since, limit: 1 })).length > 0;
  }
}
