import { firstSeat, type Game, NONE, type State, winShare } from '#kernel';
import type { BeamSettings } from './beam.ts';
import { type Evaluator, finalValues, WIN_WEIGHT } from './evaluator.ts';
import { type Forward, forward } from './forward.ts';
import { Scribe } from './inputs.ts';
import { type Mind, mindOf } from './mind.ts';
import type { Net } from './net.ts';
import { Remembered } from './remembered.ts';
import { Trace } from './trace.ts';

/** What a net foresees for one seat. */
export interface Forecast {
  /** Share of the win of each seat; they add up to 1. */
  readonly win: readonly number[];
  /** Final points of the seat by category. */
  readonly points: Readonly<Record<string, number>>;
  /** Points by which it is ahead of the best of the others at the end. */
  readonly lead: number;
}

/** After so many positions of one turn a single line is kept, unless the net says otherwise: no turn takes much longer than another. */
const LIMIT = 250;

/** No lead is told beyond this, before it is unsquashed: further out a little more means a lot of points. */
const FURTHEST = 0.95;

/** Answers to a little game at most. */
const ANSWERS = 2;

/** A net as an evaluator. */
export class Judge<S extends State> implements Evaluator<S> {
  readonly scale: number;
  /** How turns are planned with this net. */
  readonly beam: BeamSettings;
  readonly anyChair: boolean;
  readonly ahead: number;
  private readonly game: Game<S>;
  private readonly mind: Mind<S>;
  private readonly categories: readonly string[];
  private readonly forward: Forward;
  private readonly scribe: Scribe<S>;
  private readonly trace: Trace<S>;
  /** From whose chair the inputs were written last. */
  private chair = NONE;
  /** By position and chair, what each seat may expect, then the worth for the chair. */
  private readonly remembered: Remembered;
  private readonly found: Float64Array;
  worth = 0;
  private readonly win: Float64Array;
  // A little game (`Mind.endings`) is judged by all its endings. These hold what is known while they come in one by one:
  /** The ending at hand. */
  private readonly ending: S;
  /** The seat for which it is judged, and whether shares and points by category are wanted too. */
  private mover = 0;
  private all = false;
  /** How many answers of the seat that may decline have come so far. */
  private known = 0;
  /** By answer, what it promises: the mean over its endings. */
  private readonly answers: readonly Float64Array[];
  /** What one ending promises. */
  private readonly seen: Float64Array;
  /** The numbers of a forecast, before they are put into words. */
  private readonly told: Float64Array;

  constructor(game: Game<S>, net: Net) {
    this.game = game;
    this.mind = mindOf(game);
    this.scale = net.scale;
    this.beam = { limit: LIMIT, ...net.beam };
    this.anyChair = net.anyChair;
    this.ahead = net.ahead;
    this.categories = net.categories;
    this.forward = forward(net.shape);
    this.forward.load(net.weights);
    this.scribe = new Scribe(game, this.forward.inputs);
    this.trace = new Trace(game, net.seats);
    this.remembered = new Remembered(net.seats + 1);
    this.found = new Float64Array(net.seats + 1);
    this.win = new Float64Array(net.seats);
    this.ending = game.layout.create(net.seats);
    const numbers = () => new Float64Array(2 * net.seats + net.categories.length);
    this.seen = numbers();
    this.told = numbers();
    this.answers = Array.from({ length: ANSWERS }, numbers);
  }

  /** Takes other weights, while a net is being trained. */
  load(weights: Float32Array): void {
    this.forward.load(weights);
    this.remembered.forget();
  }

  /** The inputs of the position looked at last. */
  get inputs(): Float32Array {
    return this.forward.inputs;
  }

  print(s: S): number {
    this.trace.look(s);
    return this.trace.print;
  }

