import type { Kysely } from 'kysely';
import type { RatingRow, Schema } from '../store/schema.ts';
import { type Belief, ordinal, rate, UNRATED } from './weng-lin.ts';

type Known = Pick<RatingRow, 'game' | 'subject' | 'n' | 'table_id' | 'place' | 'at'>;

/**
 * Works out every rating again from the results, game by game in the order they ended. Stores and backups from before ratings knew the
 * number of players need it: who rated them then did not keep that, but every table has a row for each of its seats.
 */
export async function recountRatings(db: Kysely<Schema>): Promise<void> {
  const rows: Known[] = await db
    .selectFrom('rating_changes')
    .select(['game', 'subject', 'n', 'table_id', 'place', 'at'])
    .orderBy('at')
    .orderBy('table_id')
    .orderBy('n')
    .execute();
  const tables = new Map<string, Known[]>();
  for (const row of rows) tables.set(row.table_id, [...(tables.get(row.table_id) ?? []), row]);
  const beliefs = new Map<string, { belief: Belief; games: number; last: Known }>();
  await db.updateTable('rating_changes').set({ latest: 0 }).execute();
  for (const seated of tables.values()) {
    const seats = seated.length;
    const keys = seated.map(({ game, subject }) => `${game} ${seats} ${subject}`);
    const before = keys.map((key) => beliefs.get(key));
    const after = rate(
      before.map((one) => one?.belief ?? UNRATED),
      seated.map(({ place }) => place),
    );
    for (const [i, row] of seated.entries()) {
      const games = (beliefs.get(keys[i])?.games ?? 0) + 1;
      beliefs.set(keys[i], { belief: after[i], games, last: row });
      await at(db, row)
        .set({ seats, games, ...after[i], rating: ordinal(after[i]) })
        .execute();
    }
  }
  for (const { last } of beliefs.values()) await at(db, last).set({ latest: 1 }).execute();
}

const at = (db: Kysely<Schema>, { game, subject, n }: Known) =>
  db.updateTable('rating_changes').where('game', '=', game).where('subject', '=', subject).where('n', '=', n);
