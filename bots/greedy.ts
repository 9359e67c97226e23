import { type Game, MoveList, type Rng, type State } from '#kernel';
import type { Bot } from './bot.ts';

/** Positions looked at for one decision. */
const POSITIONS = 400;

/**
 * Looks one own turn ahead: plays every line of its small decisions to the moment the turn passes on or something is
 * drawn, and takes the line whose last position is worth most to it. Hidden things are imagined once.
 */
export const greedy: Bot = {
  id: 'greedy',
  choose(game, view, seat, rng) {
    const world = game.imagine(view, seat, rng);
    const search = new TurnSearch(game, seat, rng);
    const best = search.from(world);
    const value = Array.from({ length: view.seats }, (_, i) => game.worth(world, i));
    value[seat] = best.worth;
    return { move: best.line[0], value, line: best.line, visits: search.visits };
  },
};

interface Line {
  readonly worth: number;
  readonly line: readonly number[];
}

class TurnSearch<S extends State> {
  visits = 0;
  private readonly game: Game<S>;
  private readonly seat: number;
  private readonly rng: Rng;

  constructor(game: Game<S>, seat: number, rng: Rng) {
    this.game = game;
    this.seat = seat;
    this.rng = rng;
  }

  from(s: S): Line {
    return this.explore(s, POSITIONS);
  }

  /** The best line from here within a budget of positions, shared evenly among the choices. */
  private explore(s: S, budget: number): Line {
    const legal = new MoveList();
    this.game.moves(s, this.seat, legal);
    const share = Math.floor(budget / Math.max(1, legal.length));
    let best: Line = { worth: Number.NEGATIVE_INFINITY, line: [] };
    let ties = 0;
    for (let i = 0; i < legal.length; i++) {
      const move = legal.at(i);
      const next = this.game.layout.clone(s);
      this.game.play(next, this.seat, move);
      this.visits++;
      const goesOn = (this.game.turn(next) & (1 << this.seat)) !== 0;
      // Out of budget: the first choice stands for the rest of the turn.
      const tail =
        goesOn && share > 0 ? this.explore(next, share - 1) : { worth: this.game.worth(next, this.seat), line: [] };
      if (tail.worth < best.worth) continue;
      ties = tail.worth > best.worth ? 1 : ties + 1;
      if (this.rng.below(ties) === 0) best = { worth: tail.worth, line: [move, ...tail.line] };
    }
    return best;
  }
}
