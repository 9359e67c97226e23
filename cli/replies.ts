import type { Decision } from '#bots';
import { gameById } from '#games';
import { type Game, MoveList, Refusal, type Rng, rngFrom, type State } from '#kernel';
import type { Question } from './program.ts';
import { cpuSince } from './progress.ts';

/** Who answers: one of our bots, at once or after a while. */
export type Thinker = (
  game: Game,
  view: State,
  seat: number,
  rng: Rng,
  milliseconds?: number,
  later?: boolean,
) => Decision | Promise<Decision>;

/** How a turn was meant to go on, and what its seat will see then. */
interface Plan {
  readonly line: readonly number[];
  /** The bot is asked again all the same. */
  readonly afresh: boolean;
  readonly expected: State;
}

/**
 * A bot that answers the questions a program at a table is asked, one JSON line each (docs/bots.md). Nobody tells it when a turn or a game begins: it goes
 * on with its plan where the table looks just as it foresaw, and thinks again everywhere else.
 */
export class Replies {
  private readonly thinker: Thinker;
  private readonly rng: Rng;
  private readonly milliseconds: number | undefined;
  private readonly plans = new Map<string, Plan>();

  constructor(thinker: Thinker, seed: string, milliseconds?: number) {
    this.thinker = thinker;
    this.rng = rngFrom(seed);
    this.milliseconds = milliseconds;
  }

  async to(text: string): Promise<string> {
    let id: unknown;
    try {
      const question = JSON.parse(text);
      id = question?.id;
      if (question?.do !== 'bot') throw new Refusal('unknown-request', 'This program answers "bot" only.');
      const mark = process.cpuUsage();
      const move = await this.answer(question);
      return JSON.stringify({ id, move, cpu: cpuSince(mark) * 1000 });
    } catch (error) {
      const { code, message } =
        error instanceof Refusal ? error : new Refusal('bad-request', `The question cannot be read: ${error}.`);
      return JSON.stringify({ id: id ?? null, error: { code, message } });
    }
  }

  private async answer({ game: name, seat, state, moves }: Question): Promise<string> {
    const game = gameById(name);
    const view = game.layout.viewFromJSON(state);
    if (!Number.isInteger(seat) || seat < 0 || seat >= view.seats) {
      throw new Refusal('bad-request', `There is no seat ${seat} at a table of ${view.seats}.`);
    }
    if (!(game.turn(view) & (1 << seat))) throw new Refusal('not-your-turn', `Seat ${seat} owes no decision.`);
    const key = `${name} ${view.seats} ${seat}`;
    const plan = this.plans.get(key);
    const before = plan && game.layout.equal(plan.expected, view) ? plan : undefined;
    const turn = before && !before.afresh ? before : await this.think(game, view, seat, before !== undefined);
    const [first] = turn.line;
    const move = game.lexicon.text(first);
    if (Array.isArray(moves) && !moves.includes(move)) {
      throw new Refusal('other-rules', `By the rules here "${move}" is possible, and it is not among the moves asked.`);
    }
    this.foresee(key, game, view, seat, turn);
    return move;
  }

  private async think(game: Game, view: State, seat: number, later: boolean): Promise<Omit<Plan, 'expected'>> {
    const { line, afresh } = await this.thinker(game, view, seat, this.rng, this.milliseconds, later);
    return { line, afresh: afresh === true };
  }

  /** Plays the move in a world that may be, and what follows by itself, up to the next choice of the plan. */
  private foresee(key: string, game: Game, view: State, seat: number, { line, afresh }: Omit<Plan, 'expected'>): void {
    this.plans.delete(key);
    const world = game.imagine(view, seat, this.rng);
    const legal = new MoveList();
    for (const [i, move] of line.entries()) {
      if (!(game.turn(world) & (1 << seat))) return;
      legal.clear();
      game.moves(world, seat, legal);
      if (!legal.includes(move)) return;
      if (i > 0 && legal.length > 1) {
        this.plans.set(key, { line: line.slice(i), afresh, expected: game.conceal(world, seat) });
        return;
      }
      game.play(world, seat, move);
    }
  }
}
