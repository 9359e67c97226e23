import { expect, it } from 'vitest';
import { Thread } from '../thread.ts';
import type { ChanceAnswer, Judged } from '../watching/chance-task.ts';
import { Chances, taskOf } from '../watching/chances.ts';
import { houseForFile, openTable, seatKey } from './fixture.ts';

const house = await houseForFile();

const chances = (table: string, headers: Record<string, string> = {}) =>
  house.call('GET', `/api/tables/${table}/chances`, undefined, headers);

it('watchers are told the chances where the table lets them know, and players never are', async () => {
  const { table, keys } = await openTable(house, { game: 'yokohama', seats: 2, bots: ['random'], chances: true });
  const told = async () => ((await chances(table)).body as unknown as { chances: number[] }).chances;
  const shares = await told();
  expect(shares).toHaveLength(2);
  expect(shares[0] + shares[1]).toBeCloseTo(1, 5);
  // Whoever asks again is told the same.
  expect(await told()).toEqual(shares);
  const { summary } = (await house.call('GET', `/api/tables/${table}`)).body;
  expect(summary.chances).toBe(true);

  const player = await chances(table, seatKey(keys[0]));
  expect([player.status, player.body.error.code]).toEqual([403, 'not-allowed']);
});

it('a table that did not agree to it shows none, nor one without watchers, nor one that has not begun', async () => {
  const plain = await openTable(house, { game: 'machi', seats: 2, bots: ['random'] });
  const shut = await openTable(house, { game: 'machi', seats: 2, bots: ['random'], watchers: false, chances: true });
  for (const { table } of [plain, shut]) expect((await chances(table)).body.error.code).toBe('not-allowed');
  const waiting = await openTable(house, { game: 'machi', seats: 2, start: false, chances: true });
  expect((await chances(waiting.table)).body.error.code).toBe('not-started');
  expect((await chances('nothere1')).status).toBe(404);
});

it('who asks in the moment a thread is given up asks another, and only its own tasks end with it', {
  timeout: 60_000,
}, async () => {
  const { table } = await openTable(house, { game: 'machi', seats: 2, bots: ['random'], chances: true });
  const task = await house.front.premises.hall.look(table, taskOf);
  const outcome = (answer: Promise<ChanceAnswer>) =>
    answer.then(
      ({ chances }) => chances?.length,
      (error: Error) => error.message,
    );
  const most = 3000;
  const thread = new Thread<Judged, ChanceAnswer>('chance-worker', { most, idle: 60_000 });
  // The answer comes under another number, so that this one is never answered. What is asked in the very moment the thread is given up is
  // answered by the next one.
  const lost = outcome(thread.ask({ ...task, id: -1 } as Judged));
  const next = await new Promise<unknown>((resolve) => setTimeout(() => resolve(outcome(thread.ask(task))), most));
  expect([await lost, next]).toEqual(['the chance-worker ended', 2]);
  await thread.close();
});

it('who asks for chances when the thread has ended is told to try again', async () => {
  const { table } = await openTable(house, { game: 'machi', seats: 2, bots: ['random'], chances: true });
  const chances = new Chances();
  await chances.close();
  const asked = house.front.premises.hall.look(table, (now) => chances.of(now, 0, () => undefined));
  await expect(asked).rejects.toMatchObject({ code: 'busy' });
});
