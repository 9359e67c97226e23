import { callFor, NONE } from 'engawa';
import { DOUBLED_FROM, PRIVILEGE, YAKU_LIST } from '../data/index.ts';
import { did } from './deeds.ts';
import { CATEGORIES, CATEGORY, ENDING, type KoiKoiState, other, STEPS } from './state.ts';
import { sumOf } from './yaku.ts';

/** How months end, and what they give (K-8). */

/** K-8.2, K-8.3: by what the points of a seat would be multiplied. */
export function multiplier(s: KoiKoiState, seat: number): number {
  const high = sumOf(s.seat[seat].made) >= DOUBLED_FROM ? 2 : 1;
  return s.seat[other(seat)].calls > 0 ? high * 2 : high;
}

/** K-7.2, K-8.1 */
export function shobu(s: KoiKoiState, seat: number): void {
  const { made, points } = s.seat[seat];
  s.tell?.(did.stopped({ seat, clause: 'K-7.2' }));
  const sum = sumOf(made);
  const total = sum * multiplier(s, seat);
  for (let yaku = 0; yaku < YAKU_LIST.length; yaku++) {
    if (made[yaku] === 0) continue;
    const { family } = YAKU_LIST[yaku];
    points[CATEGORY[family]] += made[yaku];
    s.tell?.(did.yakuScored({ seat, what: `yaku:${yaku}`, n: made[yaku], category: family, clause: 'K-8.1' }));
  }
  if (total > sum) {
    points[CATEGORY.doubling] += total - sum;
    const clause = s.seat[other(seat)].calls > 0 ? 'K-8.3' : 'K-8.2';
    s.tell?.(did.doubled({ seat, what: 'doubling', n: total - sum, clause }));
  }
  endMonth(s, ENDING.shobu, seat, total);
}

/** K-4.1, K-4.2 */
export function dealtHand(s: KoiKoiState, seat: number, ending: number, points: number, clause: string): void {
  s.seat[seat].points[CATEGORY.dealt] += points;
  s.tell?.(did.wasDealt({ seat, what: `dealt:${ending - ENDING.teshi}`, n: points, clause }));
  endMonth(s, ending, seat, points);
}

/** K-8.4, K-8.5 */
export function runDry(s: KoiKoiState): void {
  if (s.seat[0].calls > 0 || s.seat[1].calls > 0) {
    noWinner(s, ENDING.empty, 'K-8.4');
    return;
  }
  s.seat[s.oya].points[CATEGORY.privilege] += PRIVILEGE;
  s.tell?.(did.usedPrivilege({ seat: s.oya, n: PRIVILEGE, clause: 'K-8.5' }));
  endMonth(s, ENDING.privilege, NONE, PRIVILEGE);
}

export function noWinner(s: KoiKoiState, ending: number, clause: string): void {
  s.tell?.(did.nobodyWins({ seat: NONE, clause }));
  endMonth(s, ending, NONE, 0);
}

/** Writes the month down and calls for the next, unless it was the last (K-9.1). */
function endMonth(s: KoiKoiState, ending: number, winner: number, gain: number): void {
  const at = s.month - 1;
  s.ending[at] = ending;
  s.winner[at] = winner;
  s.gain[at] = gain;
  showHands(s);
  if (s.month === s.months) {
    s.tell?.(did.over({ seat: NONE, clause: 'K-9.1' }));
    return;
  }
  if (winner !== NONE) s.oya = winner; // K-3.2
  s.month++;
  callFor(s, other(s.oya), STEPS.cut);
}

/** K-8.6 */
function showHands(s: KoiKoiState): void {
  for (let seat = 0; seat < s.seats; seat++) {
    const { hand, shown } = s.seat[seat];
    for (let i = 0; i < hand.length; i++) shown.push(hand.at(i));
    hand.clear();
  }
}

export function score(s: KoiKoiState, seat: number): number {
  const { points } = s.seat[seat];
  let sum = 0;
  for (let i = 0; i < CATEGORIES.length; i++) sum += points[i];
  return sum;
}
