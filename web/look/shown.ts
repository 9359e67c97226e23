import type { ReadonlySignal } from '@preact/signals';
import type { Told } from '#commands';
import type { Explained, Game, Language, Look } from '#kernel';
import type { Target } from '../board/targets.ts';
import type { Face } from '../face.ts';
import type { TableSource } from '../table/source.ts';
import type { Source } from './figures.ts';
import type { Thing } from './thing.ts';

/** A line with a heading, and where its figure comes from. */
export interface Line extends Told {
  readonly source?: Source;
}

/** What can be done with a thing now. */
export interface Doing {
  readonly sentence: string;
  readonly target: Target;
  /** The one move it settles. */
  readonly move?: number;
}

/** Everything that is told of the thing one looks at, in the order in which it is told. */
export interface Shown {
  readonly thing: Thing;
  /** What sort of thing, and where. */
  readonly where: string;
  readonly look: Look;
  /** Where the figures of the effect come from. */
  readonly effectSource?: Source;
  readonly figures: readonly Line[];
  readonly owner?: number;
  readonly remarks: readonly Told[];
  /** Why it cannot be chosen now. */
  readonly reasons: readonly Pick<Explained, 'sentence' | 'clause'>[];
  readonly doing?: Doing;
  readonly clause?: string;
}

/** What one needs to know of the desk from which one looks. */
export interface LooksFrom {
  readonly game: Game;
  readonly source: TableSource;
  readonly drawing: Face | undefined;
  readonly language: ReadonlySignal<Language>;
  readonly targets: ReadonlySignal<ReadonlyMap<unknown, Target>>;
  seatName(seat: number): string;
  sentence(move: number): string;
  pointAt(refs: readonly string[]): void;
  choose(move: number): void;
}
