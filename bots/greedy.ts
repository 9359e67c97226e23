import { type Game, MoveList, type Rng, type State } from '#kernel';
import type { Bot } from './bot.ts';
import { byWorth } from './evaluator.ts';

/** Positions looked at for one decision. */
const POSITIONS = 400;
/** No turn of ours comes near. */
const LONGEST = 200;

/**
 * Looks one own turn ahead: plays every line of its small decisions to the moment the turn passes on or something is
 * drawn, and takes the line whose last position is worth most to it. Hidden things are imagined once.
 */
export const greedy: Bot = {
  id: 'greedy',
  choose(game, view, seat, rng) {
    const world = game.imagine(view, seat, rng);
    const search = new GreedyPlanner(game, rng);
    const line = search.line(world, seat, POSITIONS);
    const value = new Float64Array(view.seats);
    byWorth(game).evaluate(world, seat, value);
    return { move: line[0], value: [...value], line, visits: search.visits };
  },
};

interface Line {
  readonly worth: number;
  readonly line: readonly number[];
}

/** Plans turns by the hand-written worth alone. */
export class GreedyPlanner<S extends State> {
  visits = 0;
  private readonly game: Game<S>;
  private readonly rng: Rng;
  /** One list and one state per depth, made when first reached. */
  private readonly lists: MoveList[] = [];
  private readonly states: S[] = [];

  constructor(game: Game<S>, rng: Rng) {
    this.game = game;
    this.rng = rng;
  }

  /** The best line from here; it may stop before the turn does, where the budget of positions ends. */
  line(s: S, seat: number, positions: number): readonly number[] {
    return this.explore(s, seat, positions, 0).line;
  }

  /** A whole turn, planned anew wherever a line stops. The state is played on. */
  turn(s: S, seat: number, positions: number): number[] {
    const { game } = this;
    const turn: number[] = [];
    while (game.turn(s) & (1 << seat) && turn.length < LONGEST) {
      for (const move of this.line(s, seat, positions)) {
        if (!(game.turn(s) & (1 << seat))) break;
        game.play(s, seat, move);
        turn.push(move);
      }
    }
    return turn;
  }

  /** The best line from here within a budget of positions, shared evenly among the choices. */
  private explore(s: S, seat: number, budget: number, depth: number): Line {
    const { game } = this;
    this.lists[depth] ??= new MoveList();
    this.states[depth] ??= game.layout.create(s.seats);
    const legal = this.lists[depth];
    const next = this.states[depth];
    legal.clear();
    game.moves(s, seat, legal);
    const share = Math.floor(budget / Math.max(1, legal.length));
    let best: Line = { worth: Number.NEGATIVE_INFINITY, line: [] };
    let ties = 0;
    for (let i = 0; i < legal.length; i++) {
      const move = legal.at(i);
      game.layout.copy(s, next);
      game.play(next, seat, move);
      this.visits++;
      const goesOn = (game.turn(next) & (1 << seat)) !== 0;
      // Out of budget: the position as it is stands for the rest of the turn.
      const tail =
        goesOn && share > 0
          ? this.explore(next, seat, share - 1, depth + 1)
          : { worth: game.worth(next, seat), line: [] };
      if (tail.worth < best.worth) continue;
      ties = tail.worth > best.worth ? 1 : ties + 1;
      if (this.rng.below(ties) === 0) best = { worth: tail.worth, line: [move, ...tail.line] };
    }
    return best;
  }
}
