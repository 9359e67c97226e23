import type { Game, Rng, State } from '#kernel';

/** What a bot answers. */
export interface Decision {
  readonly move: number;
  /** What each seat may expect: its share of the win, from 0 to 1. */
  readonly value: readonly number[];
  /** How it means to go on until its turn ends or something is drawn; the first is `move`. */
  readonly line: readonly number[];
  /** How many positions it looked at. */
  readonly visits: number;
}

/** A bot sees a game through the kernel only, and only what its seat may know: `view` is a concealed state. */
export interface Bot {
  readonly id: string;
  choose<S extends State>(game: Game<S>, view: S, seat: number, rng: Rng, milliseconds?: number): Decision;
}
