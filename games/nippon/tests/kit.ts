import { NONE, sum } from 'engawa';
import { type Chooser, spectator } from 'engawa/testing';
import {
  ACHIEVEMENTS,
  ACTION_IDS,
  CITIES,
  CITY_TILES,
  COLOURS,
  CONTRACTS,
  FACTORIES,
  FACTORY,
  GOOD,
  GOODS,
  INFLUENCE_SLOTS,
  REGIONS,
  SLOTS,
  START_VP,
  tableFor,
} from '../data/index.ts';
import nippon from '../index.ts';
import { achievementPoints } from '../rules/ending.ts';
import { type NipponState, POINTS } from '../rules/state.ts';

/** Ways to lay out a position for a test. They keep the invariants of N-16 as far as the position allows. */

const index = (items: readonly { readonly id: string }[], id: string): number => {
  const found = items.findIndex((item) => item.id === id);
  if (found < 0) throw new Error(`no ${id}`);
  return found;
};

export const region = (id: string): number => index(REGIONS, id);
export const slot = (id: string): number => index(INFLUENCE_SLOTS, id);

/** Makes a seat the first player of a game that has not begun (N-4.2). */
export function beginWith(s: NipponState, seat: number): void {
  s.first = seat;
  for (let turn = 0; turn < s.seats; turn++) s.seat[(seat + turn) % s.seats].points[POINTS.start] = START_VP[turn];
}

/** Gives a player a factory tile. */
export function own(s: NipponState, seat: number, id: string, { goods = 0, machine = 0 } = {}): void {
  const tile = index(FACTORIES, id);
  const { good } = FACTORIES[tile];
  s.factoryOwner[tile] = seat;
  s.seat[seat].factory[good] = tile;
  s.seat[seat].goods[good] = goods;
  s.seat[seat].machine[good] = machine;
}

/** Tiles without an ongoing effect on anything but their own coal. */
const PLAIN = ['silk-d', 'paper-d', 'bento-a', 'lenses-a', 'clocks-a', 'bulbs-a'];

/** Puts goods into a player's storage, with plain factories where there are none. */
export function stock(s: NipponState, seat: number, goods: Readonly<Record<string, number>>): void {
  for (const [id, n] of Object.entries(goods)) {
    const good = index(GOODS, id);
    if (s.seat[seat].factory[good] === NONE) {
      const plain = PLAIN.map((tile) => FACTORY[tile]).find((tile) => FACTORIES[tile].good === good)!;
      const free = FACTORIES.findIndex((f, tile) => f.good === good && s.factoryOwner[tile] === NONE);
      own(s, seat, FACTORIES[s.factoryOwner[plain] === NONE ? plain : free].id);
    }
    s.seat[seat].goods[good] = n;
  }
}

export const goodsOf = (s: NipponState, seat: number, id: string): number => s.seat[seat].goods[GOOD[id]];

/** Puts an influence tile of a player on the map. */
export function put(s: NipponState, seat: number, at: string, value: number): void {
  s.influenceOwner[slot(at)] = seat;
  s.influenceValue[slot(at)] = value;
  s.seat[seat].tiles[value]--;
}

/** Who has which tile there, as `[seat, value]`; nothing on an empty slot. */
export function tileAt(s: NipponState, at: string): [number, number] | undefined {
  const owner = s.influenceOwner[slot(at)];
  return owner === NONE ? undefined : [owner, s.influenceValue[slot(at)]];
}

/** Lays a city tile (t1 … t9), its first good on the north side unless it is turned. */
export function lay(s: NipponState, city: string, tile: string, rotation = 0): void {
  s.cityTile[index(CITIES, city)] = Number(tile.slice(1)) - 1;
  s.cityTurn[index(CITIES, city)] = rotation;
  if (!(s.cityTile[index(CITIES, city)] in CITY_TILES)) throw new Error(`no city tile ${tile}`);
}

/** Puts ships (0) or trains (1) of a player on the map, with the side that is up on his board. */
export function send(s: NipponState, seat: number, kind: number, to: string, n = 1): void {
  const me = s.seat[seat];
  const at = kind * REGIONS.length + region(to);
  me.taken[kind] += n;
  me.transport[at] += n;
  me.transportSum[at] += n * me.transportValue[kind];
}

/** Puts exactly these workers on a player board, whatever the rest of the table holds. */
export function hire(s: NipponState, seat: number, ...colours: string[]): void {
  s.seat[seat].workers.fill(0);
  for (const colour of colours) s.seat[seat].workers[COLOURS.indexOf(colour)]++;
}

