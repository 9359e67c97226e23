import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { sayBrings } from '#commands';
import { type Foretold, foretell, type Game, HIDDEN, type Language, type NameOf, type State } from '#kernel';
import type { Target } from '../board/targets.ts';
import type { Row } from '../table/branches.ts';
import type { Shown } from '../table/source.ts';
import { wording } from '../words/index.ts';
import { type Chip, chipsOf } from './chips.ts';
import { Foretelling } from './foretelling.ts';

interface Pointed {
  readonly moves: readonly number[];
  readonly from: 'list' | 'board' | 'tap';
}

/** What pointing needs to know of a desk. */
interface Desk {
  readonly game: Game;
  readonly source: Shown;
  readonly language: ReadonlySignal<Language>;
  readonly targets: ReadonlySignal<ReadonlyMap<object, Target>>;
  readonly chosen: ReadonlySignal<readonly string[]>;
  readonly lit: Signal<readonly string[]>;
  readonly nameOf: NameOf;
  apart(row: Row): string;
  viewFor(move: number): State;
  wayOf(move: number): readonly number[];
}

/**
 * What a player points at without having chosen it: with the pointer, with the keyboard's focus, with the first tap on a phone. A choice
 * in the list lights on the board what it touches; a thing on the board lights its lines in the list.
 */
export class Pointing {
  readonly foretelling: Foretelling;
  private readonly desk: Desk;
  private readonly pointed = signal<Pointed | undefined>(undefined);
  private readonly stop: () => void;

  constructor(desk: Desk) {
    this.desk = desk;
    this.foretelling = new Foretelling((move) => {
      const { viewer } = desk.source.position.peek();
      const way = desk.wayOf(move);
      return foretell(desk.game, desk.viewFor(move), viewer, way[way.length - 1], 'en', way.slice(0, -1));
    });
    let version = desk.source.position.peek().version;
    this.stop = effect(() => {
      const { version: now, legal } = desk.source.position.value;
      const pointed = this.pointed.value;
      if (now !== version) {
        version = now;
        this.foretelling.forget();
        // The table has moved on: what was pointed at may be no choice any more.
        if (pointed && !pointed.moves.every((move) => legal.includes(desk.wayOf(move)[0]))) {
          this.away();
          return;
        }
      }
      desk.lit.value = pointed && pointed.from !== 'board' ? pointed.moves.flatMap((move) => this.touchedBy(move)) : [];
    });
  }

  close(): void {
    this.stop();
  }

  /** The one choice that is pointed at; nothing where it may be one of several. */
  readonly at = computed<number | undefined>(() => {
    const moves = this.pointed.value?.moves;
    return moves?.length === 1 ? moves[0] : undefined;
  });

  /** The choice that waits for a second tap. */
  readonly considered = computed<number | undefined>(() =>
    this.pointed.value?.from === 'tap' ? this.at.value : undefined,
  );

  /** Does what is pointed at on the board belong to this line of the list? */
  isNear({ moves }: Row): boolean {
    const pointed = this.pointed.value;
    return pointed !== undefined && pointed.from !== 'list' && moves.some((move) => pointed.moves.includes(move));
  }

  atRow({ moves }: Row): void {
    this.pointed.value = { moves, from: 'list' };
  }

  atTarget(moves: readonly number[]): void {
    this.pointed.value = { moves, from: 'board' };
  }

  consider(move: number): void {
    this.pointed.value = { moves: [move], from: 'tap' };
  }

  away(): void {
    this.pointed.value = undefined;
  }

  /** The pointer has gone: only what waits for a second tap stays. */
  leave(): void {
    if (this.pointed.value?.from !== 'tap') this.away();
  }

  chips(move: number, foretold: Foretold): readonly Chip[] {
    const { game, source, language, nameOf } = this.desk;
    return chipsOf(game, foretold, move, source.position.value.viewer, nameOf, language.value);
  }

  /** The next question to the one who chooses, where it is another one than now. */
  asksNext({ next }: Foretold): string | undefined {
    const { game, source, language } = this.desk;
    const { viewer, step: now } = source.position.value;
    const own = next.kind === 'decision' ? next.asked.find(({ seat }) => seat === viewer)?.step.name : undefined;
    return own === undefined || own === now?.name ? undefined : game.words[language.value].steps[own];
  }

  /** What a line of the list brings, for whoever reads or hears it. */
  inWords(row: Row): string {
    const [move] = row.moves;
    if (row.moves.length > 1) return this.desk.apart(row);
    const { game, source, language, nameOf } = this.desk;
    const { viewer } = source.position.value;
    return (
      sayBrings(game, this.foretelling.now(move), viewer, nameOf, language.value) || wording.value.foretell.nothing
    );
  }

  /** What a choice touches, as strings for the board. */
  private touchedBy(move: number): string[] {
    const { desk } = this;
    const targets = [...desk.targets.value.values()].filter(({ moves }) => moves.includes(move));
    const own = [...targets.map(({ refs }) => refs.join(' ')), ...desk.chosen.value];
    return [...own, ...this.foretelling.now(move).events.flatMap(placesOf)];
  }
}

/** Where something happens: places by name, and what a seat has more or less of where it keeps it. */
function placesOf({ kind, seat, what, from, to }: Foretold['events'][number]): string[] {
  if (kind === 'phase') return [];
  const places = [from, to].filter((ref) => ref?.includes(':')) as string[];
  const kept = [what, from, to].filter((ref) => ref !== undefined && ref !== HIDDEN && seat >= 0);
  return [...places, ...kept.map((ref) => `${ref}@${seat}`)];
}
