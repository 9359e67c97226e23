/** So many positions are remembered; a new one takes the place of another. */
const PLACES = 1 << 14;

/** What was found about positions, by 64 bits of them. It only saves work: whoever forgets finds the same again. */
export class Remembered {
  private readonly lows = new Int32Array(PLACES);
  private readonly highs = new Int32Array(PLACES);
  private readonly known = new Uint8Array(PLACES);
  private readonly numbers: Float64Array;
  private readonly size: number;

  /** With so many numbers for each position. */
  constructor(size: number) {
    this.size = size;
    this.numbers = new Float64Array(PLACES * size);
  }

  /** Reads what is known of a position; false where nothing is. */
  recall(low: number, high: number, out: Float64Array): boolean {
    const place = low & (PLACES - 1);
    if (this.known[place] === 0 || this.lows[place] !== low || this.highs[place] !== high) return false;
    const { numbers, size } = this;
    for (let i = 0, at = place * size; i < size; i++, at++) out[i] = numbers[at];
    return true;
  }

  keep(low: number, high: number, found: Float64Array): void {
    const place = low & (PLACES - 1);
    this.known[place] = 1;
    this.lows[place] = low;
    this.highs[place] = high;
    const { numbers, size } = this;
    for (let i = 0, at = place * size; i < size; i++, at++) numbers[at] = found[i];
  }

  forget(): void {
    this.known.fill(0);
  }
}
