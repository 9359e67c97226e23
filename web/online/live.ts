import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Game, type GameRecord, type Options, WATCHER } from '#kernel';
import type { LogLine, Push } from '#wire';
import { resultOf } from '../play/position.ts';
import { settings } from '../settings/settings.ts';
import { lookAhead } from '../table/ahead.ts';
import { ByItself, soleAnswer, soleMove } from '../table/itself.ts';
import type {
  Clocks,
  Connection,
  Manner,
  Online,
  Playing,
  Position,
  Result,
  Seat,
  Shown,
  Trouble,
} from '../table/source.ts';
import { wording } from '../words/index.ts';
import { ApiError, onlineRecord, rematch } from './api.ts';
import { shownLines } from './lines.ts';
import { Paced } from './paced.ts';
import { seatsOf } from './seats.ts';
import type { Wire } from './wire.ts';

const HELD = 'engawa.held.';

/** What a seat does that leaves it with other choices than before. */
const CHOICES: ReadonlySet<string> = new Set(['play', 'undo', 'redo']);

interface Held {
  readonly move: number;
  readonly seq: number;
  /** Nobody chose it: there was nothing else left to do. */
  readonly byItself?: boolean;
}

/** A game on the server as a table: what the server pushes is shown, what the player chooses is sent. */
export class LiveTable implements Shown, Playing, Online {
  readonly id: string;
  readonly game: Game;
  readonly seats: ReadonlySignal<readonly Seat[]>;
  readonly position: ReadonlySignal<Position>;
  readonly connection: ReadonlySignal<Connection>;
  readonly clocks: ReadonlySignal<Clocks | undefined>;
  readonly trouble: Signal<Trouble | undefined> = signal(undefined);
  readonly thinking: ReadonlySignal<boolean>;
  readonly waits: ReadonlySignal<boolean>;
  private readonly wire: Wire;
  /** What the reader is shown, which may be behind what the server has told. */
  private readonly paced: Paced;
  /** The move that was to wait for "End turn", with the position it was chosen in. */
  private readonly held: Signal<Held | undefined>;
  /** The same while it still stands: what others do meanwhile (they choose too, or ask for a pause) does not let it fall. */
  private readonly waiting: ReadonlySignal<Held | undefined>;
  private readonly final: Signal<Result | undefined> = signal(undefined);
  private readonly busy = signal(false);
  /** What was answered for the player, since there was only one answer; and the last position in which that was tried. */
  private readonly itself = new ByItself();
  private answeredAt = -1;
  private going = false;
  /** How many choices each undo took back. */
  private taken: number[] = [];
  private readonly stop: () => void;

  /** `wire` has been told the position of a running game already. */
  constructor(wire: Wire, game: Game) {
    this.id = wire.table;
    this.game = game;
    this.wire = wire;
    this.connection = wire.connection;
    this.paced = new Paced(wire);
    this.waits = this.paced.waits;
    this.held = signal(this.keptHeld());
    this.waiting = computed(() => {
      const held = this.held.value;
      return held && this.stands(held, wire.push.value!, wire.log.value) ? held : undefined;
    });
    this.seats = computed(() => {
      const here = wire.here.value;
      return seatsOf(wire.push.value!.summary.seats).map((seat, i) => ({
        ...seat,
        present: seat.present === undefined ? undefined : here.includes(i),
      }));
    });
    this.position = computed(() => this.look(this.paced.push.value));
    this.clocks = computed(() => clocksOf(wire.push.value!));
    this.thinking = computed(() => this.paced.push.value.turn.some((seat) => this.seats.value[seat]?.kind === 'bot'));
    const stopFetching = effect(() => {
      if (wire.push.value?.over && !this.final.value) void this.fetchResult();
    });
    const stopAnswering = effect(() => this.answer(this.position.value));
    this.stop = () => {
      stopFetching();
      stopAnswering();
    };
  }

  choose(move: number, version: number, { after = [], ends = false }: Manner = {}): void {
    const { seq } = this.wire.push.value!;
    if (version !== seq || this.busy.value || this.position.value.viewer === WATCHER) return;
    this.taken = [];
    if (after.length > 0) void this.goBy(after, move);
    else if (!ends && this.mustConfirm(move)) this.hold({ move, seq });
    else void this.play(move);
  }

  endTurn(): void {
    const held = this.waiting.value;
    if (!held) return;
    this.hold(undefined);
    void this.play(held.move).then((played) => {
      // What was not taken is not lost: it waits for "End turn" again for as long as it stands.
      if (!played) this.hold(held);
    });
  }

