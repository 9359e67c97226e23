import type { Breakdown } from 'engawa';
import { score } from './month.ts';
import { CATEGORIES, type KoiKoiState, other } from './state.ts';

export function breakdown(s: KoiKoiState, seat: number): Breakdown {
  return Object.fromEntries(CATEGORIES.map((category, i) => [category, s.seat[seat].points[i]]));
}

function monthsWon(s: KoiKoiState, seat: number): number {
  let n = 0;
  for (let month = 0; month < s.months; month++) if (s.winner[month] === seat) n++;
  return n;
}

/** K-9 */
export function ranking(s: KoiKoiState): number[] {
  const [a, b] = [s.firstOya, other(s.firstOya)];
  const lead = score(s, a) - score(s, b) || monthsWon(s, a) - monthsWon(s, b);
  return lead > 0 ? [a, b] : [b, a];
}
