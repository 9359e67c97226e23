import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { startPostgres } from '../../testing/services.ts';
import { TableClient } from '../../testing/table-client.ts';
import { houseForFile, openTable, openTestHouse, seatKey, type TestHouse } from './fixture.ts';

const HOUR_MS = 3_600_000;
const postgres = await startPostgres();
afterAll(() => postgres.stop());
const settings = { ENGAWA_EXPIRE_AFTER: '24', DATABASE_URL: postgres.url };
const house = await houseForFile(settings);

/** Time passes: another house reads in the log that everything happened earlier. */
async function later(table: string, hours: number): Promise<TestHouse> {
  const other = await openTestHouse(settings);
  await house.front.premises.store.db
    .updateTable('entries')
    .set((e) => ({ at: e('at', '-', hours * HOUR_MS) }))
    .where('table_id', '=', table)
    .execute();
  // A table whose row lags behind was looked at when the house opened.
  other.front.premises.hall.sweepOut(Date.now() + HOUR_MS);
  return other;
}

const statusAt = async (there: TestHouse, table: string): Promise<number> =>
  (await there.call('GET', `/api/tables/${table}`)).status;

const listed = async (there: TestHouse): Promise<string[]> =>
  (await there.call('GET', '/api/tables?status=waiting')).body.tables.map(({ table }) => table);

it('a table nobody came to leaves the lobby, and its link says so', async () => {
  const fresh = await openTable(house, { start: false });
  const { table, keys, phrases } = await openTable(house, { start: false });
  const row = await house.front.premises.store.db
    .selectFrom('tables')
    .selectAll()
    .where('id', '=', table)
    .executeTakeFirstOrThrow();
  expect(row.wake_at).toBe(row.updated + 24 * HOUR_MS);
  const other = await later(table, 25);
  await other.front.premises.hall.tend([table, fresh.table]);
  await expect.poll(() => statusAt(other, table), { timeout: 5000 }).toBe(410);
  await expect.poll(() => listed(other), { timeout: 5000 }).not.toContain(table);
  expect(await listed(other)).toContain(fresh.table);
  const answers = [
    await other.call('POST', `/api/tables/${table}/join`, { name: 'Late' }),
    await other.call('POST', `/api/tables/${table}/start`, {}, seatKey(keys[0])),
    await other.call('POST', `/api/tables/${table}/recover`, { phrase: phrases[0] }),
  ];
  for (const { status, body } of answers) expect([status, body.error.code]).toEqual([410, 'table-expired']);
  const client = await TableClient.connect(other.url, table);
  expect((await client.hello(keys[0])).error?.code).toBe('table-expired');
  await client.until(() => false, 'the close').catch(() => undefined);
  expect(client.closed?.code).toBe(4410);
  await other.stop();
});

it('a table with somebody at it stays, and for a while after they left', async () => {
  const { table, keys } = await openTable(house, { start: false });
  const other = await later(table, 25);
  const client = await TableClient.enter(other.url, table, keys[0]);
  await expect.poll(() => other.front.premises.hall.connected).toBe(1);
  await other.front.premises.hall.tend([table]);
  await wait(100);
  expect(await statusAt(other, table)).toBe(200);
  client.close();
  await expect.poll(() => other.front.premises.hall.connected).toBe(0);
  await other.front.premises.hall.tend([table]);
  await wait(100);
  expect(await statusAt(other, table)).toBe(200);
  await other.stop();
});

it('a game under way never expires', async () => {
  const { table } = await openTable(house);
  const other = await later(table, 1000);
  await other.front.premises.hall.tend([table]);
  await wait(100);
  expect(await statusAt(other, table)).toBe(200);
  await other.stop();
});
