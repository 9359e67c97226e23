import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { partCommitment } from '#kernel';
import type { Push, Summary } from '#wire';
import { Contribution } from './contribution.ts';
import { notes } from './notes.ts';

const PROMISE = 'a'.repeat(64);

/** A table on a server that does what it is told. */
class Server {
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

  /** Tells the windows how the table stands, and lets them answer. */
  async show(change: { phase?: Summary['shuffle']['phase']; commitment?: string } = {}): Promise<void> {
    if (change.phase) this.phase = change.phase;
    if (change.commitment) this.commitment = change.commitment;
    this.seq++;
    this.push.value = { summary: this.summary } as Push;
    await vi.advanceTimersByTimeAsync(0);
  }

  /** Something that this browser did not send. */
  put(code: string): void {
    this.code = code;
  }

  /** The seat is given back, with what was put in for it. */
  free(): Promise<void> {
    [this.code, this.part] = [null, null];
    return this.show();
  }

  fail(without = [1]): Promise<void> {
    this.failed = [...this.failed, { attempt: this.attempt, commitment: this.commitment, without }];
    this.attempt++;
    [this.code, this.part, this.awaited] = [null, null, [0]];
    return this.show({ phase: 'again', commitment: 'b'.repeat(64) });
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

const noted = ({ table }: Server, attempt = 1) => notes.of(table).find((note) => note.attempt === attempt);

describe('a contribution', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('notes the promise, commits to a part of its own, and reveals it when the list is sealed', async () => {
    const server = new Server();
    const { standing, close } = bound(server.sit());
    await server.show();
    const { promise, part, commitment } = noted(server)!;
    expect(promise).toBe(PROMISE);
    expect(part).toMatch(/^[0-9a-f]{64}$/);
    const terms = { table: server.table, attempt: 1, game: 'nippon', seats: 2, options: {} };
    expect(commitment).toBe(partCommitment(terms, 0, part!));
    expect(server.told).toEqual([`commit ${commitment}`]);
    expect(standing.value).toBe('added');
    await server.show({ phase: 'sealed' });
    expect(server.told).toEqual([`commit ${commitment}`, `reveal ${part}`]);
    await server.show({ phase: 'settled' });
    expect(standing.value).toBe('revealed');
    expect(noted(server)).toMatchObject({ listed: true, sealed: [commitment, null], revealed: [part, null] });
    close();
  });

  it('reveals nothing when the promise has changed', async () => {
    const server = new Server();
    const { standing, close } = bound(server.sit());
    await server.show();
    await server.show({ phase: 'sealed', commitment: 'f'.repeat(64) });
    expect(standing.value).toBe('promise-changed');
    expect(server.told.some((line) => line.startsWith('reveal'))).toBe(false);
    close();
  });

  it('uses one part in several windows, and the kept one when it is opened later', async () => {
    const server = new Server();
    const windows = [bound(server.sit()), bound(server.sit())];
    await server.show();
    expect(new Set(server.told).size).toBe(1);
    for (const { close } of windows) close();
    const later = bound(server.sit());
    await server.show({ phase: 'sealed' });
    expect(server.told.at(-1)).toBe(`reveal ${noted(server)!.part}`);
    later.close();
  });

  it('reveals right after it committed where contributions are open', async () => {
    const server = new Server('open');
    const { standing, close } = bound(server.sit());
    await server.show();
    expect(server.told).toEqual([`commit ${noted(server)!.commitment}`, `reveal ${noted(server)!.part}`]);
    expect(standing.value).toBe('revealed');
    close();
  });

  it('tries again when the server could not be reached, and leaves a refusal alone', async () => {
    const server = new Server();
    server.fault = 'unreachable';
    const { close } = bound(server.sit());
    await server.show();
    expect(server.told).toEqual([]);
    server.fault = undefined;
    await vi.advanceTimersByTimeAsync(2000);
    expect(server.told).toHaveLength(1);
    server.fault = 'already-started';
    await server.show({ phase: 'sealed' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.told).toHaveLength(1);
    close();
  });

  it('draws a new part for a new attempt', async () => {
    const server = new Server();
    const { close } = bound(server.sit());
    await server.show();
    await server.show({ phase: 'sealed' });
    await server.fail();
    expect(noted(server, 2)!.part).not.toBe(noted(server, 1)!.part);
    expect(server.told.at(-1)).toBe(`commit ${noted(server, 2)!.commitment}`);
    close();
  });

  it('that the server takes and never lists is missed when the list is closed', async () => {
    const server = new Server();
    server.drops = true;
    const { standing, close } = bound(server.sit());
    await server.show();
    await server.show({ phase: 'sealed' });
    expect(standing.value).toBe('part-dropped');
    close();
  });

  it('in whose place the server has put one of its own is missed, and stays closed', async () => {
    const server = new Server();
    server.drops = true;
    server.put('e'.repeat(64));
    const { standing, close } = bound(server.sit());
    await server.show();
    await server.show({ phase: 'sealed' });
    expect(standing.value).toBe('part-replaced');
    expect(server.told.some((line) => line.startsWith('reveal'))).toBe(false);
    close();
  });

  it('that could not be sent before the list was closed is late, and no alarm', async () => {
    const server = new Server();
    server.fault = 'unreachable';
    const { standing, close } = bound(server.sit());
    await server.show();
    await server.show({ phase: 'sealed' });
    expect(standing.value).toBe('late');
    close();
  });

  it('that was told and is said not to have come raises an alarm, whether the server answered or not', async () => {
    for (const mute of [false, true]) {
      const server = new Server();
      const { standing, close } = bound(server.sit());
      await server.show();
      [server.drops, server.mute] = [true, mute];
      await server.show({ phase: 'sealed' });
      await vi.advanceTimersByTimeAsync(60_000);
      await server.fail([0]);
      expect(standing.value, String(mute)).toBe('called-silent');
      close();
    }
  });

  it('that one window told is not doubted because another window could not', async () => {
    const server = new Server();
    const windows = [server.sit(), server.sit()];
    await server.show();
    server.drops = true;
    await server.show({ phase: 'sealed' });
    server.fault = 'unreachable';
    await server.show();
    await vi.advanceTimersByTimeAsync(60_000);
    server.fault = undefined;
    await server.fail([0]);
    for (const { standing } of windows) expect(standing.value).toBe('called-silent');
    for (const one of windows) one.close();
  });

  it('that could not be told in time is no alarm', async () => {
    const server = new Server();
    const { standing, close } = bound(server.sit());
    await server.show();
    server.fault = 'unreachable';
    await server.show({ phase: 'sealed' });
    await vi.advanceTimersByTimeAsync(60_000);
    server.fault = undefined;
    await server.fail([0]);
    expect(standing.value).toBe('unheard');
    close();
  });

  it('is neither drawn nor told when a beginning is said to have failed and nobody was silent', async () => {
    const server = new Server();
    const { standing, close } = bound(server.sit());
    await server.show();
    await server.show({ phase: 'sealed' });
    await server.fail([]);
    expect(standing.value).toBe('failed-wrongly');
    expect(server.told).toHaveLength(2);
    close();
  });

  it('is drawn anew after the seat was given back: where contributions are open the old one is known', async () => {
    const server = new Server('open');
    const { close } = bound(server.sit());
    await server.show();
    const { part } = noted(server)!;
    await server.free();
    expect(noted(server)!.part).not.toBe(part);
    expect(server.told.at(-1)).toBe(`reveal ${noted(server)!.part}`);
    close();
  });

  it('from another device of the same player is accepted when the player says so', async () => {
    const server = new Server();
    const contribution = server.sit();
    await server.show();
    server.put('e'.repeat(64));
    await server.show();
    expect(contribution.standing.value).toBe('other-device');
    contribution.give();
    await server.show({ phase: 'sealed' });
    expect(contribution.standing.value).toBe('elsewhere');
    expect(server.told).toHaveLength(1);
    contribution.close();
  });

  it('of a watcher is nothing', async () => {
    const server = new Server();
    const { standing, close } = bound(server.sit(null));
    await server.show();
    expect(server.told).toEqual([]);
    expect(standing.value).toBe('idle');
    expect(noted(server)).toEqual({ attempt: 1, promise: PROMISE, contributions: 'sealed' });
    close();
  });
});

const bound = (contribution: Contribution) => ({
  standing: contribution.standing,
  close: () => contribution.close(),
});
