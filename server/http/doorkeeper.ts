const MINUTE_MS = 60_000;

interface Known {
  /** Open now. */
  connections: number;
  /** Arrivals in the minute that began at `since`. */
  arrivals: number;
  since: number;
}

/** Lets so many connections in from one address, at once and in a minute. */
export class Doorkeeper {
  private readonly known = new Map<string, Known>();
  private readonly mostAtOnce: number;
  private readonly mostInAMinute: number;

  constructor(mostAtOnce: number, mostInAMinute: number) {
    this.mostAtOnce = mostAtOnce;
    this.mostInAMinute = mostInAMinute;
  }

  /** What to call when the visitor leaves, or nothing when they may not come in. */
  admit(visitor: string, now = performance.now()): (() => void) | undefined {
    const known = this.known.get(visitor) ?? { connections: 0, arrivals: 0, since: now };
    if (now - known.since >= MINUTE_MS) {
      known.arrivals = 0;
      known.since = now;
    }
    this.known.set(visitor, known);
    known.arrivals++;
    if (known.connections >= this.mostAtOnce || known.arrivals > this.mostInAMinute) return undefined;
    known.connections++;
    let gone = false;
    return () => {
      if (!gone) known.connections--;
      gone = true;
    };
  }

  /** Forgets who has not been here lately. */
  sweepOut(now = performance.now()): void {
    for (const [visitor, { connections, since }] of this.known) {
      if (connections === 0 && now - since >= MINUTE_MS) this.known.delete(visitor);
    }
  }
}