interface Spread {
  readonly boards?: readonly number[];
  readonly slots?: readonly number[];
  readonly rows?: readonly number[];
}

/** Lays all workers out by numbers; the rest is in the bag. Colours take turns. */
export function spread(s: NipponState, { boards = [], slots = [3, 3, 3, 3, 3], rows = [] }: Spread): void {
  const n = COLOURS.length;
  s.bag.fill(tableFor(s.seats).workersPerColour, 0, n);
  s.slots.fill(0);
  s.rows.fill(0);
  s.openPlaces = 0;
  let next = 0;
  const deal = (cells: Int16Array, place: number, count = 0) => {
    for (let i = 0; i < count; i++) {
      while (s.bag[next % n] === 0) next++;
      s.bag[next % n]--;
      cells[place * n + (next++ % n)]++;
    }
  };
  for (let seat = 0; seat < s.seats; seat++) {
    s.seat[seat].workers.fill(0);
    deal(s.seat[seat].workers, 0, boards[seat]);
  }
  for (const [at, count] of slots.entries()) deal(s.slots, at, count);
  for (const [at, count] of rows.entries()) deal(s.rows, at, count);
}

/** How many workers lie on each of these places. */
export const counts = (cells: Int16Array): number[] =>
  Array.from({ length: cells.length / COLOURS.length }, (_, place) =>
    sum(cells.subarray(place * COLOURS.length, (place + 1) * COLOURS.length)),
  );

/** The notation of taking some worker from an action slot. */
export function takeFrom(t: { legalTo(verb: string): string[] }, from: number): string {
  const move = t.legalTo('take').find((text) => text.startsWith(`take ${from} `));
  if (move === undefined) throw new Error(`no worker can be taken from slot ${from}`);
  return move;
}

export const { watch } = spectator(nippon);

/** A simple player by rule of thumb: feeds a few factories, sells and exports what they make, invests what is left. */
export const steady: Chooser<NipponState> = (s, seat, legal, rng) => {
  let best = legal[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const move of legal) {
    const worth = thumb(s, seat, move) + rng.below(100) / 100;
    if (worth <= most) continue;
    most = worth;
    best = move;
  }
  return best;
};

function thumb(s: NipponState, seat: number, move: string): number {
  const me = s.seat[seat];
  const [verb, first, second] = move.split(' ');
  switch (verb) {
    case 'consolidate':
      return [0, 3, 6, 10, 13, 17, 99][sum(me.workers)];
    case 'take':
      // A colour he has already costs no further wages.
      return (
        Math.max(...SLOTS[Number(first) - 1].map((action) => wish(s, seat, ACTION_IDS[action]))) +
        (me.workers[COLOURS.indexOf(second)] > 0 ? 3 : 0)
      );
    case 'act':
      return wish(s, seat, first);
    case 'build':
    case 'fulfil':
      return index(verb === 'build' ? FACTORIES : CONTRACTS, first);
    case 'climb':
    case 'cubes':
    case 'tile':
    case 'reward':
      return Number(first);
    case 'stop':
    case 'end':
      return -1;
    case 'supply':
      return INFLUENCE_SLOTS[slot(first)].overseas + (s.influenceOwner[slot(first)] === seat ? -5 : 0);
    case 'oust':
      return s.influenceOwner[slot(first)] === seat ? -5 : 0;
    case 'cover':
      return achievementPoints(s, seat, index(ACHIEVEMENTS, first));
    default:
      return 0;
  }
}

/** How much he wants an action; it may turn out not to be feasible. */
function wish(s: NipponState, seat: number, action: string): number {
  const me = s.seat[seat];
  const [, coal, knowledge] = me.tracks;
  const factories = me.factory.filter((tile) => tile !== NONE).length;
  const goods = sum(me.goods);
  const low = me.machine.filter((machine, good) => me.factory[good] !== NONE && machine < 2).length;
  switch (action) {
    case 'localMarket':
      return goods >= 3 ? 20 : 12;
    case 'export':
      return goods >= 5 ? 19 : goods >= 2 ? 14 : 0;
    case 'produce':
      return factories > 0 && me.coal >= 2 ? 11 + Math.min(me.coal, 6) : 0;
    case 'invest':
      return me.yen >= 6 && factories < 5 ? 16 - factories : 0;
    case 'mines':
      return me.yen >= 3 && coal < 6 ? 13 - coal : 0;
    case 'knowledge':
      return me.yen >= 3 && knowledge < 6 ? 12 - knowledge : 0;
    case 'machinery':
      return me.yen >= 10 && low > 0 ? 12 : 0;
    default:
      return me.yen >= 10 && factories > 1 ? 10 : 1;
  }
}
