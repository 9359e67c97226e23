import { forcedMove, resolveChance } from './advance.ts';
import { breakdowns, changesBetween, knownChanges, type PointChange } from './changes.ts';
import type { GameEvent } from './events.ts';
import { mustBeLegal } from './explain.ts';
import type { Breakdown, Game, Options } from './game.ts';
import { EVERYBODY, mayKnow, onlyBy } from './knowledge.ts';
import type { Language } from './language.ts';
import { type State, WATCHER } from './layout.ts';
import { Learning } from './learning.ts';
import { MoveList } from './movelist.ts';
import { Refusal } from './refusal.ts';
import { type Rng, rngFrom } from './rng.ts';

/** One line of a game's history. */
export interface Entry {
  readonly seat: number;
  readonly move: number;
  /** Played by the kernel: it was the only answer. */
  readonly forced: boolean;
  /** Who may know which move it was, as a mask of viewers; looked into at an attentive table only. */
  readonly known: number;
  /** The state after it and the draws that followed. */
  readonly hash: string;
  readonly events: readonly GameEvent[];
  /** The points it brought, and who may know; kept at a counting table only. */
  readonly points: readonly Scored[];
}

/** A change of points, and who may know of it, as a mask of viewers. */
export interface Scored extends PointChange {
  readonly known: number;
}

interface Choice {
  readonly seat: number;
  readonly move: number;
  /** Its lines of the history, with what was forced after it: the first of them, and the first after them. */
  readonly from: number;
  readonly to: number;
  /** Behind the barrier of its own seat. */
  closed: boolean;
}

export interface Opening {
  readonly seats: number;
  readonly seed: string;
  readonly options?: Options;
  /** Is it kept who may know each move? It takes a tenth of a millisecond, and matters where people look at the history while they play. */
  readonly attentive?: boolean;
  /** Is it kept which points each move brought? Where somebody reads the history. */
  readonly counting?: boolean;
  /** Does the history tell what happened? It does unless nobody will read it, as when a record is only compared. */
  readonly telling?: boolean;
  /**
   * Does the history keep what a record needs, and nothing else? What happened, and which points that brought, is then said once: in the lines
   * that `play` and `redo` give back. For who keeps those in a way of their own.
   */
  readonly brief?: boolean;
}

/**
 * A game under way: the state, its history, undo and redo. It is the only way in for people: it refuses what is not
 * offered, resolves draws with its own generator, plays forced moves, and sets the undo barrier itself.
 */
export class Table<S extends State = State> {
  readonly game: Game<S>;
  readonly seed: string;
  readonly options: Options;
  /** The hash of the position the table began with. */
  readonly startHash: string;
  /** That position as JSON, when the table was not opened by the rules' own set-up. */
  readonly startState: unknown;
  readonly history: Entry[] = [];
  private readonly current: S;
  private readonly rng: Rng;
  /** The cells of the position that undo goes back to, to play the remaining choices again: a state has views besides, and a house has many tables. */
  private readonly base: Int16Array;
  private baseLength = 0;
  private choices: Choice[] = [];
  /**
   * Choices of which nobody has asked yet whether they can be taken back. To find out what they told to whom takes longer than to play
   * them, and while a record is replayed nobody asks.
   */
  private unasked: Choice[] = [];
  private readonly undone: number[][];
  private readonly spare: Spare<S>;
  private readonly attentive: boolean;
  private readonly counting: boolean;
  private readonly telling: boolean;
  private readonly brief: boolean;
  /** The points as they stand, at a counting table; nothing after a move was taken back. */
  private counted: readonly Breakdown[] | undefined;
  private readonly learning: Learning<S>;

