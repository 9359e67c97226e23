import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Game, type GameRecord, recordOf, type State, type Table } from '#kernel';
import { positionOf } from '../play/position.ts';
import type { Choosing, Guided, Position, Seat, Shown } from '../table/source.ts';
import { offeredBy, tableAt, tryOut } from './lesson.ts';
import type { Bubble, Lesson } from './model.ts';

/** A table that is led through a lesson: at each bubble one move is open, or none, or the choices of a decision. */
export class LessonTable implements Shown, Choosing, Guided {
  readonly id: string;
  readonly game: Game;
  readonly seats: Signal<readonly Seat[]>;
  /** The bubble that is open. */
  readonly at: Signal<number>;
  /** The choice that was made of the decision that is open, and is answered now. */
  readonly chosen: Signal<number | undefined> = signal(undefined);
  /** The free turns have begun: they are played at a table of their own. */
  readonly free: Signal<boolean> = signal(false);
  readonly position: ReadonlySignal<Position>;
  /** What the reader sees before a choice is made. */
  readonly before: ReadonlySignal<State> = computed(() => tableAt(this.game, this.lesson, this.at.value).view(0));
  readonly about: ReadonlySignal<readonly string[]> = computed(() => this.bubble?.about ?? []);
  readonly lesson: Lesson;

  constructor(game: Game, lesson: Lesson, names: readonly string[], at: number) {
    this.id = `lesson-${game.id}`;
    this.game = game;
    this.lesson = lesson;
    this.seats = signal(names.map((name, seat) => ({ name, kind: seat === 0 ? 'person' : 'bot' })));
    this.at = signal(this.within(at));
    this.position = computed(() => {
      const chosen = this.chosen.value;
      const legal =
        this.bubble && chosen === undefined ? offeredBy(this.bubble).map((move) => game.lexicon.parse(move)) : [];
      const canUndo = this.at.value > 0 || chosen !== undefined;
      return { ...positionOf(this.table(), 0, this.version()), legal, canUndo, canRedo: false };
    });
  }

  /** Nothing after the last one: the free turns come next. */
  get bubble(): Bubble | undefined {
    return this.lesson.bubbles[this.at.value];
  }

  goTo(at: number): void {
    this.chosen.value = undefined;
    this.at.value = this.within(at);
  }

  /** Does what the bubble asks for, or makes one of its choices and is answered. */
  choose(move: number): void {
    const choice = this.position.value.legal.indexOf(move);
    if (choice < 0) return;
    if (this.bubble?.decide) this.chosen.value = choice;
    else this.goTo(this.at.value + 1);
  }

  /** Back to the choices, or to the bubble before. */
  undo(): void {
    if (this.chosen.value === undefined) this.goTo(this.at.value - 1);
    else this.chosen.value = undefined;
  }

  /** Back to where the reader's turn began: after the last thing that happened by itself. */
  reset(): void {
    const { bubbles } = this.lesson;
    const last = bubbles.slice(0, Math.max(0, this.at.value - 1)).findLastIndex(({ after }) => after !== undefined);
    this.goTo(last + 1);
  }

  beginFree(): void {
    this.free.value = true;
  }

  record(): Promise<GameRecord> {
    return Promise.resolve(recordOf(this.table()));
  }

  /** The table as it stands, with the choice that is answered. */
  private table(): Table {
    const table = tableAt(this.game, this.lesson, this.at.value);
    const chosen = this.chosen.value;
    if (this.bubble?.decide && chosen !== undefined) tryOut(table, this.bubble.decide, chosen);
    return table;
  }

  private version(): number {
    return this.at.value * 10 + (this.chosen.value ?? 9);
  }

  private within(at: number): number {
    return Math.max(0, Math.min(this.lesson.bubbles.length, at));
  }
}
