import { batch, computed, type Signal, signal } from '@preact/signals';
import type { HintStep } from '#bots';
import {
  type Game,
  type GameRecord,
  type Language,
  type Options,
  Refusal,
  recordOf,
  replay,
  seatsIn,
  sha256,
  Table,
  WATCHER,
} from '#kernel';
import { settings } from '../settings/settings.ts';
import { lookAhead } from '../table/ahead.ts';
import { ByItself, soleMove } from '../table/itself.ts';
import type { InThisPage, Manner, Playing, Position, Seat, Shown, Trouble } from '../table/source.ts';
import { wording } from '../words/index.ts';
import { Keeper } from './keeper.ts';
import { paceNow, turnByTurn } from './pace.ts';
import { positionOf } from './position.ts';
import { type LocalSeat, type SavedGame, shelf } from './shelf.ts';
import { startHere } from './start.ts';
import { type Asked, Thinking } from './thinking.ts';

/** While bots play at once the table is drawn this often. */
const GLANCE_MS = 100;

/** A move that waits for "End turn". */
interface Held {
  readonly move: number;
  /** Nobody chose it: there was nothing else left to do. */
  readonly byItself: boolean;
}

/** A game in this page: people at this screen, bots in a worker, no network. */
export class LocalTable implements Shown, Playing, InThisPage {
  readonly id: string;
  readonly trouble: Signal<Trouble | undefined> = signal(undefined);
  readonly handOver: Signal<number | undefined> = signal(undefined);
  readonly thinking = signal(false);
  readonly waits = signal(false);
  readonly position: Signal<Position>;
  readonly seats;
  private readonly plan: readonly LocalSeat[];
  private readonly table: Table;
  private readonly keeps: boolean;
  private readonly thinkers = new Thinking();
  private readonly keeper = new Keeper(() => this.save());
  private held: Held | undefined;
  /** What was answered for the viewer, since there was only one answer. */
  private itself = new ByItself();
  /** How many choices each undo took back. */
  private taken: number[] = [];
  private version = 0;
  private viewer: number;
  private running = false;
  private closed = false;
  /** The bots' steps are shown at once until a person is asked again, or asks for the next turn. */
  private hurried = false;
  /** By seat, how long the history was when its bot thought last. */
  private readonly thoughtAt = new Map<number, number>();
  private hurry: (() => void) | undefined;
  private letOn: (() => void) | undefined;
  private shownAt = 0;

  private constructor(id: string, table: Table, plan: readonly LocalSeat[], keeps: boolean, held?: number) {
    this.id = id;
    this.table = table;
    this.plan = plan;
    this.keeps = keeps;
    const people = this.people();
    this.viewer = people.find((seat) => table.turn & (1 << seat)) ?? people[0] ?? WATCHER;
    if (held !== undefined) this.held = { move: held, byItself: table.moves(this.viewer).length === 1 };
    this.seats = computed(() =>
      plan.map(({ name, level }): Seat => ({ name, level, kind: level === undefined ? 'person' : 'bot' })),
    );
    this.position = signal(this.look());
    this.keeper.soon();
    if (this.passes() && !table.over) this.handOver.value = this.viewer;
    void this.run();
  }

  /** A new game, kept in this browser. */
  static open(id: string, game: Game, plan: readonly LocalSeat[], seed: string, options = {}): LocalTable {
    const table = Table.open(game, { seats: plan.length, seed, options, attentive: true, counting: true });
    return new LocalTable(id, table, plan, true);
  }

  /** Goes on with a kept game; throws a Refusal when its record does not replay. */
  static resume(id: string, game: Game, saved: SavedGame): LocalTable {
    const table = replay(game, saved.record, { attentive: true, counting: true });
    const held = saved.held === undefined ? undefined : game.lexicon.parse(saved.held);
    return new LocalTable(id, table, saved.seats, true, held);
  }

  /** Throws a Refusal unless the record replays move by move. */
  static verify(game: Game, saved: SavedGame): void {
    replay(game, saved.record);
  }

