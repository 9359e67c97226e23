import { type Game, MoveList, type Rng, type State } from '#kernel';
import type { Bot } from './bot.ts';
import { byWorth } from './evaluator.ts';
import { type Mind, mindOf } from './mind.ts';

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

/** Plans turns by the hand-written worth alone. */
export class GreedyPlanner<S extends State> {
  visits = 0;
  private readonly game: Game<S>;
  private readonly mind: Mind<S>;
  private readonly rng: Rng;
  /** One list and one state per depth, made when first reached. */
  private readonly lists: MoveList[] = [];
  private readonly states: S[] = [];
  /** The best line from each depth on, and how long it is. */
  private readonly lines: Int32Array[] = [];
  private readonly lengths: number[] = [];

  constructor(game: Game<S>, rng: Rng) {
    this.game = game;
    this.mind = mindOf(game);
    this.rng = rng;
  }

  /** The best line from here; it may stop before the turn does, where the budget of positions ends. */
  line(s: S, seat: number, positions: number): readonly number[] {
    this.explore(s, seat, positions, 0);
    return [...this.lines[0].subarray(0, this.lengths[0])];
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

  /**
   * Looks for the best line from here within a budget of positions, shared evenly among the choices, and says what it is
   * worth. The line is left at its depth.
   */
  private explore(s: S, seat: number, budget: number, depth: number): number {
    const { game, lengths } = this;
    this.lists[depth] ??= new MoveList();
    this.states[depth] ??= game.layout.create(s.seats);
    this.lines[depth] ??= new Int32Array(LONGEST);
    const legal = this.lists[depth];
    const next = this.states[depth];
    const line = this.lines[depth];
    legal.clear();
    game.moves(s, seat, legal);
    const share = Math.floor(budget / Math.max(1, legal.length));
    let best = Number.NEGATIVE_INFINITY;
    let ties = 0;
    lengths[depth] = 0;
    for (let i = 0; i < legal.length; i++) {
      game.layout.copy(s, next);
      game.play(next, seat, legal.at(i));
      this.visits++;
      // Out of budget, the position as it is stands for the rest of the turn.
      const deeper = share > 0 && depth < LONGEST - 1 && (game.turn(next) & (1 << seat)) !== 0;
      const worth = deeper ? this.explore(next, seat, share - 1, depth + 1) : this.mind.worth(next, seat);
      if (worth < best) continue;
      ties = worth > best ? 1 : ties + 1;
      best = worth;
      if (ties > 1 && this.rng.below(ties) !== 0) continue;
      line[0] = legal.at(i);
      lengths[depth] = 1;
      if (!deeper) continue;
      line.set(this.lines[depth + 1].subarray(0, lengths[depth + 1]), 1);
      lengths[depth] += lengths[depth + 1];
    }
    return best;
  }
}
