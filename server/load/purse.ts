/** Who pays for what is done: with the time it keeps the event loop from everybody else, in milliseconds. */
export interface Payer {
  pay(milliseconds: number): void;
}

/** What the house does of its own accord. */
export const THE_HOUSE: Payer = { pay: () => undefined };

/** Of the event loop, a visitor may use so many milliseconds in a second; so many may be saved up; and so many used in one go. */
const A_SECOND = 150;
const SAVED = 150;
const IN_ONE_GO = 4;

/**
 * The time of the event loop that one visitor may use, on all its connections together. Who has used it up waits: nothing is refused, it is done
 * later. Even who has saved some may not spend it in one go: after a moment all others come first, then it goes on.
 */
export class Purse implements Payer {
  private readonly wealth: number;
  private saved: number;
  private countedAt = performance.now();
  private spentNow = 0;
  private readonly line: (() => void)[] = [];
  private called = false;
  /** Connections that pay with it. */
  holders = 0;

  /** `wealth`: how many usual visitors' worth it holds. */
  constructor(wealth: number) {
    this.wealth = wealth;
    this.saved = SAVED * wealth;
  }

  pay(milliseconds: number): void {
    this.saved -= milliseconds;
    const much = IN_ONE_GO * this.wealth;
    // Most visitors never come that far, and no turn of the event loop is made for them.
    if (this.spentNow < much && this.spentNow + milliseconds >= much) setImmediate(() => this.goOn());
    this.spentNow += milliseconds;
  }

  /** Has used up what there was. */
  get broke(): boolean {
    const now = performance.now();
    this.saved = Math.min(SAVED * this.wealth, this.saved + ((now - this.countedAt) / 1000) * A_SECOND * this.wealth);
    this.countedAt = now;
    return this.saved <= 0;
  }

  /** Nobody of this visitor's is here, waits or owes anything. */
  get full(): boolean {
    return this.holders === 0 && this.line.length === 0 && !this.broke && this.saved >= SAVED * this.wealth;
  }

  /** Does something when this visitor may: at once, or after those who wait already. */
  inTurn(job: () => void): void {
    if (this.line.length === 0 && this.mayGoOn) {
      job();
      return;
    }
    this.line.push(job);
    this.callLater();
  }

  /** Resolves when this visitor may go on. */
  turn(): Promise<void> {
    return new Promise((resolve) => this.inTurn(resolve));
  }

  private get mayGoOn(): boolean {
    return this.spentNow < IN_ONE_GO * this.wealth && !this.broke;
  }

  /** Everybody else has had their turn of the event loop. */
  private goOn(): void {
    this.spentNow = 0;
    if (!this.called) this.serve();
  }

  private serve(): void {
    while (this.line.length > 0 && this.mayGoOn) this.line.shift()!();
    if (this.line.length > 0) this.callLater();
  }

  private callLater(): void {
    if (this.called || (this.spentNow >= IN_ONE_GO * this.wealth && !this.broke)) return;
    this.called = true;
    const wait = Math.max(0, -this.saved) / (A_SECOND * this.wealth);
    setTimeout(() => {
      this.called = false;
      this.serve();
    }, wait * 1000).unref();
  }
}

/** The purses of all visitors. */
export class Purses {
  private readonly wealth: number;
  private readonly known = new Map<string, Purse>();

  constructor(wealth: number) {
    this.wealth = wealth;
  }

  of(visitor: string): Purse {
    let purse = this.known.get(visitor);
    if (!purse) {
      purse = new Purse(this.wealth);
      this.known.set(visitor, purse);
    }
    return purse;
  }

  /** Forgets who owes nothing: a new purse is as full. */
  sweepOut(): void {
    for (const [visitor, purse] of this.known) if (purse.full) this.known.delete(visitor);
  }
}
