import { type MoveList, NONE } from 'engawa';
import {
  ADJACENT,
  ANANDA,
  AWASHIMA,
  BOATS,
  BONUS,
  BUILDINGS,
  boatUnit,
  contains,
  DISCOUNT,
  FLEETS,
  ISLANDS,
  ISOLATED_PRESTIGE,
  KAGUTSUCHI,
  TOLL,
  TOUCHES,
} from '../data/index.ts';
import { did } from './deeds.ts';
import { lexicon } from './lexicon.ts';
import { owns } from './purse.ts';
import type { Why } from './reasons.ts';
import { boatsAround, hasNeighbour, isFigure, touched } from './sea.ts';
import { EMPTY, PALACE, type Player, SANCTUARY, STANDARD, TORII, type YamataiState } from './state.ts';

/** T-8.4.3: how many required boats may be missing. */
export const discount = (s: YamataiState): number =>
  FLEETS[s.taken[s.turn]].power === 'build_discount' ? DISCOUNT : 0;

/** T-8.4.2, with `missing` boats left out. */
function affords(boats: number, cost: number, missing: number): boolean {
  if (contains(boats, cost)) return true;
  if (missing === 0) return false;
  for (let boat = 0; boat < BOATS.length; boat++) if (affords(boats + boatUnit(boat), cost, missing - 1)) return true;
  return false;
}

/** T-8.4.5: the seat to whom a toll is due for this island, or NONE. */
export function tollTo(s: YamataiState, seat: number, island: number): number {
  const owner = s.specialistOwner[ANANDA];
  return owner !== NONE && owner !== seat && hasNeighbour(s, owner, island) ? owner : NONE;
}

const canPayToll = (s: YamataiState, me: Player, seat: number, island: number): boolean =>
  me.coins >= TOLL || tollTo(s, seat, island) === NONE;

export function whyNotBuild(s: YamataiState, me: Player, seat: number, tile: number, island: number): Why {
  if (!s.buildingRow.includes(tile) && !me.reserved.includes(tile)) return 'T-8.4.1 tile';
  if (s.on[island] === SANCTUARY) return 'T-11.5 sanctuary';
  if (s.on[island] !== EMPTY) return 'T-8.4.1 empty';
  if (!touched(s, island)) return 'T-8.4.1 boat';
  if (BUILDINGS[tile].standard && me.left === 0) return 'T-8.4.4';
  if (!affords(boatsAround(s, island), BUILDINGS[tile].cost, discount(s))) return 'T-8.4.2';
  return canPayToll(s, me, seat, island) ? undefined : 'T-8.4.5';
}

/** Lists every building that can be raised with `missing` boats left out; without a list, says whether there is one. */
export function builds(s: YamataiState, me: Player, seat: number, missing: number, out?: MoveList): boolean {
  for (let i = 0; i < s.marked.length; i++) {
    const islands = TOUCHES[s.marked.at(i)];
    for (let k = 0; k < islands.length; k++) {
      const island = islands[k];
      if (s.on[island] !== EMPTY || touched(s, island, i) || !canPayToll(s, me, seat, island)) continue;
      const boats = boatsAround(s, island);
      const row = s.buildingRow.length;
      for (let n = row + me.reserved.length - 1; n >= 0; n--) {
        const tile = n < row ? s.buildingRow.at(n) : me.reserved.at(n - row);
        if (BUILDINGS[tile].standard && me.left === 0) continue;
        if (!affords(boats, BUILDINGS[tile].cost, missing)) continue;
        if (!out) return true;
        out.add(lexicon.move.build(tile, island));
      }
    }
  }
  return false;
}

export function build(s: YamataiState, me: Player, seat: number, tile: number, island: number): void {
  const { id, kind, standard } = BUILDINGS[tile];
  const owner = tollTo(s, seat, island);
  if (owner !== NONE) payToll(s, me, seat, owner);
  const reserved = me.reserved.includes(tile);
  if (reserved) me.reserved.remove(tile);
  else s.buildingRow.remove(tile);
  s.builtBy[tile] = seat; // T-8.4.6
  s.built = 1;
  s.tell?.(did.built({ seat, what: `building:${id}`, to: `island:${ISLANDS[island].id}`, clause: 'T-8.4.4' }));
  if (reserved) s.tell?.(did.reserveBuilt({ seat, what: `building:${id}`, clause: 'T-13.4' }));
  if (standard) {
    me.left--;
    s.on[island] = STANDARD + seat;
  } else s.on[island] = kind === 'torii' ? TORII : PALACE;
  // T-8.5.4, T-12.3
  if (standard || owns(s, seat, AWASHIMA)) placementBonus(s, me, seat, island, kind === 'shop');
}

/** T-8.4.5 */
function payToll(s: YamataiState, me: Player, seat: number, owner: number): void {
  me.coins -= TOLL;
  s.seat[owner].coins += TOLL;
  s.tell?.(did.tollPaid({ seat, what: 'coins', n: TOLL, whom: owner, clause: 'T-8.4.5' }));
  s.tell?.(did.tollReceived({ seat: owner, what: 'coins', n: TOLL, clause: 'T-8.4.5' }));
}

/** T-8.5 */
function placementBonus(s: YamataiState, me: Player, seat: number, island: number, shop: boolean): void {
  const near = ADJACENT[island];
  let figures = 0;
  for (let i = 0; i < near.length; i++) if (isFigure(s.on[near[i]])) figures++;
  if (figures > 0) {
    const n = figures * BONUS.beside;
    me.prestige += n;
    s.tell?.(did.prestigeBeside({ seat, what: 'prestigeToken', n, clause: 'T-8.5.1' }));
  }
  if (s.mountain[island]) {
    me.prestige += BONUS.mountain;
    s.tell?.(did.prestigeOfMountain({ seat, what: 'prestigeToken', n: BONUS.mountain, clause: 'T-8.5.2' }));
  }
  const group = groupSize(s, seat, island);
  if (group >= BONUS.groupMinimum) {
    const n = group * BONUS.perBuilding * (shop ? BONUS.shop : 1);
    me.coins += n;
    const pays = shop ? did.shopPaid : did.groupPaid;
    s.tell?.(pays({ seat, what: 'coins', n, of: group, clause: 'T-8.5.3' }));
  }
  if (owns(s, seat, KAGUTSUCHI) && !hasNeighbour(s, seat, island)) {
    me.prestige += ISOLATED_PRESTIGE;
    s.tell?.(did.prestigeApart({ seat, what: 'prestigeToken', n: ISOLATED_PRESTIGE, clause: 'T-8.5.5' }));
  }
}

const queue = new Uint8Array(ISLANDS.length);
const inGroup = new Uint8Array(ISLANDS.length);

/** T-8.5.3: the islands reached over the builder's standard buildings, the new one among them. */
export function groupSize(s: YamataiState, seat: number, island: number): number {
  inGroup.fill(0);
  inGroup[island] = 1;
  queue[0] = island;
  let size = 1;
  for (let at = 0; at < size; at++) {
    const near = ADJACENT[queue[at]];
    for (let i = 0; i < near.length; i++) {
      if (inGroup[near[i]] || s.on[near[i]] !== STANDARD + seat) continue;
      inGroup[near[i]] = 1;
      queue[size++] = near[i];
    }
  }
  return size;
}
