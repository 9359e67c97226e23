/** Who goes before whom: what is done at a table, what its players ask, what others ask. */
export type Rank = 'deed' | 'player' | 'passer-by';

/** The line of what waits at a table: one at a time, by rank, then in the order of asking. */
export class Line {
  private readonly lines: Readonly<Record<Rank, (() => Promise<void>)[]>> = { deed: [], player: [], 'passer-by': [] };
  private busy = false;

  join<T>(rank: Rank, job: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.lines[rank].push(() => job().then(resolve, reject));
      if (!this.busy) this.next();
    });
  }

  /** How many of a rank wait. */
  waiting(rank: Rank): number {
    return this.lines[rank].length;
  }

  get empty(): boolean {
    return !this.busy;
  }

  private next(): void {
    const { lines } = this;
    const job = lines.deed.shift() ?? lines.player.shift() ?? lines['passer-by'].shift();
    this.busy = job !== undefined;
    job?.().then(() => this.next());
  }
}
