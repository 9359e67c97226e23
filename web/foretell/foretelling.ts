import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Foretold, Refusal } from '#kernel';

/** What a slice of work may take: a click that comes meanwhile must not notice. */
const SLICE_MS = 6;
/** So long a busy page may put it off. */
const PATIENCE_MS = 300;

const whenIdle: (work: () => void) => void =
  typeof requestIdleCallback === 'function'
    ? (work) => requestIdleCallback(work, { timeout: PATIENCE_MS })
    : (work) => setTimeout(work, SLICE_MS);

/** What the choices of a position bring, each worked out once, when the page has nothing better to do, in the order in which they are asked for. */
export class Foretelling {
  private readonly tell: (move: number) => Foretold;
  private readonly told = new Map<number, Signal<Foretold | undefined>>();
  private waiting: number[] = [];
  private working = false;
  /** Grows with every position: a line that stays the same choice must ask again. */
  private readonly age = signal(0);

  constructor(tell: (move: number) => Foretold) {
    this.tell = tell;
  }

  /** It comes later, unless it is known already. */
  of(move: number): ReadonlySignal<Foretold | undefined> {
    this.age.value;
    const known = this.told.get(move);
    if (known) return known;
    const coming = signal<Foretold | undefined>(undefined);
    this.told.set(move, coming);
    this.waiting.push(move);
    this.goOn();
    return coming;
  }

  /** For somebody who points at it: at once, which takes a millisecond or two. */
  now(move: number): Foretold {
    this.of(move);
    const place = this.told.get(move)!;
    const known = place.peek();
    if (known) return known;
    const told = this.tell(move);
    place.value = told;
    return told;
  }

  /** Another position: what was foretold is of no use any more. */
  forget(): void {
    this.told.clear();
    this.waiting = [];
    this.age.value = this.age.peek() + 1;
  }

  /** A line that is about to go may still have asked, though the table has moved on and it is no choice any more. */
  private nowIfChoice(move: number): void {
    try {
      this.now(move);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.told.delete(move);
    }
  }

  private goOn(): void {
    if (this.working || this.waiting.length === 0) return;
    this.working = true;
    whenIdle(() => {
      const until = performance.now() + SLICE_MS;
      while (this.waiting.length > 0 && performance.now() < until) this.nowIfChoice(this.waiting.shift()!);
      this.working = false;
      this.goOn();
    });
  }
}
