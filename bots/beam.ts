import { type Game, MoveList, type State } from '#kernel';
import type { Evaluator } from './evaluator.ts';

/** A turn from its first choice to the moment it passes on, something is drawn or the game is over. */
export interface Turn {
  readonly line: readonly number[];
  /** What each seat may expect after it. */
  readonly values: Float64Array;
}

interface Step {
  readonly before: Step | undefined;
  readonly move: number;
}

/** A position in the middle of a turn. */
interface Place<S> {
  readonly state: S;
  path: Step | undefined;
}

interface Prospect {
  readonly before: Step | undefined;
  readonly move: number;
  readonly value: number;
}

/** No turn of ours comes near; beyond it the first choice stands for the rest. */
const LONGEST = 120;

/**
 * Plans one whole turn: plays every small decision, keeps the `width` most promising unfinished lines at each depth and
 * drops lines that meet in the same position. Width 1 is stepwise greedy.
 */
export class TurnBeam<S extends State> {
  /** Positions looked at since the beam was made. */
  visits = 0;
  private readonly game: Game<S>;
  private readonly evaluator: Evaluator<S>;
  private readonly width: number;
  private readonly limit: number;
  private readonly legal = new MoveList();
  private readonly scratch: S;
  private here: Place<S>[];
  private there: Place<S>[];
  private readonly values: Float64Array;
  private readonly met = new Set<number>();

  /** After `limit` positions of one turn it keeps a single line: a very long turn takes no longer than that. */
  constructor(
    game: Game<S>,
    seats: number,
    evaluator: Evaluator<S>,
    width: number,
    limit = Number.POSITIVE_INFINITY,
  ) {
    const places = () => Array.from({ length: width }, () => ({ state: game.layout.create(seats), path: undefined }));
    this.game = game;
    this.evaluator = evaluator;
    this.width = width;
    this.limit = limit;
    this.scratch = game.layout.create(seats);
    this.here = places();
    this.there = places();
    this.values = new Float64Array(seats);
  }

  /** The best finished turns, best first. The world is left as it is. */
  turns(world: S, seat: number, most: number): Turn[] {
    const { game } = this;
    const finished: Turn[] = [];
    this.met.clear();
    game.layout.copy(world, this.here[0].state);
    this.here[0].path = undefined;
    const dropped: Prospect[] = [];
    const from = this.visits;
    for (let alive = 1, depth = 0; alive > 0; depth++) {
      let prospects: Prospect[] = [];
      for (let i = 0; i < alive; i++) this.expand(this.here[i], seat, prospects, finished, most, depth < LONGEST);
      // Lines may all run in circles; then those that were dropped get their chance.
      if (prospects.length === 0 && finished.length === 0) prospects = dropped.splice(0);
      const width = this.visits - from < this.limit ? this.width : 1;
      alive = this.promote(world, prospects, seat, dropped, width);
    }
    return finished;
  }

  private expand(
    from: Place<S>,
    seat: number,
    prospects: Prospect[],
    finished: Turn[],
    most: number,
    whole: boolean,
  ): void {
    const { game, legal, scratch } = this;
    legal.clear();
    game.moves(from.state, seat, legal);
    const choices = whole ? legal.length : 1;
    for (let i = 0; i < choices; i++) {
      const move = legal.at(i);
      game.layout.copy(from.state, scratch);
      game.play(scratch, seat, move);
      this.visits++;
      const print = fingerprint(scratch);
      if (this.met.has(print)) continue;
      this.met.add(print);
      const goesOn = (game.turn(scratch) & (1 << seat)) !== 0;
      if (goesOn) {
        // A single choice needs no opinion.
        const value = choices === 1 && prospects.length === 0 ? 0 : this.judge(seat);
        prospects.push({ before: from.path, move, value });
        continue;
      }
      const value = this.judge(seat);
      if (finished.length === most && value <= finished[most - 1].values[seat]) continue;
      const turn = { line: lineOf({ before: from.path, move }), values: this.values.slice() };
      let at = finished.length;
      while (at > 0 && finished[at - 1].values[seat] < value) at--;
      finished.splice(at, 0, turn);
      if (finished.length > most) finished.pop();
    }
  }

  private judge(seat: number): number {
    this.evaluator.evaluate(this.scratch, seat, this.values);
    return this.values[seat];
  }

  /** The best prospects become the places of the next depth; the others are kept in mind. */
  private promote(world: S, prospects: Prospect[], seat: number, dropped: Prospect[], width: number): number {
    const { game } = this;
    if (prospects.length > width) prospects.sort((a, b) => b.value - a.value);
    const alive = Math.min(width, prospects.length);
    for (let i = 0; i < alive; i++) {
      const { before, move } = prospects[i];
      const place = this.there[i];
      const parent = this.here.find(({ path }) => path === before && path !== undefined);
      game.layout.copy(parent ? parent.state : world, place.state);
      if (!parent && before) for (const earlier of lineOf(before)) game.play(place.state, seat, earlier);
      game.play(place.state, seat, move);
      place.path = { before, move };
    }
    for (let i = alive; i < prospects.length; i++) dropped.push(prospects[i]);
    [this.here, this.there] = [this.there, this.here];
    return alive;
  }
}

function lineOf(last: Step): number[] {
  const line: number[] = [];
  for (let step: Step | undefined = last; step; step = step.before) line.push(step.move);
  return line.reverse();
}

/** 53 bits of a position: enough to tell the few hundred of one turn apart. */
function fingerprint(s: State): number {
  const { words } = s;
  let a = 0x2f6b1d35;
  let b = 0x51ed270b;
  for (let i = 0; i < words.length; i++) {
    const w = words[i];
    a = Math.imul(a ^ w, 0x85ebca6b);
    a ^= a >>> 15;
    b = Math.imul(b + w, 0xc2b2ae35) ^ (b >>> 13);
  }
  return (a >>> 0) * 0x200000 + (b >>> 11);
}
