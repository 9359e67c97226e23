import { type Effect, FACTORIES, PRICES } from '../data/index.ts';
import type { Player } from './state.ts';

/**
 * N-11: ongoing effects of factories. Each kind of effect sits on known tiles, so asking "does he have it?" is asking
 * for the tile that carries it.
 */

type Of<T extends Effect['type']> = Extract<Effect, { type: T }>;

interface Carrier<T extends Effect['type']> {
  readonly tile: number;
  readonly good: number;
  readonly effect: Of<T>;
}

/** The tiles that carry an effect of this kind. */
function carriers<T extends Effect['type']>(type: T, suits: (effect: Of<T>) => boolean = () => true): Carrier<T>[] {
  return FACTORIES.flatMap(({ good, effect }, tile) =>
    effect.type === type && suits(effect as Of<T>) ? [{ tile, good, effect: effect as Of<T> }] : [],
  );
}

const owns = (me: Player, { tile, good }: { tile: number; good: number }): boolean => me.factory[good] === tile;

function sum<T extends Effect['type']>(
  me: Player,
  cards: readonly Carrier<T>[],
  amount: (effect: Of<T>) => number,
): number {
  let total = 0;
  for (const card of cards) if (owns(me, card)) total += amount(card.effect);
  return total;
}

const EXTRA_INCOME = carriers('extraIncome');
const KEEP_COAL = carriers('keepCoal');
const SYMBOL_STEPS = carriers('moneySymbolSteps');
const EXTRA_STEPS = { knowledge: extraSteps('knowledge'), coal: extraSteps('coal') };
const BONUS_STAR = { knowledge: bonusStar('knowledge'), coal: bonusStar('coal') };
const COST_TABLES = Object.fromEntries(
  Object.keys(PRICES).map((action) => [action, carriers('costTable', (e) => e.action === action)]),
);

function extraSteps(track: string) {
  return carriers('extraSteps', (e) => e.track === track);
}

function bonusStar(track: string) {
  return carriers('costTable', (e) => e.bonusStar === track);
}

/** silk-a */
export const extraIncome = (me: Player): number => sum(me, EXTRA_INCOME, (e) => e.yen);

/** silk-b */
export const keptCoal = (me: Player): number =>
  Math.min(
    me.coal,
    sum(me, KEEP_COAL, (e) => e.max),
  );

/** silk-c */
export const stepsPerSymbol = (me: Player): number =>
  Math.max(
    1,
    sum(me, SYMBOL_STEPS, (e) => e.stepsPerSymbol),
  );

/** paper-a, bento-c */
export const extraStepsOn = (me: Player, track: 'knowledge' | 'coal'): number =>
  sum(me, EXTRA_STEPS[track], (e) => e.steps);

/** paper-b, bento-b at the end of the game */
export const bonusStars = (me: Player, track: 'knowledge' | 'coal'): number => sum(me, BONUS_STAR[track], () => 1);

/** N-3.9 with the discounts of N-11: the price of all units together. */
export function prices(me: Player, action: string): readonly number[] {
  for (const card of COST_TABLES[action]) if (owns(me, card)) return card.effect.totalCostYen;
  return PRICES[action];
}

/** N-13 A37: what the next unit adds to the price of those already done. */
export function nextPrice(me: Player, action: string, done: number): number {
  const total = prices(me, action);
  return done === 0 ? total[0] : total[done] - total[done - 1];
}

/** bulbs-c */
export function extraGoods(tile: number): number {
  const { effect } = FACTORIES[tile];
  return effect.type === 'extraGoods' ? effect.goods : 0;
}
