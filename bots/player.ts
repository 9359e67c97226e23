import type { Game, Rng, State } from '#kernel';
import type { Bot, Decision } from './bot.ts';
import { TurnPlan } from './plan.ts';

/**
 * A bot at a table. It thinks at the start of a turn and then, unless it thinks afresh at every decision, plays the turn it planned as long as
 * nothing new has come to light.
 */
export class Player<S extends State> {
  readonly bot: Bot;
  private readonly game: Game<S>;
  private readonly seat: number;
  private readonly rng: Rng;
  private readonly plan: TurnPlan<S>;
  /** What this seat has played of its plan, what went by itself included. */
  private played: number[] | undefined;

  constructor(bot: Bot, game: Game<S>, seat: number, rng: Rng) {
    this.bot = bot;
    this.game = game;
    this.seat = seat;
    this.rng = rng;
    this.plan = new TurnPlan(game, seat);
  }

  /** A new turn begins: what is left of the last plan counts no more. */
  begin(): void {
    this.played = undefined;
  }

  /** The seat had one possible move and was not asked. */
  forced(move: number): void {
    this.played?.push(move);
  }

  choose(view: S, milliseconds?: number): Decision {
    const planned = this.played && this.plan.next(view, this.played);
    if (planned) {
      this.played!.push(planned.move);
      return planned;
    }
    const later = this.played !== undefined;
    const decision = this.bot.choose(this.game, view, this.seat, this.rng, milliseconds, later);
    this.plan.keep(decision, view);
    this.played = [decision.move];
    return decision;
  }
}