  undo(): void {
    const held = this.waiting.value;
    this.hold(undefined);
    if (!held || held.byItself) void this.inOneGo(() => this.takeBack());
  }

  redo(): void {
    void this.inOneGo(async () => {
      // What was taken back together comes again together.
      for (let n = this.taken.pop() ?? 1; n > 0 && !this.trouble.value; n--) {
        const sole = this.sole() !== undefined;
        if (sole || n > 1) this.itself.note(this.own(), this.undoable(), !sole);
        await this.step({ do: 'redo' });
      }
    });
  }

  reset(): void {
    this.hold(undefined);
    void this.inOneGo(async () => {
      while (this.wire.push.value!.undo && !this.trouble.value) await this.takeBack();
    });
  }

  skip(): void {
    this.paced.skip();
  }

  goOn(): void {
    this.paced.goOn();
  }

  dismissTrouble(): void {
    this.trouble.value = undefined;
  }

  async record(): Promise<GameRecord | undefined> {
    if (!this.wire.push.value?.over) return undefined;
    return (await onlineRecord(this.id)).record;
  }

  get options(): Options | undefined {
    return this.wire.push.value?.summary.options;
  }

  get replayAt(): string {
    return `/t/${this.id}/replay`;
  }

  get analysisAt(): string {
    return `/t/${this.id}/analysis`;
  }

  get checkAt(): string | undefined {
    return this.wire.push.value?.over ? `/t/${this.id}/check` : undefined;
  }

  async rematch(): Promise<void> {
    const { go } = await import('../router.tsx');
    go(`/t/${await rematch(this.id)}`);
  }

  close(): void {
    this.stop();
    this.paced.close();
  }

  private look(push: Push): Position {
    const viewer = this.wire.seat.value ?? WATCHER;
    const view = this.game.layout.viewFromJSON(push.view);
    const ask = push.asks.find(({ seat }) => seat === viewer);
    const position: Position = {
      version: push.seq,
      viewer,
      view,
      turn: push.turn,
      legal: this.busy.value ? [] : push.moves.map((move) => this.game.lexicon.parse(move)),
      step: ask && { name: ask.step, clause: ask.clause },
      log: shownLines(this.game, this.paced.log.value),
      canUndo: this.itself.canUndo(this.own(), push.undo),
      canRedo: push.redo,
      over: push.over,
      result: this.final.value ?? { ...resultOf(this.game, view), ...(push.scores ? { scores: push.scores } : {}) },
    };
    const held = this.waiting.value;
    if (!held || viewer === WATCHER) return position;
    const { preview } = lookAhead(this.game, view, viewer, held.move);
    const canUndo = !held.byItself || position.canUndo;
    return { ...position, view: preview ?? view, legal: [], held: held.move, canUndo, canRedo: false };
  }

  /** How many choices of this seat stand. */
  private own(): number {
    const seat = this.wire.seat.value;
    return shownLines(this.game, this.wire.log.value).filter((line) => line.seat === seat && !line.forced).length;
  }

  /** Can a choice be taken back that was one? */
  private undoable(): boolean {
    return this.itself.canUndo(this.own(), this.wire.push.value!.undo);
  }

  private mustConfirm(move: number): boolean {
    const view = this.game.layout.viewFromJSON(this.wire.push.value!.view);
    return !settings.value.autoEnd && lookAhead(this.game, view, this.wire.seat.value!, move).endsTurn;
  }

  /** The one answer of this seat, as the server has told it. */
  private sole(): number | undefined {
    const { turn, moves, over, view } = this.wire.push.value!;
    const { layout, lexicon } = this.game;
    const seat = this.wire.seat.value ?? WATCHER;
    if (over || !turn.includes(seat) || moves.length !== 1) return undefined;
    return soleMove(this.game, layout.viewFromJSON(view), seat, moves.map(lexicon.parse));
  }

  /**
   * Nobody is asked what has one answer. What would end the turn waits, as long as something can be taken back. In one position it is tried
   * once: another device of this player may have been faster.
   */
  private answer(position: Position): void {
    const move = soleAnswer(this.game, position);
    const { version } = position;
    const current = version === this.wire.push.peek()!.seq && this.connection.value === 'live';
    if (move === undefined || !current || version === this.answeredAt || this.going) return;
    this.answeredAt = version;
    const undoable = this.undoable();
    if (undoable && this.mustConfirm(move)) this.hold({ move, seq: version, byItself: true });
    else {
      this.itself.note(this.own(), undoable);
      void this.play(move).then((played) => {
        if (!played) this.dismissTrouble();
      });
    }
  }

