import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Clocks } from '../tables/clock.ts';
import { enterAll, houseForFile, openTable, playOn } from './fixture.ts';

describe('the clocks of a table', () => {
  const spec = { kind: 'live', bank: 100, increment: 10, cap: 105 } as const;

  it('run for those who owe, and a finished turn earns the increment up to the cap', () => {
    const clocks = new Clocks(spec, 2);
    clocks.run(0b01, 0, false);
    expect(clocks.faces(4000)).toEqual([
      { left: 96_000, running: true },
      { left: 100_000, running: false },
    ]);
    expect(clocks.next()).toEqual({ seat: 0, at: 100_000 });
    clocks.run(0b10, 4000, true);
    expect(clocks.faces(4000)[0].left).toBe(105_000);
    clocks.run(0b10, 9000, true);
    expect(clocks.faces(9000)[1].left).toBe(95_000);
  });

  it('stand still in a pause, which earns nothing', () => {
    const clocks = new Clocks(spec, 2);
    clocks.run(0b01, 0, false);
    clocks.run(0, 30_000, false);
    expect(clocks.faces(90_000)[0]).toEqual({ left: 70_000, running: false });
    expect(clocks.next()).toBeUndefined();
    clocks.run(0b01, 90_000, false);
    expect(clocks.next()).toEqual({ seat: 0, at: 160_000 });
  });

  it('give nothing twice to who is ready, takes it back and is ready again', () => {
    const clocks = new Clocks({ ...spec, cap: 1000 }, 2);
    clocks.run(0b11, 0, false);
    clocks.run(0b01, 5000, true, 1);
    expect(clocks.faces(9000)[1]).toEqual({ left: 105_000, running: false });
    clocks.run(0b11, 9000, false, 1);
    expect(clocks.faces(12_000)[1]).toEqual({ left: 102_000, running: true });
    clocks.run(0b01, 12_000, true, 1);
    expect(clocks.faces(20_000).map(({ left }) => left)).toEqual([80_000, 102_000]);
  });

  it('run together where several owe', () => {
    const clocks = new Clocks(spec, 3);
    clocks.run(0b111, 0, false);
    clocks.run(0b101, 5000, true);
    expect(clocks.faces(8000).map(({ left }) => left)).toEqual([92_000, 105_000, 92_000]);
  });
});

describe('a seat that runs out of time', () => {
  const clock = { kind: 'live', bank: 10, increment: 0, cap: 10 };

  /** Time passes: the log is told that everything happened long ago. */
  async function outOfTime(timeout: string) {
    const house = await houseForFile();
    const seated = await openTable(house, { clock, timeout });
    const { db } = house.front.premises.store;
    await db
      .updateTable('entries')
      .set((e) => ({ at: e('at', '-', 60_000) }))
      .where('table_id', '=', seated.table)
      .execute();
    await house.front.drain();
    const other = await houseForFile({ ENGAWA_DATA: house.data });
    await other.front.premises.hall.tend([seated.table]);
    const clients = await enterAll(other, seated);
    return { clients, other, seated };
  }

  it('loses, where the table chose so', async () => {
    const { clients } = await outOfTime('lose');
    await clients[0].until(() => clients[0].push!.over, 'the end');
    expect(clients[0].push!.summary.result).toMatchObject({ ended: 'timeout' });
    for (const client of clients) client.close();
  });

  it('is played by a bot until its player is back', async () => {
    const { clients } = await outOfTime('bot');
    const seats = () => clients[0].push!.summary.seats;
    await clients[0].until(() => seats().some(({ standIn }) => standIn), 'a stand-in');
    const away = seats().findIndex(({ standIn }) => standIn);
    const mine = clients[away];
    const refused = await mine.play('stop', mine.push!.seq);
    expect(['away', 'stale']).toContain(refused.error?.code);
    const answer = await mine.ask({ do: 'back', action: 'b' });
    expect(answer.error).toBeUndefined();
    await mine.reached(answer.seq!);
    expect(seats()[away].standIn).toBeUndefined();
    expect(mine.push!.clocks![away].left).toBeGreaterThan(0);
    for (const client of clients) client.close();
  });

  it('waits, where the table chose so', async () => {
    const { clients } = await outOfTime('wait');
    await wait(200);
    expect(clients[0].push!.over).toBe(false);
    expect(clients[0].push!.clocks!.some(({ left, running }) => running && left === 0)).toBe(true);
    expect(await playOn(clients, 'late', 2)).toBe(2);
    for (const client of clients) client.close();
  });
});
