import { type Game, MoveList, resolveChance, rngFrom, type State } from '#kernel';

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
  playForced(game, after, seat);
  const seen = game.conceal(after, seat);
  const reveals = game.layout.unknowns(seen) < game.layout.unknowns(view);
  while (game.chancePending(after)) {
    resolveChance(game, after, rng);
    playForced(game, after, seat);
  }
  // When a phase in which all choose at once ends, the turn ends for everybody, even for a seat that is asked again.
  const phaseEnds = after.phases !== world.phases;
  const endsTurn = phaseEnds || (!(game.turn(after) & (1 << seat)) && !game.stepFor(after, seat)?.idle);
  return reveals || phaseEnds ? { endsTurn } : { endsTurn, preview: seen };
}

const legal = new MoveList();

/** What the kernel would play for this seat by itself. */
function playForced(game: Game, s: State, seat: number): void {
  while (game.turn(s) & (1 << seat) && !game.stepFor(s, seat)?.asks) {
    legal.clear();
    game.moves(s, seat, legal);
    if (legal.length !== 1) return;
    game.play(s, seat, legal.at(0));
  }
}
