import type { Signal } from '@preact/signals';
import type { LocalTable } from '../play/local.ts';
import type { Shown } from '../table/source.ts';

/** A game that is looked at moment by moment: a record, or a table that is still being played. */
export interface Moments extends Shown {
  readonly replayAt: string;
  /** How many moves have been played at the moment that is shown. */
  readonly moment: Signal<number>;
  readonly length: number;
  /** Whose eyes one looks with, where that can be chosen: never while the game goes on. */
  readonly eyes?: Signal<number>;
  goTo(moment: number): void;
  /** A game of one's own from this moment. */
  branch(): LocalTable;
}
