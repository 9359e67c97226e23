import { treeSearchFor } from '#bots';
import { type Game, rngFrom, type State } from '#kernel';
import { middle } from './random-play.ts';

/** What the TAG framework (Java) reached on Puerto Rico on a machine of this kind: the nearest published relative. */
export const TAG_ITERATIONS = 9000;

const SIMULATIONS = 60;

/**
 * Tree search from the middle of a random game: simulations and positions looked at, per CPU second. A simulation of
 * ours plans a whole turn with the net; an iteration of TAG plays random moves to the end of the game.
 */
export function searchSpeed(game: Game, seats: number, seconds: number): { simulations: number; positions: number } {
  const rng = rngFrom('bench search');
  const search = treeSearchFor(game, seats);
  const { view, seat } = position(game, seats, search);
  const before = search.positions;
  const mark = process.cpuUsage();
  let simulations = 0;
  let spent = 0;
  while (spent < seconds) {
    simulations += search.search(view, seat, rng, { simulations: SIMULATIONS }).simulations;
    const { user, system } = process.cpuUsage(mark);
    spent = (user + system) / 1e6;
  }
  return { simulations: simulations / spent, positions: (search.positions - before) / spent };
}

/** The middle of the first random game in which there is something to compare: a turn of one choice asks for no search. */
function position(game: Game, seats: number, search: ReturnType<typeof treeSearchFor>): { view: State; seat: number } {
  for (let n = 0; ; n++) {
    const { state, seat } = middle(game, seats, n === 0 ? 'bench' : `bench ${n}`);
    const view = game.conceal(state, seat);
    if (search.search(view, seat, rngFrom('bench position'), { simulations: SIMULATIONS }).simulations > 0)
      return { view, seat };
  }
}
