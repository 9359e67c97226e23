import { uptime } from 'node:os';

/** Of every minute a second may be added or left out until house and wall clock agree. */
const SLEW = 1 / 60;
/** How often we ask whether the machine has slept, and what counts as sleep. */
const ASK_EVERY_MS = 1_000;
const SLEEP_MS = 5_000;
/** A log that is ahead by less was written by a machine whose clock is a little fast. */
const A_LITTLE_MS = 1_000;

/** Where the time comes from, in milliseconds. */
export interface TimeSources {
  /** The date; people and programs may set it, forth and back. */
  wall(): number;
  /** Only ever goes on; stands still while the machine sleeps. */
  steady(): number;
  /** The same, but counts sleep. It may be coarse. */
  sinceBoot(): number;
}

const OF_THE_MACHINE: TimeSources = {
  wall: () => Date.now(),
  steady: () => performance.now(),
  sinceBoot: () => uptime() * 1000,
};

/**
 * The time of the house. It begins with the wall clock and goes on with the steady one, so that game clocks run at the right
 * speed whatever is done to the wall clock. Where the two differ, because the wall clock was set, the house draws near
 * by a second a minute: no step of the wall clock takes anybody's time away, nor gives any, and dates come right again.
 *
 * Sleep of the machine (a closed laptop) is no step: that time has really gone by, as it does while the server is down.
 */
export class HouseTime {
  private readonly sources: TimeSources;
  private time: number;
  private last: number;
  private slept = 0;
  private askedAt: number;
  private readonly bootedBefore: number;
  /** Tables whose log is ahead of the house: by how much. */
  private readonly ahead = new Map<string, number>();

  constructor(sources: TimeSources = OF_THE_MACHINE) {
    this.sources = sources;
    this.time = sources.wall();
    this.last = sources.steady();
    this.askedAt = this.last;
    this.bootedBefore = sources.sinceBoot() - this.last;
  }

  now(): number {
    const steady = this.steady();
    const passed = steady - this.last;
    this.last = steady;
    this.time += passed;
    const most = passed * SLEW;
    this.time += Math.min(most, Math.max(-most, this.sources.wall() - this.time));
    return Math.floor(this.time);
  }

  /**
   * The time at a table, given that of its last entry. A log may be ahead of the house, as after a restart with the wall clock set back:
   * the table then goes on from its log, at the same speed.
   */
  atTable(table: string, lastEntry = 0): number {
    const now = this.now() + this.aheadAt(table);
    if (now >= lastEntry) return now;
    if (lastEntry - now > A_LITTLE_MS) this.ahead.set(table, this.aheadAt(table) + lastEntry - now);
    return lastEntry;
  }

  /** By how much the time at a table is ahead of the house's. */
  aheadAt(table: string): number {
    return this.ahead.get(table) ?? 0;
  }

  /** The steady clock, and the time the machine slept. */
  private steady(): number {
    const awake = this.sources.steady();
    if (awake - this.askedAt >= ASK_EVERY_MS) {
      this.askedAt = awake;
      const slept = this.sources.sinceBoot() - this.bootedBefore - awake;
      if (slept - this.slept > SLEEP_MS) this.slept = slept;
    }
    return awake + this.slept;
  }
}

/** The time of this process. For how long something took or may take, `performance.now()` is enough. */
export const houseTime = new HouseTime();

/** The time at a table, as its log stands. */
export const timeAt = ({ table, at }: { readonly table: string; readonly at: number }): number =>
  houseTime.atTable(table, at);
