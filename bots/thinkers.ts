import type { Game, Rng, State } from '#kernel';
import { type BeamSettings, TurnBeam } from './beam.ts';
import type { Bot, Decision } from './bot.ts';
import type { Evaluator } from './evaluator.ts';
import { SEARCH, type SearchSettings, TreeSearch } from './search.ts';
import { evaluatorFor } from './shelf.ts';

/** The answer to a decision the game can solve by itself, if this is one. */
export function solvedBy<S extends State>(game: Game<S>, view: S, seat: number, rng: Rng): Decision | undefined {
  const move = game.solved?.(view, seat, rng);
  if (move === undefined) return undefined;
  return { move, value: Array.from({ length: view.seats }, () => 1 / view.seats), line: [move], visits: 1 };
}

/** One turn ahead with the net: the best finished turn that a beam finds. */
export function oneTurn(id: string, settings: BeamSettings): Bot {
  return {
    id,
    choose(game, view, seat, rng) {
      const solved = solvedBy(game, view, seat, rng);
      if (solved) return solved;
      const beam = new TurnBeam(game, view.seats, evaluatorFor(game, view.seats), settings);
      const [best] = beam.turns(game.imagine(view, seat, rng), seat, 1);
      return { move: best.line[0], value: [...best.values], line: best.line, visits: beam.visits };
    },
  };
}

/** Tree search with a fixed number of simulations, fewer when the time is up. */
export function searching(id: string, simulations: number, settings: SearchSettings = SEARCH): Bot {
  return {
    id,
    choose(game, view, seat, rng, milliseconds) {
      const solved = solvedBy(game, view, seat, rng);
      if (solved) return solved;
      const search = treeSearchFor(game, view.seats, settings);
      const { candidates, simulations: visits } = search.search(view, seat, rng, { simulations, milliseconds });
      const [best] = candidates;
      return { move: best.line[0], value: best.values, line: best.line, visits };
    },
  };
}

const made = new WeakMap<Evaluator<never>, Map<SearchSettings, TreeSearch<never>>>();

/** Searches keep rooms full of states; they are made once per evaluator. */
export function treeSearchFor<S extends State>(game: Game<S>, seats: number, settings = SEARCH): TreeSearch<S> {
  const evaluator = evaluatorFor(game, seats);
  const key = evaluator as unknown as Evaluator<never>;
  let bySettings = made.get(key);
  if (!bySettings) {
    bySettings = new Map();
    made.set(key, bySettings);
  }
  let search = bySettings.get(settings) as TreeSearch<S> | undefined;
  if (!search) {
    search = new TreeSearch(game, seats, evaluator, settings);
    bySettings.set(settings, search as unknown as TreeSearch<never>);
  }
  return search;
}
