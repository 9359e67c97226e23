import { charged } from './charged.ts';
import type { Payer } from './purse.ts';

/** So long at a time, in milliseconds; then whatever else has come in is done. */
const SLICE_MS = 3;

interface Job {
  /** Does the next bit; true when that was the last. */
  step(): boolean;
}

/**
 * Long work, cut into slices. Who has much of it does not keep others waiting: everybody who pays gets a slice in turn. What was begun is done even
 * for those who have used up what there is: others may wait for the same table. They wait longer before they may ask again.
 */
export class Lane {
  private readonly waiting = new Map<Payer, Job[]>();
  private called = false;

  run<T>(payer: Payer, steps: Iterator<unknown, T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const step = (): boolean => {
        try {
          const { done, value } = steps.next();
          if (done) resolve(value);
          return done === true;
        } catch (error) {
          reject(error);
          return true;
        }
      };
      const jobs = this.waiting.get(payer);
      if (jobs) jobs.push({ step });
      else this.waiting.set(payer, [{ step }]);
      this.callLater();
    });
  }

  private callLater(): void {
    if (this.called || this.waiting.size === 0) return;
    this.called = true;
    setImmediate(() => {
      this.called = false;
      this.slice();
      this.callLater();
    });
  }

  private slice(): void {
    const end = performance.now() + SLICE_MS;
    for (const [payer, jobs] of this.waiting) {
      charged(payer, () => {
        while (jobs.length > 0 && performance.now() < end) if (jobs[0].step()) jobs.shift();
      });
      this.waiting.delete(payer);
      // To the end of the line.
      if (jobs.length > 0) this.waiting.set(payer, jobs);
      if (performance.now() >= end) return;
    }
  }
}
