import { Refusal } from '#kernel';
import type { Log } from '../ops/log.ts';
import { storeTrouble } from '../store/trouble.ts';
import type { Place } from './place.ts';

const AGAIN_MS = 150;

interface Parts {
  readonly log: Log;
  /** Reads the table again and goes on from there; fails while the store does. */
  goOn(place: Place): Promise<void>;
}

/** Tables where a deed could not be kept: they go on from their log as soon as the store can be read. */
export class Recovery {
  private readonly parts: Parts;
  private readonly due = new Set<Place>();
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  add(place: Place): void {
    this.due.add(place);
    this.timer ??= this.again();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private again(): NodeJS.Timeout | undefined {
    if (this.stopped) return undefined;
    return setTimeout(async () => {
      await this.round();
      this.timer = this.due.size > 0 ? this.again() : undefined;
    }, AGAIN_MS).unref();
  }

  /** One after another, so that a store that is still away is asked once, not by every table. */
  private async round(): Promise<void> {
    for (const place of [...this.due]) {
      try {
        await this.parts.goOn(place);
      } catch (error) {
        if (storeTrouble(error)) return;
        if (!(error instanceof Refusal))
          this.parts.log.error({ table: place.table, err: error }, 'a table cannot go on');
      }
      this.due.delete(place);
    }
  }
}
