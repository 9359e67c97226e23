import { expect, it } from 'vitest';
import type { KeptAnalysis } from '#bots';
import { enterAll, houseForFile, openTable, playOn, seatKey } from './fixture.ts';

// Long looks are tested where bots are; here one for each player shows that they are taken.
const house = await houseForFile({ ENGAWA_LONG_LOOKS: '2' });

interface State {
  readonly state: string;
  readonly analysis: KeptAnalysis;
}

const state = async (table: string): Promise<State> =>
  (await house.call('GET', `/api/tables/${table}/analysis`)).body as unknown as State;

it('a finished game is analysed when one of its players asks, once, and shown to everybody', {
  timeout: 120_000,
}, async () => {
  const seated = await openTable(house, { game: 'yamatai', seats: 2, bots: ['random'] });
  const { table, keys } = seated;
  const asPlayer = () => house.call('POST', `/api/tables/${table}/analysis`, {}, seatKey(keys[0]));

  // While it goes on there is nothing to be had: an analysis tells what is hidden.
  expect((await asPlayer()).body.error.code).toBe('not-over');
  const clients = await enterAll(house, seated);
  await playOn(clients, 'analysed');
  for (const client of clients) client.close();
  const { body: record } = await house.call('GET', `/api/tables/${table}/record`);

  expect((await state(table)).state).toBe('none');
  const stranger = await house.call('POST', `/api/tables/${table}/analysis`, {});
  expect(stranger.status).toBe(401);
  expect((await state(table)).state).toBe('none');

  expect((await asPlayer()).body).toMatchObject({ state: 'working' });
  // Asked twice, it is made once.
  expect((await asPlayer()).body).toMatchObject({ state: 'working' });
  await expect.poll(async () => (await state(table)).state, { timeout: 100_000, interval: 500 }).toBe('done');

  const { analysis } = await state(table);
  const players = analysis.accuracy.length;
  expect(players).toBe(2);
  expect(analysis.turns[0].from).toBe(0);
  expect(analysis.turns.at(-1)!.to).toBe(record.moves.length - 1);
  for (const { before, after, loss, seat } of analysis.turns) {
    expect(before[seat] - after[seat]).toBeCloseTo(loss, 3);
    expect(loss).toBeGreaterThanOrEqual(0);
  }
  // A grandmaster has looked at the costliest turn of each.
  for (let seat = 0; seat < players; seat++) {
    expect(analysis.turns.filter((turn) => turn.seat === seat && turn.long).length).toBeLessThanOrEqual(1);
  }
  expect(analysis.turns.some(({ long }) => long)).toBe(true);
  for (let seat = 0; seat < players; seat++) {
    const own = analysis.costly.filter(({ turn }) => analysis.turns[turn].seat === seat);
    // Nothing is called costly that he does not confirm.
    for (const { turn } of own) expect(analysis.turns[turn].long).toBe(true);
    expect(own.length).toBeLessThanOrEqual(5);
    expect(analysis.accuracy[seat]).toBeGreaterThanOrEqual(0);
    expect(analysis.accuracy[seat]).toBeLessThanOrEqual(100);
  }
  // Nobody's name is in it: whoever leaves the house leaves nothing here.
  expect(JSON.stringify(analysis)).not.toContain('Aki');
  expect((await asPlayer()).body).toMatchObject({ state: 'done' });
});

it('a table that is not there, and one that nobody finished, are said to be so', async () => {
  expect((await house.call('POST', '/api/tables/nothere1/analysis', {})).body.error.code).toBe('unknown-table');
  expect(await state('nothere1')).toEqual({ state: 'none' });
});
