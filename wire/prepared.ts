/** A move that somebody would make, in the notation of the game. */
export interface SupposedMove {
  readonly seat: number;
  readonly move: string;
}

/**
 * An answer that a seat has prepared for what the others may do: `line` is what they do first, `answer` the seat's own moves. `waiting`: its
 * turn has not come. `played`: it was carried out. `stopped`: something came to light on the way, and the rest was not. `lapsed`: the others did
 * something else.
 */
export interface PreparedTurn {
  readonly prepared: string;
  readonly at: number;
  readonly line: readonly SupposedMove[];
  readonly answer: readonly string[];
  readonly state: 'waiting' | 'played' | 'stopped' | 'lapsed';
  /** The same in words, as they were when it was prepared. */
  readonly words: { readonly line: readonly string[]; readonly answer: readonly string[] };
}

/** A position that may come, and what could be chosen there, as a seat can know it. */
export interface ForeseenPosition {
  readonly next: 'decision' | 'draw' | 'end' | 'unknown';
  readonly view: unknown;
  readonly asks: readonly {
    readonly seat: number;
    readonly moves: readonly { readonly move: string; readonly sentence: string }[];
  }[];
}
