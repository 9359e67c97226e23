import { sql } from 'kysely';
import { Refusal } from '#kernel';
import type { Store } from '../store/store.ts';
import { hashOf } from '../tables/keys.ts';
import { houseTime } from '../time.ts';

const FREE = 10;
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 3_600_000;
/** So many doublings lead from the first wait to the longest. */
const DOUBLINGS = Math.floor(Math.log2(LONGEST_WAIT_MS / FIRST_WAIT_MS));
const FORGOTTEN_MS = 86_400_000;

/**
 * Passwords that were tried, counted in the store for all processes. The first ten are free, then each makes the next one wait,
 * twice as long as the one before, up to an hour. Names that nobody has are counted alike, so that nothing tells them apart.
 */
export class Guesses {
  private readonly store: Store;

  constructor(store: Store) {
    this.store = store;
  }

  /** Counts a try before it is made, so that a hundred at once are a hundred; refuses it while the last one's wait lasts. */
  async begin(who: string, now = houseTime.now()): Promise<void> {
    const { db } = this.store;
    const at = sql<number>`cast(${now} as bigint)`;
    const nth = sql<number>`case when guesses.at < ${now - FORGOTTEN_MS} then 1 else guesses.wrong + 1 end`;
    const wait = sql<number>`case
      when (${nth}) < ${FREE} then 0
      when (${nth}) > ${FREE + DOUBLINGS} then ${LONGEST_WAIT_MS}
      else ${FIRST_WAIT_MS} * (1 << (${nth} - ${FREE})) end`;
    const counted = await db
      .insertInto('guesses')
      .values({ who: hashOf(who), wrong: 1, at: now, until: 0 })
      .onConflict((conflict) =>
        conflict
          .column('who')
          .doUpdateSet({ wrong: nth, at, until: sql<number>`${at} + ${wait}` })
          .where('guesses.until', '<=', now),
      )
      .returning('wrong')
      .executeTakeFirst();
    if (counted) return;
    const { until } = await db
      .selectFrom('guesses')
      .select('until')
      .where('who', '=', hashOf(who))
      .executeTakeFirstOrThrow();
    const minutes = Math.max(1, Math.ceil((until - now) / 60_000));
    throw new Refusal(
      'too-many-guesses',
      `Too many wrong passwords. Try again in ${minutes} min; a passkey, or a device that has logged in before, need not wait.`,
    );
  }

  async forget(who: string): Promise<void> {
    await this.store.db.deleteFrom('guesses').where('who', '=', hashOf(who)).execute();
  }

  async sweepOut(now = houseTime.now()): Promise<void> {
    await this.store.db
      .deleteFrom('guesses')
      .where('at', '<', now - FORGOTTEN_MS)
      .execute();
  }
}
