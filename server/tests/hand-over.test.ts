import { describe, expect, it } from 'vitest';
import { gameById } from '#games';
import type { ClockSpec } from '#wire';
import { TableClient } from '../../testing/table-client.ts';
import { promise } from '../tables/beginning.ts';
import type { Deed, Opening } from '../tables/entry.ts';
import { voteOn, votersOn } from '../tables/hand-over.ts';
import { Sitting } from '../tables/sitting.ts';
import { summaryOf } from '../tables/summary.ts';
import { houseForFile, openTable, type Seated, seatKey } from './fixture.ts';

const DAY = 86_400_000;
const GIVEN = { key: 'hash of a key', phrase: 'hash of a phrase' };
const code = (expected: string) => expect.objectContaining({ code: expected });

/** A table under way with people on every seat. */
function underWay(seats: number, opening: Partial<Opening> = {}) {
  const sitting = new Sitting('handover');
  const does = (deed: Deed, at = 1000): void => {
    sitting.follow({ seq: sitting.seq + 1, at, action: null, deed });
  };
  does({
    kind: 'open',
    game: 'nippon',
    version: 1,
    figures: gameById('nippon').figures,
    seats,
    options: {},
    clock: null,
    timeout: 'bot',
    listed: false,
    rated: false,
    watchers: true,
    ...opening,
  });
  does(promise());
  for (let seat = 0; seat < seats; seat++) {
    does({ kind: 'join', seat, as: 'guest', name: `P${seat}`, host: seat === 0, key: `key ${seat}` });
  }
  does({ kind: 'start' });
  const [absent] = sitting.personTurns();
  const others = sitting.chairs.map((_, seat) => seat).filter((seat) => seat !== absent);
  return { sitting, does, absent, others };
}

describe('a seat is handed over', () => {
  it('when its guest is away for a day and everybody else says so; only then is there a new key', () => {
    const { sitting, does, absent, others } = underWay(3);
    const now = 1000 + DAY;
    expect(votersOn(sitting, absent, now)).toEqual(others);
    does(voteOn(sitting, others[0], absent, now, GIVEN), now);
    expect(summaryOf(sitting).handOver).toEqual({ seat: absent, votes: [others[0]] });
    expect(sitting.chairs[absent].holder!.key).toBe(`key ${absent}`);
    // The same voice twice is one voice.
    expect(voteOn(sitting, others[0], absent, now, GIVEN)).not.toHaveProperty('key');
    does(voteOn(sitting, others[1], absent, now, GIVEN), now);
    expect(sitting.chairs[absent].holder).toMatchObject({ ...GIVEN, name: `P${absent}` });
    expect(summaryOf(sitting).handOver).toBeNull();
  });

  it('not before a day without a clock, nor while its time has not run out', () => {
    const slow = underWay(3);
    expect(() => votersOn(slow.sitting, slow.absent, 1000 + DAY - 1)).toThrow(code('not-away'));
    // Who does not have the turn keeps nobody waiting.
    expect(() => votersOn(slow.sitting, slow.others[0], 1000 + DAY)).toThrow(code('not-away'));
    const clock: ClockSpec = { kind: 'live', bank: 60, increment: 0, cap: 60 };
    const timed = underWay(3, { clock, timeout: 'wait' });
    expect(() => votersOn(timed.sitting, timed.absent, 1000 + 59_000)).toThrow(code('not-away'));
    expect(votersOn(timed.sitting, timed.absent, 1000 + 60_000)).toEqual(timed.others);
    const stoodIn = underWay(3, { clock });
    stoodIn.does({ kind: 'timeout', seat: stoodIn.absent }, 61_000);
    expect(votersOn(stoodIn.sitting, stoodIn.absent, 61_000)).toEqual(stoodIn.others);
  });

  it('by two at least: one alone would see the hand of the opponent', () => {
    const { sitting, absent } = underWay(2);
    expect(() => votersOn(sitting, absent, 1000 + DAY)).toThrow(code('not-allowed'));
  });

  it('not in a rated game, not where an account sits, and not by who has no vote', () => {
    const rated = underWay(3, { rated: true });
    expect(() => votersOn(rated.sitting, rated.absent, 1000 + DAY)).toThrow(code('not-allowed'));
    const { sitting, does, absent } = underWay(3);
    expect(() => voteOn(sitting, absent, absent, 1000 + DAY, GIVEN)).toThrow(code('not-allowed'));
    does({ kind: 'claim', seat: absent, account: 'a', name: 'Sora' });
    expect(() => votersOn(sitting, absent, 1000 + DAY)).toThrow(code('not-allowed'));
  });

  it('no more when its player does anything', () => {
    const { sitting, does, absent, others } = underWay(3);
    does(voteOn(sitting, others[0], absent, 1000 + DAY, GIVEN), 1000 + DAY);
    does({ kind: 'pause', seat: absent }, 1001 + DAY);
    expect(summaryOf(sitting).handOver).toBeNull();
  });
});

describe('over the wire', async () => {
  const house = await houseForFile();
  const clock = { kind: 'live', bank: 600, increment: 0, cap: 600 };
  const vote = (seated: Seated, seat: number, about: number) =>
    house.call('POST', `/api/tables/${seated.table}/hand-over`, { seat: about }, seatKey(seated.keys[seat]));
  const away = (seated: Seated, seat: number) =>
    house.front.premises.hall.act(seated.table, null, () => ({ kind: 'timeout', seat }));

  it('the host alone takes nobody’s seat, the last of all others gets the key, and the old one ends', async () => {
    const seated = await openTable(house, { seats: 3, clock });
    expect((await vote(seated, 0, 2)).body.error.code).toBe('not-away');
    await away(seated, 2);
    const first = await vote(seated, 0, 2);
    expect(first.body).toMatchObject({ votes: [0], needed: [0, 1] });
    expect(first.body.key).toBeUndefined();
    const last = await vote(seated, 1, 2);
    expect(last.body).toMatchObject({ votes: [0, 1], seat: 2, key: expect.any(String), phrase: expect.any(String) });
    await expect(TableClient.enter(house.url, seated.table, seated.keys[2])).rejects.toThrow('no-seat');
    const taken = await TableClient.enter(house.url, seated.table, last.body.key);
    expect(taken.seat).toBe(2);
    const { log } = (await house.call('GET', `/api/tables/${seated.table}/log`)).body;
    expect(log.map(({ kind }) => kind)).toContain('vote');
    taken.close();
  });

  it('nobody takes the seat of a player who is there', async () => {
    const seated = await openTable(house, { seats: 3, clock });
    await away(seated, 2);
    const there = await TableClient.enter(house.url, seated.table, seated.keys[2]);
    expect((await vote(seated, 0, 2)).body.error.code).toBe('seat-taken');
    there.close();
  });
});
