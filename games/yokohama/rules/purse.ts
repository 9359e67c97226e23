import { NONE, sum } from 'engawa';
import { COPPER, EXTRA_COPPER, GOODS, TECHNOLOGY } from '../data/index.ts';
import { did } from './deeds.ts';
import { type Category, type Player, POINTS, type YokohamaState } from './state.ts';

/** Everything that enters or leaves a player's hand passes through here, so that it is told with its clause. */

type Stock = 'yen' | 'imports';

/** A deed that tells how much of what. */
type Amount = (told: {
  readonly seat: number;
  readonly n: number;
  readonly what: string;
  readonly clause: string;
}) => ReturnType<typeof did.received>;

export function gain(s: YokohamaState, seat: number, what: Stock, n: number, deed: Amount, clause: string): void {
  if (n === 0) return;
  s.seat[seat][what] += n;
  s.tell?.(deed({ seat, what, n, clause }));
}

export function pay(s: YokohamaState, seat: number, what: Stock, n: number, deed: Amount, clause: string): void {
  if (n === 0) return;
  s.seat[seat][what] -= n;
  s.tell?.(deed({ seat, what, n, clause }));
}

export function gainGoods(s: YokohamaState, seat: number, good: number, n: number, deed: Amount, clause: string): void {
  if (n === 0) return;
  s.seat[seat].goods[good] += n;
  s.tell?.(deed({ seat, what: `good:${GOODS[good]}`, n, clause }));
}

export function payGoods(s: YokohamaState, seat: number, good: number, n: number, deed: Amount, clause: string): void {
  if (n === 0) return;
  s.seat[seat].goods[good] -= n;
  s.tell?.(deed({ seat, what: `good:${GOODS[good]}`, n, clause }));
}

/** Y-12.3: the extra copper of one effect that gave copper. */
export function mine(s: YokohamaState, seat: number): void {
  if (!owns(s.seat[seat], MINING)) return;
  s.seat[seat].goods[COPPER] += EXTRA_COPPER;
  s.tell?.(earned(seat, EXTRA_COPPER, `good:${GOODS[COPPER]}`, MINING, 'Y-12.3'));
}

/** The points themselves; whoever calls tells what for. */
export function addPoints(s: YokohamaState, seat: number, category: Category, n: number): void {
  s.seat[seat].points[POINTS[category]] += n;
}

export const vp = (me: Player): number => sum(me.points);

const MINING = TECHNOLOGY['mining-technology'];

/** Y-6.4: does the player own the technology of this name? */
export const owns = (me: Player, technology: number): boolean => me.technologies[technology] !== NONE;

/** Y-12: points that a technology brings its owner. */
export function bonus(s: YokohamaState, seat: number, technology: number, n: number, clause: string): void {
  if (!owns(s.seat[seat], technology)) return;
  addPoints(s, seat, 'technologies', n);
  s.tell?.(did.scoredBy({ seat, n, what: technologyRef(technology), clause }));
}

/** Y-12: yen that a technology brings its owner. */
export function dividend(s: YokohamaState, seat: number, technology: number, n: number, clause: string): void {
  if (!owns(s.seat[seat], technology)) return;
  s.seat[seat].yen += n;
  s.tell?.(earned(seat, n, 'yen', technology, clause));
}

const technologyRef = (technology: number): string => `technology:${technology}`;

const earned = (seat: number, n: number, what: string, technology: number, clause: string) =>
  did.earnedBy({ seat, n, what, from: technologyRef(technology), clause });
