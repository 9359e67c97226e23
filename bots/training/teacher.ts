import type { Game, Rng, State } from '#kernel';
import { WIN_WEIGHT } from '../evaluator.ts';
import type { Judge } from '../judge.ts';
import { type Candidate, SEARCH, TreeSearch } from '../search.ts';
import { Aftermath } from './aftermath.ts';
import { NO_POINTS, type Sample } from './backprop.ts';

export interface TeacherSettings {
  /** Share of the turns that a short search chooses: 0 for none. */
  readonly searched: number;
  /** How long it looks. */
  readonly simulations: number;
  /** How much what it finds counts in a sample, beside what came of the game. */
  readonly believed: number;
}

/** Turns a short search compares: with more of them each would be looked at too briefly. */
const CANDIDATES = 8;

/** Simulations after which a turn that is not played is learnt from as well. */
const ENOUGH = 6;

/** What the net thinks of a position. */
interface Opinion {
  readonly win: Float64Array;
  readonly margin: Float64Array;
}

/** What a seat expects is made of its share of the win and its margin: both move by what brings the sum to what was found. */
export function believe({ win, margin }: Opinion, found: ArrayLike<number>): void {
  let sum = 0;
  for (let seat = 0; seat < win.length; seat++) {
    const expected = WIN_WEIGHT * win[seat] + (1 - WIN_WEIGHT) * (0.5 + 0.5 * margin[seat]);
    const more = found[seat] - expected;
    win[seat] = Math.max(0, win[seat] + more);
    margin[seat] = Math.max(-1, Math.min(1, margin[seat] + 2 * more));
    sum += win[seat];
  }
  for (let seat = 0; seat < win.length; seat++) win[seat] /= sum;
}

/** A net learns quickest from somebody who plays a little better: itself, with time to look ahead. */
export class Teacher<S extends State> {
  private readonly judge: Judge<S>;
  private readonly simulations: number;
  private readonly search: TreeSearch<S>;
  private readonly aftermath: Aftermath<S>;

  constructor(
    game: Game<S>,
    seats: number,
    judge: Judge<S>,
    settings: TeacherSettings & { readonly width: number; readonly advice: number; readonly worlds: number },
  ) {
    const { width, advice, worlds, simulations } = settings;
    this.judge = judge;
    this.simulations = simulations;
    this.search = new TreeSearch(game, seats, judge, { ...SEARCH, candidates: CANDIDATES, width, advice, worlds });
    this.aftermath = new Aftermath(game, seats, judge);
  }

  /** The turns it compares, best first. */
  turns(view: S, seat: number, rng: Rng): readonly Candidate[] {
    return this.search.search(view, seat, rng, { simulations: this.simulations }).candidates;
  }

  /** Samples of those that were looked at long enough, but the one that is played: of that one the game will tell more. */
  samples(world: S, seat: number, turns: readonly Candidate[], played: Candidate): Sample[] {
    return turns.flatMap((turn) =>
      turn === played || turn.visits < ENOUGH ? [] : (this.sample(world, seat, turn) ?? []),
    );
  }

  private sample(world: S, seat: number, { line, values }: Candidate): Sample | undefined {
    const { judge } = this;
    const { seats } = world;
    const after = this.aftermath.of(world, seat, line);
    if (!after) return undefined;
    const opinion = { win: new Float64Array(seats), margin: new Float64Array(seats) };
    judge.opinion(after, seat, opinion.win, opinion.margin);
    believe(opinion, values);
    const turned = (numbers: Float64Array) => numbers.map((_, k) => numbers[(seat + k) % seats]);
    return {
      inputs: judge.inputs.slice(),
      win: turned(opinion.win),
      margin: turned(opinion.margin),
      points: NO_POINTS,
    };
  }
}
