interface Counted {
  current: number;
  /** When the window began, by the steady clock. */
  since: number;
}

type Told = (error: Error | null, count: { current: number; ttl: number }) => void;

/** How many have to be known before those of windows gone by are looked for. */
const MANY = 5_000;

/** Requests by visitor in a window of time. The steady clock measures it: a wall clock set back shuts nobody out. */
export class RequestCounts {
  private readonly counted = new Map<string, Counted>();
  private sweptAt = 0;

  incr(visitor: string, told: Told, timeWindow: number): void {
    const now = performance.now();
    const known = this.counted.get(visitor);
    const count = known && now - known.since < timeWindow ? known : { current: 0, since: now };
    count.current++;
    this.counted.set(visitor, count);
    if (this.counted.size > MANY && now - this.sweptAt > timeWindow) this.sweepOut(now, timeWindow);
    told(null, { current: count.current, ttl: timeWindow - (now - count.since) });
  }

  /** Routes with a limit of their own count for themselves. */
  child(): RequestCounts {
    return new RequestCounts();
  }

  private sweepOut(now: number, timeWindow: number): void {
    this.sweptAt = now;
    for (const [visitor, { since }] of this.counted) if (now - since >= timeWindow) this.counted.delete(visitor);
  }
}
