import { Refusal } from '#kernel';
import type { Store } from '../store/store.ts';
import { houseTime } from '../time.ts';

/** Who speaks: an account wherever it sits, a guest at one table. */
export const speaker = (account: string | undefined, table: string, seat: number): string =>
  account === undefined ? `seat:${table}:${seat}` : `account:${account}`;

/** Those who may not speak for a while; they go on playing. */
export class Mutes {
  private readonly store: Store;

  constructor(store: Store) {
    this.store = store;
  }

  /** Until when, if at all. */
  async until(subject: string): Promise<number | null> {
    const found = await this.store.db
      .selectFrom('mutes')
      .select('until')
      .where('subject', '=', subject)
      .where('until', '>', houseTime.now())
      .executeTakeFirst();
    return found?.until ?? null;
  }

  async mustMaySpeak(subject: string): Promise<void> {
    const until = await this.until(subject);
    if (until === null) return;
    const when = new Date(until).toISOString().slice(0, 16).replace('T', ' ');
    throw new Refusal('muted', `You may not speak until ${when} UTC; you can go on playing.`);
  }

  /** The query that begins one. */
  begin(subject: string, until: number, reason: string) {
    const at = houseTime.now();
    const account_id = /^account:(.*)$/.exec(subject)?.[1] ?? null;
    return this.store.db
      .insertInto('mutes')
      .values({ subject, account_id, at, until, reason })
      .onConflict((conflict) => conflict.column('subject').doUpdateSet({ at, until, reason }));
  }

  /** The query that ends one. */
  end(subject: string) {
    return this.store.db.deleteFrom('mutes').where('subject', '=', subject);
  }

  async sweepOut(now = houseTime.now()): Promise<void> {
    await this.store.db.deleteFrom('mutes').where('until', '<=', now).execute();
  }
}
