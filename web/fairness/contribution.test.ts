import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { partCommitment } from '#kernel';
import type { Push, Summary } from '#wire';
import { Contribution } from './contribution.ts';
import { notes } from './notes.ts';

const PROMISE = 'a'.repeat(64);

/** A table on a server that does what it is told. */
class House {
  readonly table = `t${Math.random()}`;
  readonly push = signal<Push | undefined>(undefined);
  readonly told: string[] = [];
  fault: string | undefined;
  /** Takes everything, and shows nothing of it. */
  drops = false;
  /** Never answers. */
  mute = false;
  private commitment = PROMISE;
  private attempt = 1;
  private seq = 1;
  private phase: Summary['shuffle']['phase'] = 'open';
  private awaited: number[] = [];
  private code: string | null = null;
  private part: string | null = null;
  private failed: Summary['shuffle']['failed'] = [];
  private readonly contributions: Summary['shuffle']['contributions'];

  constructor(contributions: Summary['shuffle']['contributions'] = 'sealed') {
    this.contributions = contributions;
  }

  get summary(): Summary {
    const { table, commitment, attempt, seq, phase, awaited, failed, contributions, code, part } = this;
    const seats = [
      { seat: 0, commitment: code, part, without: failed.some(({ without }) => without.includes(0)) },
      { seat: 1, commitment: null, part: null, without: failed.some(({ without }) => without.includes(1)) },
    ];
    const shuffle = { kind: 'parts', contributions, attempt, phase, awaited, since: null, until: null, seats, failed };
    return {
      table,
      game: 'nippon',
      options: {},
      seats: [
        { seat: 0, kind: 'guest' },
        { seat: 1, kind: 'guest' },
      ],
      seq,
      commitment,
      shuffle,
    } as unknown as Summary;
  }

  show(change: { phase?: Summary['shuffle']['phase']; commitment?: string } = {}): void {
    if (change.phase) this.phase = change.phase;
    if (change.commitment) this.commitment = change.commitment;
    this.seq++;
    this.push.value = { summary: this.summary } as Push;
  }

  /** Something that this browser did not send. */
  put(code: string): void {
    this.code = code;
  }

  /** The seat is given back, with what was put in for it. */
  free(): void {
    [this.code, this.part] = [null, null];
    this.show();
  }

  fail(without = [1]): void {
    this.failed = [...this.failed, { attempt: this.attempt, commitment: this.commitment, without }];
    this.attempt++;
    [this.code, this.part, this.awaited] = [null, null, [0]];
    this.show({ phase: 'again', commitment: 'b'.repeat(64) });
  }

  /** A window of a browser at this table. */
  sit(seat: number | null = 0): Contribution {
    return new Contribution({ table: this.table, push: this.push, seat: signal(seat) }, this.telling);
  }

  private readonly telling = {
    commit: async (commitment: string) => {
      this.mayFail();
      this.told.push(`commit ${commitment}`);
      if (!this.drops) this.code = commitment;
      this.seq++;
      return this.summary;
    },
    reveal: async (part: string) => {
      this.mayFail();
      this.told.push(`reveal ${part}`);
      if (!this.drops) this.part = part;
      if (this.mute) return new Promise<Summary>(() => undefined);
      this.seq++;
      return this.summary;
    },
  };