  /** A position to practise from, with bots around; nothing is kept. */
  static practice(table: Table, plan: readonly LocalSeat[]): LocalTable {
    return new LocalTable('', table, plan, false);
  }

  /** "What if": everybody's moves are ours to try, and nothing is kept. */
  static branch(table: Table, names: readonly string[]): LocalTable {
    return new LocalTable(
      '',
      table,
      names.map((name) => ({ name })),
      false,
    );
  }

  get game(): Game {
    return this.table.game;
  }

  /** The record with who sat where: what is exported, replayed and shared. */
  saved(): SavedGame {
    const held = this.held && this.game.lexicon.text(this.held.move);
    return { record: recordOf(this.table), seats: this.plan, held, at: Date.now() };
  }

  choose(move: number, version: number, { after = [], ends = false }: Manner = {}): void {
    // A click that was meant for another position does nothing.
    if (version !== this.version || this.viewer === WATCHER) return;
    this.attempt(() => {
      this.taken = [];
      if (after.length > 0) this.goBy(after, move);
      if (!ends && this.mustConfirm(move)) this.held = { move, byItself: false };
      else this.play(this.viewer, move);
    });
  }

  endTurn(): void {
    const { held } = this;
    if (held === undefined) return;
    this.held = undefined;
    this.attempt(() => this.play(this.viewer, held.move));
  }

  undo(): void {
    this.attempt(() => {
      const chosen = this.held && !this.held.byItself;
      this.held = undefined;
      if (!chosen) this.takeBack();
    });
  }

  redo(): void {
    this.attempt(() => {
      // What was taken back together comes again together.
      for (let n = this.taken.pop() ?? 1; n > 0; n--) {
        const { viewer, table } = this;
        const sole = table.moves(viewer).length === 1;
        if (sole || n > 1) this.itself.note(this.own(), this.undoable(), !sole);
        table.redo(viewer);
      }
    });
  }

  reset(): void {
    this.attempt(() => {
      this.held = undefined;
      while (this.table.canUndo(this.viewer)) this.takeBack();
    });
  }

  acceptHandOver(): void {
    this.handOver.value = undefined;
    this.attempt(() => {});
  }

  /** Where a bot could not answer it is asked again. */
  dismissTrouble(): void {
    this.trouble.value = undefined;
    void this.run();
  }

  async hint(language: Language): Promise<readonly HintStep[] | undefined> {
    const { viewer } = this;
    if (!(this.table.turn & (1 << viewer))) return undefined;
    return this.thinkers.hint(this.asking(viewer), { language, names: this.plan.map(({ name }) => name) });
  }

  record(): Promise<GameRecord> {
    return Promise.resolve(recordOf(this.table));
  }

  file(): string {
    return JSON.stringify(this.saved(), null, 1);
  }

  get options(): Options {
    return this.table.options;
  }

  get replayAt(): string | undefined {
    return this.keeps ? `/here/${this.id}/replay` : undefined;
  }

  get analysisAt(): string | undefined {
    return this.keeps ? `/here/${this.id}/analysis` : undefined;
  }

  get checkAt(): string | undefined {
    return this.keeps ? `/here/${this.id}/check` : undefined;
  }

  async rematch(): Promise<void> {
    const [first, ...rest] = this.plan;
    const { options, game } = this.table;
    await startHere(game.id, [...rest, first], { options, edition: game.edition });
  }

  skip(): void {
    this.hurried = this.running && !this.waits.value;
    this.hurry?.();
  }

  goOn(): void {
    this.letOn?.();
  }

  close(): void {
    this.closed = true;
    this.goOn();
    this.keeper.close();
    this.thinkers.close();
  }

  private people(): number[] {
    return this.plan.flatMap(({ level }, seat) => (level === undefined ? [seat] : []));
  }

  /** Does nobody answer? There is then no turn to end: everything can be taken back. */
  private alone(): boolean {
    return !this.keeps && this.people().length === this.plan.length;
  }

