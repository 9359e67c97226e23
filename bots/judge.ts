import { type Game, Pen, type State } from '#kernel';
import type { BeamSettings } from './beam.ts';
import { type Evaluator, finalValues, WIN_WEIGHT } from './evaluator.ts';
import { type Forward, forward } from './forward.ts';
import { writeInputs } from './inputs.ts';
import type { Net } from './net.ts';

/** What a net foresees for one seat. */
export interface Forecast {
  /** Share of the win of each seat; they add up to 1. */
  readonly win: readonly number[];
  /** Final points of the seat by category. */
  readonly points: Readonly<Record<string, number>>;
}

/** After so many positions of one turn a single line is kept, unless the net says otherwise: no turn takes much longer than another. */
const LIMIT = 250;

/** A net as an evaluator. */
export class Judge<S extends State> implements Evaluator<S> {
  readonly scale: number;
  /** How turns are planned with this net. */
  readonly beam: BeamSettings;
  readonly anyChair: boolean;
  private readonly game: Game<S>;
  private readonly categories: readonly string[];
  private readonly forward: Forward;
  private readonly pen: Pen;
  private readonly win: Float64Array;

  constructor(game: Game<S>, net: Net) {
    this.game = game;
    this.scale = net.scale;
    this.beam = { limit: LIMIT, ...net.beam };
    this.anyChair = net.anyChair;
    this.categories = net.categories;
    this.forward = forward(net.shape);
    this.forward.load(net.weights);
    this.pen = new Pen(this.forward.inputs);
    this.win = new Float64Array(net.seats);
  }

  /** Takes other weights, while a net is being trained. */
  load(weights: Float32Array): void {
    this.forward.load(weights);
  }

  /** The inputs of the position looked at last. */
  get inputs(): Float32Array {
    return this.forward.inputs;
  }

  evaluate(s: S, mover: number, out: Float64Array): void {
    const { game, win } = this;
    if (game.over(s)) {
      finalValues(game, s, this.scale, out);
      return;
    }
    this.run(s, mover, false);
    const { seats } = s;
    const { outputs } = this.forward;
    for (let k = 0; k < seats; k++) {
      out[(mover + k) % seats] = WIN_WEIGHT * win[k] + (1 - WIN_WEIGHT) * (0.5 + 0.5 * within(outputs[seats + k]));
    }
  }

  /** Win shares and squashed margins of all seats, apart. */
  opinion(s: S, mover: number, win: Float64Array, margin: Float64Array): void {
    this.run(s, mover, false);
    const { seats } = s;
    for (let k = 0; k < seats; k++) {
      win[(mover + k) % seats] = this.win[k];
      margin[(mover + k) % seats] = within(this.forward.outputs[seats + k]);
    }
  }

  forecast(s: S, seat: number): Forecast {
    const { game, categories } = this;
    const { seats } = s;
    if (game.over(s)) {
      const winner = game.ranking(s)[0];
      return {
        win: Array.from({ length: seats }, (_, i) => (i === winner ? 1 : 0)),
        points: game.breakdown(s, seat),
      };
    }
    this.run(s, seat, true);
    const { outputs } = this.forward;
    return {
      win: Array.from({ length: seats }, (_, i) => this.win[(i - seat + seats) % seats]),
      points: Object.fromEntries(categories.map((category, i) => [category, outputs[2 * seats + i] * this.scale])),
    };
  }

  private run(s: S, mover: number, all: boolean): void {
    this.pen.at = 0;
    writeInputs(this.game, s, mover, this.pen);
    this.forward.run(all);
    softmax(this.forward.outputs, s.seats, this.win);
  }
}

const within = (margin: number): number => Math.max(-1, Math.min(1, margin));

/** Shares from logits; they add up to 1. */
export function softmax(logits: ArrayLike<number>, n: number, out: Float64Array): void {
  let top = logits[0];
  for (let k = 1; k < n; k++) top = Math.max(top, logits[k]);
  let sum = 0;
  for (let k = 0; k < n; k++) {
    out[k] = Math.exp(logits[k] - top);
    sum += out[k];
  }
  for (let k = 0; k < n; k++) out[k] /= sum;
}
