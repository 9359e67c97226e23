import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Game, type GameRecord, recordOf, replay, seatsIn, sha256, type Table, WATCHER } from '#kernel';
import { positionOf } from '../play/position.ts';
import type { LocalSeat, SavedGame } from '../play/shelf.ts';
import type { Asked } from '../play/thinking.ts';
import type { Position } from '../table/source.ts';

/** How long a deed is looked at before the next one is thought about, and how long that is seen to take. */
const TELL_MS = 1900;
const THINK_MS = 1300;

/** What decides for a seat. */
export type Mind = (asked: Asked) => Promise<number>;

/** A game that bots play among themselves, a deed every few seconds, for whoever looks on and may sit down at any moment. */
export class LivingGame {
  readonly game: Game;
  private readonly opening: GameRecord;
  private readonly mind: Mind;
  private readonly luck: string;
  private table: Table;
  private version = 0;
  private readonly shown: Signal<Position>;
  private readonly thinks = signal(WATCHER);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private deciding = false;
  private closed = false;
  readonly running = signal(false);

  constructor(game: Game, opening: GameRecord, mind: Mind, luck: string) {
    this.game = game;
    this.opening = opening;
    this.mind = mind;
    this.luck = luck;
    this.table = replay(game, opening, { attentive: true, counting: true });
    this.shown = signal(positionOf(this.table, WATCHER, 0));
  }

  get position(): ReadonlySignal<Position> {
    return this.shown;
  }

  /** Who is seen to think; nobody while what was done is told. */
  get thinker(): ReadonlySignal<number> {
    return this.thinks;
  }

  /** Goes on by itself. */
  run(): void {
    if (this.running.peek() || this.closed) return;
    this.running.value = true;
    this.next();
  }

  /** Stands still; a decision that is under way is not played. */
  rest(): void {
    this.running.value = false;
    this.thinks.value = WATCHER;
    clearTimeout(this.timer);
  }

  /** One decision, at once. */
  async step(): Promise<void> {
    if (this.deciding || this.closed) return;
    if (this.table.over) return this.again();
    this.deciding = true;
    const { table } = this;
    const [seat] = seatsIn(table.turn);
    this.thinks.value = seat;
    try {
      const move = await this.mind({
        game: this.game,
        view: table.view(seat),
        seat,
        seed: sha256(`${this.luck} seat ${seat} after ${table.history.length}`),
      });
      if (this.closed || table !== this.table) return;
      table.play(seat, move);
      this.show();
    } finally {
      this.deciding = false;
    }
  }

  /** The game as it stands, with a person in the place of the bot that is to play. */
  taken(person: LocalSeat, bots: readonly LocalSeat[]): SavedGame {
    const [seat] = seatsIn(this.table.turn);
    const seats = Array.from({ length: this.table.seats }, (_, i) => (i === seat ? person : bots[i]));
    return { record: recordOf(this.table), seats, at: Date.now() };
  }

  /** Whose place somebody who sits down now would take; nobody's when the game is over. */
  get asked(): number | undefined {
    return this.table.over ? undefined : seatsIn(this.table.turn)[0];
  }

  close(): void {
    this.rest();
    this.closed = true;
  }

  private again(): void {
    this.table = replay(this.game, this.opening, { attentive: true, counting: true });
    this.show();
  }

  private show(): void {
    this.version++;
    this.thinks.value = WATCHER;
    this.shown.value = positionOf(this.table, WATCHER, this.version);
  }

  private next(): void {
    this.timer = setTimeout(() => {
      this.thinks.value = this.asked ?? WATCHER;
      this.timer = setTimeout(async () => {
        if (!this.running.peek()) return;
        // A bot that fails leaves the board standing still: nobody waits for it.
        await this.step().catch(() => this.rest());
        if (this.running.peek()) this.next();
      }, THINK_MS);
    }, TELL_MS);
  }
}
