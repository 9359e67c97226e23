import { afterAll, describe, expect, it } from 'vitest';
import { startPostgres } from '../../testing/services.ts';
import { prune } from '../ops/pruning.ts';
import { enterAll, openTable, openTestHouse, playOn, type TestHouse } from './fixture.ts';

const DAY_MS = 86_400_000;
/** The rows of the lobby follow the logs a little later. */
const SOON = { timeout: 10_000 };
const postgres = await startPostgres();
afterAll(() => postgres.stop());

describe.each([
  ['SQLite', {}],
  ['PostgreSQL', { DATABASE_URL: postgres.url }],
])('what ended long ago is cleared away: %s', (_name, settings) => {
  const days = (n: number): number => Date.now() + n * DAY_MS;
  const keeping = { finished: 30, abandoned: 30, notices: 30 };
  const pruned = (house: TestHouse, now: number, dry = false) =>
    prune(house.front.premises.store, keeping, { now, dry });

  async function finished(house: TestHouse): Promise<string> {
    const seated = await openTable(house);
    const clients = await enterAll(house, seated);
    for (const [i, client] of clients.entries()) if (i > 0) await client.ask({ do: 'resign', action: 'r' });
    await expect.poll(() => clients[0].push!.over).toBe(true);
    for (const client of clients) client.close();
    return seated.table;
  }

  it('first closed, a day later removed; the record of a finished game stays', async () => {
    const house = await openTestHouse(settings);
    const over = await finished(house);
    const { table: left } = await openTable(house);
    const { table: waiting } = await openTable(house, { start: false });
    await expect.poll(() => pruned(house, days(31), true), SOON).toEqual({ closed: 3, removed: 0, notices: 0 });
    expect(await pruned(house, days(20))).toEqual({ closed: 0, removed: 0, notices: 0 });
    expect((await house.call('GET', `/api/tables/${left}`)).status).toBe(200);
    expect(await pruned(house, days(31))).toEqual({ closed: 3, removed: 0, notices: 0 });
    // Nobody is there, so the tables leave the memory of the process.
    house.front.premises.hall.sweepOut(Date.now() + DAY_MS);
    for (const table of [over, left, waiting])
      expect((await house.call('GET', `/api/tables/${table}`)).body.error.code).toBe('table-expired');
    expect(await pruned(house, days(31.5))).toMatchObject({ closed: 0, removed: 0 });
    expect(await pruned(house, days(33))).toMatchObject({ closed: 0, removed: 3 });
    const { db } = house.front.premises.store;
    for (const from of ['entries', 'tables', 'seats', 'chat', 'notes'] as const)
      expect(await db.selectFrom(from).selectAll().execute()).toEqual([]);
    expect((await house.call('GET', `/api/tables/${over}/record`)).status).toBe(200);
    await house.stop();
  });

  it('a process that has the table open finds it closed, and writes nothing after that', async () => {
    const house = await openTestHouse(settings);
    const seated = await openTable(house);
    const clients = await enterAll(house, seated);
    await playOn(clients, 'pruning', 2);
    await expect.poll(() => pruned(house, days(31), true), SOON).toMatchObject({ closed: 1 });
    expect(await pruned(house, days(31))).toMatchObject({ closed: 1 });
    const [mover] = clients.filter(({ push, seat }) => push!.turn.includes(seat!));
    const answer = await mover.play(mover.push!.moves[0]).catch((error: Error) => ({ error: { code: error.message } }));
    expect(answer.error).toBeDefined();
    const { db } = house.front.premises.store;
    const log = await db
      .selectFrom('entries')
      .select(['seq', 'kind'])
      .where('table_id', '=', seated.table)
      .orderBy('seq')
      .execute();
    expect(log.at(-1)!.kind).toBe('expire');
    for (const client of clients) client.close();
    await house.stop();
  });
});
