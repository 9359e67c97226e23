import type { Ties } from './neighbours.ts';

/** Who may see a part of a profile, besides its owner. */
export type Seen = 'everybody' | 'members' | 'nobody';

export interface Visibility {
  readonly ratings: Seen;
  readonly history: Seen;
  readonly rivals: Seen;
}

/** How strong somebody is believed to be in a game with so many players: expected strength and its uncertainty. */
export interface RatingMark {
  readonly game: string;
  readonly seats: number;
  readonly mu: number;
  readonly sigma: number;
  readonly rating: number;
  readonly games: number;
}

/** A rating after one game. */
export interface RatingStep {
  readonly at: number;
  /** Where it is for the asker to know. */
  readonly table?: string;
  readonly place: number;
  readonly mu: number;
  readonly sigma: number;
}

/** How somebody does on one seat of a game. */
export interface SeatRecord {
  readonly seat: number;
  readonly games: number;
  readonly wins: number;
  readonly score: number;
}

/** Games with somebody else, and who came out ahead. */
export interface Rival {
  readonly name: string;
  readonly games: number;
  readonly ahead: number;
  readonly behind: number;
}

/** A profile, as whoever asks may see it: what is closed is not there. */
export interface Profile {
  readonly name: string;
  readonly created: number;
  readonly games: number;
  /** Whoever asks is its owner. */
  readonly own: boolean;
  /** To others who are logged in. */
  readonly ties?: Ties;
  /** It is a program's. */
  readonly program?: { readonly owner: string };
  /** To the owner. */
  readonly seen?: Visibility;
  readonly ratings?: readonly RatingMark[];
  /** Of the game and number of players that were asked for. */
  readonly curve?: readonly RatingStep[];
  readonly places?: readonly SeatRecord[];
  readonly rivals?: readonly Rival[];
}

/** A finished game in somebody's history. */
export interface PlayedGame {
  readonly table: string;
  readonly game: string;
  readonly seats: number;
  readonly at: number;
  readonly seat: number;
  readonly place: number;
  readonly score: number;
  readonly rated: boolean;
  readonly ended: string;
  readonly others: readonly {
    readonly seat: number;
    readonly name: string;
    readonly kind: string;
    readonly score: number;
  }[];
}

export interface Ranked extends RatingMark {
  readonly name: string;
  readonly bot: boolean;
}

/** A share with its 95 % interval, and of how many. */
export interface Shared {
  readonly n: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

interface Counted {
  readonly value: number;
  readonly n: number;
}

/** Figures of a game by the number of players, people alone or with bots among them. */
export interface Statistics {
  readonly game: string;
  readonly seats: number;
  readonly company: 'people' | 'bots';
  readonly games: number;
  /** From so many games on there are figures. */
  readonly enough: number;
  readonly figures: null | {
    /** Mean, from the opening of a table to its end. */
    readonly minutes: number;
    readonly scores: readonly Counted[];
    /** Of winners. */
    readonly best: readonly Counted[];
    /** Turns a player. */
    readonly lengths: readonly Counted[];
    readonly places: readonly (Shared & { readonly seat: number; readonly score: number })[];
    /** Cards, tiles and the like by reference: of the seats that took one, how many won. */
    readonly taken: readonly (Shared & { readonly ref: string })[];
    /** Points a seat, on average. */
    readonly sources: readonly { readonly category: string; readonly points: number; readonly n: number }[];
  };
}

/** The strength of somebody of whom nothing is known. */
export const UNKNOWN_MU = 25;
/** Strength as people read it: newcomers begin at 1500, and one standard deviation of newcomers is about 330. */
const SCALE = 40;
export const shownRating = (mu: number): number => Math.round(1500 + SCALE * (mu - UNKNOWN_MU));
/** Within so much of it the truth lies, 95 times of 100. */
export const shownDoubt = (sigma: number): number => Math.round(1.96 * SCALE * sigma);
