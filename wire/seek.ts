import type { ClockSpec } from './table.ts';

/** How fast people would like to play. */
export type Pace = 'live' | 'day' | 'week';

const HOUR = 3600;
const turnOf = (hours: number): ClockSpec => ({
  kind: 'correspondence',
  bank: hours * HOUR,
  increment: hours * HOUR,
  cap: hours * HOUR,
});

/** The clock of each pace: a time for the whole game, or so long for every turn. */
export const PACES: Readonly<Record<Pace, ClockSpec>> = {
  live: { kind: 'live', bank: 1200, increment: 20, cap: 1800 },
  day: turnOf(24),
  week: turnOf(24 * 7),
};

/** What somebody would like to play with whoever fits. */
export interface Wish {
  /** The one liked best first. */
  readonly games: readonly string[];
  /** How many at the table. */
  readonly seats: readonly number[];
  readonly pace: Pace;
  readonly rated: boolean;
  /** After so many seconds bots may fill up; null where only people will do. */
  readonly wait: number | null;
}

/** Somebody who waits, as everybody may know. */
export interface Seeker extends Wish {
  readonly name: string;
  readonly member: boolean;
  readonly since: number;
}

/** A table that would be complete: all have to say that they are there. */
export interface Offer {
  readonly table: string;
  readonly game: string;
  readonly seats: number;
  readonly pace: Pace;
  readonly rated: boolean;
  readonly bots: number;
  readonly people: readonly { readonly name: string; readonly yes: boolean }[];
  /** Until when they have to. */
  readonly until: number;
}

/** How it stands with one's own wish. */
export interface OwnSeek {
  readonly seek: string;
  readonly wish: Wish;
  readonly since: number;
  /** Who would fit already, and how many would make a table with them. */
  readonly company: {
    readonly names: readonly string[];
    readonly games: readonly string[];
    readonly seats: number;
  } | null;
  readonly offer: (Offer & { readonly yes: boolean }) | null;
  readonly seated: { readonly table: string; readonly seat: number } | null;
}

/** Who waits, and how it stands with oneself. */
export interface Seeking {
  readonly waiting: number;
  /** The longest waiting first; not all of them where many wait. */
  readonly others: readonly Seeker[];
  /** Null where one does not wait, or no longer does. */
  readonly own: OwnSeek | null;
  readonly now: number;
}