  private mayFail(): void {
    if (this.fault) throw Object.assign(new Error(this.fault), { code: this.fault });
  }
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const noted = ({ table }: House, attempt = 1) => notes.of(table).find((note) => note.attempt === attempt);

describe('a contribution', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('notes the promise, commits to a part of its own, and reveals it when the list is sealed', async () => {
    const house = new House();
    const { standing, close } = bound(house.sit());
    house.show();
    await settle();
    const { promise, part, commitment } = noted(house)!;
    expect(promise).toBe(PROMISE);
    expect(part).toMatch(/^[0-9a-f]{64}$/);
    const terms = { table: house.table, attempt: 1, game: 'nippon', seats: 2, options: {} };
    expect(commitment).toBe(partCommitment(terms, 0, part!));
    expect(house.told).toEqual([`commit ${commitment}`]);
    expect(standing.value).toBe('added');
    house.show({ phase: 'sealed' });
    await settle();
    expect(house.told).toEqual([`commit ${commitment}`, `reveal ${part}`]);
    house.show({ phase: 'settled' });
    expect(standing.value).toBe('revealed');
    expect(noted(house)).toMatchObject({ listed: true, sealed: [commitment, null], revealed: [part, null] });
    close();
  });

  it('reveals nothing when the promise has changed', async () => {
    const house = new House();
    const { standing, close } = bound(house.sit());
    house.show();
    await settle();
    house.show({ phase: 'sealed', commitment: 'f'.repeat(64) });
    await settle();
    expect(standing.value).toBe('promise-changed');
    expect(house.told.some((line) => line.startsWith('reveal'))).toBe(false);
    close();
  });

  it('uses one part in several windows, and the kept one when it is opened later', async () => {
    const house = new House();
    const windows = [bound(house.sit()), bound(house.sit())];
    house.show();
    await settle();
    expect(new Set(house.told).size).toBe(1);
    for (const { close } of windows) close();
    const later = bound(house.sit());
    house.show({ phase: 'sealed' });
    await settle();
    expect(house.told.at(-1)).toBe(`reveal ${noted(house)!.part}`);
    later.close();
  });

  it('reveals right after it committed where contributions are open', async () => {
    const house = new House('open');
    const { standing, close } = bound(house.sit());
    house.show();
    await settle();
    expect(house.told).toEqual([`commit ${noted(house)!.commitment}`, `reveal ${noted(house)!.part}`]);
    expect(standing.value).toBe('revealed');
    close();
  });

  it('tries again when the server could not be reached, and leaves a refusal alone', async () => {
    const house = new House();
    house.fault = 'unreachable';
    const { close } = bound(house.sit());
    house.show();
    await settle();
    expect(house.told).toEqual([]);
    house.fault = undefined;
    await vi.advanceTimersByTimeAsync(2000);
    expect(house.told).toHaveLength(1);
    house.fault = 'already-started';
    house.show({ phase: 'sealed' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(house.told).toHaveLength(1);
    close();
  });

  it('draws a new part for a new attempt', async () => {
    const house = new House();
    const { close } = bound(house.sit());
    house.show();
    await settle();
    house.show({ phase: 'sealed' });
    await settle();
    house.fail();
    await settle();
    expect(noted(house, 2)!.part).not.toBe(noted(house, 1)!.part);
    expect(house.told.at(-1)).toBe(`commit ${noted(house, 2)!.commitment}`);
    close();
  });

  it('that the server takes and never lists is missed when the list is closed', async () => {
    const house = new House();
    house.drops = true;
    const { standing, close } = bound(house.sit());
    house.show();
    await settle();
    house.show({ phase: 'sealed' });
    await settle();
    expect(standing.value).toBe('part-dropped');
    close();
  });

  it('in whose place the server has put one of its own is missed, and stays closed', async () => {
    const house = new House();
    house.drops = true;
    house.put('e'.repeat(64));
    const { standing, close } = bound(house.sit());
    house.show();
    await settle();
    house.show({ phase: 'sealed' });
    await settle();
    expect(standing.value).toBe('part-replaced');
    expect(house.told.some((line) => line.startsWith('reveal'))).toBe(false);
    close();
  });

  it('that could not be sent before the list was closed is late, and no alarm', async () => {
    const house = new House();
    house.fault = 'unreachable';
    const { standing, close } = bound(house.sit());
    house.show();
    await settle();
    house.show({ phase: 'sealed' });
    await settle();
    expect(standing.value).toBe('late');
    close();
  });

  it('that was told and is said not to have come raises an alarm, whether the server answered or not', async () => {
    for (const mute of [false, true]) {
      const house = new House();
      const { standing, close } = bound(house.sit());
      house.show();
      await settle();
      [house.drops, house.mute] = [true, mute];
      house.show({ phase: 'sealed' });
      await vi.advanceTimersByTimeAsync(60_000);
      house.fail([0]);
      await settle();
      expect(standing.value, String(mute)).toBe('called-silent');
      close();
    }
  });

  it('that one window told is not doubted because another window could not', async () => {
    const house = new House();
    const windows = [house.sit(), house.sit()];
    house.show();
    await settle();
    house.drops = true;
    house.show({ phase: 'sealed' });
    await settle();
    house.fault = 'unreachable';
    house.show();
    await vi.advanceTimersByTimeAsync(60_000);
    house.fault = undefined;
    house.fail([0]);
    await settle();
    for (const { standing } of windows) expect(standing.value).toBe('called-silent');
    for (const one of windows) one.close();
  });

  it('that could not be told in time is no alarm', async () => {
    const house = new House();
    const { standing, close } = bound(house.sit());
    house.show();
    await settle();
    house.fault = 'unreachable';
    house.show({ phase: 'sealed' });
    await vi.advanceTimersByTimeAsync(60_000);
    house.fault = undefined;
    house.fail([0]);
    await settle();
    expect(standing.value).toBe('unheard');
    close();
  });

  it('is neither drawn nor told when a beginning is said to have failed and nobody was silent', async () => {
    const house = new House();
    const { standing, close } = bound(house.sit());
    house.show();
    await settle();
    house.show({ phase: 'sealed' });
    await settle();
    house.fail([]);
    await settle();
    expect(standing.value).toBe('failed-wrongly');
    expect(house.told).toHaveLength(2);
    close();
  });

  it('is drawn anew after the seat was given back: where contributions are open the old one is known', async () => {
    const house = new House('open');
    const { close } = bound(house.sit());
    house.show();
    await settle();
    const { part } = noted(house)!;
    house.free();
    await settle();
    expect(noted(house)!.part).not.toBe(part);
    expect(house.told.at(-1)).toBe(`reveal ${noted(house)!.part}`);
    close();
  });

  it('from another device of the same player is accepted when the player says so', async () => {
    const house = new House();
    const contribution = house.sit();
    house.show();
    await settle();
    house.put('e'.repeat(64));
    house.show();
    expect(contribution.standing.value).toBe('other-device');
    contribution.give();
    house.show({ phase: 'sealed' });
    await settle();
    expect(contribution.standing.value).toBe('elsewhere');
    expect(house.told).toHaveLength(1);
    contribution.close();
  });

  it('of a watcher is nothing', async () => {
    const house = new House();
    const { standing, close } = bound(house.sit(null));
    house.show();
    await settle();
    expect(house.told).toEqual([]);
    expect(standing.value).toBe('idle');
    expect(noted(house)).toEqual({ attempt: 1, promise: PROMISE, contributions: 'sealed' });
    close();
  });
});

const bound = (contribution: Contribution) => ({
  standing: contribution.standing,
  close: () => contribution.close(),
});
