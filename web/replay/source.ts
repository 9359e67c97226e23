import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Game, type GameRecord, type Options, replay, rngFrom, Table, WATCHER } from '#kernel';
import { LocalTable } from '../play/local.ts';
import { positionOf } from '../play/position.ts';
import type { Position, Seat } from '../table/source.ts';
import type { Moments } from './moments.ts';

/** A record as a table one can look at, moment by moment. */
export class Replay implements Moments {
  readonly id: string;
  readonly game: Game;
  readonly seats: Signal<readonly Seat[]>;
  /** How many moves have been played. */
  readonly moment: Signal<number>;
  readonly eyes?: Signal<number>;
  readonly position: ReadonlySignal<Position>;
  readonly replayAt: string;
  readonly analysisAt: string;
  readonly checkAt: string;
  private readonly viewer: Signal<number>;
  private readonly played: GameRecord;

  /** `home` is the address of the game itself, `at` that of this replay. */
  constructor(
    home: string,
    game: Game,
    record: GameRecord,
    seats: readonly Seat[],
    moment: number,
    viewer: number,
    at = `${home}/replay`,
  ) {
    this.id = home;
    this.replayAt = at;
    this.analysisAt = `${home}/analysis`;
    this.checkAt = `${home}/check`;
    this.game = game;
    this.played = record;
    this.seats = signal(seats);
    this.moment = signal(Math.max(0, Math.min(record.moves.length, moment)));
    this.viewer = signal(viewer);
    if (record.over) this.eyes = this.viewer;
    this.position = computed(() => ({
      ...positionOf(this.tableNow(), this.viewer.value, this.moment.value),
      legal: [],
      step: undefined,
      canUndo: false,
      canRedo: false,
    }));
  }

  get options(): Options {
    return this.played.options;
  }

  get length(): number {
    return this.played.moves.length;
  }

  goTo(moment: number): void {
    this.moment.value = Math.max(0, Math.min(this.length, moment));
  }

  /**
   * A game of one's own from this moment. Its draws are new ones: the record's would tell the future. While the real
   * game goes on, what the viewer may not know is imagined.
   */
  branch(): LocalTable {
    const now = this.tableNow();
    const open = this.played.over || this.viewer.value === WATCHER;
    const seed = crypto.randomUUID();
    const state = open ? now.state : this.game.imagine(now.view(this.viewer.value), this.viewer.value, rngFrom(seed));
    const table = Table.from(this.game, this.game.layout.toJSON(state), {
      seed,
      options: this.played.options,
      counting: true,
    });
    return LocalTable.branch(
      table,
      this.seats.value.map(({ name }) => name),
    );
  }

  record(): Promise<GameRecord> {
    return Promise.resolve(this.played);
  }

  private tableNow(): Table {
    return replay(this.game, this.played, { to: this.moment.value, counting: true });
  }
}
