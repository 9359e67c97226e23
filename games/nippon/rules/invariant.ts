import type { Step } from 'engawa';
import type { tableFor } from '../data/index.ts';
import type { NipponState, Player } from './state.ts';

/** What an invariant looks at. */
export interface Look {
  readonly s: NipponState;
  readonly players: readonly Player[];
  readonly table: ReturnType<typeof tableFor>;
  readonly plan: readonly Step[];
  /** Nothing of a turn has happened yet. */
  readonly atTurnStart: boolean;
}

/** Says what is wrong, if something is. */
export type Invariant = (look: Look) => string | undefined | false;

export const count = <T>(items: Iterable<T>, test: (item: T) => boolean): number =>
  Array.from(items).filter(test).length;
export const each = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
/** The first complaint about any of the items. */
export const first = <T>(items: Iterable<T>, complain: (item: T, i: number) => string | undefined | false) =>
  Array.from(items, complain).find((complaint) => complaint);
