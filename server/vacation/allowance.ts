import { Refusal } from '#kernel';
import type { Vacation } from '#wire';

const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;

/** When somebody was, is or will be away. */
export type Span = Pick<Vacation, 'from' | 'until'>;

/** However short, one costs a day: nobody goes on vacation between two moves. What was called off before it began costs nothing. */
const costsUntil = ({ from, until }: Span): number => (until > from ? Math.max(until, from + DAY_MS) : from);

/** What is left of so many days a year for one that begins then: all of the 365 days before it count. */
export function leftFor(from: number, days: number, others: readonly Span[]): number {
  const since = from - YEAR_MS;
  const spent = others.reduce((sum, one) => sum + Math.max(0, costsUntil(one) - Math.max(since, one.from)), 0);
  return Math.max(0, days * DAY_MS - spent);
}

/** The vacation somebody may have: not from a moment that is past, nor for longer than is left; without an end for all that is left. */
export function allowed(
  wish: { readonly from: number; readonly until: number | null },
  now: number,
  days: number,
  others: readonly Span[],
): Span {
  const from = Math.max(now, wish.from);
  const left = leftFor(from, days, others);
  const until = wish.until ?? from + left;
  if (from > now + YEAR_MS || (wish.until !== null && until <= from)) {
    throw new Refusal('bad-vacation', 'A vacation begins within a year, and ends after it has begun.');
  }
  if (left < DAY_MS || until - from > left) {
    throw new Refusal('vacation-spent', `${Math.floor(left / DAY_MS)} days of vacation are left by then.`);
  }
  return { from, until };
}
