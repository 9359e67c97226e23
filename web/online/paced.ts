import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { LogLine, Push } from '#wire';
import { pushMs, turnByTurn } from '../play/pace.ts';
import type { Wire } from './wire.ts';

/**
 * What the server tells, shown at the reader's pace: slowly, or turn by turn. The server paces its bots already, so at every other
 * pace each push is shown as it comes. What asks something of the reader never waits while a clock runs.
 */
export class Paced {
  /** What is shown. */
  readonly push: Signal<Push>;
  readonly log: ReadonlySignal<readonly LogLine[]>;
  /** True while the next turn waits for the reader. */
  readonly waits = signal(false);
  private readonly wire: Wire;
  private queue: Push[] = [];
  private shownAt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly stop: () => void;

  /** `wire` has been told the position of a running game already. */
  constructor(wire: Wire) {
    this.wire = wire;
    this.push = signal(wire.push.peek()!);
    this.log = computed(() => {
      const { seq } = this.push.value;
      const log = wire.log.value;
      return log.length === 0 || log[log.length - 1].seq <= seq ? log : log.filter((line) => line.seq <= seq);
    });
    this.stop = effect(() => {
      const push = wire.push.value!;
      if (push === (this.queue.at(-1) ?? this.push.peek())) return;
      this.queue.push(push);
      this.go();
    });
  }

  /** Everything that does not wait for the reader is shown at once. */
  skip(): void {
    this.go(true);
  }

  /** The next turn is shown. */
  goOn(): void {
    if (!this.waits.peek()) return;
    this.waits.value = false;
    this.showNext();
    this.go();
  }

  close(): void {
    this.stop();
    clearTimeout(this.timer);
  }

  private go(hurried = false): void {
    clearTimeout(this.timer);
    if (this.isPressing()) {
      this.waits.value = false;
      while (this.queue.length > 0) this.showNext();
    }
    while (this.queue.length > 0 && !this.waits.peek()) {
      if (turnByTurn() && this.beginsTurn(this.queue[0])) {
        this.waits.value = true;
        return;
      }
      const due = this.shownAt + (hurried ? 0 : pushMs()) - performance.now();
      if (due > 0) {
        this.timer = setTimeout(() => this.go(), due);
        return;
      }
      this.showNext();
    }
  }

  private showNext(): void {
    this.shownAt = performance.now();
    this.push.value = this.queue.shift()!;
  }

  /** The reader chooses already, has just chosen, is asked under a clock, or is not looking. */
  private isPressing(): boolean {
    const seat = this.wire.seat.peek();
    const newest = this.queue.at(-1);
    if (document.hidden) return true;
    if (!newest || typeof seat !== 'number') return false;
    const asked = newest.turn.includes(seat);
    const since = this.push.peek().seq;
    const chose = this.wire.log.peek().some((line) => line.seq > since && line.seat === seat);
    return chose || this.push.peek().turn.includes(seat) || (asked && newest.clocks !== null);
  }

  /** Somebody else than before has begun, and it was not the reader's turn before. */
  private beginsTurn(push: Push): boolean {
    const log = this.wire.log.peek();
    const { seq } = this.push.peek();
    const before = log.findLast((line) => line.seq <= seq && line.move !== undefined)?.seat;
    const now = log.find((line) => line.seq > seq && line.seq <= push.seq && line.move !== undefined)?.seat;
    return before !== undefined && now !== undefined && now !== before && before !== this.wire.seat.peek();
  }
}
