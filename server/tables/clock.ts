import type { ClockFace, ClockSpec } from '#wire';

/** From when to when a player is on vacation. */
export interface Leave {
  readonly from: number;
  readonly until: number;
}

/** The clocks of a table. They know no time of their own: they follow the times in the log, so a replay agrees. */
export class Clocks {
  private readonly spec: ClockSpec;
  private readonly left: number[];
  private running = 0;
  private since = 0;
  /** Seats that may earn an increment: their clock was set going by somebody else. */
  private earning = 0;
  /** By seat: its clock stands still meanwhile, also where nobody writes anything into the log when that begins or ends. */
  private readonly leaves: (Leave | undefined)[] = [];

  constructor(spec: ClockSpec, seats: number) {
    this.spec = spec;
    this.left = Array(seats).fill(spec.bank * 1000);
  }

  /**
   * From now on the clocks of these seats run. A turn that is over earns the increment; a pause does not. Who says "ready", takes it back
   * and says it again has set their clock going themselves, and earns nothing the second time.
   */
  run(mask: number, at: number, turnsOver: boolean, by: number | null = null): void {
    const begun = mask & ~this.running;
    const ended = this.running & ~mask;
    const earned = turnsOver ? ended & this.earning : 0;
    this.earning = (this.earning & ~earned) | (by === null ? begun : begun & ~(1 << by));
    this.left.forEach((left, seat) => {
      const bit = 1 << seat;
      if (!(this.running & bit)) return;
      const now = Math.max(0, left - this.ran(seat, at));
      const bonus = earned & bit ? this.spec.increment * 1000 : 0;
      this.left[seat] = Math.max(now, Math.min(now + bonus, this.spec.cap * 1000));
    });
    this.running = mask;
    this.since = at;
  }

  /** From now on a seat is, or will be, on this vacation, or on none; what its clock ran until now it did by the one before. */
  rest(seat: number, leave: Leave | undefined, at: number): void {
    this.run(this.running, at, false);
    this.leaves[seat] = leave;
  }

  /** For how long the clock of a seat that owes has run by then. */
  private ran(seat: number, at: number): number {
    const leave = this.leaves[seat];
    const still = leave ? Math.min(at, leave.until) - Math.max(this.since, leave.from) : 0;
    return Math.max(0, at - this.since - Math.max(0, still));
  }

  /** When it is at zero, if it goes on like this. */
  private zeroAt(seat: number): number {
    const leave = this.leaves[seat];
    const at = this.since + this.left[seat];
    if (!leave || leave.until <= this.since || leave.from >= at) return at;
    return at + leave.until - Math.max(this.since, leave.from);
  }

  /** A seat that comes back from a time-out begins again with one increment, or a tenth of the bank. */
  refill(seat: number): void {
    this.left[seat] = Math.max(this.left[seat], Math.max(this.spec.increment, this.spec.bank / 10) * 1000);
  }

  /** From when to when the clock of a seat runs, if it does. */
  span(seat: number): { since: number; until: number } | undefined {
    if (!(this.running & (1 << seat))) return undefined;
    return { since: this.since, until: this.zeroAt(seat) };
  }

  /** When the next running clock runs out, and whose. */
  next(): { seat: number; at: number } | undefined {
    let found: { seat: number; at: number } | undefined;
    this.left.forEach((_, seat) => {
      const at = this.zeroAt(seat);
      if (this.running & (1 << seat) && (!found || at < found.at)) found = { seat, at };
    });
    return found;
  }

  faces(now: number): ClockFace[] {
    return this.left.map((left, seat) => {
      if (!(this.running & (1 << seat))) return { left, running: false };
      const leave = this.leaves[seat];
      const rests = leave !== undefined && leave.from <= now && now < leave.until;
      return { left: Math.max(0, left - this.ran(seat, now)), running: !rests };
    });
  }
}
