import { type Game, type Rng, rngFrom, type State } from '#kernel';

/** The worlds of a search, by number: all its turns are tried in the same ones, so each is imagined once. */
export class Worlds<S extends State> {
  private readonly game: Game<S>;
  private readonly view: S;
  private readonly seat: number;
  private readonly seed: string;
  /** What they look like: whole states are many small objects, which the collector would carry about. */
  private readonly imagined: Int32Array[] = [];
  /** By which luck things go on in each of them, and from where. */
  private readonly luck: Rng[] = [];
  private readonly positions: number[] = [];

  constructor(game: Game<S>, view: S, seat: number, seed: string) {
    this.game = game;
    this.view = view;
    this.seat = seat;
    this.seed = seed;
  }

  /** Goes to a world as it is imagined, and says by which luck it goes on. */
  enter(i: number, world: S): Rng {
    const { imagined, luck, positions } = this;
    if (imagined[i] === undefined) {
      luck[i] = rngFrom(`${this.seed} ${i}`);
      imagined[i] = this.game.imagine(this.view, this.seat, luck[i]).words.slice();
      positions[i] = luck[i].position;
    }
    luck[i].rewind(positions[i]);
    world.words.set(imagined[i]);
    return luck[i];
  }
}
