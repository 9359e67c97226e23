import { type Game, Pen, REST, rngFrom, type State, sha256 } from '#kernel';
import { type Mind, mindOf } from './mind.ts';

/** Values of a step's first variable that are told apart. */
const DETAILS = 8;

/** Points of hand-written worth that make 1, and how far the numbers go. */
const WORTH_SCALE = 20;
export const WORTH_RANGE = 6;

const EVERYTHING = ~0;

/** Writes down what a net is shown, again and again: what depends on nothing that has changed is left as it is. */
export class Scribe<S extends State> {
  /** The hand-written worth of each seat in the position written last. */
  readonly worths: Float64Array;
  private readonly game: Game<S>;
  private readonly mind: Mind<S>;
  private readonly pen: Pen;
  /** Steps that are told apart. */
  private readonly steps: number;
  private moment = 0;

  constructor(game: Game<S>, out: Float32Array, parts?: string[]) {
    this.game = game;
    this.mind = mindOf(game);
    this.pen = new Pen(out, parts);
    this.steps = this.mind.steps ?? Object.keys(game.layout.steps).length;
    this.worths = new Float64Array(4 * game.layout.maxSeats);
  }

  /** How many numbers were written. */
  get size(): number {
    return this.pen.at;
  }

  /**
   * The hand-written worth, who owes a decision, where in its turn the mover is, and what the game itself writes down. All of it is seen from the
   * mover's chair. `since` says which groups of fields differ from the position written last, if that was from the same chair.
   */
  write(s: S, mover: number, since = EVERYTHING): void {
    const { game, pen, mind } = this;
    const moment = mind.moment?.(s) ?? 0;
    const changed = moment === this.moment ? since : EVERYTHING;
    this.moment = moment;
    pen.rewind(changed);
    this.writeWorths(s, mover, changed);
    const owing = game.turn(s);
    pen.part('owing');
    for (let k = 0; k < s.seats; k++) pen.put((owing >> ((mover + k) % s.seats)) & 1);
    pen.part('step');
    const busy = (owing >> mover) & 1;
    const step = busy ? game.stepFor(s, mover) : undefined;
    pen.lamp(step ? step.id : -1, this.steps);
    pen.part('detail');
    pen.lamp(step ? game.detailFor(s, mover) : -1, DETAILS);
    mind.features!(s, mover, pen);
  }

  /** The hand-written worth of all seats, against their mean. It comes first, so that a new net can start from it. */
  private writeWorths(s: S, mover: number, changed: number): void {
    const { mind, pen, worths } = this;
    pen.part('worth');
    if (mind.worths) mind.worths(s, mover, worths, changed);
    else {
      for (let seat = 0; seat < s.seats; seat++) {
        const reads = mind.worthReads?.(s, seat) ?? EVERYTHING;
        if (changed & (reads | REST)) worths[seat] = mind.worth(s, seat);
      }
    }
    let mean = 0;
    for (let seat = 0; seat < s.seats; seat++) mean += worths[seat] / s.seats;
    for (let k = 0; k < s.seats; k++) {
      const lead = (worths[(mover + k) % s.seats] - mean) / WORTH_SCALE;
      pen.put(Math.max(-WORTH_RANGE, Math.min(WORTH_RANGE, lead)));
    }
  }
}

export interface InputSpec {
  readonly size: number;
  /** Changes whenever the numbers, or what they mean, change. */
  readonly hash: string;
}

const MOST_INPUTS = 2048;

/** A run of numbers with one meaning. */
export interface Part {
  readonly name: string;
  readonly at: number;
  readonly size: number;
}

/** What the numbers say that a game writes at a player count, one part after another. */
export function inputParts<S extends State>(game: Game<S>, seats: number): readonly Part[] {
  const { parts, size } = written(game, seats);
  const begins = parts.map((part) => ({
    name: part.slice(0, part.lastIndexOf('@')),
    at: Number(part.slice(part.lastIndexOf('@') + 1)),
  }));
  return begins.map((part, i) => ({ ...part, size: (begins[i + 1]?.at ?? size) - part.at }));
}

/** How many numbers a game writes at a player count, and what tells them from others. */
export function inputSpec<S extends State>(game: Game<S>, seats: number): InputSpec {
  const { parts, size } = written(game, seats);
  return { size, hash: sha256([game.id, game.version, seats, ...parts, size].join(' ')).slice(0, 16) };
}

function written<S extends State>(game: Game<S>, seats: number) {
  const parts: string[] = [];
  const scribe = new Scribe(game, new Float32Array(MOST_INPUTS), parts);
  scribe.write(game.setup(seats, {}, rngFrom('inputs')), 0);
  return { parts, size: scribe.size };
}

/** Where points come from, in the order in which nets predict them. */
export function categoriesOf<S extends State>(game: Game<S>, seats: number): string[] {
  return Object.keys(game.breakdown(game.setup(seats, {}, rngFrom('inputs')), 0));
}
