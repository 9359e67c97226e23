import { forcedMove, resolveChance } from './advance.ts';
import type { GameEvent } from './events.ts';
import type { Game, Options } from './game.ts';
import { type State, WATCHER } from './layout.ts';
import { MoveList } from './movelist.ts';
import { Refusal } from './refusal.ts';
import { type Rng, rngFrom } from './rng.ts';
import { type Language, sayReason } from './words.ts';

/** One line of a game's history. */
export interface Entry {
  readonly seat: number;
  readonly move: number;
  /** Played by the kernel: it was the only answer. */
  readonly forced: boolean;
  /** Chosen in a secret step: only its own seat may know which move it was. */
  readonly secret: boolean;
  /** The state after it and the draws that followed. */
  readonly hash: string;
  readonly events: readonly GameEvent[];
}

interface Choice {
  readonly seat: number;
  readonly move: number;
  /** Behind the barrier of its own seat. */
  closed: boolean;
}

export interface Opening {
  readonly seats: number;
  readonly seed: string;
  readonly options?: Options;
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
  /** Undo goes back to this state and plays the remaining choices again. */
  private readonly base: S;
  private baseLength = 0;
  private choices: Choice[] = [];
  private readonly undone: number[][];
  private readonly before: S;
  private readonly scratch: S;
  private hidden: number[] = [];

  private constructor(game: Game<S>, start: S, rng: Rng, options: Options, startState: unknown) {
    this.game = game;
    this.seed = rng.seed;
    this.options = options;
    this.rng = rng;
    this.current = start;
    this.startState = startState;
    this.startHash = game.layout.hash(start);
    this.base = game.layout.clone(start);
    this.before = game.layout.clone(start);
    this.scratch = game.layout.clone(start);
    this.undone = Array.from({ length: start.seats }, () => []);
    this.runOn();
    this.setBarrier();
    this.hidden = this.countHidden();
  }

  static open<S extends State>(game: Game<S>, { seats, seed, options = {} }: Opening): Table<S> {
    const rng = rngFrom(seed);
    return new Table(game, game.setup(seats, options, rng), rng, options, undefined);
  }

  /** Goes on from a complete state; refuses one that breaks an invariant. */
  static from<S extends State>(game: Game<S>, json: unknown, seed: string, options: Options = {}): Table<S> {
    const start = game.layout.fromJSON(json);
    if (start.seats < game.seats[0] || start.seats > game.seats[1]) {
      throw new Refusal(
        'bad-seats',
        `${game.id} is for ${game.seats[0]} to ${game.seats[1]} players, not ${start.seats}.`,
      );
    }
    game.check(start);
    return new Table(game, start, rngFrom(seed), options, json);
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
    this.mustBeLegal(seat, move, language);
    this.undone[seat] = [];
    return this.record(seat, move);
  }

  canUndo(seat: number): boolean {
    return this.choices.some((c) => c.seat === seat && !c.closed);
  }

  canRedo(seat: number): boolean {
    return this.undone[seat].length > 0;
  }

  /** Takes back the seat's last choice. */
  undo(seat: number): void {
    this.mustBeSeat(seat);
    const last = this.choices.findLastIndex((c) => c.seat === seat && !c.closed);
    if (last < 0)
      throw new Refusal(
        'nothing-to-undo',
        'There is nothing to take back: new information or another player came in between.',
      );
    const kept = this.choices.filter((_, i) => i !== last);
    this.undone[seat].push(this.choices[last].move);
    this.game.layout.copy(this.base, this.current);
    this.history.length = this.baseLength;
    this.choices = [];
    this.hidden = this.countHidden();
    // Only choices without draws lie after the barrier, and in simultaneous phases their order does not matter.
    for (const choice of kept) this.record(choice.seat, choice.move);
  }

  /** Plays the last choice taken back again. */
  redo(seat: number): readonly Entry[] {
    this.mustBeSeat(seat);
    const move = this.undone[seat].at(-1);
    if (move === undefined) throw new Refusal('nothing-to-redo', 'There is nothing to play again.');
    this.mustBeLegal(seat, move, 'en');
    this.undone[seat].pop();
    return this.record(seat, move);
  }

  private mustBeSeat(seat: number): void {
    if (Number.isInteger(seat) && seat >= 0 && seat < this.seats) return;
    throw new Refusal('bad-seat', `There is no seat ${seat}; the seats are 0 to ${this.seats - 1}.`);
  }

  private mustBeLegal(seat: number, move: number, language: Language): void {
    if (this.over) throw new Refusal('game-over', 'The game is over.');
    const reason = this.game.why(this.current, seat, move);
    if (reason === undefined) return;
    const { sentence, clause } = sayReason(this.game, reason, language);
    throw new Refusal(clause ? 'illegal-move' : reason, sentence, clause);
  }

  private record(seat: number, move: number): readonly Entry[] {
    const { game, current, rng } = this;
    const first = this.history.length;
    const turn = this.turn;
    const position = rng.position;
    game.layout.copy(current, this.before);

    try {
      this.step(seat, move, false);
      this.runOn();
    } catch (error) {
      // A fault in the rules costs nobody anything: the table is as it was.
      game.layout.copy(this.before, current);
      this.history.length = first;
      rng.rewind(position);
      throw error;
    }

    this.choices.push({ seat, move, closed: false });
    const now = this.turn;
    const bit = 1 << seat;
    const hidden = this.countHidden();
    const somethingWasSeen = hidden.some((n, i) => n < this.hidden[i]);
    this.hidden = hidden;
    const stays = now === turn || now === (turn | bit);
    const finished = now !== 0 && now === (turn & ~bit);
    if (rng.position !== position || !(stays || finished) || somethingWasSeen) this.setBarrier();
    else if (finished) for (const choice of this.choices) if (choice.seat === seat) choice.closed = true;
    return this.history.slice(first);
  }

  private step(seat: number, move: number, forced: boolean): void {
    const events: GameEvent[] = [];
    const secret = this.game.stepFor(this.current, seat)?.secret ?? false;
    const tell = (event: GameEvent) => events.push(event);
    this.game.play(this.current, seat, move, tell);
    resolveChance(this.game, this.current, this.rng, tell);
    this.history.push({ seat, move, forced, secret, hash: this.game.layout.hash(this.current), events });
  }

  private runOn(): void {
    resolveChance(this.game, this.current, this.rng);
    for (let forced = forcedMove(this.game, this.current); forced; forced = forcedMove(this.game, this.current)) {
      this.step(forced.seat, forced.move, true);
    }
  }

  /** How many things each viewer does not know. */
  private countHidden(): number[] {
    const { game } = this;
    if (!game.layout.secrets && !game.veil) return [];
    const viewers = Array.from({ length: this.seats + 1 }, (_, i) => i + WATCHER);
    return viewers.map((viewer) => game.layout.unknowns(game.conceal(this.current, viewer, this.scratch)));
  }

  private setBarrier(): void {
    this.game.layout.copy(this.current, this.base);
    this.baseLength = this.history.length;
    this.choices = [];
    for (const moves of this.undone) moves.length = 0;
  }
}
