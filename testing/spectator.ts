import { firstSeat, type Game, MoveList, type Options, type Rng, resolveChance, rngFrom, type State } from '#kernel';

/** One decision of a game: the position before it, and after it with the draws that followed. */
export interface Sight<S> {
  readonly before: S;
  readonly after: S;
  readonly seat: number;
  readonly step: string;
  /** The notation of what was chosen, and of everything that could be. */
  readonly move: string;
  readonly legal: readonly string[];
}

export type Chooser<S> = (s: S, seat: number, legal: readonly string[], rng: Rng) => string;

export const anything: Chooser<State> = (_s, _seat, legal, rng) => legal[rng.below(legal.length)];

interface Spectator<S> {
  /** Plays a seeded game to its end and shows every decision. Both positions of a sight are written over by the next. */
  watch(seats: number, seed: string, look?: (sight: Sight<S>) => void, choose?: Chooser<S>, options?: Options): S;
  /** Plays on from a position. */
  playOut(s: S, rng: Rng, look?: (sight: Sight<S>) => void, choose?: Chooser<S>): S;
}

/** Somebody who looks on while a game is played, for tests of what holds at every decision. */
export function spectator<S extends State>(game: Game<S>): Spectator<S> {
  const here: Spectator<S> = {
    watch(seats, seed, look, choose, options = {}) {
      const rng = rngFrom(seed);
      return here.playOut(game.setup(seats, options, rng), rng, look, choose);
    },
    playOut(s, rng, look, choose = anything) {
      resolveChance(game, s, rng);
      const before = game.layout.clone(s);
      const list = new MoveList();
      while (!game.over(s)) {
        game.layout.copy(s, before);
        const seat = firstSeat(game.turn(s));
        list.clear();
        game.moves(s, seat, list);
        const legal = list.toArray().map(game.lexicon.text);
        const move = choose(s, seat, legal, rng);
        const step = game.stepFor(s, seat)!.name;
        game.play(s, seat, game.lexicon.parse(move));
        resolveChance(game, s, rng);
        look?.({ before, after: s, seat, step, move, legal });
      }
      return s;
    },
  };
  return here;
}
