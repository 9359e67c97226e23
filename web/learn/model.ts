import type { Spoken } from '../spoken.ts';

/**
 * A lesson: a real table from a fixed seed, and the bubbles that lead through its opening. Three free turns against an apprentice follow
 * its last bubble by themselves.
 */
export interface Lesson {
  readonly seats: number;
  readonly seed: string;
  readonly bubbles: readonly Bubble[];
  /** What each choice of its decisions led to: `lesson.json`, written by `engawa lesson`. */
  readonly weighed?: Weighed;
}

/** One bubble of a lesson: at most fifteen words, and what the reader does about it. */
export interface Bubble {
  readonly text: Spoken;
  /** What on the board it speaks of: references of the lexicon, or things. Without it, what can be chosen now. */
  readonly about?: readonly string[];
  /** What is met here for the first time: each is named at its place, and in the bubble beside its sign. */
  readonly names?: readonly (string | Term)[];
  /** Notation of the one move that goes on; without it "Next" does. */
  readonly do?: string;
  /** A decision of the reader's own in its place. */
  readonly decide?: Decision;
  /** What happens by itself after it: moves of the others, and routine ones of the reader, with the seat (`1 take 2 red`). */
  readonly after?: readonly string[];
  readonly clause?: string;
}

/** A thing whose sign means more than the thing is called. */
export interface Term {
  readonly ref: string;
  readonly text: Spoken;
}

/** Real choices, none of them marked as right; each is answered by what it led to. Whichever is made, the lesson goes on from the same position. */
export interface Decision {
  /** What the reader should know before, in a sentence or two. */
  readonly lead: Spoken;
  /** Each is the reader's move, and what follows from it by itself, with the seat. */
  readonly choices: readonly (readonly string[])[];
  /** The choice with which the lesson goes on. */
  readonly goes: number;
  /** Why the choices lead where they lead, in two sentences. */
  readonly why: Spoken;
}

/** What was computed beforehand: games played on by bots from each choice of each decision, in the order of the lesson. */
export interface Weighed {
  /** The bot at every seat, and how many games it played from each choice. */
  readonly bot: string;
  readonly games: number;
  readonly decisions: readonly {
    /** Of the rules, the figures and the moves that led here: with others the count means nothing. */
    readonly fits: string;
    /** How many of these games the reader's seat won; a shared win counts in part. */
    readonly won: readonly number[];
  }[];
}

type Sentences = readonly [en: string, fr: string, ja: string];

const spoken = ([en, fr, ja]: Sentences): Spoken => ({ en, fr, ja });

/** A bubble and its three sentences, English, French and Japanese. */
export const bubble = (rest: Omit<Bubble, 'text'>, text: Sentences): Bubble => ({ ...rest, text: spoken(text) });

interface Deciding extends Omit<Bubble, 'text' | 'do' | 'decide'> {
  readonly choices: Decision['choices'];
  readonly goes?: number;
}

/** A decision: its question, what the reader should know before, and why the choices lead where they lead. */
export const decision = (
  { choices, goes = 0, ...rest }: Deciding,
  question: Sentences,
  lead: Sentences,
  why: Sentences,
): Bubble => ({
  ...rest,
  text: spoken(question),
  decide: { choices, goes, lead: spoken(lead), why: spoken(why) },
});

/** A name for a sign, where the thing that bears it is called otherwise. */
export const term = (ref: string, text: Sentences): Term => ({ ref, text: spoken(text) });

export const refOf = (named: string | Term): string => (typeof named === 'string' ? named : named.ref);
