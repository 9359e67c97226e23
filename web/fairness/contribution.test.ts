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
    const seats = [{ seat: 0, commitment: code, part, without: false }];
    const shuffle = { kind: 'parts', contributions, attempt, phase, awaited, since: null, until: null, seats, failed };
    return {
      table,
      game: 'nippon',
      options: {},
      seats: [{ seat: 0, kind: 'guest' }],
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

  fail(): void {
    this.failed = [...this.failed, { attempt: this.attempt, commitment: this.commitment, without: [] }];
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
      this.code = commitment;
      this.seq++;
      return this.summary;
    },
    reveal: async (part: string) => {
      this.mayFail();
      this.told.push(`reveal ${part}`);
      this.part = part;
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
    const terms = { table: house.table, attempt: 1, game: 'nippon', seats: 1, options: {} };
    expect(commitment).toBe(partCommitment(terms, 0, part!));
    expect(house.told).toEqual([`commit ${commitment}`]);
    expect(standing.value).toBe('added');
    house.show({ phase: 'sealed' });
    await settle();
    expect(house.told).toEqual([`commit ${commitment}`, `reveal ${part}`]);
    house.show({ phase: 'settled' });
    expect(standing.value).toBe('revealed');
    expect(noted(house)).toMatchObject({ listed: true, sealed: [commitment], revealed: [part] });
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
