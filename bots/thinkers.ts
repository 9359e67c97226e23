import type { Game, Rng, State } from '#kernel';
import { type BeamSettings, TurnBeam } from './beam.ts';
import type { Bot, Decision } from './bot.ts';
import { mindOf } from './mind.ts';
import type { NetFile } from './net.ts';
import { SEARCH, type SearchSettings, TreeSearch } from './search.ts';
import { evaluatorFor, judgeFor, judgeWith } from './trained.ts';

/** The answer to a decision the game can solve by itself, if this is one. */
export function solvedBy<S extends State>(game: Game<S>, view: S, seat: number, rng: Rng): Decision | undefined {
  const move = mindOf(game).solved?.(view, seat, rng);
  if (move === undefined) return undefined;
  return { move, value: Array.from({ length: view.seats }, () => 1 / view.seats), line: [move], visits: 1 };
}

/** Where there is no net. */
const WITHOUT_NET: BeamSettings = { width: 4, advice: 400 };

/** How one turn is planned in a game: as its net does best. */
export const usualBeam = <S extends State>(game: Game<S>, seats: number): BeamSettings =>
  judgeFor(game, seats)?.beam ?? WITHOUT_NET;

/**
 * One turn ahead with the net: the best finished turn that a beam finds. It looks again at every decision: a narrow beam from the start of
 * a long turn is a poor plan for its end.
 */
export function oneTurn(id: string, settings?: BeamSettings): Bot {
  return {
    id,
    choose: (game, view, seat, rng) =>
      solvedBy(game, view, seat, rng) ??
      bestTurn(beamFor(game, view.seats, settings ?? usualBeam(game, view.seats)), game, view, seat, rng),
  };
}

/** The same with a net from somewhere else, to be measured before it is the game's own. */
export function oneTurnWith(id: string, net: NetFile): Bot {
  const made = new WeakMap<object, unknown>();
  const beamOf = <S extends State>(game: Game<S>, seats: number): TurnBeam<S> => {
    if (!made.has(game)) {
      const judge = judgeWith(game, seats, net);
      made.set(game, new TurnBeam(game, seats, judge, judge.beam));
    }
    return made.get(game) as TurnBeam<S>;
  };
  return {
    id,
    choose: (game, view, seat, rng) =>
      solvedBy(game, view, seat, rng) ?? bestTurn(beamOf(game, view.seats), game, view, seat, rng),
  };
}

function bestTurn<S extends State>(beam: TurnBeam<S>, game: Game<S>, view: S, seat: number, rng: Rng): Decision {
  const before = beam.visits;
  const [best] = beam.turns(game.imagine(view, seat, rng), seat, 1);
  const visits = beam.visits - before;
  return { move: best.line[0], value: [...best.values], line: best.line, afresh: true, visits };
}

/** The share of its time that a search gives to each later decision of a turn. */
export const LATER = 1 / 4;

/**
 * Tree search with a fixed number of simulations, fewer when the time is up. It looks again at every decision of a turn, less long than at
 * the first: what was planned then for the end of a long turn was hardly looked at.
 */
export function searching(id: string, simulations: number, settings: SearchSettings = SEARCH): Bot {
  return {
    id,
    choose(game, view, seat, rng, milliseconds, later) {
      const solved = solvedBy(game, view, seat, rng);
      if (solved) return solved;
      const share = later ? LATER : 1;
      const budget = {
        simulations: Math.ceil(share * simulations),
        milliseconds: milliseconds === undefined ? undefined : share * milliseconds,
      };
      const { candidates, simulations: visits } = treeSearchFor(game, view.seats, settings).search(
        view,
        seat,
        rng,
        budget,
      );
      const [best] = candidates;
      return { move: best.line[0], value: best.values, line: best.line, afresh: true, visits };
    },
  };
}

/** Thinkers keep rooms full of states, so they are made once per evaluator and settings. */
class Made<T> {
  private readonly kept = new WeakMap<object, Map<object, T>>();

  get(evaluator: object, settings: object, make: () => T): T {
    let bySettings = this.kept.get(evaluator);
    if (!bySettings) {
      bySettings = new Map();
      this.kept.set(evaluator, bySettings);
    }
    let thinker = bySettings.get(settings);
    if (!thinker) {
      thinker = make();
      bySettings.set(settings, thinker);
    }
    return thinker;
  }
}

const searches = new Made<unknown>();
const beams = new Made<unknown>();

export function treeSearchFor<S extends State>(game: Game<S>, seats: number, settings = SEARCH): TreeSearch<S> {
  const evaluator = evaluatorFor(game, seats);
  return searches.get(evaluator, settings, () => new TreeSearch(game, seats, evaluator, settings)) as TreeSearch<S>;
}

export function beamFor<S extends State>(game: Game<S>, seats: number, settings: BeamSettings): TurnBeam<S> {
  const evaluator = evaluatorFor(game, seats);
  return beams.get(evaluator, settings, () => new TurnBeam(game, seats, evaluator, settings)) as TurnBeam<S>;
}
