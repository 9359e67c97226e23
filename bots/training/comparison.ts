import type { Game, Rng, State } from '#kernel';
import type { TurnBeam } from '../beam.ts';
import { finalShares } from '../evaluator.ts';
import type { Judge } from '../judge.ts';
import { TreeSearch } from '../search.ts';
import { Aftermath } from './aftermath.ts';
import { NO_POINTS, type Sample } from './backprop.ts';

export interface ComparisonSettings {
  /** Share of the turns at which the best ones are compared: 0 for none. */
  readonly compared: number;
  /** How many of them, in how many worlds each is played on, and for how many turns. */
  readonly rivals: number;
  readonly looks: number;
  readonly ahead: number;
}

/**
 * What comes of each of the best turns of a position, when everybody plays on for a while. A game shows only what came of the turn that was
 * played, and only once; here all go on in the same worlds, so that what is learnt is how they differ.
 */
export class Comparison<S extends State> {
  private readonly game: Game<S>;
  private readonly judge: Judge<S>;
  private readonly beam: TurnBeam<S>;
  private readonly settings: ComparisonSettings;
  private readonly search: TreeSearch<S>;
  private readonly aftermath: Aftermath<S>;

  constructor(game: Game<S>, seats: number, judge: Judge<S>, beam: TurnBeam<S>, settings: ComparisonSettings) {
    this.game = game;
    this.judge = judge;
    this.beam = beam;
    this.settings = settings;
    this.search = new TreeSearch(game, seats, judge);
    this.aftermath = new Aftermath(game, seats, judge);
  }

  /** A sample for each of the best turns, as the seat sees the position after it. */
  samples(world: S, seat: number, rng: Rng): Sample[] {
    const turns = this.beam.turns(world, seat, this.settings.rivals);
    const seed = `${rng.below(2 ** 30)}`;
    if (turns.length < 2) return [];
    return turns.flatMap(({ line }) => this.sample(world, seat, line, seed) ?? []);
  }

  private sample(world: S, seat: number, line: readonly number[], seed: string): Sample | undefined {
    const { game, judge } = this;
    const { looks, ahead } = this.settings;
    const { seats } = world;
    const after = this.aftermath.of(world, seat, line);
    if (!after) return undefined;
    const view = game.conceal(after, seat);
    const win = new Float64Array(seats);
    const margin = new Float64Array(seats);
    judge.opinion(after, seat, win, margin);
    const sample = {
      inputs: judge.inputs.slice(),
      win: new Float64Array(seats),
      margin: new Float64Array(seats),
      points: NO_POINTS,
    };
    this.search.ends(view, seat, seed, looks, ahead, (end) => {
      if (game.over(end)) finalShares(game, end, judge.scale, win, margin);
      else judge.opinion(end, seat, win, margin);
      for (let k = 0; k < seats; k++) {
        sample.win[k] += win[(seat + k) % seats] / looks;
        sample.margin[k] += margin[(seat + k) % seats] / looks;
      }
    });
    return sample;
  }
}
