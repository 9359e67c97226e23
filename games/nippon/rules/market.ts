import { call, end, NONE } from 'engawa';
import {
  CITY_TILES,
  GOODS,
  INFLUENCE_SLOTS,
  INFLUENCE_VALUE,
  REGIONS,
  SIDES,
  TOP_INFLUENCE,
  tableFor,
} from '../data/index.ts';
import { did } from './deeds.ts';
import { auto, decide } from './kit.ts';
import type { Why } from './reasons.ts';
import { REF } from './refs.ts';
import { type NipponState, type Player, POINTS, STEPS } from './state.ts';

const MOST_TILES = 3;
const MOST_CUBES = 3;

/** N-3.6.4: the good an influence slot demands. */
export function demand(s: NipponState, slot: number): number {
  const city = INFLUENCE_SLOTS[slot].city;
  return CITY_TILES[s.cityTile[city]][(slot - s.cityTurn[city] + SIDES) % SIDES];
}

export function tilesIn(s: NipponState, city: number): number {
  let n = 0;
  for (let side = 0; side < SIDES; side++) if (s.influenceOwner[city * SIDES + side] !== NONE) n++;
  return n;
}

export function lowestIn(s: NipponState, city: number, except = NONE): number {
  let lowest = TOP_INFLUENCE + 1;
  for (let slot = city * SIDES; slot < (city + 1) * SIDES; slot++) {
    if (slot !== except && s.influenceOwner[slot] !== NONE) lowest = Math.min(lowest, s.influenceValue[slot]);
  }
  return lowest;
}

const isEmpty = (s: NipponState, slot: number): boolean => s.influenceOwner[slot] === NONE;
export const isFull = (s: NipponState, city: number): boolean => tilesIn(s, city) >= tableFor(s.seats).tilesPerCity;

/** The value a new tile must exceed: the old tile (N-6.9.3), or the lowest of a full city (N-6.9.4). */
function threshold(s: NipponState, slot: number): number {
  const city = INFLUENCE_SLOTS[slot].city;
  if (!isEmpty(s, slot)) return s.influenceValue[slot];
  return isFull(s, city) ? lowestIn(s, city) : 0;
}

/** N-3.5.1 */
const highest = (good: number, cubes: number): number => INFLUENCE_VALUE[GOODS[good].level - 1][cubes - 1];

/** Is a tile in the supply above `over` and at most `top`? */
function hasTile(me: Player, over: number, top: number): boolean {
  for (let value = over + 1; value <= top; value++) if (me.tiles[value] > 0) return true;
  return false;
}

function whyNotSlot(s: NipponState, me: Player, slot: number): Why {
  const good = demand(s, slot);
  if (me.goods[good] === 0) return 'N-6.9.2 goods';
  const top = highest(good, Math.min(me.goods[good], MOST_CUBES));
  if (hasTile(me, threshold(s, slot), top)) return undefined;
  if (!hasTile(me, 0, top)) return 'N-6.9.2 tile';
  return isEmpty(s, slot) ? 'N-6.9.4' : 'N-6.9.3';
}

/** N-5.6 */
export function whyNotMarket(s: NipponState, me: Player): Why {
  let why: Why = 'N-5.6 market';
  for (let slot = 0; slot < INFLUENCE_SLOTS.length; slot++) {
    const reason = whyNotSlot(s, me, slot);
    if (!reason) return undefined;
    if (reason !== 'N-6.9.2 goods') why = 'N-5.6 place';
  }
  return why;
}

/** A tile goes back to its owner's supply and can be used again at once (N-6.9.3). */
function takeBack(s: NipponState, slot: number, clause: string): void {
  const owner = s.influenceOwner[slot];
  if (owner === NONE) return;
  s.seat[owner].tiles[s.influenceValue[slot]]++;
  const from = REF.influence[slot];
  s.tell?.(did.tookBack({ seat: owner, what: 'influence', n: s.influenceValue[slot], from, clause }));
  s.influenceOwner[slot] = NONE;
  s.influenceValue[slot] = 0;
}

