import {
  ABILITY,
  BONUS_HONOUR,
  BONUS_ON,
  BONUS_RICE,
  BONUS_WEALTH,
  BUILDING_TYPE,
  COLOUR,
  DROUGHT_RICE,
  HONOUR,
  RICE,
  RICE_FIELD,
  WEALTH,
} from '../data/index.ts';
import { BUILT, type MachiState, type Player, ROOMS } from './state.ts';
import { hasAbility, isActivated, isBlocked } from './village.ts';

/** What villages give: flows that are read, never stored (M-2.10). */

/** One output of the villagers on a built building: those of its colour, with their bonuses (M-10.2, M-10.4). */
function fromVillagers(me: Player, plot: number, output: readonly number[], bonus: readonly number[]): number {
  const building = me.building[plot];
  let sum = 0;
  for (let i = 0; i < me.count[plot]; i++) {
    const villager = me.stack[plot * ROOMS + i];
    if (COLOUR[villager] === COLOUR[building]) sum += output[villager];
    if (BONUS_ON[villager] === BUILDING_TYPE[building]) sum += bonus[villager];
  }
  return sum;
}

/** M-9.2, with the effect of a block (M-6.11). */
export function wealthOf(me: Player, plot: number): number {
  if (me.status[plot] !== BUILT) return 0;
  const own = isActivated(me, plot) && !isBlocked(me, plot) ? WEALTH[me.building[plot]] : 0;
  return own + fromVillagers(me, plot, WEALTH, BONUS_WEALTH);
}

export function honourOf(me: Player, plot: number): number {
  if (me.status[plot] !== BUILT) return 0;
  const own = isActivated(me, plot) && !isBlocked(me, plot) ? HONOUR[me.building[plot]] : 0;
  return own + fromVillagers(me, plot, HONOUR, BONUS_HONOUR);
}

/** M-5.2: yakuza never reduce rice. */
export function riceOf(me: Player, plot: number): number {
  if (me.status[plot] !== BUILT) return 0;
  return (isActivated(me, plot) ? RICE[me.building[plot]] : 0) + fromVillagers(me, plot, RICE, BONUS_RICE);
}

/** M-5.1 */
export function rice(me: Player): number {
  let sum = (me.drought ? DROUGHT_RICE : RICE_FIELD) + me.harvest;
  for (let plot = 0; plot < me.plots; plot++) sum += riceOf(me, plot);
  return sum;
}

/** M-14.2 */
export const hasGarrison = (me: Player): boolean => hasAbility(me, ABILITY.barracks);

/** M-5.3 */
export function mouths(me: Player): number {
  let n = hasGarrison(me) ? 0 : me.outside.length;
  for (let plot = 0; plot < me.plots; plot++) n += me.count[plot];
  return n;
}

/** M-9.2 over a whole village, before any Embezzlement. */
export function honour(me: Player): number {
  let sum = 0;
  for (let plot = 0; plot < me.plots; plot++) sum += honourOf(me, plot);
  return sum;
}

/** M-9.2 and M-9.5: the wealth of a seat, with what it embezzles and without what is embezzled from it. */
export function wealth(s: MachiState, seat: number): number {
  let sum = 0;
  for (let village = 0; village < s.seats; village++) {
    const me = s.seat[village];
    for (let plot = 0; plot < me.plots; plot++) {
      const to = me.embezzler[plot] === 0 ? village : me.embezzler[plot] - 1;
      if (to === seat) sum += wealthOf(me, plot);
    }
  }
  return sum;
}
