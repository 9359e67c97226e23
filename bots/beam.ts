import { type Game, MoveList, NONE, type Rng, rngFrom, type State } from '#kernel';
import type { Evaluator } from './evaluator.ts';
import { Experience, UNTRIED } from './experience.ts';
import { GreedyPlanner } from './greedy.ts';
import { type Mind, mindOf } from './mind.ts';
import { playIfOffered } from './plan.ts';
import { Prints } from './prints.ts';

/** A turn from its first choice to the moment it passes on, something is drawn or the game is over. */
export interface Turn {
  readonly line: readonly number[];
  /** What each seat may expect after it. */
  readonly values: Float64Array;
}

/** A move of a line, with the moves before it. */
interface Link {
  readonly before: Link | undefined;
  readonly move: number;
}

/** A position in the middle of a turn. */
interface Halfway<S> {
  readonly state: S;
  path: Link | undefined;
}

interface Prospect {
  readonly before: Link | undefined;
  readonly move: number;
  readonly value: number;
  /** The hand-written worth: a second opinion on positions in the middle of a turn. */
  readonly worth: number;
}

/** No turn of ours comes near; beyond it the first choice stands for the rest. */
const LONGEST = 120;

/** Decisions of ours that are larger are rare. */
const FIRST_CHOICES = 256;

/** How a beam looks for turns. */
export interface BeamSettings {
  /** Unfinished lines kept at each depth. */
  readonly width: number;
  /** After so many positions of one turn it keeps a single line: a very long turn takes no longer than that. */
  readonly limit?: number;
  /** It keeps only as many lines as it may look at within the limit, going by how many positions each of them gave at the last depth. */
  readonly thrifty?: boolean;
  /** Where there are more choices, only so many of those that experience speaks for are played, and those that it knows nothing of. */
  readonly picks?: number;
  /** Positions per decision for the turn the hand-written worth would choose, which is judged as well; 0 for none. */
  readonly advice?: number;
  /** Step by step: a single line that goes no further once ending the turn looks best. */
  readonly stepwise?: boolean;
  /** Worlds in which a line that turns something up is judged: what it turns up is as likely to be something else. */
  readonly worlds?: number;
}

/** The adviser breaks ties in a fixed way, so that a plan depends on nothing but the position. */
const ALWAYS_FIRST: Rng = { position: 0, below: () => 0, rewind: () => undefined };

/**
 * Plans one whole turn: plays every small decision, keeps the `width` most promising unfinished lines at each depth and
 * drops lines that meet in the same position. Width 1 is stepwise greedy.
 */
export class TurnBeam<S extends State> {
  /** Positions looked at since the beam was made. */
  visits = 0;
  private readonly game: Game<S>;
  private readonly mind: Mind<S>;
  private readonly evaluator: Evaluator<S>;
  private readonly width: number;
  private readonly limit: number;
  private readonly thrifty: boolean;
  private readonly picks: number;
  private readonly experience = new Experience();
  /** Of each choice of a decision, how far experience puts it behind the best, and what it was found to be worth. */
  private past = new Float64Array(FIRST_CHOICES);
  private found = new Float64Array(FIRST_CHOICES);
  /** How far behind those are that it speaks for, the nearest first. */
  private readonly nearest: Float64Array;
  private readonly advice: number;
  private readonly stepwise: boolean;
  private readonly adviser: GreedyPlanner<S>;
  private readonly legal = new MoveList();
  private readonly reply = new MoveList();
  private readonly scratch: S;
  private here: Halfway<S>[];
  private there: Halfway<S>[];
  private readonly values: Float64Array;
  private readonly sums: Float64Array;
  private readonly met = new Prints();
  private readonly worldCount: number;
  /** The position a turn is planned from, as it is taken to be and as it might be as well. */
  private readonly worlds: S[] = [];
  private facedown = 0;
  // The plan under way: whose turn it is, the lines that go on, and the best finished turns, so many of them.
  private seat = 0;
  private prospects: Prospect[] = [];
  private finished: Turn[] = [];
  private most = 1;

