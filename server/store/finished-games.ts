import type { Kysely } from 'kysely';
import { recountRatings } from '../ratings/recount.ts';
import type { Schema } from './schema.ts';

/** What is kept of finished games besides their logs and records. */

export async function keepAnalyses({ schema }: Kysely<never>): Promise<void> {
  await schema
    .createTable('analyses')
    .addColumn('table_id', 'varchar(32)', (c) => c.primaryKey())
    .addColumn('asked', 'bigint', (c) => c.notNull())
    .addColumn('leased_until', 'bigint', (c) => c.notNull())
    .addColumn('done', 'integer', (c) => c.notNull())
    .addColumn('turns', 'integer', (c) => c.notNull())
    .addColumn('body', 'text')
    .execute();
}

/** Histories, figures of games, and who may see a profile; what ended before is counted when the house next opens. */
export async function countFinishedGames({ schema }: Kysely<never>): Promise<void> {
  await schema
    .createTable('finished_games')
    .addColumn('table_id', 'varchar(32)', (c) => c.primaryKey())
    .addColumn('game', 'varchar(32)', (c) => c.notNull())
    .addColumn('seats', 'integer', (c) => c.notNull())
    .addColumn('began', 'bigint', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('moves', 'integer', (c) => c.notNull())
    .addColumn('ended', 'varchar(16)', (c) => c.notNull())
    .addColumn('rated', 'integer', (c) => c.notNull())
    .addColumn('bots', 'integer', (c) => c.notNull())
    .execute();
  await schema
    .createTable('finished_seats')
    .addColumn('table_id', 'varchar(32)', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('account_id', 'varchar(32)')
    .addColumn('kind', 'varchar(16)', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('score', 'integer', (c) => c.notNull())
    .addColumn('place', 'integer', (c) => c.notNull())
    .addColumn('share', 'double precision', (c) => c.notNull())
    .addColumn('game', 'varchar(32)', (c) => c.notNull())
    .addColumn('seats', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('bots', 'integer', (c) => c.notNull())
    .addColumn('rated', 'integer', (c) => c.notNull())
    .addColumn('listed', 'integer', (c) => c.notNull())
    .addColumn('ended', 'varchar(16)', (c) => c.notNull())
    .addPrimaryKeyConstraint('finished_seats_pk', ['table_id', 'seat'])
    .execute();
  await schema.createIndex('finished_seats_account').on('finished_seats').columns(['account_id', 'at']).execute();
  await schema
    .createTable('tallies')
    .addColumn('game', 'varchar(32)', (c) => c.notNull())
    .addColumn('seats', 'integer', (c) => c.notNull())
    .addColumn('company', 'varchar(8)', (c) => c.notNull())
    .addColumn('what', 'varchar(16)', (c) => c.notNull())
    .addColumn('key', 'varchar(80)', (c) => c.notNull())
    .addColumn('n', 'integer', (c) => c.notNull())
    .addColumn('wins', 'double precision', (c) => c.notNull())
    .addColumn('total', 'double precision', (c) => c.notNull())
    .addPrimaryKeyConstraint('tallies_pk', ['game', 'seats', 'company', 'what', 'key'])
    .execute();
  await schema
    .createTable('profiles')
    .addColumn('account_id', 'varchar(32)', (c) => c.primaryKey())
    .addColumn('ratings', 'varchar(16)', (c) => c.notNull())
    .addColumn('history', 'varchar(16)', (c) => c.notNull())
    .addColumn('rivals', 'varchar(16)', (c) => c.notNull())
    .execute();
}

/** Ratings are by the number of players from now on: those of before are worked out again from their results. */
export async function rateByPlayers(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  const more = (name: string, type: 'integer' | 'double precision') =>
    schema
      .alterTable('rating_changes')
      .addColumn(name, type, (c) => c.notNull().defaultTo(0))
      .execute();
  await more('seats', 'integer');
  await more('games', 'integer');
  await more('rating', 'double precision');
  await more('latest', 'integer');
  await recountRatings(db as unknown as Kysely<Schema>);
  await schema
    .createIndex('rating_changes_list')
    .on('rating_changes')
    .columns(['game', 'seats', 'latest', 'rating'])
    .execute();
  await schema.createIndex('rating_changes_subject').on('rating_changes').columns(['subject', 'latest']).execute();
}

/**
 * Games with other figures are other games, and are counted apart. What was counted together is made anew from the records when the house
 * next opens; histories stay as they are.
 */
export async function countByFigures(db: Kysely<never>): Promise<void> {
  await (db as unknown as Kysely<Schema>).deleteFrom('finished_games').execute();
  await db.schema.dropTable('tallies').execute();
  await db.schema
    .createTable('tallies')
    .addColumn('game', 'varchar(32)', (c) => c.notNull())
    .addColumn('figures', 'varchar(64)', (c) => c.notNull())
    .addColumn('seats', 'integer', (c) => c.notNull())
    .addColumn('company', 'varchar(8)', (c) => c.notNull())
    .addColumn('what', 'varchar(16)', (c) => c.notNull())
    .addColumn('key', 'varchar(80)', (c) => c.notNull())
    .addColumn('n', 'integer', (c) => c.notNull())
    .addColumn('wins', 'double precision', (c) => c.notNull())
    .addColumn('total', 'double precision', (c) => c.notNull())
    .addPrimaryKeyConstraint('tallies_by_figures_pk', ['game', 'figures', 'seats', 'company', 'what', 'key'])
    .execute();
}