  /** Makes what comes before a choice, and whatever has one answer on the way, and then the choice itself. */
  private goBy(way: readonly number[], wanted: number): Promise<void> {
    const offered = (move: number) => this.wire.push.value!.moves.includes(this.game.lexicon.text(move));
    const make = async (move: number) => {
      this.itself.note(this.own(), this.undoable(), true);
      await this.step({ do: 'play', move: this.game.lexicon.text(move) });
    };
    const untilOffered = async (move: number) => {
      for (let sole = this.sole(); !offered(move) && sole !== undefined && !this.trouble.value; sole = this.sole())
        await make(sole);
    };
    return this.inOneGo(async () => {
      for (const move of way) {
        await untilOffered(move);
        // Somebody may have been faster, or the server may be gone: what was wanted is asked again.
        if (!offered(move) || this.trouble.value) return;
        await make(move);
      }
      await untilOffered(wanted);
      if (!offered(wanted) || this.trouble.value) return;
      if (this.mustConfirm(wanted)) this.hold({ move: wanted, seq: this.wire.push.value!.seq });
      else await this.play(wanted);
    });
  }

  private async takeBack(): Promise<void> {
    const own = this.own();
    const can = () => this.wire.push.value!.undo && !this.trouble.value;
    for (let n = this.itself.undos(own); n > 0 && can(); n--) await this.step({ do: 'undo' });
    // What was answered before this page was opened is not noted.
    while (this.sole() !== undefined && can()) await this.step({ do: 'undo' });
    this.itself.forget(this.own());
    if (own > this.own()) this.taken.push(own - this.own());
  }

  /** Several steps of one wish: nothing is answered in between. */
  private async inOneGo(act: () => Promise<void>): Promise<void> {
    this.going = true;
    try {
      await act();
    } finally {
      this.going = false;
      this.answer(this.position.peek());
    }
  }

  /** Sends a choice and waits until the server has shown what came of it. */
  private async step(message: object): Promise<void> {
    const { seq } = this.wire.push.value!;
    if (await this.send(message)) await this.arrived(seq);
  }

  /** It can still be played, and its seat has done nothing since. */
  private stands({ move, seq }: Held, push: Push, log: readonly LogLine[]): boolean {
    const seat = this.wire.seat.value;
    if (!push.moves.includes(this.game.lexicon.text(move))) return false;
    return !log.some((line) => line.seq > seq && line.seat === seat && CHOICES.has(line.kind));
  }

  private play(move: number): Promise<boolean> {
    return this.send({ do: 'play', move: this.game.lexicon.text(move) });
  }

  /** Sends a choice once, whatever happens to the connection. False when the server refused it. */
  private send(message: object): Promise<boolean> {
    this.busy.value = true;
    this.trouble.value = undefined;
    return this.wire
      .ask({ ...message, seq: this.wire.push.value!.seq, action: crypto.randomUUID() }, true)
      .then(
        () => true,
        (error: unknown) => {
          if (!(error instanceof ApiError)) throw error;
          const { live } = wording.peek();
          const message = error.code === 'stale' ? live.stale : `${error.message} ${live.stillHere}`;
          this.trouble.value = { code: error.code, message, clause: error.clause };
          return false;
        },
      )
      .finally(() => {
        this.busy.value = false;
      });
  }

  /** Waits until the server has shown what came after a position. */
  private arrived(seq: number): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.wire.push.subscribe((push) => {
        if (push && push.seq <= seq) return;
        resolve();
        queueMicrotask(() => stop());
      });
    });
  }

  private hold(held: Held | undefined): void {
    this.held.value = held;
    try {
      if (held) sessionStorage.setItem(HELD + this.id, JSON.stringify(held));
      else sessionStorage.removeItem(HELD + this.id);
    } catch {
      // It then waits for as long as the page is open.
    }
  }

  private keptHeld(): Held | undefined {
    try {
      return (JSON.parse(sessionStorage.getItem(HELD + this.id) ?? 'null') as Held | null) ?? undefined;
    } catch {
      return undefined;
    }
  }

  private async fetchResult(): Promise<void> {
    const answer = await this.wire.ask({ do: 'scores' }).catch(() => undefined);
    if (answer) this.final.value = answer as unknown as Result;
  }
}

/** The server's clock and ours may differ: what counts is the time since the push came. */
function clocksOf({ clocks }: Push): Clocks | undefined {
  if (!clocks) return undefined;
  return {
    left: clocks.map(({ left }) => left),
    running: clocks.flatMap(({ running }, seat) => (running ? [seat] : [])),
    at: Date.now(),
  };
}
