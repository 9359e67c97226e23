import type { Game } from '#kernel';
import type { Ranges } from '#kernel/edition/index.ts';
import type { Face } from '../face.ts';

/** What whoever edits the figures of a game needs. */
export interface Opened {
  readonly game: Game;
  readonly face: Face | undefined;
  readonly ranges: Ranges;
}
