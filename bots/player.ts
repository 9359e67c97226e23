import { type Game, MoveList, type Rng, type State } from '#kernel';
import type { Bot, Decision } from './bot.ts';

/**
 * A bot at a table. It thinks at the start of a turn and then plays the turn it planned, as long as nothing new has come
 * to light; that is faster than thinking afresh at every small decision, and steadier.
 */
export class Player<S extends State> {
  readonly bot: Bot;
  private readonly game: Game<S>;
  private readonly seat: number;
  private readonly rng: Rng;
  private readonly legal = new MoveList();
  private rest: readonly number[] = [];
  private value: readonly number[] = [];
  private unknown = 0;

  constructor(bot: Bot, game: Game<S>, seat: number, rng: Rng) {
    this.bot = bot;
    this.game = game;
    this.seat = seat;
    this.rng = rng;
  }

  choose(view: S, milliseconds?: number): Decision {
    const { game, seat } = this;
    const unknown = game.layout.unknowns(view);
    const newsCame = unknown < this.unknown;
    this.unknown = unknown;
    const planned = this.rest[0];
    if (planned !== undefined && !newsCame) {
      this.legal.clear();
      game.moves(view, seat, this.legal);
      if (this.legal.includes(planned)) {
        const line = this.rest;
        this.rest = line.slice(1);
        return { move: planned, value: this.value, line, visits: 0 };
      }
    }
    const decision = this.bot.choose(game, view, seat, this.rng, milliseconds);
    this.rest = decision.line.slice(1);
    this.value = decision.value;
    return decision;
  }
}