  evaluate(s: S, mover: number, out: Float64Array, seen = false): void {
    if (this.game.over(s)) {
      finalValues(this.game, s, this.scale, out);
      return;
    }
    const { trace, remembered, found } = this;
    if (!seen) trace.look(s);
    const low = trace.low(mover);
    const high = trace.high(mover);
    if (!remembered.recall(low, high, found)) {
      this.consider(s, mover, false, found);
      found[s.seats] = this.known > 0 ? this.mind.worth(s, mover) : this.scribe.worths[mover];
      remembered.keep(low, high, found);
    }
    for (let seat = 0; seat < s.seats; seat++) out[seat] = found[seat];
    this.worth = found[s.seats];
  }

  /** Is a position judged by what may come of it, and not by itself? */
  foresees(s: S): boolean {
    return this.mind.endings?.(s, this.ending, () => undefined) ?? false;
  }

  /** Looks at a position, or, where a little game is about to be played, at all that may come of it. */
  private consider(s: S, mover: number, all: boolean, out: Float64Array): void {
    const { game, answers } = this;
    this.mover = mover;
    this.all = all;
    this.known = 0;
    if (!this.mind.endings?.(s, this.ending, this.weigh)) {
      this.look(s, mover, all, out);
      return;
    }
    // Whoever may answer takes what is better for him.
    const who = this.known > 1 ? firstSeat(game.turn(s)) : 0;
    let best = answers[0];
    for (let answer = 1; answer < this.known; answer++) if (answers[answer][who] > best[who]) best = answers[answer];
    const numbers = all ? out.length : s.seats;
    for (let i = 0; i < numbers; i++) out[i] = best[i];
  }

  private readonly weigh = (answer: number, chance: number): void => {
    const sums = this.answers[answer];
    if (answer === this.known) {
      this.known++;
      sums.fill(0);
    }
    this.trace.look(this.ending);
    this.look(this.ending, this.mover, this.all, this.seen);
    for (let i = 0; i < sums.length; i++) sums[i] += chance * this.seen[i];
  };

  /** What each seat may expect; and with all, its share of the win, and the points of the mover by category. */
  private look(s: S, mover: number, all: boolean, out: Float64Array): void {
    this.run(s, mover, all);
    const { seats } = s;
    const { outputs } = this.forward;
    for (let k = 0; k < seats; k++) {
      const seat = (mover + k) % seats;
      out[seat] = WIN_WEIGHT * this.win[k] + (1 - WIN_WEIGHT) * (0.5 + 0.5 * within(outputs[seats + k]));
      if (all) out[seats + seat] = this.win[k];
    }
    if (all) for (let i = 0; i < this.categories.length; i++) out[2 * seats + i] = outputs[2 * seats + i] * this.scale;
  }

  /** Win shares and squashed margins of all seats, apart. */
  opinion(s: S, mover: number, win: Float64Array, margin: Float64Array): void {
    this.trace.look(s);
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
      const ranking = game.ranking(s);
      const others = Array.from({ length: seats }, (_, i) => i).filter((i) => i !== seat);
      return {
        win: Array.from({ length: seats }, (_, i) => winShare(ranking, i)),
        points: game.breakdown(s, seat),
        lead: game.score(s, seat) - Math.max(...others.map((other) => game.score(s, other))),
      };
    }
    const { told } = this;
    this.trace.look(s);
    this.consider(s, seat, true, told);
    // What is expected is made of the share of the win and the squashed lead: the latter is what the former leaves.
    const squashed = 2 * ((told[seat] - WIN_WEIGHT * told[seats + seat]) / (1 - WIN_WEIGHT)) - 1;
    return {
      lead: this.scale * Math.atanh(Math.max(-FURTHEST, Math.min(FURTHEST, squashed))),
      win: [...told.subarray(seats, 2 * seats)],
      points: Object.fromEntries(categories.map((category, i) => [category, told[2 * seats + i]])),
    };
  }

  private run(s: S, mover: number, all: boolean): void {
    const { trace } = this;
    if (mover === this.chair) this.scribe.write(s, mover, trace.changed);
    else this.scribe.write(s, mover);
    this.chair = mover;
    trace.changed = 0;
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
