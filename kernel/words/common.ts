import type { Word } from './word.ts';

export interface CommonWords {
  readonly reasons: Readonly<Record<string, string>>;
  readonly things: Readonly<Record<string, Word>>;
  /** So many of a thing. */
  readonly counted: (what: Word, n: number) => string;
  /** A sentence, and what the things it names do. */
  readonly explained: (sentence: string, effects: readonly string[]) => string;
  /** Somebody, and what they do. */
  readonly told: (who: string, does: string) => string;
  /** Several things that one person does. */
  readonly and: (deeds: readonly string[]) => string;
  /** What one did, and what another one did then. */
  readonly afterwards: (told: readonly string[]) => string;
  /** A clause as a sentence. */
  readonly sentence: (clause: string) => string;
  readonly points: (n: number) => string;
  /** What something is called, and what is told of it. */
  readonly of: (what: string, told: string) => string;
  /** Points, and what for. */
  readonly because: (points: string, reason: string) => string;
  /** Seats that share a place: their points, and in what else they are equal. */
  readonly tied: (names: readonly string[], points: string, criteria: readonly string[]) => string;
  /** Who is ahead of whom at equal points, what decided it, and how much of it each has where that can be counted. */
  readonly tieDecided: (
    ahead: readonly string[],
    behind: string,
    points: string,
    by: string,
    counts: readonly [number, number] | undefined,
  ) => string;
  /** A choice that others may not know. */
  readonly secretly: string;
  /** Heads the story. */
  readonly begins: string;
  readonly over: string;
  /** It is the turn of others. */
  readonly asked: (others: readonly string[]) => string;
  /** A choice belongs to another question than the one that is asked. */
  readonly belongs: (choice: string, there: readonly string[], here: string) => string;
  /** A thing is chosen at other questions than the one that is asked. */
  readonly answers: (there: readonly string[], here: string) => string;
}
