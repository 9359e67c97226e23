import { firstSeat, type Game, MoveList, resolveChance, rngFrom } from '#kernel';

/** Positions of a game played at random at which somebody has to choose, one of so many that come by. */
export function* positions(game: Game, seats: number, seed: string, many: number, oneIn: number) {
  const legal = new MoveList();
  const rng = rngFrom(seed);
  const s = game.setup(seats, {}, rng);
  for (let found = 0; found < many; ) {
    resolveChance(game, s, rng);
    if (game.turn(s) === 0) return;
    const seat = firstSeat(game.turn(s));
    legal.clear();
    game.moves(s, seat, legal);
    if (legal.length > 3 && rng.below(oneIn) === 0) {
      found++;
      yield { s, seat };
    }
    game.play(s, seat, legal.at(rng.below(legal.length)));
  }
}
