import type { GameEvent } from '../events.ts';

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
  readonly things: Readonly<Record<string, string>>;
  /** So many of a thing that does not inflect. */
  readonly counted: (what: string, n: number) => string;
  readonly events: Readonly<Record<GameEvent['kind'], (tale: Tale) => string>>;
}
