import { type Game, type GameEvent, MoveList, resolveChance, rngFrom, type State } from '#kernel';

export interface Ahead {
  /** The move hands the turn on: after it nothing can be taken back. */
  readonly endsTurn: boolean;
  /** What the seat would see right after it; missing when that would have to be guessed. */
  readonly preview?: State;
  /** Something is drawn before anybody is asked again. */
  readonly draws: boolean;
  /** It changes nothing of the seat's own: to say "nothing more" is all it does. */
  readonly idle: boolean;
}

/**
 * Looks one move ahead from what a seat may know. Hidden things are imagined, never peeked at, so a preview is shown
 * only when the move reveals nothing and draws nothing.
 */
export function lookAhead(game: Game, view: State, seat: number, move: number): Ahead {
  const rng = rngFrom('look ahead');
  const world = game.imagine(game.layout.clone(view), seat, rng);
  const after = game.layout.clone(world);
  const events: GameEvent[] = [];
  game.play(after, seat, move, (event) => events.push(event));
  playForced(game, after, seat);
  const seen = game.conceal(after, seat);
  const reveals = game.layout.unknowns(seen) < game.layout.unknowns(view);
  const draws = game.chancePending(after);
  const idle =
    events.every((event) => event.seat !== seat || isIdle(game, event)) && sameScore(game, world, after, seat);
  while (game.chancePending(after)) {
    resolveChance(game, after, rng);
    playForced(game, after, seat);
  }
  // When a phase in which all choose at once ends, the turn ends for everybody, even for a seat that is asked again.
  const phaseEnds = after.phases !== world.phases;
  const endsTurn = phaseEnds || (!(game.turn(after) & (1 << seat)) && !game.stepFor(after, seat)?.idle);
  return { endsTurn, draws, idle, ...(reveals || phaseEnds ? {} : { preview: seen }) };
}

/** A deed that is never worth a headline says that one does nothing. */
const isIdle = (game: Game, { kind, deed }: GameEvent): boolean => {
  const spec = game.deeds?.[deed ?? '']?.spec;
  return kind === 'phase' || spec?.weight === 0 || spec?.quiet === true;
};

const sameScore = (game: Game, before: State, after: State, seat: number): boolean =>
  game.score(before, seat) === game.score(after, seat);

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
