import { Refusal, WATCHER } from '#kernel';
import type { ChatLine } from '#wire';
import type { Store } from '../store/store.ts';
import { houseTime } from '../time.ts';
import type { Hall } from './hall.ts';

const MOST_TRIES = 20;
const MOST_LINES = 500;
/** Nobody talks that much at one table. */
const MOST_SAID = 5000;

/** What players say to each other, and watchers among themselves. It has its own numbers: talking makes nobody's move stale. */
export class Chat {
  private readonly store: Store;
  private readonly hall: Hall;

  constructor(store: Store, hall: Hall) {
    this.store = store;
    this.hall = hall;
  }

  /** What the players said, or what the watchers did: neither hears the other. */
  lines(table: string, since: number, watchers: boolean): Promise<ChatLine[]> {
    return this.store.db
      .selectFrom('chat')
      .select(['n', 'seat', 'name', 'at', 'text'])
      .where('table_id', '=', table)
      .where('n', '>', since)
      .where('seat', watchers ? '=' : '!=', WATCHER)
      .orderBy('n')
      .limit(MOST_LINES)
      .execute();
  }

  /** Says something once; the same action is answered as before. */
  async say(table: string, seat: number, name: string, text: string, action: string): Promise<number> {
    const { db } = this.store;
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const said = await db
        .selectFrom('chat')
        .select('n')
        .where('table_id', '=', table)
        .where('action', '=', action)
        .executeTakeFirst();
      if (said) return said.n;
      const last = await db
        .selectFrom('chat')
        .select((e) => e.fn.max('n').as('n'))
        .where('table_id', '=', table)
        .executeTakeFirst();
      if ((last?.n ?? 0) >= MOST_SAID) throw new Refusal('chat-full', 'Enough has been said at this table.');
      const line: ChatLine = { n: (last?.n ?? 0) + 1, seat, name, at: houseTime.now(), text };
      const added = await db
        .insertInto('chat')
        .values({ table_id: table, ...line, action })
        .onConflict((conflict) => conflict.doNothing())
        .returning('n')
        .executeTakeFirst();
      if (!added) continue;
      this.hall.chatted(table, line);
      return line.n;
    }
    throw new Error('the chat of this table is too busy');
  }
}
