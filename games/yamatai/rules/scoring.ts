import type { TieBreak } from 'engawa';
import {
  AMATERATSU,
  AMATERATSU_TOKEN,
  ASIDE_PAIR,
  BOATS,
  BUILDINGS,
  COINS_PER_POINT,
  FU_HI,
  FU_HI_COINS_PER_POINT,
  PRESTIGE_TOKEN,
  SPECIALISTS,
  UNBUILT,
} from '../data/index.ts';
import { owns } from './purse.ts';
import { CATEGORIES, type YamataiState } from './state.ts';

type Category = (typeof CATEGORIES)[number];

/** T-13.4; may be asked for at any time. */
export function breakdown(s: YamataiState, seat: number): Record<Category, number> {
  const { coins, prestige, reserved } = s.seat[seat];
  return {
    coins: Math.floor(coins / (owns(s, seat, FU_HI) ? FU_HI_COINS_PER_POINT : COINS_PER_POINT)),
    prestigeTokens: prestige * (owns(s, seat, AMATERATSU) ? AMATERATSU_TOKEN : PRESTIGE_TOKEN),
    buildings: buildingPoints(s, seat),
    specialists: specialistPoints(s, seat),
    unbuilt: reserved.length * UNBUILT,
    setAside: Math.floor(setAside(s, seat) / 2) * ASIDE_PAIR + 0,
  };
}

const BUILDING_PRESTIGE = Int16Array.from(BUILDINGS, ({ prestige }) => prestige);
const SPECIALIST_PRESTIGE = Int16Array.from(SPECIALISTS, ({ prestige }) => prestige);

export const buildingPoints = (s: YamataiState, seat: number): number => sumOwned(s.builtBy, seat, BUILDING_PRESTIGE);

export const specialistPoints = (s: YamataiState, seat: number): number =>
  sumOwned(s.specialistOwner, seat, SPECIALIST_PRESTIGE);

function sumOwned(owner: Int16Array, seat: number, prestige: Int16Array): number {
  let sum = 0;
  for (let i = 0; i < prestige.length; i++) if (owner[i] === seat) sum += prestige[i];
  return sum;
}

/** T-9.3 */
function setAside(s: YamataiState, seat: number): number {
  let n = 0;
  for (let boat = 0; boat < BOATS.length; boat++) n += s.seat[seat].aside[boat];
  return n;
}

export function score(s: YamataiState, seat: number): number {
  const points = breakdown(s, seat);
  let sum = 0;
  for (const category of CATEGORIES) sum += points[category];
  return sum;
}

/** T-13.5: ties go to whoever acted first in the last round. */
export const tieBreaks: readonly TieBreak<YamataiState>[] = [
  { id: 'earliest', clause: 'T-13.5', of: (s, seat) => -s.order.indexOf(seat) },
];
