import { timingSafeEqual } from 'node:crypto';
import { Refusal, WATCHER } from '#kernel';
import { hashOf } from './keys.ts';
import type { Sitting } from './sitting.ts';

/** Who asks: by seat key, by account, or nobody in particular. */
export interface Person {
  readonly key?: string;
  readonly account?: string;
  /** The account is a program's. */
  readonly program?: true;
}

const sameHash = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** The seat a person has at a table; a wrong key is no watcher but an error. */
function seatOf(sitting: Sitting, { key, account }: Person): number | undefined {
  if (key !== undefined) {
    const hash = hashOf(key);
    const seat = sitting.chairs.findIndex(({ holder }) => holder?.key !== undefined && sameHash(holder.key, hash));
    if (seat >= 0) return seat;
    throw new Refusal('no-seat', 'This key opens no seat at this table.');
  }
  if (account === undefined) return undefined;
  const seat = sitting.chairs.findIndex(({ holder }) => holder?.account === account);
  return seat < 0 ? undefined : seat;
}

export function mustSit(sitting: Sitting, person: Person): number {
  const seat = seatOf(sitting, person);
  if (seat !== undefined) return seat;
  throw new Refusal('no-seat', 'Show the key of your seat, or log in to the account that has one here.');
}

export function mustHost(sitting: Sitting, person: Person): number {
  const seat = mustSit(sitting, person);
  if (seat === sitting.host) return seat;
  throw new Refusal('not-host', 'Only the host of the table may do this.');
}

/** Chances are for watchers, where the table lets them know: not for who plays there. */
export function mayWatchChances(sitting: Sitting, person: Person): void {
  if (viewerAt(sitting, person) !== WATCHER) {
    throw new Refusal('not-allowed', 'Chances are for watchers; whoever plays here does not see them.');
  }
  if (!sitting.opening.chances) throw new Refusal('not-allowed', 'This table shows no chances.');
}

/** The seat whose eyes a person has; watchers see what everybody sees. */
export function viewerAt(sitting: Sitting, person: Person): number {
  const seat = seatOf(sitting, person);
  if (seat !== undefined) return seat;
  if (!sitting.opening.watchers) throw new Refusal('not-allowed', 'This table is for its players only.');
  return WATCHER;
}