  private constructor(
    game: Game<S>,
    start: S,
    { seed, options = {}, attentive = false, counting = false, telling = true, brief = false }: Omit<Opening, 'seats'>,
    rng: Rng,
    startState: unknown,
  ) {
    this.game = game;
    this.attentive = attentive;
    this.counting = counting;
    this.telling = telling;
    this.brief = brief;
    this.seed = seed;
    this.options = options;
    this.rng = rng;
    this.current = start;
    this.startState = startState;
    this.startHash = game.layout.hash(start);
    this.base = start.cells.slice();
    this.spare = spareOf(game);
    this.learning = new Learning(game, this.spare);
    this.undone = Array.from({ length: start.seats }, () => []);
    this.runOn();
    this.setBarrier();
  }

  static open<S extends State>(game: Game<S>, { seats, ...opening }: Opening): Table<S> {
    const rng = rngFrom(opening.seed);
    return new Table(game, game.setup(seats, opening.options ?? {}, rng), opening, rng, undefined);
  }

  /** Goes on from a complete state; refuses one that breaks an invariant or that the rules cannot go on from. */
  static from<S extends State>(game: Game<S>, json: unknown, opening: Omit<Opening, 'seats'>): Table<S> {
    const { layout, seats } = game;
    const start = layout.fromJSON(json);
    if (start.seats < seats[0] || start.seats > seats[1]) {
      throw new Refusal('bad-seats', `${game.id} is for ${seats[0]} to ${seats[1]} players, not ${start.seats}.`);
    }
    game.check(start);
    try {
      const out = new MoveList();
      for (let seat = 0; seat < start.seats; seat++) game.moves(start, seat, out);
      return new Table(game, start, opening, rngFrom(opening.seed), layout.toJSON(start));
    } catch (error) {
      if (error instanceof Refusal) throw error;
      throw new Refusal('bad-state', 'The rules cannot go on from this state.');
    }
  }

  /** The complete state. Never hand it to a client; see `view`. */
  get state(): S {
    return this.current;
  }

  get seats(): number {
    return this.current.seats;
  }

  get over(): boolean {
    return this.game.over(this.current);
  }

  /** Mask of the seats that owe a decision. */
  get turn(): number {
    return this.game.turn(this.current);
  }

  /** What a seat, or a watcher, may know. */
  view(viewer: number): S {
    return this.game.conceal(this.current, viewer);
  }

  moves(seat: number): number[] {
    const out = new MoveList();
    this.game.moves(this.current, seat, out);
    return out.toArray();
  }

  /** Plays a move a person asked for, and everything that follows by itself. Returns the new lines of history. */
  play(seat: number, move: number, language: Language = 'en'): readonly Entry[] {
    this.mustBeSeat(seat);
    mustBeLegal(this.game, this.current, seat, move, language);
    const lines = this.safely(this.history.length, () => this.choose(seat, move));
    this.undone[seat] = [];
    return lines;
  }

  canUndo(seat: number): boolean {
    this.findBarriers();
    return this.choices.some((c) => c.seat === seat && !c.closed);
  }

  canRedo(seat: number): boolean {
    this.findBarriers();
    return (this.undone[seat]?.length ?? 0) > 0;
  }

  /** Takes back the seat's last choice. Returns which one that was: its number among the choices of the history. */
  undo(seat: number): number {
    this.mustBeSeat(seat);
    this.findBarriers();
    const last = this.choices.findLastIndex((c) => c.seat === seat && !c.closed);
    if (last < 0) {
      const why = 'There is nothing to take back: new information or another player came in between.';
      throw new Refusal('nothing-to-undo', why);
    }
    const taken = this.choices[last];
    const kept = this.choices.filter((choice) => choice !== taken);
    this.safely(this.baseLength, () => {
      this.current.cells.set(this.base);
      this.history.length = this.baseLength;
      this.choices = [];
      this.counted = undefined;
      this.learning.forget();
      // Only choices without draws lie after the barrier, and in simultaneous phases their order does not matter.
      for (const { seat: who, move, closed } of kept) {
        this.choose(who, move);
        this.findBarriers();
        this.choices[this.choices.length - 1].closed = closed;
      }
    });
    this.undone[seat].push(taken.move);
    return this.history.slice(0, this.baseLength).filter(({ forced }) => !forced).length + last;
  }

