import type { GameEvent } from '../events.ts';
import type { Word } from './word.ts';

interface Tale {
  readonly who: string;
  /** The thing, with its number where it is counted. */
  readonly what: string;
  readonly n?: number;
  readonly from?: string;
  readonly to?: string;
}

export interface CommonWords {
  readonly reasons: Readonly<Record<string, string>>;
  readonly things: Readonly<Record<string, Word>>;
  /** A thing inside a sentence, with its article where the language has one. */
  readonly the: (what: Word) => string;
  /** So many of a thing. */
  readonly counted: (what: Word, n: number) => string;
  /** A sentence, and what the things it names do. */
  readonly explained: (sentence: string, effects: readonly string[]) => string;
  readonly events: Readonly<Record<GameEvent['kind'], (tale: Tale) => string>>;
}
