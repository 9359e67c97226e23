import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Game, type GameRecord, recordOf, Table } from '#kernel';
import type { Bubble, Lesson } from '../face.ts';
import { positionOf } from '../play/position.ts';
import type { Choosing, Guided, Position, Seat, Shown } from '../table/source.ts';
import { carryOut } from './lesson.ts';

/** A table that is led through the opening of a lesson: at each bubble one move is open, or none. */
export class LessonTable implements Shown, Choosing, Guided {
  readonly id: string;
  readonly game: Game;
  readonly seats: Signal<readonly Seat[]>;
  /** The bubble that is open. */
  readonly at: Signal<number>;
  readonly position: ReadonlySignal<Position>;
  readonly about: ReadonlySignal<readonly string[]> = computed(() => this.bubble.about ?? []);
  readonly lesson: Lesson;

  constructor(game: Game, lesson: Lesson, names: readonly string[], at: number) {
    this.id = `lesson-${game.id}`;
    this.game = game;
    this.lesson = lesson;
    this.seats = signal(names.map((name, seat) => ({ name, kind: seat === 0 ? 'person' : 'bot' })));
    this.at = signal(Math.max(0, Math.min(lesson.bubbles.length - 1, at)));
    this.position = computed(() => {
      const { do: wanted } = this.bubble;
      const legal = wanted === undefined ? [] : [game.lexicon.parse(wanted)];
      return { ...positionOf(this.table(), 0, this.at.value), legal, canUndo: this.at.value > 0, canRedo: false };
    });
  }

  get bubble(): Bubble {
    return this.lesson.bubbles[this.at.value];
  }

  goTo(at: number): void {
    this.at.value = Math.max(0, Math.min(this.lesson.bubbles.length - 1, at));
  }

  choose(move: number): void {
    if (this.position.value.legal.includes(move)) this.goTo(this.at.value + 1);
  }

  undo(): void {
    this.goTo(this.at.value - 1);
  }

  /** Back to where the reader's turn began: after the last thing that happened by itself. */
  reset(): void {
    const { bubbles } = this.lesson;
    const last = bubbles.slice(0, Math.max(0, this.at.value - 1)).findLastIndex(({ after }) => after !== undefined);
    this.goTo(last + 1);
  }

  record(): Promise<GameRecord> {
    return Promise.resolve(recordOf(this.table()));
  }

  /** The table after everything the bubbles before this one did. */
  private table(): Table {
    const { seats, seed, bubbles } = this.lesson;
    const table = Table.open(this.game, { seats, seed, counting: true });
    for (const bubble of bubbles.slice(0, this.at.value)) carryOut(table, bubble);
    return table;
  }
}
