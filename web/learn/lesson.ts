import type { Language, Table } from '#kernel';

/** One bubble of a lesson: at most fifteen words, and what the reader does about it. */
export interface Bubble {
  readonly text: Readonly<Record<Language, string>>;
  /** What on the board it speaks of: references of the lexicon. */
  readonly about?: readonly string[];
  /** Notation of the one move that goes on; without it "Next" does. */
  readonly do?: string;
  /** What happens by itself after it: moves of the others, and routine ones of the reader, with the seat (`1 take 2 red`). */
  readonly after?: readonly string[];
  readonly clause?: string;
}

/** A lesson: a real table from a fixed seed, and the bubbles that lead through its opening. */
export interface Lesson {
  readonly seats: number;
  readonly seed: string;
  readonly bubbles: readonly Bubble[];
}

/** Plays what a bubble brings about. */
export function carryOut(table: Table, { do: wanted, after = [] }: Bubble): void {
  const { lexicon } = table.game;
  if (wanted !== undefined) table.play(0, lexicon.parse(wanted));
  for (const line of after) {
    const [seat, ...words] = line.split(' ');
    table.play(Number(seat), lexicon.parse(words.join(' ')));
  }
}