  constructor(game: Game<S>, seats: number, evaluator: Evaluator<S>, settings: BeamSettings) {
    const { width, limit, advice, worlds } = settings;
    const places = () => Array.from({ length: width }, () => ({ state: game.layout.create(seats), path: undefined }));
    this.game = game;
    this.mind = mindOf(game);
    this.evaluator = evaluator;
    this.width = width;
    this.limit = limit ?? Number.POSITIVE_INFINITY;
    this.thrifty = settings.thrifty ?? false;
    this.picks = settings.picks ?? Number.POSITIVE_INFINITY;
    this.nearest = new Float64Array(settings.picks ?? 0);
    this.advice = advice ?? 0;
    this.stepwise = settings.stepwise ?? false;
    this.adviser = new GreedyPlanner(game, ALWAYS_FIRST);
    this.scratch = game.layout.create(seats);
    this.here = places();
    this.there = places();
    this.values = new Float64Array(seats);
    this.sums = new Float64Array(seats);
    this.worldCount = worlds ?? 1;
  }

  /** What was learnt of moves counts no more: another search begins. */
  forget(): void {
    this.experience.forget();
  }

  /** The best finished turns, best first. The world is left as it is. */
  turns(world: S, seat: number, most: number): Turn[] {
    const { game } = this;
    const finished: Turn[] = [];
    this.seat = seat;
    this.most = most;
    this.finished = finished;
    this.met.clear();
    this.worlds.length = 0;
    this.worlds.push(world);
    this.facedown = this.mind.facedown?.(world) ?? 0;
    game.layout.copy(world, this.here[0].state);
    this.here[0].path = undefined;
    const dropped: Prospect[] = [];
    const from = this.visits;
    for (let alive = 1, depth = 0; alive > 0; depth++) {
      this.prospects = [];
      const before = this.visits;
      for (let i = 0; i < alive; i++) this.expand(this.here[i], depth < LONGEST);
      // Lines may all run in circles; then those that were dropped get their chance.
      if (this.prospects.length === 0 && finished.length === 0) this.prospects = dropped.splice(0);
      if (this.stepwise && isBetter(finished, this.prospects, seat)) break;
      alive = this.promote(world, dropped, this.widthAfter(this.visits - from, this.visits - before, alive));
    }
    if (this.advice > 0) this.consult(world);
    return finished;
  }

  /** How many lines go on, after so many positions of this turn, of which so many came from the lines of this depth. */
  private widthAfter(spent: number, here: number, lines: number): number {
    const { width, limit } = this;
    if (!this.thrifty) return spent < limit ? width : 1;
    return Math.max(1, Math.min(width, Math.floor(((limit - spent) * lines) / Math.max(1, here))));
  }

  /** Adds the turn the hand-written worth would choose, as far as it can be foreseen, unless the beam found it by itself. */
  private consult(world: S): void {
    const { game, scratch, seat } = this;
    const before = this.adviser.visits;
    game.layout.copy(world, scratch);
    const whole = this.adviser.turn(scratch, seat, this.advice);
    this.visits += this.adviser.visits - before;
    let line: readonly number[] = whole;
    if (this.turnedUp()) {
      game.layout.copy(world, scratch);
      let played = 0;
      while (!this.turnedUp()) game.play(scratch, seat, whole[played++]);
      line = whole.slice(0, played);
    }
    if (this.met.has(this.evaluator.print(scratch))) return;
    this.finish(line);
  }

  /** Has the line that led here brought to light what could not be foreseen? */
  private turnedUp(): boolean {
    return this.mind.facedown !== undefined && this.mind.facedown(this.scratch) !== this.facedown;
  }

  /** Judges the turn that led here, and keeps it if it is among the best. */
  private finish(line: readonly number[]): number {
    this.judgeTurn(line);
    const value = this.values[this.seat];
    this.insert(line, value);
    return value;
  }

