/**
 * Writes a position down as numbers, for learned evaluation. A game's `features` puts one number after another; the
 * parts it names on the way say what the numbers are, so that a net trained on other numbers can be told apart.
 */
export class Pen {
  at = 0;
  readonly out: Float32Array;
  private readonly parts: string[] | undefined;

  constructor(out: Float32Array, parts?: string[]) {
    this.out = out;
    this.parts = parts;
  }

  put(value: number): void {
    this.out[this.at++] = value;
  }

  /** One of `n` lamps lit; none when the value is out of range. */
  lamp(value: number, n: number): void {
    for (let i = 0; i < n; i++) this.out[this.at++] = i === value ? 1 : 0;
  }

  /** What comes next. Costs nothing unless somebody takes names. */
  part(name: string): void {
    this.parts?.push(`${name}@${this.at}`);
  }
}
