import type { Occasion } from '#wire';

/** What is told. */
export interface Message {
  /** The same if a delivery has to be repeated. */
  readonly id: string;
  readonly table: string;
  readonly seat: number | null;
  readonly game: string;
  readonly link: string;
  readonly title: string;
  readonly text: string;
  /** What it is about. */
  readonly occasion?: Occasion | 'digest' | 'test';
}