  /** Plays the last choice taken back again. */
  redo(seat: number): readonly Entry[] {
    this.mustBeSeat(seat);
    this.findBarriers();
    const move = this.undone[seat].at(-1);
    if (move === undefined) throw new Refusal('nothing-to-redo', 'There is nothing to play again.');
    mustBeLegal(this.game, this.current, seat, move, 'en');
    const lines = this.safely(this.history.length, () => this.choose(seat, move));
    this.undone[seat].pop();
    return lines;
  }

  private mustBeSeat(seat: number): void {
    if (Number.isInteger(seat) && seat >= 0 && seat < this.seats) return;
    throw new Refusal('bad-seat', `There is no seat ${seat}; the seats are 0 to ${this.seats - 1}.`);
  }

  /** A fault in the rules costs nobody anything: the table is as it was. The history may change from a given line on. */
  private safely<T>(from: number, act: () => T): T {
    const state = this.game.layout.copy(this.current, this.spare.saved);
    const { history, choices, unasked } = this;
    const lines = history.slice(from);
    const position = this.rng.position;
    try {
      return act();
    } catch (error) {
      this.game.layout.copy(state, this.current);
      history.length = from;
      history.push(...lines);
      this.choices = choices;
      this.unasked = unasked;
      this.counted = undefined;
      this.learning.forget();
      this.rng.rewind(position);
      throw error;
    }
  }

  private choose(seat: number, move: number): readonly Entry[] {
    const { rng, current } = this;
    const first = this.history.length;
    const { phases } = current;
    const position = rng.position;
    const others = this.turn & ~(1 << seat);
    const lines = [this.step(seat, move, false), ...this.runOn()];

    const drawn = rng.position !== position || current.phases !== phases;
    if (drawn || (this.turn & ~(1 << seat)) !== others || this.turn === 0) this.setBarrier();
    else this.unasked = [...this.unasked, { seat, move, from: first, to: this.history.length, closed: false }];
    return lines;
  }

  /** Looks into the choices that nobody has asked about yet, one after the other. */
  private findBarriers(): void {
    if (this.unasked.length === 0) return;
    const { game, spare } = this;
    const { before, after } = spare;
    // Nothing was drawn since the barrier, so the moves alone lead to the position before the first of them.
    after.cells.set(this.base);
    this.playAgain(after, this.baseLength, this.unasked[0].from);
    while (this.unasked.length > 0) {
      const [choice, ...later] = this.unasked;
      game.layout.copy(after, before);
      this.playAgain(after, choice.from, choice.to);
      this.closeIfLearned(choice, before, after);
      this.unasked = later;
    }
  }

  private playAgain(state: S, from: number, to: number): void {
    for (let line = from; line < to; line++) this.game.play(state, this.history[line].seat, this.history[line].move);
  }

  /** A choice that told somebody something cannot be taken back. */
  private closeIfLearned(choice: Choice, before: S, after: S): void {
    const { game } = this;
    const { seat } = choice;
    const turn = game.turn(before);
    const bit = 1 << seat;
    const together = (turn & ~bit) !== 0 || (turn & bit) === 0;
    const sealed = together && game.stepFor(before, seat)?.secret === true;
    const learned = this.learning.between(before, after, seat, sealed);
    // To take "ready" back is itself final; otherwise undo could make the game go on.
    this.choices = [...this.choices, { ...choice, closed: (turn & bit) === 0 }];
    if (learned && !together) this.setBarrierAt(after, choice.to);
    else if (learned || game.stepFor(after, seat)?.idle) {
      // Who is ready takes it back with undo while others still think, unless the rules have a move for that.
      this.choices = this.choices.map((each) => (each.seat === seat ? { ...each, closed: true } : each));
    }
  }

