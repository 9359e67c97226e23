import { argOf, MoveList } from 'engawa';
import {
  ADJACENT,
  AMATERATSU,
  AMATERATSU_TOKEN,
  ANANDA,
  AWASHIMA,
  BOATS,
  BONUS,
  BUILDINGS,
  COINS_PER_POINT,
  CULTURES,
  EBISU,
  FU_HI,
  FU_HI_COINS_PER_POINT,
  HETSUKA,
  IZANAGI,
  IZANAMI,
  KACHIKO,
  KAGUTSUCHI,
  MICHIMATA,
  NAKATSU,
  PAIR,
  PRESTIGE_TOKEN,
  RAIJIN,
  RIU,
  SPECIALISTS,
  SUSANOO,
  TOMOE,
  TOUCHES,
  TOYO_TAMA,
  TRIO,
  tableFor,
  UNBUILT,
} from '../data/index.ts';
import { builds, discount, groupSize } from '../rules/build.ts';
import { owns, portSize } from '../rules/purse.ts';
import { buildingPoints, specialistPoints } from '../rules/scoring.ts';
import { hasToken, isFigure, touched } from '../rules/sea.ts';
import type { Player, YamataiState } from '../rules/state.ts';

/** What a specialist's power brings over a whole game, in VP. */
const POWERS: Readonly<Record<number, number>> = {
  [AMATERATSU]: 2,
  [ANANDA]: 1.5,
  [AWASHIMA]: 1.5,
  [EBISU]: 3,
  [FU_HI]: 2,
  [HETSUKA]: 1.5,
  [IZANAGI]: 2.5,
  [IZANAMI]: 1.5,
  [KACHIKO]: 0.3,
  [KAGUTSUCHI]: 2,
  [MICHIMATA]: 2.5,
  [NAKATSU]: 2,
  [RAIJIN]: 2,
  [RIU]: 2.5,
  [SUSANOO]: 1.5,
  [TOMOE]: 2,
  [TOYO_TAMA]: 2,
};
const POWER = Float64Array.from(SPECIALISTS, (_, i) => POWERS[i] ?? 0);
const RECRUIT = 3.2;
const SPARE_TOKEN = 0.7;
const PORT_BOAT = 0.4;
const PORT_BY_PRICE = 0.15;
const SPARE_BOAT = 0.2;
const RESERVED = 0.35;
const PENDING = 0.8;

const BOAT_COUNT = Int16Array.from(BOATS, ({ count }) => count);

/** How much of the game is left, 1 at the start and 0 when it must end (T-13.2). */
function ahead(s: YamataiState): number {
  let left = 1;
  for (let boat = 0; boat < BOAT_COUNT.length; boat++) left = Math.min(left, s.supply[boat] / BOAT_COUNT[boat]);
  const { buildings } = tableFor(s.seats);
  for (let seat = 0; seat < s.seats; seat++) left = Math.min(left, s.seat[seat].left / buildings);
  return left;
}

/** Tokens are worth what they recruit. */
function cultureWorth(me: Player): number {
  let recruits = 0;
  let spare = 0;
  for (let culture = 0; culture < CULTURES.length; culture++) {
    recruits += Math.floor(me.culture[culture] / PAIR);
    spare += me.culture[culture] % PAIR;
  }
  recruits += Math.floor(spare / TRIO);
  return recruits * RECRUIT + (spare % TRIO) * SPARE_TOKEN;
}

/** The dearest boats, as many as the port holds, are worth keeping; the others only what they might still do. */
function boatsWorth(boats: Int16Array, room: number): number {
  let kept = room;
  let sum = 0;
  for (let boat = BOATS.length - 1; boat >= 0; boat--) {
    const stay = Math.min(kept, boats[boat]);
    kept -= stay;
    sum += stay * (PORT_BOAT + PORT_BY_PRICE * (boat + 1)) + (boats[boat] - stay) * SPARE_BOAT;
  }
  return sum;
}

const found = new MoveList();

/** The best that can still be done with the boats laid this turn. */
function pendingWorth(s: YamataiState, me: Player, seat: number, perCoin: number): number {
  let tokens = 0;
  for (let i = 0; i < s.marked.length; i++) {
    for (const island of TOUCHES[s.marked.at(i)]) if (hasToken(s, island) && !touched(s, island, i)) tokens++;
  }
  let best = Math.min(tokens, s.marked.length) * (RECRUIT / PAIR);
  found.clear();
  builds(s, me, seat, discount(s), found);
  for (let i = 0; i < found.length; i++) {
    best = Math.max(best, buildWorth(s, seat, argOf(found.at(i), 0), argOf(found.at(i), 1), perCoin));
  }
  return best;
}

function buildWorth(s: YamataiState, seat: number, tile: number, island: number, perCoin: number): number {
  const { standard, kind, prestige } = BUILDINGS[tile];
  if (!standard && !owns(s, seat, AWASHIMA)) return prestige;
  let sum = prestige + (s.mountain[island] ? BONUS.mountain : 0);
  for (const near of ADJACENT[island]) if (isFigure(s.on[near])) sum += BONUS.beside;
  const group = groupSize(s, seat, island);
  return group < BONUS.groupMinimum ? sum : sum + group * (kind === 'shop' ? BONUS.shop : 1) * perCoin;
}

/** A rough worth of a position for a seat, in VP: what would be scored now, and what is in stock. */
export function worth(s: YamataiState, seat: number): number {
  const me = s.seat[seat];
  const left = ahead(s);
  const perCoin = 1 / (owns(s, seat, FU_HI) ? FU_HI_COINS_PER_POINT : COINS_PER_POINT);
  let sum = buildingPoints(s, seat) + specialistPoints(s, seat) + me.reserved.length * UNBUILT + me.coins * perCoin;
  sum += me.prestige * (owns(s, seat, AMATERATSU) ? AMATERATSU_TOKEN : PRESTIGE_TOKEN);
  for (let boat = 0; boat < BOATS.length; boat++) sum -= me.aside[boat] / 2;
  for (let i = 0; i < me.reserved.length; i++) sum += RESERVED * left * BUILDINGS[me.reserved.at(i)].prestige;
  for (let i = 0; i < SPECIALISTS.length; i++) if (s.specialistOwner[i] === seat) sum += POWER[i] * left;
  sum += cultureWorth(me) * Math.min(1, 0.2 + 2 * left);
  sum += (boatsWorth(me.hand, portSize(s, seat)) + boatsWorth(me.port, portSize(s, seat))) * Math.min(1, 2 * left);
  const mine = s.order[s.turn] === seat && s.built === 0 && s.gathered.length === 0;
  if (mine && s.marked.length > 0) sum += PENDING * pendingWorth(s, me, seat, perCoin);
  return sum;
}
