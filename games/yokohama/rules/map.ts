import { NONE } from 'engawa';
import { AREAS, CANAL, layoutFor, MAX_POWER, SITE_SHOPS } from '../data/index.ts';
import { did } from './deeds.ts';
import type { Player, YokohamaState } from './state.ts';

/** Y-5.1 */
export const inPlay = (s: YokohamaState, area: number): boolean => s.cellOf[area] !== NONE;

/** Y-5.3: the cells next to an area. */
export const cellsAround = (s: YokohamaState, area: number): readonly number[] =>
  layoutFor(s.seats).neighbours[s.cellOf[area]];

/** Y-2.7 */
export function adjacent(s: YokohamaState, a: number, b: number): boolean {
  return inPlay(s, a) && inPlay(s, b) && cellsAround(s, a).includes(s.cellOf[b]);
}

/** Y-2.6: the presidents of other players in an area. */
export function otherPresidents(s: YokohamaState, seat: number, area: number): number {
  let n = 0;
  for (let other = 0; other < s.seats; other++) if (other !== seat && s.seat[other].president === area) n++;
  return n;
}

/** How events name an area. */
export const areaRef = (area: number): string => `area:${AREAS[area].id}`;

/** What the fee is for: an assistant, or the president himself. */
type Fee = typeof did.paidToPlace | typeof did.paidToPass;

/** Y-8.1.4, Y-8.2.5: 1 yen to the owner of each other president of the area. */
export function payPresidents(s: YokohamaState, seat: number, area: number, deed: Fee, clause: string): void {
  for (let other = 0; other < s.seats; other++) {
    if (other === seat || s.seat[other].president !== area) continue;
    s.seat[seat].yen--;
    s.seat[other].yen++;
    s.tell?.(deed({ seat, n: 1, what: 'yen', whom: other, to: areaRef(area), clause }));
  }
}

export function hasShop(s: YokohamaState, seat: number, area: number): boolean {
  for (let i = area * SITE_SHOPS; i < (area + 1) * SITE_SHOPS; i++) if (s.shops[i] === seat) return true;
  return false;
}

/** Y-8.3.2 */
export function powerIn(s: YokohamaState, me: Player, seat: number, area: number): number {
  let power = me.assistantsIn[area];
  if (me.president === area) power++;
  if (hasShop(s, seat, area)) power++;
  if (s.house[area] === seat) power++;
  if (s.station === area) power++;
  return Math.min(power, MAX_POWER);
}

/** Areas where a pawn or token may lie (Y-10.12). */
export const isGround = (s: YokohamaState, area: number): boolean => area !== CANAL && inPlay(s, area);

/** Moves an assistant out of the hand into an area. */
export function putAssistant(s: YokohamaState, me: Player, seat: number, area: number, clause: string): void {
  me.assistants--;
  me.assistantsIn[area]++;
  s.tell?.(did.placed({ seat, what: 'assistants', to: areaRef(area), clause }));
}

/** Takes assistants back from an area. */
export function takeAssistants(
  s: YokohamaState,
  me: Player,
  seat: number,
  area: number,
  n: number,
  clause: string,
): void {
  if (n === 0) return;
  me.assistantsIn[area] -= n;
  me.assistants += n;
  s.tell?.(did.tookBack({ seat, what: 'assistants', n, from: areaRef(area), clause }));
}
