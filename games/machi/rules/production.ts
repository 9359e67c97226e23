import {
  ABILITY,
  BONUS_HONOUR,
  BONUS_ON,
  BONUS_RICE,
  BONUS_WEALTH,
  BUILDING_TYPE,
  COLOUR,
  DROUGHT_RICE,
  FIRST_BUILDING,
  HONOUR,
  LAST_BUILDING,
  type Output,
  PERSONS,
  RICE,
  RICE_FIELD,
  WEALTH,
} from '../data/index.ts';
import { BUILT, type MachiState, type Player, ROOMS } from './state.ts';
import { hasAbility, isActivated, isBlocked } from './village.ts';

/** What villages give: flows that are read, never stored (M-2.10). */

/** One output of everybody on every building: of his colour, and with his bonus (M-10.2, M-10.4). */
function byBuilding(output: readonly number[], bonus: readonly number[]): Uint8Array {
  const table = new Uint8Array((LAST_BUILDING - FIRST_BUILDING + 1) * PERSONS);
  for (let building = FIRST_BUILDING; building <= LAST_BUILDING; building++) {
    for (let person = 0; person < PERSONS; person++) {
      const home = COLOUR[person] === COLOUR[building] ? output[person] : 0;
      const extra = BONUS_ON[person] === BUILDING_TYPE[building] ? bonus[person] : 0;
      table[(building - FIRST_BUILDING) * PERSONS + person] = home + extra;
    }
  }
  return table;
}

const WEALTH_ON = byBuilding(WEALTH, BONUS_WEALTH);
const HONOUR_ON = byBuilding(HONOUR, BONUS_HONOUR);
const RICE_ON = byBuilding(RICE, BONUS_RICE);

/** What somebody gives on a built building. */
export function outputOn(person: number, building: number): Output {
  const at = (building - FIRST_BUILDING) * PERSONS + person;
  return { wealth: WEALTH_ON[at], honour: HONOUR_ON[at], rice: RICE_ON[at] };
}

/** One output of the villagers on a built building. */
function fromVillagers(me: Player, plot: number, table: Uint8Array): number {
  const row = (me.building[plot] - FIRST_BUILDING) * PERSONS;
  const first = plot * ROOMS;
  const end = first + me.count[plot];
  let sum = 0;
  for (let at = first; at < end; at++) sum += table[row + me.stack[at]];
  return sum;
}

/** M-9.2, with the effect of a block (M-6.11). */
export function wealthOf(me: Player, plot: number): number {
  if (me.status[plot] !== BUILT) return 0;
  const own = isActivated(me, plot) && !isBlocked(me, plot) ? WEALTH[me.building[plot]] : 0;
  return own + fromVillagers(me, plot, WEALTH_ON);
}

export function honourOf(me: Player, plot: number): number {
  if (me.status[plot] !== BUILT) return 0;
  const own = isActivated(me, plot) && !isBlocked(me, plot) ? HONOUR[me.building[plot]] : 0;
  return own + fromVillagers(me, plot, HONOUR_ON);
}

/** M-5.2: yakuza never reduce rice. */
export function riceOf(me: Player, plot: number): number {
  if (me.status[plot] !== BUILT) return 0;
  return (isActivated(me, plot) ? RICE[me.building[plot]] : 0) + fromVillagers(me, plot, RICE_ON);
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
