import { NONE, sum } from 'engawa';
import { COPPER, EXTRA_COPPER, GOODS, TECHNOLOGY } from '../data/index.ts';
import { type Category, type Player, POINTS, type YokohamaState } from './state.ts';

/** Everything that enters or leaves a player's hand passes through here, so that it is told with its clause. */

type Stock = 'yen' | 'imports' | 'assistants';

export function gain(s: YokohamaState, seat: number, what: Stock, n: number, clause: string): void {
  if (n === 0) return;
  s.seat[seat][what] += n;
  s.tell?.({ kind: 'gain', seat, what, n, clause });
}

export function pay(s: YokohamaState, seat: number, what: Stock, n: number, clause: string): void {
  if (n === 0) return;
  s.seat[seat][what] -= n;
  s.tell?.({ kind: 'pay', seat, what, n, clause });
}

export function gainGoods(s: YokohamaState, seat: number, good: number, n: number, clause: string): void {
  if (n === 0) return;
  s.seat[seat].goods[good] += n;
  s.tell?.({ kind: 'gain', seat, what: `good:${GOODS[good]}`, n, clause });
}

export function payGoods(s: YokohamaState, seat: number, good: number, n: number, clause: string): void {
  if (n === 0) return;
  s.seat[seat].goods[good] -= n;
  s.tell?.({ kind: 'pay', seat, what: `good:${GOODS[good]}`, n, clause });
}

/** Y-12.3: the extra copper of one effect that gave copper. */
export function mine(s: YokohamaState, seat: number): void {
  if (owns(s.seat[seat], MINING)) gainGoods(s, seat, COPPER, EXTRA_COPPER, 'Y-12.3');
}

export function score(s: YokohamaState, seat: number, category: Category, n: number, clause: string): void {
  if (n === 0) return;
  s.seat[seat].points[POINTS[category]] += n;
  s.tell?.({ kind: 'score', seat, what: category, n, clause });
}

export const vp = (me: Player): number => sum(me.points);

const MINING = TECHNOLOGY['mining-technology'];

/** Y-6.4: does the player own the technology of this name? */
export const owns = (me: Player, technology: number): boolean => me.technologies[technology] !== NONE;

/** Y-12: a bonus in points that an owned technology brings. */
export function bonus(s: YokohamaState, seat: number, technology: number, n: number, clause: string): void {
  if (owns(s.seat[seat], technology)) score(s, seat, 'technologies', n, clause);
}