  private step(seat: number, move: number, forced: boolean): Entry {
    const events: GameEvent[] = [];
    const tell = this.telling ? (event: GameEvent) => void events.push(event) : undefined;
    const known = this.whoKnows(seat, move);
    const standing = this.countFirst();
    this.game.play(this.current, seat, move, tell);
    resolveChance(this.game, this.current, this.rng, tell);
    const points = standing ? this.countAgain(standing) : NO_POINTS;
    const hash = this.game.layout.hash(this.current);
    // A list that grew has room for more; a copy has not.
    const told = events.length === 0 ? NO_EVENTS : events.slice();
    const line: Entry = { seat, move, forced, known, hash, events: told, points };
    this.history.push(this.brief ? { ...line, events: NO_EVENTS, points: NO_POINTS } : line);
    return line;
  }

  /** The points before a move, and the position, which says who may know them. */
  private countFirst(): Standing<S> | undefined {
    if (!this.counting) return undefined;
    this.counted ??= breakdowns(this.game, this.current);
    return { before: this.game.secrets ? this.game.layout.clone(this.current) : this.current, points: this.counted };
  }

  private countAgain({ before, points }: Standing<S>): readonly Scored[] {
    const { game, current } = this;
    this.counted = breakdowns(game, current);
    const changes = changesBetween(points, this.counted);
    if (changes.length === 0) return NO_POINTS;
    if (!game.secrets) return changes.map((change) => ({ ...change, known: EVERYBODY }));
    const known = new Map(changes.map((change) => [change, 0]));
    for (let viewer = WATCHER; viewer < current.seats; viewer++) {
      const seen = (s: S) => breakdowns(game, game.conceal(s, viewer));
      for (const change of knownChanges(changes, seen(before), seen(current))) {
        known.set(change, known.get(change)! | onlyBy(viewer));
      }
    }
    return changes.map((change) => ({ ...change, known: known.get(change)! }));
  }

  private whoKnows(seat: number, move: number): number {
    if (this.attentive) return mayKnow(this.game, this.current, seat, move);
    return this.game.stepFor(this.current, seat)?.secret ? onlyBy(seat) : EVERYBODY;
  }

  private runOn(): readonly Entry[] {
    const lines: Entry[] = [];
    resolveChance(this.game, this.current, this.rng);
    for (let forced = forcedMove(this.game, this.current); forced; forced = forcedMove(this.game, this.current)) {
      lines.push(this.step(forced.seat, forced.move, true));
    }
    return lines;
  }

  /** Everything up to now is final. */
  private setBarrier(): void {
    this.unasked = [];
    this.learning.forget();
    this.setBarrierAt(this.current, this.history.length);
  }

  private setBarrierAt(position: S, length: number): void {
    this.base.set(position.cells);
    this.baseLength = length;
    this.choices = [];
    for (const moves of this.undone) moves.length = 0;
  }
}

/** The position before a move and its points. */
interface Standing<S> {
  readonly before: S;
  readonly points: readonly Breakdown[];
}

const NO_EVENTS: readonly GameEvent[] = [];
const NO_POINTS: readonly Scored[] = [];

/** States that are used within one call only: all tables of a game share them. */
interface Spare<S> {
  /** The position to go back to if a call fails. */
  readonly saved: S;
  /** The position before a choice that is looked into, and after it. */
  readonly before: S;
  readonly after: S;
  /** What a viewer saw of it, and sees after it. */
  readonly was: S;
  readonly is: S;
}

const spares = new WeakMap<object, Spare<State>>();

function spareOf<S extends State>(game: Game<S>): Spare<S> {
  let spare = spares.get(game) as Spare<S> | undefined;
  if (!spare) {
    const [, most] = game.seats;
    const state = (): S => game.layout.create(most);
    spare = { saved: state(), before: state(), after: state(), was: state(), is: state() };
    spares.set(game, spare as unknown as Spare<State>);
  }
  return spare;
}
