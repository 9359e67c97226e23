import { NONE, sum } from 'engawa';
import {
  ABILITY,
  ABILITY_OF,
  ACTIVATION,
  CAPACITY,
  CLAN,
  COLOUR,
  FIRST_YAKUZA,
  isSamurai,
  isYakuza,
  LAST_YAKUZA,
  SABRES,
  YELLOW,
} from '../data/index.ts';
import { BUILT, type MachiState, PLOTS, type Player, ROOMS, WANTED } from './state.ts';

/** Questions about villages. A spot is a seat and a plot in one number; nobody in play stands on spot 0. */

/** The plot number of those who stand outside the buildings (M-7.9). */
export const OUTSIDE = PLOTS;

export const spotAt = (seat: number, plot: number): number => ((seat + 1) << 6) | plot;
/** The village of a spot, NONE out of play. */
export const seatAt = (spot: number): number => (spot >> 6) - 1;
export const plotAt = (spot: number): number => spot & 63;

export const villagerAt = (me: Player, plot: number, position: number): number => me.stack[plot * ROOMS + position];
export const founderOf = (me: Player, plot: number): number => me.stack[plot * ROOMS];
export const lastPlaced = (me: Player, plot: number): number => me.stack[plot * ROOMS + me.count[plot] - 1];

export const isBuilt = (me: Player, plot: number): boolean => me.status[plot] === BUILT;

/** M-2.8 */
export const isBlocked = (me: Player, plot: number): boolean => me.attackers[plot] > 0;

/** M-2.6 */
export const isActivated = (me: Player, plot: number): boolean =>
  me.status[plot] === BUILT && me.count[plot] >= ACTIVATION[me.building[plot]];

export const hasRoom = (me: Player, plot: number): boolean =>
  me.status[plot] === BUILT && me.count[plot] < CAPACITY[me.building[plot]];

/** M-10.5: does a samurai protect the building? */
export function isProtected(me: Player, plot: number): boolean {
  for (let i = 0; i < me.count[plot]; i++) if (isSamurai(me.stack[plot * ROOMS + i])) return true;
  return false;
}

/** The plot on which a player's building is built, or NONE. */
export function builtPlot(me: Player, building: number): number {
  for (let plot = 0; plot < me.plots; plot++) {
    if (me.status[plot] === BUILT && me.building[plot] === building) return plot;
  }
  return NONE;
}

/** The spot of a built building, whosever it is, or 0. */
export function builtAt(s: MachiState, building: number): number {
  for (let seat = 0; seat < s.seats; seat++) {
    const plot = builtPlot(s.seat[seat], building);
    if (plot !== NONE) return spotAt(seat, plot);
  }
  return 0;
}

/** M-14: is there an activated building with this ability? */
export function hasAbility(me: Player, ability: number): boolean {
  for (let plot = 0; plot < me.plots; plot++) {
    if (isActivated(me, plot) && ABILITY_OF[me.building[plot]] === ability) return true;
  }
  return false;
}

/** M-14.9: a Blacksmith on a built yellow building. */
export function hasBlacksmith(me: Player): boolean {
  for (let plot = 0; plot < me.plots; plot++) {
    if (me.status[plot] !== BUILT || COLOUR[me.building[plot]] !== YELLOW) continue;
    for (let i = 0; i < me.count[plot]; i++) {
      if (ABILITY_OF[me.stack[plot * ROOMS + i]] === ABILITY.sharpen) return true;
    }
  }
  return false;
}

/** Who plays a person in play (M-8.6): the owner of a villager, the controller of a yakuza. NONE out of play. */
export const controllerOf = (s: MachiState, person: number): number =>
  isYakuza(person) ? s.controller[person - FIRST_YAKUZA] - 1 : seatAt(s.spot[person]);

/** M-2.7 */
export const isAttacking = (s: MachiState, yakuza: number): boolean =>
  s.spot[yakuza] !== 0 && s.controller[yakuza - FIRST_YAKUZA] - 1 !== seatAt(s.spot[yakuza]);

/** The clan attacking a village, NONE without attackers; one yakuza may be left out of account (M-6.9). */
export function attackingClan(s: MachiState, village: number, except: number): number {
  for (let y = FIRST_YAKUZA; y <= LAST_YAKUZA; y++) {
    if (y !== except && seatAt(s.spot[y]) === village && s.controller[y - FIRST_YAKUZA] !== village + 1) return CLAN[y];
  }
  return NONE;
}

/** M-2.9: samurai, sabre villagers, yakuza and the Wanted, in play. */
export const isDuelist = (s: MachiState, person: number): boolean =>
  s.spot[person] !== 0 && (SABRES[person] > 0 || (s.marks[person] & WANTED) !== 0);

export const vp = (me: Player): number => sum(me.points);
