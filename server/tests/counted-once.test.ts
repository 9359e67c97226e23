import { setImmediate as aMoment } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { callOtherwise } from '../admin/new-name.ts';
import { Ratings } from '../ratings/ratings.ts';
import { Statistics } from '../statistics/statistics.ts';
import { enterAll, houseForFile, playOn, seatKey } from './fixture.ts';

const house = await houseForFile();
const { store, hall } = house.front.premises;
const password = 'correct horse battery';
const clock = { kind: 'live', bank: 600, increment: 10, cap: 900 };

const register = async (name: string, more: object = {}) => ({
  cookie: (await house.call('POST', '/api/accounts', { name, password, ...more })).cookie!,
});

/** A game that its host gives up; the keys of both. */
async function givenUp(host: Record<string, string>, guest: Record<string, string>, wishes: object) {
  const { body } = await house.call('POST', '/api/tables', { game: 'machi', seats: 2, name: 'Host', ...wishes }, host);
  const joined = await house.call('POST', `/api/tables/${body.table}/join`, { name: 'Guest' }, guest);
  const keys = [body.key, joined.body.key];
  if ('rated' in wishes) await house.call('POST', `/api/tables/${body.table}/ready`, {}, seatKey(keys[1]));
  await house.call('POST', `/api/tables/${body.table}/start`, {}, seatKey(keys[0]));
  const clients = await enterAll(house, { table: body.table, keys, phrases: [] });
  await playOn(clients, 'some', 6);
  await clients[0].ask({ do: 'resign', action: 'enough' });
  for (const client of clients) client.close();
  const filed = store.db.selectFrom('finished_games').selectAll().where('table_id', '=', body.table);
  await expect.poll(async () => (await filed.execute()).length).toBe(1);
  return { table: body.table, keys };
}

it('a rated game is counted once, however many are told of it and whenever', async () => {
  const { table } = await givenUp(await register('Ume'), await register('Rin'), { rated: true, clock });
  const sitting = await hall.look(table, (one) => one);
  const rows = store.db.selectFrom('rating_changes').select('n').where('table_id', '=', table);
  expect(await rows.execute()).toHaveLength(2);
  for (let round = 0; round < 40; round++) {
    await store.db.deleteFrom('rating_changes').where('table_id', '=', table).execute();
    await Promise.all(
      Array.from({ length: 6 }, async (_, i) => {
        for (let later = 0; later < (i * round) % 17; later++) await aMoment();
        await new Ratings(store).count(sitting);
      }),
    );
    expect((await rows.execute()).map(({ n }) => n)).toEqual([1, 1]);
  }
});

it('a rebuild gives the same, though a guest became a member, another a new name, and a rematch followed', async () => {
  const { table, keys } = await givenUp(await register('Sora'), {}, {});
  await house.call('POST', `/api/tables/${table}/rematch`, {}, seatKey(keys[0]));
  await register('Kei', { seats: [{ table, key: keys[1] }] });
  const { id } = await store.db
    .selectFrom('accounts')
    .select('id')
    .where('name', '=', 'Sora')
    .executeTakeFirstOrThrow();
  await callOtherwise(store, id, 'Hoshi');
  const kept = async () => ({
    games: await store.db.selectFrom('finished_games').selectAll().orderBy('table_id').execute(),
    seats: await store.db.selectFrom('finished_seats').selectAll().orderBy('table_id').orderBy('seat').execute(),
  });
  const before = await kept();
  const sat = before.seats.filter((one) => one.table_id === table);
  expect(sat.map(({ name, kind }) => [name, kind])).toEqual([
    ['Hoshi', 'account'],
    ['Kei', 'account'],
  ]);
  await new Statistics(store).rebuild(() => undefined);
  expect(await kept()).toEqual(before);
});
