import type { ErrorBody } from '#wire';
import type { KeptGame } from '../bots/task.ts';

/** An edition to be tried: `game` names the ordinary game and carries the edition. */
export interface TrialTask {
  readonly id: number;
  readonly game: Omit<KeptGame, 'edition'>;
  readonly edition: unknown;
}

/** Nothing is wrong, or what is. */
export interface TrialAnswer {
  readonly id: number;
  readonly wrong?: ErrorBody;
}
