import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Game, type Options, rngFrom, Table, WATCHER } from '#kernel';
import { shownLines } from '../online/lines.ts';
import { seatsOf } from '../online/seats.ts';
import type { Wire } from '../online/wire.ts';
import { LocalTable } from '../play/local.ts';
import { resultOf } from '../play/position.ts';
import type { Connection, Online, Position, Seat } from '../table/source.ts';
import type { Moments } from './moments.ts';

/** A position of the past as the server tells it to this viewer. */
interface Seen {
  readonly moment: number;
  readonly view: unknown;
  readonly turn: readonly number[];
  readonly over: boolean;
}

/**
 * The past of a table that is still being played. The record would tell the seed, so every moment is asked of the
 * server, which shows what this viewer knew then. While the last moment is shown, new moves are followed.
 */
export class LiveReplay implements Moments, Online {
  readonly id: string;
  readonly game: Game;
  readonly seats: ReadonlySignal<readonly Seat[]>;
  readonly connection: ReadonlySignal<Connection>;
  readonly moment: Signal<number>;
  readonly position: ReadonlySignal<Position>;
  readonly replayAt: string;
  private readonly wire: Wire;
  private readonly lines;
  private readonly seen: Signal<Seen>;
  private asking = false;
  private readonly stop: () => void;

  /** `wire` has been told the position of a running game already. */
  constructor(at: string, game: Game, wire: Wire, moment: number) {
    this.id = wire.table;
    this.replayAt = at;
    this.game = game;
    this.wire = wire;
    this.connection = wire.connection;
    this.seats = computed(() => seatsOf(wire.push.value!.summary.seats));
    this.lines = computed(() => shownLines(game, wire.log.value));
    this.moment = signal(Math.max(0, Math.min(this.length, moment)));
    const { view, turn, over } = wire.push.peek()!;
    this.seen = signal({ moment: this.length, view, turn, over });
    this.position = computed(() => this.look());
    let newest = this.length;
    this.stop = effect(() => {
      const { length } = this;
      if (this.moment.peek() === newest) this.moment.value = length;
      newest = length;
      if (this.moment.value !== this.seen.value.moment) void this.fetch();
    });
  }

  get options(): Options | undefined {
    return this.wire.push.value?.summary.options;
  }

  get length(): number {
    return this.lines.value.length;
  }

  goTo(moment: number): void {
    this.moment.value = Math.max(0, Math.min(this.length, moment));
  }

  /** What this viewer may not know is imagined, and the draws are new ones. */
  branch(): LocalTable {
    const { view, viewer } = this.position.peek();
    const seed = crypto.randomUUID();
    const state = this.game.imagine(this.game.layout.clone(view), viewer, rngFrom(seed));
    const { options } = this.wire.push.peek()!.summary;
    return LocalTable.branch(
      Table.from(this.game, this.game.layout.toJSON(state), { seed, options, counting: true }),
      this.seats.peek().map(({ name }) => name),
    );
  }

  close(): void {
    this.stop();
  }

  private look(): Position {
    const { moment, view: told, turn, over } = this.seen.value;
    const view = this.game.layout.viewFromJSON(told);
    return {
      version: moment,
      viewer: this.wire.seat.value ?? WATCHER,
      view,
      turn,
      legal: [],
      log: this.lines.value.slice(0, moment),
      canUndo: false,
      canRedo: false,
      over,
      result: resultOf(this.game, view),
    };
  }

  /** Asks for the moment that is wanted, one at a time; what was wanted in between is passed over. */
  private async fetch(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    while (this.moment.peek() !== this.seen.peek().moment) {
      const moment = this.moment.peek();
      const at = moment === 0 ? this.startedAt() : this.lines.peek()[moment - 1].seq;
      const answer = await this.wire.ask({ do: 'state', at }).catch(() => undefined);
      if (!answer) break;
      this.seen.value = { moment, ...(answer as unknown as Omit<Seen, 'moment'>) };
    }
    this.asking = false;
  }

  private startedAt(): number {
    return this.wire.log.peek().find(({ kind }) => kind === 'start')?.seq ?? 1;
  }
}
