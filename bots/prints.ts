const FIRST_ROOM = 1 << 10;

/** The positions met while a turn is planned, by their prints. It is emptied at once, for the next turn. */
export class Prints {
  size = 0;
  private prints = new Float64Array(FIRST_ROOM);
  /** In which round each place was taken; what was taken in an earlier one is free. */
  private rounds = new Int32Array(FIRST_ROOM);
  private round = 1;

  clear(): void {
    this.round++;
    this.size = 0;
  }

  has(print: number): boolean {
    return this.rounds[this.placeOf(print)] === this.round;
  }

  add(print: number): void {
    const place = this.placeOf(print);
    if (this.rounds[place] === this.round) return;
    this.prints[place] = print;
    this.rounds[place] = this.round;
    this.size++;
    if (this.size * 2 > this.prints.length) this.grow();
  }

  /** Where it is, or would be. */
  private placeOf(print: number): number {
    const { prints, rounds, round } = this;
    const mask = prints.length - 1;
    let place = print & mask;
    while (rounds[place] === round && prints[place] !== print) place = (place + 1) & mask;
    return place;
  }

  private grow(): void {
    const { prints, rounds, round } = this;
    this.prints = new Float64Array(2 * prints.length);
    this.rounds = new Int32Array(2 * prints.length);
    this.size = 0;
    for (let i = 0; i < prints.length; i++) if (rounds[i] === round) this.add(prints[i]);
  }
}
