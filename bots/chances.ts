import { firstSeat, type Game, type Rng, type State } from '#kernel';
import { judgeFor } from './trained.ts';

/** So many worlds are imagined behind what cannot be seen. */
const WORLDS = 24;

/**
 * The share of the win of each seat, as a net judges it by what a viewer may know: the mean over worlds that look the same to that viewer.
 * Nothing where no net is trained for the game and the number of players.
 */
export function chancesFor<S extends State>(game: Game<S>, view: S, viewer: number, rng: Rng): number[] | undefined {
  const judge = judgeFor(game, view.seats);
  if (!judge) return undefined;
  const worlds = game.secrets ? WORLDS : 1;
  const sums = Array.from({ length: view.seats }, () => 0);
  for (let n = 0; n < worlds; n++) {
    const world = game.imagine(view, viewer, rng);
    // Where several choose at once the first of them is asked.
    const { win } = judge.forecast(world, Math.max(0, firstSeat(game.turn(world))));
    for (const [seat, share] of win.entries()) sums[seat] += share / worlds;
  }
  return sums;
}
