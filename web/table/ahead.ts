import { forcedMove, type Game, resolveChance, rngFrom, type State } from '#kernel';

export interface Ahead {
  /** The move hands the turn on: after it nothing can be taken back. */
  readonly endsTurn: boolean;
  /** What the seat would see right after it; missing when that would have to be guessed. */
  readonly preview?: State;
}

/**
 * Looks one move ahead from what a seat may know. Hidden things are imagined, never peeked at, so a preview is shown
 * only when the move reveals nothing and draws nothing.
 */
export function lookAhead(game: Game, view: State, seat: number, move: number): Ahead {
  const rng = rngFrom('look ahead');
  const world = game.imagine(game.layout.clone(view), seat, rng);
  const after = game.layout.clone(world);
  game.play(after, seat, move);
  const mine = 1 << seat;
  for (let forced = ownForced(game, after, seat); forced !== undefined; forced = ownForced(game, after, seat)) {
    game.play(after, seat, forced);
  }
  const seen = game.conceal(after, seat);
  const reveals = game.layout.unknowns(seen) < game.layout.unknowns(view);
  resolveChance(game, after, rng);
  const endsTurn = !(game.turn(after) & mine) && !game.stepFor(after, seat)?.idle;
  return reveals ? { endsTurn } : { endsTurn, preview: seen };
}

function ownForced(game: Game, s: State, seat: number): number | undefined {
  if (game.chancePending(s) || game.turn(s) !== 1 << seat) return undefined;
  return forcedMove(game, s)?.move;
}
