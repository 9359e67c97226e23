import type { Game, Rng, State } from '#kernel';

/** What a bot answers. */
export interface Decision {
  readonly move: number;
  /** What each seat may expect: its share of the win, from 0 to 1. */
  readonly value: readonly number[];
  /** How it means to go on until its turn ends or something is drawn; the first is `move`. */
  readonly line: readonly number[];
  /** Every later decision of the turn is thought out anew: the line is only how it would go on as things look now. */
  readonly afresh?: true;
  /** How many positions it looked at. */
  readonly visits: number;
}

/** A bot sees a game through the kernel only, and only what its seat may know: `view` is a concealed state. */
export interface Bot {
  readonly id: string;
  /** `later`: it has thought about this turn before, at an earlier decision. */
  choose<S extends State>(
    game: Game<S>,
    view: S,
    seat: number,
    rng: Rng,
    milliseconds?: number,
    later?: boolean,
  ): Decision;
}
