import type { Language } from '#kernel';

/** One bubble of a lesson: at most fifteen words, and what the reader does about it. */
export interface Bubble {
  readonly text: Readonly<Record<Language, string>>;
  /** What on the board it speaks of: references of the lexicon. */
  readonly about?: readonly string[];
  /** Notation of the one move that goes on; without it "Next" does. */
  readonly do?: string;
  /** Moves of the others that follow, with the seat: `1 take 2 red`. */
  readonly others?: readonly string[];
  readonly clause?: string;
}

/** A lesson: a real table from a fixed seed, and the bubbles that lead through its opening. */
export interface Lesson {
  readonly seats: number;
  readonly seed: string;
  readonly bubbles: readonly Bubble[];
}
