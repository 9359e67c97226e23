import type { Breakdown, TieBreak } from 'engawa';
import { CATEGORIES, type KoiKoiState } from './state.ts';

export function breakdown(s: KoiKoiState, seat: number): Breakdown {
  return Object.fromEntries(CATEGORIES.map((category, i) => [category, s.seat[seat].points[i]]));
}

function monthsWon(s: KoiKoiState, seat: number): number {
  let n = 0;
  for (let month = 0; month < s.months; month++) if (s.winner[month] === seat) n++;
  return n;
}

export const tieBreaks: readonly TieBreak<KoiKoiState>[] = [
  { id: 'months', clause: 'K-9.2', of: monthsWon, counted: true },
  { id: 'ko', clause: 'K-9.3', of: (s, seat) => (seat === s.firstOya ? 0 : 1) },
];
