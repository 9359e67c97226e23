/** What one account has to do with another. */
export interface Ties {
  readonly following: boolean;
  /** The other follows it. */
  readonly follower: boolean;
  readonly blocked: boolean;
}

export interface NeighbourLists {
  readonly following: readonly string[];
  readonly blocked: readonly string[];
}

export const REASONS = ['words', 'name', 'stalling', 'cheating', 'other'] as const;
export type Reason = (typeof REASONS)[number];

/** What somebody did at a table, by seat: no moves, only how many, and what else happened. */
export interface Doing {
  readonly at: number;
  readonly seat: number;
  readonly kind: string;
}

/** A report as moderators see it: who about whom, what was said and done. */
export interface Report {
  readonly report: string;
  readonly at: number;
  readonly reason: Reason;
  readonly text: string;
  readonly by: string;
  readonly about: {
    readonly name: string;
    /** Guests have no account: they are known by their seat alone. */
    readonly account: boolean;
    readonly seat: number | null;
    readonly muted: number | null;
    /** Until when, 0 for ever, null where not at all. */
    readonly suspended: number | null;
    /** Reports about the same account, this one too. */
    readonly reports: number;
  };
  readonly table: string | null;
  readonly game: string | null;
  readonly said: readonly {
    readonly n: number;
    readonly seat: number;
    readonly name: string;
    readonly at: number;
    readonly text: string;
  }[];
  readonly done: readonly Doing[];
  /** Moves and undos by seat. */
  readonly counts: readonly {
    readonly seat: number;
    readonly name: string;
    readonly moves: number;
    readonly undos: number;
  }[];
  readonly closed: null | { readonly at: number; readonly by: string; readonly outcome: string };
}

export interface ModerationAct {
  readonly at: number;
  readonly by: string;
  readonly act: string;
  readonly about: string | null;
  readonly table: string | null;
  readonly detail: Readonly<Record<string, unknown>>;
}
