import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { startPostgres } from '../../testing/services.ts';
import { enterAll, openTable, openTestHouse, playOn } from './fixture.ts';

const postgres = await startPostgres();
afterAll(() => postgres.stop());

/** What docs/scale.md says. */
const recipe = /```sql\n(.*?)```/s.exec(
  readFileSync(path.resolve(import.meta.dirname, '../../docs/scale.md'), 'utf8'),
)![1];

it('a log that is cut into partitions in the middle of a game goes on, and keeps what it promised', {
  timeout: 120_000,
}, async () => {
  const settings = { DATABASE_URL: postgres.url };
  const before = await openTestHouse(settings);
  const seated = await openTable(before);
  const clients = await enterAll(before, seated);
  await playOn(clients, 'before', 10);
  const stood = clients[0].push!;
  for (const client of clients) client.close();
  // Between houses, on a line of its own: several statements at once.
  const { db } = before.front.premises.store;
  const indexes = () =>
    sql<{ name: string }>`select indexname as name from pg_indexes where tablename = 'entries' order by 1`
      .execute(db)
      .then(({ rows }) => rows.map(({ name }) => name));
  const had = await indexes();
  await sql.raw(recipe).execute(db);
  expect(await indexes()).toEqual(had);
  await before.stop();

  const after = await openTestHouse(settings);
  const again = await enterAll(after, seated);
  expect([again[0].push!.seq, again[0].push!.view]).toEqual([stood.seq, stood.view]);
  expect(await playOn(again, 'after', 10)).toBe(10);
  const mover = again.find(({ push, seat }) => push!.turn.includes(seat!))!;
  // The same action is not done twice, and a place in the log is taken once.
  const { moves, seq } = mover.push!;
  const first = await mover.play(moves[0], seq, 'once');
  expect((await mover.play(moves[0], seq, 'once')).seq).toBe(first.seq);
  for (const client of again) client.close();
  const { rows } = await sql<{ n: string }>`
    select count(*) as n from pg_inherits where inhparent = 'entries'::regclass`.execute(after.front.premises.store.db);
  expect(Number(rows[0].n)).toBe(16);
  await after.stop();
});
