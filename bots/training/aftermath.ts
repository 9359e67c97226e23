import { type Game, MoveList, type State } from '#kernel';
import type { Judge } from '../judge.ts';
import { playIfOffered } from '../plan.ts';

/** Positions after turns that were looked at and not played. */
export class Aftermath<S extends State> {
  private readonly game: Game<S>;
  private readonly judge: Judge<S>;
  private readonly after: S;
  private readonly legal = new MoveList();

  constructor(game: Game<S>, seats: number, judge: Judge<S>) {
    this.game = game;
    this.judge = judge;
    this.after = game.layout.create(seats);
  }

  /** The position after a turn, unless there is nothing to learn from it: a finished game needs no opinion, and what is judged by what it may come to is not learnt from. */
  of(world: S, seat: number, line: readonly number[]): S | undefined {
    const { game, after } = this;
    game.layout.copy(world, after);
    for (const move of line) if (!playIfOffered(game, after, seat, move, this.legal)) return undefined;
    return game.over(after) || this.judge.foresees(after) ? undefined : after;
  }
}
