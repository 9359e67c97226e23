import { REST } from './scopes.ts';

/**
 * Writes a position down as numbers, for learned evaluation. A game's `features` puts one number after another; the
 * parts it names on the way say what the numbers are, so that a net trained on other numbers can be told apart.
 */
export class Pen {
  at = 0;
  readonly out: Float32Array;
  /** What has changed since the numbers were written last, by groups of fields (scopes.ts); everything, at first. */
  private changed = ~0;
  /** Where each of the parts asked for begins, how many were asked for, and whether the last of them was left out. */
  private readonly begins: number[] = [];
  private asked = 0;
  private leftOut = false;
  private readonly parts: string[] | undefined;

  constructor(out: Float32Array, parts?: string[]) {
    this.out = out;
    this.parts = parts;
  }

  /** Begins anew. Parts that depend on nothing that has changed may be left as they are. */
  rewind(changed = ~0): void {
    this.at = 0;
    this.changed = changed;
    this.asked = 0;
    this.leftOut = false;
  }

  /**
   * Must the part that comes next be written, which reads these groups of fields? Otherwise its numbers stay as they are. Once a game has
   * asked, all that follows belongs to some part it asks for.
   */
  needs(reads: number): boolean {
    const part = this.asked++;
    if (this.leftOut) this.at = this.begins[part];
    else this.begins[part] = this.at;
    this.leftOut = !this.stale(reads);
    return !this.leftOut;
  }

  /** Has anything changed that these groups of fields hold? Asked ahead, for what several parts need. */
  stale(reads: number): boolean {
    return (this.changed & (reads | REST)) !== 0;
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
