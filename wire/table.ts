import type { Language, Options, Ranking } from '#kernel';

/** An expired table never started and was cleared away; nobody is shown it again. */
export type Status = 'waiting' | 'playing' | 'over' | 'expired';

/** A clock in seconds: what a seat begins with, what each finished turn adds, and the most it may hold. */
export interface ClockSpec {
  readonly kind: 'live' | 'correspondence';
  readonly bank: number;
  readonly increment: number;
  readonly cap: number;
}

/** What happens to a seat whose time has run out: a bot plays on, or the game's own rule for those who are away, until they are back; they lose; they are waited for. */
export type TimeoutRule = 'bot' | 'absent' | 'lose' | 'wait';

/** When the parts of the seats are told: all together once every commitment is in, or each by itself when somebody sits down. */
export type Contributions = 'sealed' | 'open';

/**
 * `open`: seats may commit to a part. `sealed`: the list of commitments is closed, and those on it reveal. `again`: a beginning failed, and
 * those who answered commit to new parts under a new promise. `settled`: the seed is there.
 */
export type Phase = 'open' | 'again' | 'sealed' | 'settled';

export interface SeatSummary {
  readonly seat: number;
  readonly kind: 'open' | 'guest' | 'account' | 'bot';
  readonly name?: string;
  readonly level?: string;
  readonly host?: true;
  /** A program plays here, not a person. */
  readonly program?: true;
  readonly left?: 'resigned' | 'timeout';
  readonly standIn?: string;
  /** From when to when its player is on vacation; it may be over by now. */
  readonly vacation?: { readonly from: number; readonly until: number };
}

/** What anybody may know of a shuffle before the game is over: everything but the secrets (docs/fairness.md). */
export interface ShuffleSummary {
  /** `seed`: a table from before this protocol, already under way; its draws were settled by the server alone. */
  readonly kind: 'parts' | 'seed';
  readonly contributions: Contributions;
  readonly attempt: number;
  readonly phase: Phase;
  /** Seats that owe a commitment or a part now. */
  readonly awaited: readonly number[];
  /** Since when they do. */
  readonly since: number | null;
  /** From when on the host may go on without them. */
  readonly goOn: number | null;
  /** When the beginning fails without them. */
  readonly until: number | null;
  readonly seats: readonly {
    readonly seat: number;
    readonly commitment: string | null;
    readonly part: string | null;
    readonly without: boolean;
  }[];
  readonly failed: readonly {
    readonly attempt: number;
    readonly commitment: string;
    readonly without: readonly number[];
  }[];
}

export interface Result {
  readonly ranking: Ranking;
  readonly scores: readonly number[];
  readonly ended: 'played' | 'resigned' | 'timeout' | 'agreed';
}

/** An edition without what it changes, which is asked for apart. */
export interface EditionMark {
  readonly name: string;
  readonly author?: string;
  /** The hash of its figures. */
  readonly figures: string;
}

/** What anybody may know about a table. */
export interface Summary {
  readonly table: string;
  readonly game: string;
  readonly version: number;
  readonly status: Status;
  readonly seats: readonly SeatSummary[];
  readonly options: Options;
  /** The hash of the figures it is played with, be they of today, of the past or of an edition; null where the game names none. */
  readonly figures: string | null;
  /** The edition those are of; null where they are the game's own. */
  readonly edition: EditionMark | null;
  readonly clock: ClockSpec | null;
  readonly timeout: TimeoutRule;
  readonly listed: boolean;
  readonly rated: boolean;
  readonly watchers: boolean;
  /** They are told the chances, as a bot judges them; the players are not. */
  readonly chances?: true;
  /** Its players were brought together: it begins by itself when all are ready. */
  readonly sought: boolean;
  /** Programs may sit down. */
  readonly programs?: true;
  /** Clocks stand still while their player is on vacation. */
  readonly vacations: boolean;
  /** What is spoken there; null where nobody said. */
  readonly language: Language | null;
  /** What the server promised of its secret; null while a table of the older kind is under way. */
  readonly commitment: string | null;
  readonly shuffle: ShuffleSummary;
  /** Seats that have said they are ready. */
  readonly ready: readonly number[];
  /** The seat that others would have somebody take over, and who they are. */
  readonly handOver: { readonly seat: number; readonly votes: readonly number[] } | null;
  readonly turn: readonly number[];
  /** By seat, when its running clock will be at zero; null where none runs. */
  readonly until: readonly (number | null)[];
  readonly seq: number;
  readonly opened: number;
  readonly updated: number;
  readonly paused: boolean;
  readonly wantPause: readonly number[];
  /** Seats that would end the game by the points there are. */
  readonly wantEnd: readonly number[];
  readonly rematch: string | null;
  /** With the seed, now that it may be known. */
  readonly result: (Result & { readonly seed: string }) | null;
}
