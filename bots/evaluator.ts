import type { Game, State } from '#kernel';
import { mindOf } from './mind.ts';

/** Says what each seat may expect of a position: about its share of the win, 0 to 1. */
export interface Evaluator<S extends State> {
  /** Has it learnt to judge for seats that did not move last? */
  readonly anyChair: boolean;
  /** Turns of the table for which simulations play on, at least: up to the end of an own one. 0: they grow a tree. */
  readonly ahead: number;
  /** From whose chair: `mover` moved last, and may still be in the middle of its turn; any seat where `anyChair`. */
  evaluate(s: S, mover: number, out: Float64Array): void;
}

/** The win counts most; being far ahead or close behind is the rest. */
export const WIN_WEIGHT = 0.7;

/** What a margin to the best opponent is worth, −1 to 1. */
export const squash = (margin: number, scale: number): number => Math.tanh(margin / scale);

/** The lead of each seat over its best opponent. */
export function margins(points: ArrayLike<number>, seats: number, out: Float64Array): void {
  for (let seat = 0; seat < seats; seat++) {
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < seats; other++) if (other !== seat) best = Math.max(best, points[other]);
    out[seat] = points[seat] - best;
  }
}

/** A finished game, exactly. */
export function finalValues<S extends State>(game: Game<S>, s: S, scale: number, out: Float64Array): void {
  const points = Array.from({ length: s.seats }, (_, seat) => game.score(s, seat));
  margins(points, s.seats, out);
  const winner = game.ranking(s)[0];
  for (let seat = 0; seat < s.seats; seat++) {
    out[seat] = WIN_WEIGHT * (seat === winner ? 1 : 0) + (1 - WIN_WEIGHT) * (0.5 + 0.5 * squash(out[seat], scale));
  }
}

/** Points of margin that are half-way to a sure win, where no net knows better. */
const HAND_SCALE = 40;

/** The hand-written worth of a game as an evaluator: for games and player counts without a net. */
export function byWorth<S extends State>(game: Game<S>): Evaluator<S> {
  const mind = mindOf(game);
  const worth = new Float64Array(game.seats[1]);
  return {
    anyChair: true,
    ahead: 0,
    evaluate(s, _mover, out) {
      if (game.over(s)) {
        finalValues(game, s, HAND_SCALE, out);
        return;
      }
      for (let seat = 0; seat < s.seats; seat++) worth[seat] = mind.worth(s, seat);
      margins(worth, s.seats, out);
      for (let seat = 0; seat < s.seats; seat++)
        out[seat] = 0.5 + (0.5 * out[seat]) / (HAND_SCALE + Math.abs(out[seat]));
    },
  };
}
