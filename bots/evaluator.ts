import { type Game, type State, winShare } from '#kernel';
import { mindOf } from './mind.ts';
import { Trace } from './trace.ts';

/** Says what each seat may expect of a position: about its share of the win, 0 to 1. */
export interface Evaluator<S extends State> {
  /** Can it judge a position for any seat? Otherwise only for the one that moved last. */
  readonly anyChair: boolean;
  /**
   * How many turns, of whichever seats, a simulation plays before the position is judged; it then goes on until a turn of
   * the searching seat ends. With 0 nothing is played ahead: simulations grow a tree of turns instead.
   */
  readonly ahead: number;
  /**
   * Writes what each seat may expect into `out`. `mover` is the seat that moved last, perhaps in the middle of its turn; with
   * `anyChair` it may be any seat. `seen`: it is the position whose print was taken last.
   */
  evaluate(s: S, mover: number, out: Float64Array, seen?: boolean): void;
  /** The hand-written worth of the position judged last, for its mover: a second opinion. */
  readonly worth: number;
  /** 53 bits of a position: enough to tell the few hundred of one turn apart. */
  print(s: S): number;
}

/** The win counts most; being far ahead or close behind is the rest. */
export const WIN_WEIGHT = 0.7;

/** What a margin to the best opponent is worth, −1 to 1. */
const squash = (margin: number, scale: number): number => Math.tanh(margin / scale);

/** The lead of each seat over its best opponent. */
function margins(points: ArrayLike<number>, seats: number, out: Float64Array): void {
  for (let seat = 0; seat < seats; seat++) {
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < seats; other++) if (other !== seat) best = Math.max(best, points[other]);
    out[seat] = points[seat] - best;
  }
}

/** How a finished game came out: each seat's share of the win, and its squashed margin. */
export function finalShares<S extends State>(
  game: Game<S>,
  s: S,
  scale: number,
  win: Float64Array,
  margin: Float64Array,
): void {
  const points = Array.from({ length: s.seats }, (_, seat) => game.score(s, seat));
  margins(points, s.seats, margin);
  const ranking = game.ranking(s);
  for (let seat = 0; seat < s.seats; seat++) {
    win[seat] = winShare(ranking, seat);
    margin[seat] = squash(margin[seat], scale);
  }
}

/** A finished game, exactly. */
export function finalValues<S extends State>(game: Game<S>, s: S, scale: number, out: Float64Array): void {
  const win = new Float64Array(s.seats);
  finalShares(game, s, scale, win, out);
  for (let seat = 0; seat < s.seats; seat++)
    out[seat] = WIN_WEIGHT * win[seat] + (1 - WIN_WEIGHT) * (0.5 + 0.5 * out[seat]);
}

/** Points of margin that are half-way to a sure win, where no net knows better. */
const HAND_SCALE = 40;

/** The hand-written worth of a game as an evaluator: for games and player counts without a net. */
export function byWorth<S extends State>(game: Game<S>): Evaluator<S> {
  const mind = mindOf(game);
  const worths = new Float64Array(game.seats[1]);
  let trace: Trace<S> | undefined;
  let worth = 0;
  return {
    anyChair: true,
    ahead: 0,
    get worth() {
      return worth;
    },
    print(s) {
      trace ??= new Trace(game, game.seats[1]);
      trace.look(s);
      return trace.print;
    },
    evaluate(s, mover, out) {
      if (game.over(s)) {
        finalValues(game, s, HAND_SCALE, out);
        return;
      }
      for (let seat = 0; seat < s.seats; seat++) worths[seat] = mind.worth(s, seat);
      worth = worths[mover];
      margins(worths, s.seats, out);
      for (let seat = 0; seat < s.seats; seat++)
        out[seat] = 0.5 + (0.5 * out[seat]) / (HAND_SCALE + Math.abs(out[seat]));
    },
  };
}