export const market = decide(STEPS.market, {
  supply: {
    why(s, me, f, slot) {
      if (f.done > 0 && INFLUENCE_SLOTS[slot].region !== f.region) return 'N-6.9.1';
      return whyNotSlot(s, me, slot);
    },
    play(s, _me, f, slot) {
      const what = REF.good[demand(s, slot)];
      s.tell?.(did.approached({ seat: f.seat, what, to: REF.influence[slot], clause: 'N-6.9.2' }));
      f.region = INFLUENCE_SLOTS[slot].region;
      if (++f.done === MOST_TILES) end(s); // N-12.5.1
      call(s, STEPS.marketCubes, slot);
    },
  },
  stop: {
    why: (_s, _me, f) => (f.done === 0 ? 'N-5.5' : undefined),
    play: (s) => end(s),
  },
});

export const marketCubes = decide(STEPS.marketCubes, {
  cubes: {
    why(s, me, f, n) {
      const good = demand(s, f.slot);
      if (me.goods[good] < n) return 'N-6.9.2 cubes';
      return hasTile(me, threshold(s, f.slot), highest(good, n)) ? undefined : 'N-6.9.2 fits';
    },
    play(s, me, f, n) {
      const { seat, slot } = f;
      const good = demand(s, slot);
      me.goods[good] -= n;
      s.tell?.(did.sold({ seat, what: REF.good[good], n, to: REF.influence[slot], clause: 'N-6.9.2' }));
      end(s);
      call(s, STEPS.marketTile, slot, n);
    },
  },
});

export const marketTile = decide(STEPS.marketTile, {
  tile: {
    why(s, me, f, value) {
      if (me.tiles[value] === 0) return 'N-6.9.2 none';
      if (value > highest(demand(s, f.slot), f.cubes)) return 'N-6.9.2 value';
      if (value > threshold(s, f.slot)) return undefined;
      return isEmpty(s, f.slot) ? 'N-6.9.4' : 'N-6.9.3';
    },
    play(s, me, f, value) {
      const { seat, slot, cubes } = f;
      const { city, region } = INFLUENCE_SLOTS[slot];
      const mustOust = isEmpty(s, slot) && isFull(s, city);
      end(s);
      takeBack(s, slot, 'N-6.9.3');
      me.tiles[value]--;
      s.influenceOwner[slot] = seat;
      s.influenceValue[slot] = value;
      const to = REF.influence[slot];
      const from = REF.good[demand(s, slot)];
      s.tell?.(did.placed({ seat, what: 'influence', n: value, to, of: cubes, from, clause: 'N-6.9.2' }));
      call(s, STEPS.marketBonus, region);
      if (mustOust) call(s, STEPS.marketOust, city, slot);
    },
  },
});

/** N-6.9.4: the lowest tile leaves the full city; the kernel plays it where there is only one. */
export const marketOust = decide(STEPS.marketOust, {
  oust: {
    why(s, _me, f, slot) {
      const isLowest =
        INFLUENCE_SLOTS[slot].city === f.city &&
        slot !== f.placed &&
        !isEmpty(s, slot) &&
        s.influenceValue[slot] === lowestIn(s, f.city, f.placed);
      return isLowest ? undefined : 'N-6.9.4 lowest';
    },
    play(s, _me, _f, slot) {
      end(s);
      takeBack(s, slot, 'N-6.9.4');
    },
  },
});

/** N-6.9.5: after each placement. */
export const marketBonus = auto(STEPS.marketBonus, (s, f) => {
  const { seat, region } = f;
  const { what, n } = REGIONS[region].bonus;
  const me = s.seat[seat];
  end(s);
  if (what === 'vp') {
    me.points[POINTS.regionBonus] += n;
    s.tell?.(did.regionBonusScored({ seat, n, what: REF.region[region], clause: 'N-6.9.5' }));
  } else {
    me[what] += n;
    s.tell?.(did.regionBonus({ seat, what, n, from: REF.region[region], clause: 'N-6.9.5' }));
  }
});
