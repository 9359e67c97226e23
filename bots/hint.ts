import type { Game, Rng, State } from '#kernel';
import type { Candidate } from './search.ts';
import { treeSearchFor } from './thinkers.ts';
import { judgeFor } from './trained.ts';

/** How much a category of points is expected to change. */
export interface Gain {
  readonly category: string;
  readonly points: number;
}

/** One turn worth considering. */
export interface Suggestion {
  readonly line: readonly number[];
  /** The own share of the win after it, 0 to 1. */
  readonly share: number;
}

/** Advice in three steps: where to look, what to choose from, and the move with its reason. */
export interface Hint {
  /** What the screen may ring: the things the first move of the best turn touches. */
  readonly look: readonly string[];
  /** Up to three turns, the best first. */
  readonly turns: readonly Suggestion[];
  /** Final points the best turn promises over the next best one, largest first; empty where no net can tell. */
  readonly because: readonly Gain[];
}

const SUGGESTIONS = 3;
const REASONS = 3;
/** Less than this is noise. */
const NOISE = 0.3;

export function hintFor<S extends State>(
  game: Game<S>,
  view: S,
  seat: number,
  rng: Rng,
  simulations: number,
  milliseconds?: number,
): Hint {
  const search = treeSearchFor(game, view.seats);
  const { candidates } = search.search(view, seat, rng, { simulations, milliseconds });
  const [best, ...others] = candidates;
  const turns = candidates.slice(0, SUGGESTIONS);
  return {
    look: game.lexicon.refs(best.line[0]),
    turns: turns.map(({ line, values }) => ({ line, share: values[seat] })),
    because: others.length > 0 ? reasons(game, view, seat, rng, best, others[0]) : [],
  };
}

/** Predicted final points by category after one turn against another, in the same imagined world. */
function reasons<S extends State>(
  game: Game<S>,
  view: S,
  seat: number,
  rng: Rng,
  best: Candidate,
  other: Candidate,
): Gain[] {
  const judge = judgeFor(game, view.seats);
  if (!judge) return [];
  const world = game.imagine(view, seat, rng);
  const after = (line: readonly number[]) => {
    const s = game.layout.clone(world);
    for (const move of line) game.play(s, seat, move);
    return judge.forecast(s, seat).points;
  };
  const [mine, theirs] = [after(best.line), after(other.line)];
  return Object.keys(mine)
    .map((category) => ({ category, points: mine[category] - (theirs[category] ?? 0) }))
    .filter(({ points }) => Math.abs(points) >= NOISE)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, REASONS);
}
