import type { Game, Rng, State } from '#kernel';
import type { Turn } from '../beam.ts';
import { kindsOfTurn } from '../kinds.ts';

/**
 * A net that never does a thing never learns what it is worth. So now and then a seat takes a fancy to one kind of action for
 * a whole game, and does it whenever that seems to cost next to nothing.
 */
export class Curiosity<S extends State> {
  private readonly game: Game<S>;
  private readonly scratch: S;
  /** The kinds of action that have been met so far. */
  private readonly known: string[] = [];

  constructor(game: Game<S>, seats: number) {
    this.game = game;
    this.scratch = game.layout.create(seats);
  }

  /** A kind of action to be fond of; none as long as none is known. */
  fancy(rng: Rng): string | undefined {
    return this.known.length === 0 ? undefined : this.known[rng.below(this.known.length)];
  }

  /** The best turn that does what the seat is fond of, among those that give away no more than the leeway. */
  choose(world: S, seat: number, turns: readonly Turn[], fancy: string, leeway: number): Turn | undefined {
    const least = turns[0].values[seat] - leeway;
    return turns.find((turn) => turn.values[seat] >= least && this.does(world, seat, turn.line, fancy));
  }

  private does(world: S, seat: number, line: readonly number[], fancy: string): boolean {
    const { game, scratch } = this;
    game.layout.copy(world, scratch);
    const kinds = kindsOfTurn(game, scratch, seat, line);
    for (const kind of kinds) if (!this.known.includes(kind)) this.known.push(kind);
    return kinds.includes(fancy);
  }

  /** Takes note of what a turn does. */
  watch(world: S, seat: number, line: readonly number[]): void {
    this.does(world, seat, line, '');
  }
}