  /** Is the screen passed on between people who keep secrets from each other? */
  private passes(): boolean {
    return this.keeps && this.game.secrets && this.people().length > 1;
  }

  private look(): Position {
    const hidden = this.handOver.value !== undefined;
    const seen = positionOf(this.table, hidden ? WATCHER : this.viewer, this.version);
    const position = { ...seen, canUndo: !hidden && this.undoable() };
    if (this.held === undefined || hidden) return position;
    const { move, byItself } = this.held;
    const { preview } = lookAhead(this.game, position.view, this.viewer, move);
    const canUndo = !byItself || position.canUndo;
    return { ...position, view: preview ?? position.view, legal: [], held: move, canUndo, canRedo: false };
  }

  private attempt(act: () => void): void {
    try {
      act();
      this.trouble.value = undefined;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.trouble.value = { code: error.code, message: error.message, clause: error.clause };
    }
    this.answer();
    this.show();
    void this.run();
  }

  /** How many choices the viewer has made. */
  private own(): number {
    return this.table.history.filter(({ seat, forced }) => seat === this.viewer && !forced).length;
  }

  /** Can a choice be taken back that was one? */
  private undoable(): boolean {
    return this.viewer !== WATCHER && this.itself.canUndo(this.own(), this.table.canUndo(this.viewer));
  }

  private mustConfirm(move: number): boolean {
    if (settings.value.autoEnd || this.alone()) return false;
    return lookAhead(this.game, this.table.view(this.viewer), this.viewer, move).endsTurn;
  }

  /** The one answer of the viewer, where nothing else can be said. */
  private sole(): number | undefined {
    const { table, viewer, game } = this;
    if (table.over || viewer === WATCHER || !(table.turn & (1 << viewer))) return undefined;
    return soleMove(game, table.state, viewer, table.moves(viewer));
  }

  /** Nobody is asked what has one answer. What would end the turn waits, as long as something can be taken back. */
  private answer(): void {
    if (this.handOver.value !== undefined || this.held !== undefined) return;
    for (let move = this.sole(); move !== undefined; move = this.sole()) {
      const undoable = this.undoable();
      if (undoable && this.mustConfirm(move)) {
        this.held = { move, byItself: true };
        return;
      }
      this.itself.note(this.own(), undoable);
      this.play(this.viewer, move);
    }
  }

  /** Makes what comes before a choice, and whatever has one answer on the way. */
  private goBy(way: readonly number[], wanted: number): void {
    const make = (move: number) => {
      this.itself.note(this.own(), this.undoable(), true);
      this.play(this.viewer, move);
    };
    const untilOffered = (move: number) => {
      while (!this.table.moves(this.viewer).includes(move)) {
        const sole = this.sole();
        if (sole === undefined) return;
        make(sole);
      }
    };
    for (const move of way) {
      untilOffered(move);
      make(move);
    }
    untilOffered(wanted);
  }

  private takeBack(): void {
    const { table, viewer } = this;
    const own = this.own();
    for (let n = this.itself.undos(own); n > 0 && table.canUndo(viewer); n--) table.undo(viewer);
    // What was answered before this page was opened is not noted.
    while (this.sole() !== undefined && table.canUndo(viewer)) table.undo(viewer);
    this.itself.forget(this.own());
    if (own > this.own()) this.taken.push(own - this.own());
  }

  private play(seat: number, move: number): void {
    this.table.play(seat, move, settings.value.language);
  }

  private show(): void {
    this.version++;
    this.shownAt = performance.now();
    batch(() => {
      this.position.value = this.look();
    });
    this.keeper.soon();
  }

  private save(): void {
    if (!this.keeps || shelf.put(this.id, this.saved())) return;
    this.trouble.value = { code: 'not-kept', message: wording.peek().table.notKept };
  }

