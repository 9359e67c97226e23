/** What happened in a day, by what it was: the table at its end. */
export class Counts {
  private readonly by = new Map<string, number>();

  add(what: string, n = 1): void {
    this.by.set(what, this.of(what) + n);
  }

  of(what: string): number {
    return this.by.get(what) ?? 0;
  }

  get all(): readonly (readonly [what: string, n: number])[] {
    return [...this.by].sort(([a], [b]) => (a < b ? -1 : 1));
  }
}
