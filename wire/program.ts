/** A program that plays for somebody. */
export interface Program {
  readonly name: string;
  readonly created: number;
  /** 0: never. */
  readonly used: number;
}
