import {
  callFor,
  clearPlan,
  firstSeat,
  forcedMove,
  type Game,
  MoveList,
  type Options,
  Refusal,
  resolveChance,
  rngFrom,
  type State,
  type Step,
} from '#kernel';

/** A position on the workbench: set fields directly, then play moves by notation. */
export interface Scene<S> {
  readonly s: S;
  /** The notations of everything legal, for the seat whose turn it is unless another is given. */
  legal(seat?: number): string[];
  /** Those that start with a verb. */
  legalTo(verb: string, seat?: number): string[];
  /** The reason that forbids a move, if one does. */
  why(move: string, seat?: number): string | undefined;
  /** Plays moves in order, each for the seat whose turn it is, with draws and forced moves in between. */
  play(...moves: string[]): this;
  /** Plays one move for a given seat. */
  playAs(seat: number, move: string): this;
  /** The seat whose turn it is. */
  turn(): number;
  /** The name of the step that seat is in. */
  step(): string | undefined;
  /** Forgets what was pending and makes this step the only one; more can be stacked on top with `above`. */
  stage(seat: number, step: Step, ...vars: number[]): this;
  above(seat: number, step: Step, ...vars: number[]): this;
}

export function scene<S extends State>(game: Game<S>, seats: number, seed = 'scene', options: Options = {}): Scene<S> {
  const rng = rngFrom(seed);
  const s = game.setup(seats, options, rng);
  const { lexicon } = game;

  const turn = () => firstSeat(game.turn(s));
  const settle = () => {
    resolveChance(game, s, rng);
    for (let forced = forcedMove(game, s); forced; forced = forcedMove(game, s)) {
      game.play(s, forced.seat, forced.move);
      resolveChance(game, s, rng);
    }
  };
  const here: Scene<S> = {
    s,
    turn,
    step: () => game.stepFor(s, turn())?.name,
    legal(seat = turn()) {
      const out = new MoveList();
      game.moves(s, seat, out);
      return out.toArray().map(lexicon.text);
    },
    legalTo: (verb, seat = turn()) => here.legal(seat).filter((text) => text.split(' ')[0] === verb),
    why: (move, seat = turn()) => game.why(s, seat, lexicon.parse(move)),
    play(...moves) {
      for (const move of moves) here.playAs(turn(), move);
      return here;
    },
    playAs(seat, text) {
      const move = lexicon.parse(text);
      const reason = game.why(s, seat, move);
      if (reason !== undefined) throw new Refusal('illegal-move', `"${text}" is refused: ${reason}`);
      game.play(s, seat, move);
      settle();
      return here;
    },
    stage(seat, step, ...vars) {
      clearPlan(s);
      return here.above(seat, step, ...vars);
    },
    above(seat, step, ...vars) {
      callFor(s, seat, step, ...vars);
      return here;
    },
  };
  return here;
}
