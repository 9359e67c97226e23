import type { Word } from 'engawa';

/** What the sentences of deeds take from the other words of their language. */
export interface Given {
  readonly money: (thousands: number) => string;
  /** What the nine achievements are called. */
  readonly achieved: readonly string[];
  /** A worker by the colour alone. */
  readonly colourOf: (worker: Word) => string;
}
