import { Refusal } from '#kernel';
import type { Summary } from '#wire';
import type { Budgets } from '../budgets.ts';
import type { Neighbours } from '../neighbours/neighbours.ts';
import type { Store } from '../store/store.ts';
import { houseTime } from '../time.ts';
import type { Notifier } from './notifier.ts';

/** In a day: accounts that one may invite; invitations one is told of, and those of them that come from the same account. */
const INVITES = 20;
const TOLD = 10;
const TOLD_OF_ONE = 3;

interface Parts {
  readonly store: Store;
  readonly budgets: Budgets;
  readonly notifier: Notifier;
  readonly neighbours: Neighbours;
}

/** Accounts ask each other to a table. */
export class Invitations {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  async decline(table: string, account: string): Promise<void> {
    const { db } = this.parts.store;
    await db.deleteFrom('invitations').where('table_id', '=', table).where('account_id', '=', account).execute();
  }

  /**
   * An account is invited to a table once. Whoever was told of enough today finds the table among its own all the same; who
   * invited does not learn which it was.
   */
  async invite({ table, game }: Summary, from: string | undefined, to: string): Promise<void> {
    const { store, budgets, notifier, neighbours } = this.parts;
    // Nobody can tell one guest from another: there would be nobody to hold to a budget, and nobody to know.
    if (from === undefined)
      throw new Refusal('not-allowed', 'Guests invite with the link; accounts can be asked by accounts.');
    const there = await store.db
      .selectFrom('invitations')
      .select('at')
      .where('table_id', '=', table)
      .where('account_id', '=', to)
      .executeTakeFirst();
    if (there) return;
    if (!(await budgets.spend(`invites/${from}`, INVITES))) {
      throw new Refusal('too-many-today', `You have invited ${INVITES} accounts today; send others the link.`);
    }
    // Who does not want to meet them is left alone, and they do not learn it.
    if ((await neighbours.apartFrom(from)).has(to)) return;
    const added = await store.db
      .insertInto('invitations')
      .values({ table_id: table, account_id: to, at: houseTime.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('table_id')
      .executeTakeFirst();
    if (!added) return;
    if (!(await budgets.spend(`invited/${from}/${to}`, TOLD_OF_ONE))) return;
    if (await budgets.spend(`invited/${to}`, TOLD)) await notifier.invited(table, game, to);
  }
}
