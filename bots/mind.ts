import type { Game, Pen, Rng, State } from '#kernel';

/** What a game knows for bots: everything but a rough worth may be left out. */
export interface Mind<S extends State> {
  /** A rough worth of a position for one seat, used by the greedy bot. */
  worth(s: S, seat: number): number;
  /** The same for all seats, for the eyes of one of them: the others' secrets count as what they are likely to be. */
  worths?(s: S, viewer: number, out: Float64Array): void;
  /** How many cards lie face down, where a turn may turn them up: what comes to light then no plan can foresee. */
  facedown?(s: S): number;
  /** The answer to a decision that can be solved by itself: from a view, and nothing where it cannot. */
  solved?(view: S, seat: number, rng: Rng): number | undefined;
  /**
   * What a little game that is about to be played, or under way, may come to: every ending is written into `ending` and told with its
   * chance, one answer of the seat that may decline it after another. False where no such game is near.
   */
  endings?(s: S, ending: S, each: (answer: number, chance: number) => void): boolean;
  /** The position in numbers of about −1 to 1, from a seat's chair (itself first, then clockwise) and for its eyes only. */
  features?(s: S, seat: number, pen: Pen): void;
}

/** Where a game says nothing, a position is worth its points. */
const byScore = new WeakMap<object, Mind<never>>();

export function mindOf<S extends State>(game: Game<S>): Mind<S> {
  if (game.mind) return game.mind as Mind<S>;
  let mind = byScore.get(game) as Mind<S> | undefined;
  if (!mind) {
    mind = { worth: (s, seat) => game.score(s, seat) };
    byScore.set(game, mind as Mind<never>);
  }
  return mind;
}
