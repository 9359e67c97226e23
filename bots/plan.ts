import { type Game, MoveList, type State } from '#kernel';
import type { Decision } from './bot.ts';

/** Plays a planned move if it is possible here: a plan made in one world may not hold in another. */
export function playIfOffered<S extends State>(
  game: Game<S>,
  s: S,
  seat: number,
  move: number,
  legal: MoveList,
): boolean {
  if (!(game.turn(s) & (1 << seat))) return false;
  legal.clear();
  game.moves(s, seat, legal);
  if (!legal.includes(move)) return false;
  game.play(s, seat, move);
  return true;
}

/**
 * A turn thought through once: its line is followed as long as nothing new has come to light. It looks at the seat's view only, as
 * the bot did that made it.
 */
export class TurnPlan<S extends State> {
  private readonly game: Game<S>;
  private readonly seat: number;
  private readonly legal = new MoveList();
  private line: readonly number[] = [];
  private value: readonly number[] = [];
  private unknown = 0;

  constructor(game: Game<S>, seat: number) {
    this.game = game;
    this.seat = seat;
  }

  keep({ line, value, afresh }: Decision, view: S): void {
    this.line = afresh ? [] : line;
    this.value = value;
    this.unknown = this.game.layout.unknowns(view);
  }

  /** How the plan goes on after what the seat has played of it; nothing when the bot has to think again. */
  next(view: S, played: readonly number[]): Decision | undefined {
    const { game, seat, line, legal } = this;
    const unknown = game.layout.unknowns(view);
    const newsCame = unknown < this.unknown;
    this.unknown = unknown;
    const move = line[played.length];
    if (newsCame || move === undefined || played.some((one, i) => one !== line[i])) return undefined;
    legal.clear();
    game.moves(view, seat, legal);
    if (!legal.includes(move)) return undefined;
    return { move, value: this.value, line: line.slice(played.length), visits: 0 };
  }
}
