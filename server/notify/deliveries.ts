/** The house is leaving: nothing was wrong with the delivery, and somebody else will make it. */
export class Leaving extends Error {
  constructor() {
    super('the house is leaving');
  }
}

/** What is on its way out of the house: each for so long at most, and none when the house leaves. */
export class Deliveries {
  private readonly underWay = new Set<AbortController>();
  private left = false;

  /** Whoever delivers stops when the signal says so; whoever waits for it waits no longer in any case. */
  async make(milliseconds: number, deliver: (signal: AbortSignal) => Promise<void>): Promise<void> {
    if (this.left) throw new Leaving();
    const delivery = new AbortController();
    const { signal } = delivery;
    const timer = setTimeout(() => delivery.abort(new Error('the delivery took too long')), milliseconds);
    this.underWay.add(delivery);
    try {
      const aborted = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      });
      await Promise.race([aborted, deliver(signal)]);
    } finally {
      clearTimeout(timer);
      this.underWay.delete(delivery);
    }
  }

  stop(): void {
    this.left = true;
    for (const delivery of this.underWay) delivery.abort(new Leaving());
  }
}
