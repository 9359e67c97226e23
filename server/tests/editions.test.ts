import { describe, expect, it } from 'vitest';
import { gameById, openGameOf } from '#games';
import { checkFairness, type GameRecord, replay } from '#kernel';
import type { Summary } from '#wire';
import { checkTables } from '../keeping.ts';
import { enterAll, houseForFile, openTable, playOn, seatKey } from './fixture.ts';

const nippon = gameById('nippon');
const edition = {
  engawa: 'edition',
  game: 'nippon',
  name: 'My copy',
  author: 'Hana',
  base: nippon.figures,
  differences: { 'contracts.json': { '/contracts/0/rewardVp': 9, '/contracts/1/rewardVp': 11 } },
};
const house = await houseForFile();
const open = (more: object) => house.call('POST', '/api/tables', { game: 'nippon', seats: 2, name: 'Aki', ...more });

describe('a table with an edition', () => {
  it('is named in the lobby, played by people and a bot, rematched, recorded and verified', async () => {
    const seated = await openTable(house, { seats: 3, bots: ['greedy'], edition });
    const { tables } = (await house.call('GET', '/api/tables?game=nippon')).body;
    const summary = tables.find(({ table }) => table === seated.table)!;
    expect(summary.edition).toMatchObject({ name: 'My copy', author: 'Hana' });
    const { figures } = summary.edition!;
    expect(summary.figures).toBe(figures);
    expect(figures).not.toBe(nippon.figures);
    const told = (await house.call('GET', `/api/tables/${seated.table}/edition`)).body as unknown as {
      edition: unknown;
    };
    expect(told.edition).toEqual(edition);

    const clients = await enterAll(house, seated);
    await playOn(clients, 'an edition');
    for (const client of clients) client.close();
    const { body } = await house.call('GET', `/api/tables/${seated.table}/record`);
    const record = body as unknown as GameRecord;
    expect(record).toMatchObject({ figures, edition, over: true });
    expect(replay(await openGameOf(record), record).over).toBe(true);
    expect(checkFairness(record).steps.filter(({ ok }) => !ok)).toEqual([]);
    // The promise was made for these figures and for no others.
    const { edition: _, ...bare } = record;
    expect(checkFairness(bare).steps.find(({ ok }) => !ok)?.about).toBe('promise');

    const again = await house.call('POST', `/api/tables/${seated.table}/rematch`, {}, seatKey(seated.keys[0]));
    const next = (await house.call('GET', `/api/tables/${again.body.table}`)).body.summary as Summary;
    expect(next.edition?.figures).toBe(figures);
  });

  it('goes on after the server has forgotten it, and is compared before an upgrade', async () => {
    const seated = await openTable(house, { edition: { ...edition, name: 'Again' } });
    const clients = await enterAll(house, seated);
    await playOn(clients, 'kept', 10);
    for (const client of clients) client.close();
    const { store } = house.front.premises;
    expect(await checkTables(store)).toMatchObject({ broken: [] });
    const { summary } = (await house.call('GET', `/api/tables/${seated.table}`)).body;
    expect(summary.edition?.name).toBe('Again');
  });

  it('of a game’s own figures names none', async () => {
    const seated = await openTable(house);
    const { summary } = (await house.call('GET', `/api/tables/${seated.table}`)).body;
    expect(summary).toMatchObject({ figures: nippon.figures, edition: null });
    expect((await house.call('GET', `/api/tables/${seated.table}/edition`)).body).toEqual({ edition: null });
  });
});

describe('an edition is refused', () => {
  const refused = async (more: object): Promise<string> => {
    const { status, body } = await open(more);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    return `${body.error.code}: ${body.error.message}`;
  };
  const changing = (differences: object) => refused({ edition: { ...edition, differences } });

  it('that is out of range, with the sentence that says so', async () => {
    expect(await changing({ 'contracts.json': { '/contracts/0/rewardVp': 999 } })).toBe(
      'bad-figures: contracts.json /contracts/0/rewardVp: A whole number from 0 to 60 stands here.',
    );
  });

  it('that cannot be played, after it was tried', async () => {
    // Nobody ever earns a yen, so nobody ever does anything, and rounds go on without end.
    const nothing = Array.from({ length: 10 }, (_, n) => [`/tracks/money/${n}/yen`, 0]);
    expect(await changing({ 'boards.json': Object.fromEntries(nothing) })).toMatch(
      /^unplayable-edition: A game at random with \d players came to a bad end at decision \d+: .*\.$/,
    );
  });

  it('that is of another game, of other figures, too large, or reaches out of the data', async () => {
    expect(await refused({ game: 'machi', edition })).toMatch(/^wrong-game/);
    expect(await refused({ edition: { ...edition, base: 'f'.repeat(64) } })).toMatch(/^other-base/);
    expect(await refused({ edition: { ...edition, name: '' } })).toMatch(/^bad-request/);
    expect(await refused({ edition: { ...edition, name: 'a\u202eb' } })).toMatch(/^bad-request/);
    expect(await refused({ edition: { ...edition, more: 1 } })).toMatch(/^bad-request/);
    expect(await changing({ 'contracts.json': { '/contracts/0/x': 'y'.repeat(70_000) } })).toMatch(/^bad-edition/);
    expect(await changing({ 'contracts.json': { '/__proto__/polluted': 1 } })).toMatch(/^bad-edition/);
    expect(await changing({ '../orders.json': { '/x': 1 } })).toMatch(/^bad-edition/);
    expect(await changing({ 'contracts.json': { '/contracts': [] } })).toMatch(/^bad-figures/);
    expect(await changing({})).toMatch(/^bad-edition/);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('at a rated table', async () => {
    const clock = { kind: 'live', bank: 600, increment: 10, cap: 600 };
    expect(await refused({ edition, rated: true, clock })).toMatch(/^rated-edition/);
  });
});
