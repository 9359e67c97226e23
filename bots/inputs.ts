import { type Game, Pen, rngFrom, type State, sha256 } from '#kernel';
import { mindOf } from './mind.ts';

/** Values of a step's first variable that are told apart. */
const DETAILS = 8;

const stepCounts = new WeakMap<object, number>();

function stepCount<S extends State>(game: Game<S>): number {
  const { layout } = game;
  let n = stepCounts.get(layout);
  if (n === undefined) {
    n = mindOf(game).steps ?? Object.keys(layout.steps).length;
    stepCounts.set(layout, n);
  }
  return n;
}

/** Points of hand-written worth that make 1, and how far the numbers go. */
const WORTH_SCALE = 20;
export const WORTH_RANGE = 6;

const worths = new Float64Array(8);

/** The hand-written worth of all seats, against their mean. It comes first, so that a new net can start from it. */
function writeWorths<S extends State>(game: Game<S>, s: S, mover: number, pen: Pen): void {
  pen.part('worth');
  const mind = mindOf(game);
  if (mind.worths) mind.worths(s, mover, worths);
  else for (let seat = 0; seat < s.seats; seat++) worths[seat] = mind.worth(s, seat);
  let mean = 0;
  for (let seat = 0; seat < s.seats; seat++) mean += worths[seat] / s.seats;
  for (let k = 0; k < s.seats; k++) {
    const lead = (worths[(mover + k) % s.seats] - mean) / WORTH_SCALE;
    pen.put(Math.max(-WORTH_RANGE, Math.min(WORTH_RANGE, lead)));
  }
}

/**
 * What a net is shown: the hand-written worth, who owes a decision, where in its turn the mover is, and what the game itself writes down. All of
 * it is seen from the mover's chair.
 */
export function writeInputs<S extends State>(game: Game<S>, s: S, mover: number, pen: Pen): void {
  writeWorths(game, s, mover, pen);
  const owing = game.turn(s);
  pen.part('owing');
  for (let k = 0; k < s.seats; k++) pen.put((owing >> ((mover + k) % s.seats)) & 1);
  pen.part('step');
  const busy = (owing >> mover) & 1;
  const step = busy ? game.stepFor(s, mover) : undefined;
  pen.lamp(step ? step.id : -1, stepCount(game));
  pen.part('detail');
  pen.lamp(step ? game.detailFor(s, mover) : -1, DETAILS);
  mindOf(game).features!(s, mover, pen);
}

export interface InputSpec {
  readonly size: number;
  /** Changes whenever the numbers, or what they mean, change. */
  readonly hash: string;
}

const MOST_INPUTS = 2048;

/** How many numbers a game writes at a player count, and what tells them from others. */
export function inputSpec<S extends State>(game: Game<S>, seats: number): InputSpec {
  const parts: string[] = [];
  const pen = new Pen(new Float32Array(MOST_INPUTS), parts);
  writeInputs(game, game.setup(seats, {}, rngFrom('inputs')), 0, pen);
  return { size: pen.at, hash: sha256([game.id, game.version, seats, ...parts, pen.at].join(' ')).slice(0, 16) };
}

/** Where points come from, in the order in which nets predict them. */
export function categoriesOf<S extends State>(game: Game<S>, seats: number): string[] {
  return Object.keys(game.breakdown(game.setup(seats, {}, rngFrom('inputs')), 0));
}
