import type { Word } from 'engawa';

/** What the sentences of deeds take from the other words of their language. */
export interface Given {
  readonly money: (thousands: number) => string;
  /** What the nine achievements are called. */
  readonly achieved: readonly string[];
  /** So many workers, by their colour alone. */
  readonly coloured: (worker: Word, n: number) => string;
}

/** What is told of a place in a region. */
export interface Scored {
  readonly n: number;
  readonly what: Word;
  readonly of: number;
  /** There where the place is shared. */
  readonly from?: Word;
}

/** So many of a thing. */
export interface Counted {
  readonly what: Word;
  readonly n: number;
}
