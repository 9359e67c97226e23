/** When somebody is away: the clocks of their slow games stand still meanwhile. */
export interface Vacation {
  readonly from: number;
  /** It ends by itself then. */
  readonly until: number;
  /** They want to be told of their turns all the same. */
  readonly notices: boolean;
}

/** How it stands with somebody's vacation. */
export interface VacationState {
  /** The one they are on, or have planned. */
  readonly vacation: Vacation | null;
  /** How many days there are in a year. */
  readonly days: number;
  /** Milliseconds left of them, for one that began now. */
  readonly left: number;
  readonly now: number;
}