  private insert(line: readonly number[], value: number): void {
    const { finished, most, seat } = this;
    if (finished.length === most && value <= finished[most - 1].values[seat]) return;
    let at = finished.length;
    while (at > 0 && finished[at - 1].values[seat] < value) at--;
    finished.splice(at, 0, { line, values: this.values.slice() });
    if (finished.length > most) finished.pop();
  }

  /** Plays the choices of a decision; of a turn that grows too long the first only. */
  private expand(from: Halfway<S>, whole: boolean): void {
    const { legal } = this;
    legal.clear();
    this.game.moves(from.state, this.seat, legal);
    const choices = whole ? legal.length : 1;
    if (choices > this.picks) this.pick(from, choices);
    else for (let i = 0; i < choices; i++) this.tryOut(from, i, choices);
  }

  /** Plays those of many choices that experience speaks for, and learns of them how far each was behind the best. */
  private pick(from: Halfway<S>, choices: number): void {
    const { legal, seat, experience } = this;
    if (choices > this.past.length) {
      this.past = new Float64Array(2 * choices);
      this.found = new Float64Array(2 * choices);
    }
    const { past, found } = this;
    for (let i = 0; i < choices; i++) past[i] = experience.of(seat, legal.at(i));
    const bar = this.barAmong(choices);
    let best = Number.NEGATIVE_INFINITY;
    // Where all of them lead to where another line has been, the others get their chance.
    for (let others = 0; others < 2 && best === Number.NEGATIVE_INFINITY; others++) {
      for (let i = 0; i < choices; i++) {
        found[i] = past[i] > bar === (others === 1) ? this.tryOut(from, i, choices) : Number.NaN;
        if (found[i] > best) best = found[i];
      }
    }
    for (let i = 0; i < choices; i++) {
      if (!Number.isNaN(found[i])) experience.learn(seat, legal.at(i), best - found[i]);
    }
  }

  /** How far behind a choice may be to be played; those that nothing is known of do not count. */
  private barAmong(choices: number): number {
    const { past, nearest } = this;
    const last = nearest.length - 1;
    nearest.fill(Number.POSITIVE_INFINITY);
    for (let i = 0; i < choices; i++) {
      if (past[i] === UNTRIED || past[i] >= nearest[last]) continue;
      let at = last;
      for (; at > 0 && nearest[at - 1] > past[i]; at--) nearest[at] = nearest[at - 1];
      nearest[at] = past[i];
    }
    return nearest[last];
  }

  /** Plays one of so many choices and says what it is worth, unless the position was met before. */
  private tryOut(from: Halfway<S>, i: number, choices: number): number {
    const { game, legal, scratch, met, prospects, seat } = this;
    const move = legal.at(i);
    game.layout.copy(from.state, scratch);
    game.play(scratch, seat, move);
    this.visits++;
    const print = this.evaluator.print(scratch);
    if (met.has(print)) return Number.NaN;
    met.add(print);
    const goesOn = (game.turn(scratch) & (1 << seat)) !== 0 && !this.turnedUp();
    if (!goesOn) return this.finish(lineOf({ before: from.path, move }));
    // A single choice needs no opinion.
    const sure = choices === 1 && prospects.length === 0;
    const value = sure ? Number.POSITIVE_INFINITY : this.judge();
    const worth = sure ? 0 : this.evaluator.worth;
    prospects.push({ before: from.path, move, value, worth });
    return value;
  }

  /** What the position just printed is worth. */
  private judge(): number {
    this.evaluator.evaluate(this.scratch, this.seat, this.values, true);
    return this.values[this.seat];
  }

  /** Judges the turn that led here; where it turned something up, by what it is worth in several worlds. */
  private judgeTurn(line: readonly number[]): void {
    const { game, reply, scratch, sums, values, worlds, seat } = this;
    this.judge();
    if (this.worldCount === 1 || !this.turnedUp()) return;
    if (worlds.length === 1) this.imagineWorlds();
    sums.set(values);
    let judged = 1;
    for (let i = 1; i < worlds.length; i++) {
      game.layout.copy(worlds[i], scratch);
      if (!line.every((move) => playIfOffered(game, scratch, seat, move, reply))) continue;
      this.visits++;
      this.evaluator.evaluate(scratch, seat, values);
      judged++;
      for (let k = 0; k < sums.length; k++) sums[k] += values[k];
    }
    for (let k = 0; k < sums.length; k++) values[k] = sums[k] / judged;
  }

