/** A reusable list of packed moves: filled by a game, read by everyone, never reallocated on the hot path. */
export class MoveList {
  length = 0;
  private items = new Int32Array(256);

  add(move: number): void {
    if (this.length === this.items.length) {
      const grown = new Int32Array(this.items.length * 2);
      grown.set(this.items);
      this.items = grown;
    }
    this.items[this.length++] = move;
  }

  at(i: number): number {
    return this.items[i];
  }

  clear(): void {
    this.length = 0;
  }

  includes(move: number): boolean {
    for (let i = 0; i < this.length; i++) if (this.items[i] === move) return true;
    return false;
  }

  toArray(): number[] {
    return Array.from(this.items.subarray(0, this.length));
  }
}
