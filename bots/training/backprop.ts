import { layerOf } from '../forward.ts';
import { WORTH_RANGE } from '../inputs.ts';
import { softmax } from '../judge.ts';
import type { Shape } from '../net.ts';

/** What a net should have said of a position; seats count from the mover's chair. */
export interface Sample {
  readonly inputs: Float32Array;
  readonly win: Float64Array;
  readonly margin: Float64Array;
  /** Empty where nobody can say yet. */
  readonly points: Float64Array;
}

/** What points a seat will have, category by category, nobody knows before the end: samples of what was only looked at do not teach it. */
export const NO_POINTS = new Float64Array(0);

/** What is learnt, shared by all who learn: weights and the two running means of Adam. */
export interface Brain {
  readonly weights: Float32Array;
  readonly drift: Float32Array;
  readonly spread: Float32Array;
}

/** How much each kind of output counts beside the win. */
const MARGIN = 0.5;
const POINTS = 0.15;
const DRIFT = 0.9;
const SPREAD = 0.999;

/** Gradients of a batch of samples, and the step they cause. */
export class Backprop {
  private readonly shape: Shape;
  private readonly seats: number;
  private readonly gradient: Float32Array;
  private readonly y1: Float32Array;
  private readonly y2: Float32Array;
  private readonly out: Float32Array;
  private readonly d1: Float32Array;
  private readonly d2: Float32Array;
  private readonly d3: Float32Array;
  private readonly win: Float64Array;

  constructor(shape: Shape, seats: number) {
    const [h1, h2] = shape.hidden;
    this.shape = shape;
    this.seats = seats;
    this.gradient = new Float32Array(shape.weights);
    this.y1 = new Float32Array(h1);
    this.y2 = new Float32Array(h2);
    this.out = new Float32Array(shape.width);
    this.d1 = new Float32Array(h1);
    this.d2 = new Float32Array(h2);
    this.d3 = new Float32Array(shape.width);
    this.win = new Float64Array(seats);
  }

  /** Learns from a batch; `step` counts the batches learnt so far. Returns the mean loss of the win. */
  learn(brain: Brain, batch: readonly Sample[], rate: number, step: number): number {
    this.gradient.fill(0);
    let loss = 0;
    for (const sample of batch) loss += this.add(brain.weights, sample);
    this.apply(brain, batch.length, rate, step);
    return loss / batch.length;
  }

  private add(weights: Float32Array, sample: Sample): number {
    const { shape, seats, y1, y2, out, d1, d2, d3, win, gradient } = this;
    const [h1, h2] = shape.hidden;
    const { inputs } = sample;
    layerOf(weights, inputs, shape.inputs, shape.w1, shape.b1, y1, h1, true);
    layerOf(weights, y1, h1, shape.w2, shape.b2, y2, h2, true);
    layerOf(weights, y2, h2, shape.w3, shape.b3, out, shape.width, false);
    softmax(out, seats, win);
    let loss = 0;
    d3.fill(0);
    for (let k = 0; k < seats; k++) {
      d3[k] = win[k] - sample.win[k];
      d3[seats + k] = MARGIN * (out[seats + k] - sample.margin[k]);
      loss -= sample.win[k] * Math.log(Math.max(1e-9, win[k]));
    }
    for (let c = 0; c < sample.points.length; c++) {
      const at = 2 * seats + c;
      d3[at] = POINTS * (out[at] - sample.points[c]);
    }
    back(weights, gradient, y2, h2, shape.w3, shape.b3, d3, shape.width, d2);
    back(weights, gradient, y1, h1, shape.w2, shape.b2, d2, h2, d1);
    back(weights, gradient, inputs, shape.inputs, shape.w1, shape.b1, d1, h1, undefined);
    return loss;
  }

  private apply({ weights, drift, spread }: Brain, n: number, rate: number, step: number): void {
    const { gradient } = this;
    const size = (rate * Math.sqrt(1 - SPREAD ** (step + 1))) / (1 - DRIFT ** (step + 1));
    for (let i = 0; i < gradient.length; i++) {
      const g = gradient[i] / n;
      const m = DRIFT * drift[i] + (1 - DRIFT) * g;
      const v = SPREAD * spread[i] + (1 - SPREAD) * g * g;
      drift[i] = m;
      spread[i] = v;
      weights[i] -= (size * m) / (Math.sqrt(v) + 1e-8);
    }
  }
}

/** Gradients of one layer, and the error of what came in where that is wanted. */
function back(
  weights: Float32Array,
  gradient: Float32Array,
  x: Float32Array,
  n: number,
  w: number,
  b: number,
  error: Float32Array,
  m: number,
  below: Float32Array | undefined,
): void {
  for (let j = 0; j < m; j++) gradient[b + j] += error[j];
  for (let i = 0; i < n; i++) {
    const value = x[i];
    if (below) below[i] = 0;
    // A unit that is off passes nothing down, and an input of 0 teaches nothing.
    if (value === 0) continue;
    const row = w + i * m;
    let sum = 0;
    for (let j = 0; j < m; j++) {
      gradient[row + j] += value * error[j];
      sum += weights[row + j] * error[j];
    }
    if (below) below[i] = sum;
  }
}

/** How steeply a new net believes in the hand-written worth: win logits and squashed margins per unit of input. */
const FAITH = 2;
const FAITH_IN_MARGIN = 0.4;

/**
 * Fresh weights: small, and zero where the last layer begins. One unit for each seat hands that seat's worth, the first
 * inputs, straight through, so that a new net plays like the hand-written worth and learns what that overlooks.
 */
export function freshBrain(
  shape: Shape,
  seats: number,
  random: () => number,
  make: (n: number) => Float32Array = (n) => new Float32Array(n),
): Brain {
  const weights = make(shape.weights);
  const [h1, h2] = shape.hidden;
  const fill = (from: number, rows: number, columns: number, size: number) => {
    for (let i = 0; i < rows * columns; i++) weights[from + i] = (random() * 2 - 1) * size;
  };
  // About a quarter of the inputs are lit at a time.
  fill(shape.w1, shape.inputs, h1, Math.sqrt(6 / (shape.inputs / 4)));
  fill(shape.w2, h1, h2, Math.sqrt(6 / h1));
  for (let seat = 0; seat < seats; seat++) {
    for (let i = 0; i < shape.inputs; i++) weights[shape.w1 + i * h1 + seat] = i === seat ? 1 : 0;
    // Units know no negative numbers: the worth is lifted on the way in and lowered on the way out.
    weights[shape.b1 + seat] = WORTH_RANGE;
    for (let i = 0; i < h1; i++) weights[shape.w2 + i * h2 + seat] = i === seat ? 1 : 0;
    for (const [output, faith] of [
      [seat, FAITH],
      [seats + seat, FAITH_IN_MARGIN],
    ]) {
      weights[shape.w3 + seat * shape.width + output] = faith;
      weights[shape.b3 + output] = -faith * WORTH_RANGE;
    }
  }
  return { weights, drift: make(shape.weights), spread: make(shape.weights) };
}