  /** What the seat cannot tell from the position it plans in; the same for equal positions, so that plans can be repeated. */
  private imagineWorlds(): void {
    const { game, worlds, seat } = this;
    const view = game.conceal(worlds[0], seat);
    const rng = rngFrom(`${fingerprint(worlds[0])}`);
    while (worlds.length < this.worldCount) worlds.push(game.imagine(view, seat, rng));
  }

  /** The best prospects become the places of the next depth; the others are kept in mind. */
  private promote(world: S, dropped: Prospect[], width: number): number {
    const { game, prospects, seat } = this;
    const chosen = prospects.length > width ? shortlist(prospects, width) : prospects;
    const alive = chosen.length;
    for (let i = 0; i < alive; i++) {
      const { before, move } = chosen[i];
      const place = this.there[i];
      const parent = this.here.find(({ path }) => path === before && path !== undefined);
      game.layout.copy(parent ? parent.state : world, place.state);
      if (!parent && before) for (const earlier of lineOf(before)) game.play(place.state, seat, earlier);
      game.play(place.state, seat, move);
      place.path = { before, move };
    }
    if (alive < prospects.length) {
      for (const prospect of prospects) if (!chosen.includes(prospect)) dropped.push(prospect);
    }
    [this.here, this.there] = [this.there, this.here];
    return alive;
  }
}

/** Is a turn that is over better than all that go on? */
const isBetter = (finished: readonly Turn[], prospects: readonly Prospect[], seat: number): boolean =>
  finished.length > 0 && prospects.every(({ value }) => value <= finished[0].values[seat]);

/** The best by the evaluator and the best by the hand-written worth, in turn: each sees what the other overlooks. */
function shortlist(prospects: readonly Prospect[], width: number): Prospect[] {
  const chosen: Prospect[] = [];
  for (let value = NONE, worth = NONE; chosen.length < width; ) {
    value = following(prospects, value, byValue);
    if (!chosen.includes(prospects[value])) chosen.push(prospects[value]);
    if (chosen.length === width) break;
    worth = following(prospects, worth, byWorth);
    if (!chosen.includes(prospects[worth])) chosen.push(prospects[worth]);
  }
  return chosen;
}

const byValue = ({ value }: Prospect): number => value;
const byWorth = ({ worth }: Prospect): number => worth;

/** Which comes after the last one in descending order; of equals the earlier. Few are asked for, so nothing is sorted. */
function following(prospects: readonly Prospect[], last: number, of: (prospect: Prospect) => number): number {
  const ceiling = last === NONE ? Number.POSITIVE_INFINITY : of(prospects[last]);
  let best = NONE;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < prospects.length; i++) {
    const x = of(prospects[i]);
    if (x > ceiling || (x === ceiling && i <= last) || (best !== NONE && x <= most)) continue;
    best = i;
    most = x;
  }
  return best;
}

function lineOf(last: Link): number[] {
  const line: number[] = [];
  for (let link: Link | undefined = last; link; link = link.before) line.push(link.move);
  return line.reverse();
}

/** 53 bits of a position: enough to tell the few hundred of one turn apart. Most of a position is empty. */
function fingerprint(s: State): number {
  const { words } = s;
  let a = 0x2f6b1d35;
  let b = 0x51ed270b;
  for (let i = 0; i < words.length; i++) {
    const w = words[i];
    if (w === 0) continue;
    a = Math.imul(a ^ w, 0x85ebca6b);
    a ^= (a >>> 15) + i;
    b = Math.imul(b + w, 0xc2b2ae35) ^ ((b >>> 13) + i);
  }
  return (a >>> 0) * 0x200000 + (b >>> 11);
}
