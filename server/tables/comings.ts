import type { Sitting } from './sitting.ts';

export type Coming =
  | { readonly kind: 'clock'; readonly at: number }
  | { readonly kind: 'notify'; readonly at: number; readonly seats: readonly number[] };

/** What comes next at a table by time alone: a clock that runs out, or seats to be notified. */
export function comeTrue(
  sitting: Sitting,
  notifyAfter: number,
  lookedAt: (seat: number) => boolean,
): Coming | undefined {
  if (!sitting.playable) return undefined;
  const clock = sitting.opening.timeout === 'wait' ? undefined : sitting.clocks?.next();
  const unaware = sitting.personTurns().filter((seat) => !sitting.isNotified(seat) && !lookedAt(seat));
  const times = unaware.map((seat) => sitting.happenings[sitting.owesSince[seat] - 1].at + notifyAfter);
  const notifyAt = Math.min(...times);
  if (times.length > 0 && (!clock || notifyAt <= clock.at)) {
    return { kind: 'notify', at: notifyAt, seats: unaware.filter((_, i) => times[i] <= notifyAt) };
  }
  return clock && { kind: 'clock', at: clock.at };
}
