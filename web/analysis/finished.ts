import type { Game, GameRecord } from '#kernel';
import type { Face } from '../face.ts';
import type { Seat } from '../table/source.ts';

/** A finished game to be looked at again. */
export interface Finished {
  readonly game: Game;
  readonly view: Face | undefined;
  readonly record: GameRecord;
  readonly seats: readonly Seat[];
  /** The address of the game itself. */
  readonly home: string;
  /** Our own seat, if we had one. */
  readonly own?: number;
  /** The table on the server. */
  readonly table?: string;
}
