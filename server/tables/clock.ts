import type { ClockFace, ClockSpec } from '#wire';

/** The clocks of a table. They know no time of their own: they follow the times in the log, so a replay agrees. */
export class Clocks {
  private readonly spec: ClockSpec;
  private readonly left: number[];
  private running = 0;
  private since = 0;
  /** Seats that may earn an increment: their clock was set going by somebody else. */
  private earning = 0;

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
      const now = Math.max(0, left - (at - this.since));
      const bonus = earned & bit ? this.spec.increment * 1000 : 0;
      this.left[seat] = Math.max(now, Math.min(now + bonus, this.spec.cap * 1000));
    });
    this.running = mask;
    this.since = at;
  }

  /** A seat that comes back from a time-out begins again with one increment, or a tenth of the bank. */
  refill(seat: number): void {
    this.left[seat] = Math.max(this.left[seat], Math.max(this.spec.increment, this.spec.bank / 10) * 1000);
  }

  /** From when to when the clock of a seat runs, if it does. */
  span(seat: number): { since: number; until: number } | undefined {
    if (!(this.running & (1 << seat))) return undefined;
    return { since: this.since, until: this.since + this.left[seat] };
  }

  /** When the next running clock runs out, and whose. */
  next(): { seat: number; at: number } | undefined {
    let found: { seat: number; at: number } | undefined;
    this.left.forEach((left, seat) => {
      const at = this.since + left;
      if (this.running & (1 << seat) && (!found || at < found.at)) found = { seat, at };
    });
    return found;
  }

  faces(now: number): ClockFace[] {
    return this.left.map((left, seat) => {
      const running = (this.running & (1 << seat)) !== 0;
      return { left: running ? Math.max(0, left - Math.max(0, now - this.since)) : left, running };
    });
  }
}
