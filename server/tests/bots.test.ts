import { describe, expect, it } from 'vitest';
import { GAMES } from '#games';
import { Table } from '#kernel';
import { pauseFor } from '../bots/pace.ts';
import { BotPool } from '../bots/pool.ts';
import { hashOf, newKey } from '../tables/keys.ts';
import { enterAll, houseForFile, openTable, playOn, type TestHouse } from './fixture.ts';

/** How many decisions bots have thought about in this house. */
async function thoughts(house: TestHouse): Promise<number> {
  const { body } = await house.call('GET', '/metrics');
  return Number(/engawa_bot_seconds_count (\d+)/.exec(String(body))?.[1] ?? 0);
}

describe('a bot at a table', () => {
  it.each(GAMES.map(({ id }) => id))('%s: thinks once a turn and then plays what it planned', async (game) => {
    const house = await houseForFile();
    const seated = await openTable(house, { game, bots: ['greedy'] });
    const [client] = await enterAll(house, seated);
    await playOn([client], `once ${game}`, 60);
    const { push } = await client.ask({ do: 'sync', since: 0 });
    const steps = push!.log.filter(({ seat, kind }) => seat === 1 && kind === 'play').length;
    const thought = await thoughts(house);
    expect(thought).toBeGreaterThan(0);
    expect(thought).toBeLessThan(steps);
    client.close();
  });

  it('moves at a pace people can follow while somebody looks, and at once when nobody does', async () => {
    const pace = 120;
    const house = await houseForFile({ ENGAWA_BOT_PACE: String(pace) });
    const seated = await openTable(house, { bots: ['greedy', 'greedy'], seats: 3, start: false });
    const [client] = await enterAll(house, seated);
    await house.call('POST', `/api/tables/${seated.table}/start`, {}, { authorization: `Seat ${seated.keys[0]}` });
    const pausesOf = async (seed: string): Promise<number[]> => {
      const since = client.push!.seq;
      await playOn([client], seed, 12);
      const { push } = await client.ask({ do: 'sync', since: since - 1 });
      const log = push!.log as unknown as { at: number; seat: number; kind: string }[];
      return log.slice(1).flatMap(({ at, seat, kind }, i) => (kind === 'play' && seat > 0 ? [at - log[i].at] : []));
    };
    const looked = await pausesOf('looked at');
    expect(looked.length).toBeGreaterThan(3);
    // A turn of many steps takes less for each.
    expect(Math.min(...looked)).toBeGreaterThanOrEqual(pace / 10);
    expect(Math.max(...looked)).toBeGreaterThanOrEqual(pace * 0.9);
    await client.ask({ do: 'look', looking: false });
    expect(Math.min(...(await pausesOf('unseen')))).toBeLessThan(pace / 10);
    client.close();
  });
});

it('a level this program does not know any more does not stop a table', async () => {
  const house = await houseForFile({ ENGAWA_LOG: 'silent' });
  const key = newKey();
  const opening = { options: {}, seed: 'retired', clock: null, timeout: 'bot', listed: false, rated: false } as const;
  await house.front.premises.hall.open('retiredlevel', [
    { kind: 'open', game: 'nippon', version: 1, seats: 2, watchers: true, ...opening },
    { kind: 'join', seat: 0, as: 'guest', name: 'Aki', host: true, key: hashOf(key) },
    { kind: 'join', seat: 1, as: 'bot', name: 'retired', level: 'retired' },
    { kind: 'start' },
  ]);
  const [client] = await enterAll(house, { table: 'retiredlevel', keys: [key], phrases: [] });
  expect(await playOn([client], 'retired', 12)).toBe(12);
  client.close();
});

it('the pause is shorter at a fast table and in a long turn', () => {
  const live = (bank: number) => ({ kind: 'live', bank, increment: 0, cap: bank }) as const;
  expect(pauseFor(600, null, 3)).toBe(600);
  expect(pauseFor(600, live(1200), 3)).toBe(600);
  expect(pauseFor(600, live(600), 3)).toBe(300);
  expect(pauseFor(600, live(10), 3)).toBe(150);
  expect(pauseFor(600, null, 12) * 12).toBe(3600);
  expect(pauseFor(0, null, 1)).toBe(0);
});

it('many decisions due at once share the time, so that each is made within it', async () => {
  const budget = 500;
  const took: number[] = [];
  const pool = new BotPool(1, budget, (ms) => took.push(ms));
  const game = GAMES.find(({ id }) => id === 'nippon')!;
  const table = Table.open(game, { seats: 2, seed: 'at once' });
  const seat = table.turn === 1 ? 0 : 1;
  const think = () => pool.choose(game, table.view(seat), seat, 'master');
  // The thread starts and its code is compiled.
  await think();
  took.length = 0;
  const decisions = await Promise.all(Array.from({ length: 8 }, think));
  expect(decisions.every(({ move, line }) => line[0] === move)).toBe(true);
  // One after another, each with all of its time, the last would come after eight budgets. A busy machine is late by itself.
  expect(Math.max(...took)).toBeLessThan(budget * 3);
  await pool.close();
});