  /** Lets the bots play until a person must decide. */
  private async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    let turn = { seat: WATCHER, since: 0 };
    let waiting = seatsIn(this.table.turn);
    while (!this.closed && !this.table.over) {
      const seat = waiting.find((candidate) => this.plan[candidate].level !== undefined);
      if (seat === undefined) break;
      if (seat !== turn.seat && turn.seat !== WATCHER && turnByTurn() && waiting.length === 1) {
        await this.untilAskedFor();
        if (this.closed) break;
      }
      const started = performance.now();
      if (seat !== turn.seat) turn = { seat, since: started };
      this.thinking.value = true;
      const move = await this.botMove(seat);
      if (this.closed || move === undefined) break;
      const thought = performance.now();
      const { stepMs, turnMs } = paceNow();
      const step = this.hurried ? 0 : Math.min(stepMs, turn.since + turnMs - started);
      const pause = step - (thought - started);
      if (pause > 0) await this.wait(pause);
      if (this.closed) break;
      // Where all choose at once, somebody may have taken a choice back while the bot thought: then it thinks again.
      const stands = this.table.moves(seat).includes(move);
      if (stands) this.play(seat, move);
      waiting = seatsIn(this.table.turn);
      if (!stands) continue;
      // Bots that play without a pause are drawn now and then only; but a person who may choose meanwhile sees how things stand.
      const asked = waiting.some((candidate) => this.plan[candidate].level === undefined);
      if (step > 0 || asked || this.table.over || performance.now() - this.shownAt > GLANCE_MS) this.show();
    }
    this.thinking.value = false;
    this.running = false;
    this.hurried = false;
    if (this.closed || this.table.over) return;
    this.turnScreenTo(waiting);
    if (this.handOver.value === undefined && this.held === undefined && this.sole() !== undefined)
      this.attempt(() => {});
  }

  private async botMove(seat: number): Promise<number | undefined> {
    const level = this.plan[seat].level!;
    for (let tried = 1; !this.closed; tried++) {
      try {
        const { length } = this.table.history;
        const { move, planned } = await this.thinkers.move(this.asking(seat), level, this.sinceThought(seat));
        if (!planned) this.thoughtAt.set(seat, length);
        return move;
      } catch {
        // After the first failure another worker tries; after the second the player is told.
        if (this.closed || tried < 2) continue;
        this.trouble.value = { code: 'bot-failed', message: wording.peek().table.botFailed };
        return undefined;
      }
    }
    return undefined;
  }

  /**
   * What a bot is asked at a seat. Its random numbers follow from the game's seed, so that equal seeds and equal choices make
   * equal games, as far as bots that think by the clock allow. It gets a hash: the seed itself would tell it the next draws.
   */
  private asking(seat: number): Asked {
    const { game, seed, history } = this.table;
    return { game, view: this.table.view(seat), seat, seed: sha256(`${seed} seat ${seat} after ${history.length}`) };
  }

  /** What a seat has played since it thought; nothing when somebody else has moved meanwhile, or moves were taken back. */
  private sinceThought(seat: number): number[] | undefined {
    const from = this.thoughtAt.get(seat) ?? Number.POSITIVE_INFINITY;
    const { history } = this.table;
    if (from > history.length) return undefined;
    const lines = history.slice(from);
    return lines.every((line) => line.seat === seat) ? lines.map(({ move }) => move) : undefined;
  }

  private turnScreenTo(waiting: readonly number[]): void {
    // The screen never turns to a bot, not even to one that failed: what it holds is secret.
    const asked = waiting.find((seat) => this.plan[seat].level === undefined);
    if (waiting.includes(this.viewer) || asked === undefined) return;
    this.viewer = asked;
    this.itself = new ByItself();
    this.taken = [];
    if (this.passes()) this.handOver.value = this.viewer;
    this.show();
  }

  /** Shows how things stand, and waits until the reader wants to see the next turn. */
  private async untilAskedFor(): Promise<void> {
    this.thinking.value = false;
    this.waits.value = true;
    this.show();
    await new Promise<void>((resolve) => {
      this.letOn = resolve;
    });
    this.letOn = undefined;
    this.waits.value = false;
    this.hurried = false;
  }

  private wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.hurry = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
