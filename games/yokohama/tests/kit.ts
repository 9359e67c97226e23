import { NONE, type Options } from 'engawa';
import { type Scene, scene, spectator } from 'engawa/testing';
import {
  AREA,
  BOARD_SLOTS,
  CARDS,
  GOODS,
  layoutFor,
  NATIONS,
  ORDER,
  ORDERS,
  SITE_SHOPS,
  SITES,
  START,
  TECHNOLOGY,
  TOKENS,
} from '../data/index.ts';
import yokohama from '../index.ts';
import { refill } from '../rules/display.ts';
import { STEPS, type YokohamaState } from '../rules/state.ts';

/** Positions of Yokohama, built piece by piece. Everything moves real pieces, so that the invariants hold. */

type Position = Scene<YokohamaState>;

/** A game whose starting orders are kept; seat 0 is the first player and in Phase A. */
export function table(seats = 4, seed = 'scene', options: Options = {}): Position {
  const t = scene(yokohama, seats, seed, options);
  for (let seat = 0; seat < seats; seat++) {
    t.playAs(seat, t.legal(seat)[0]);
    t.s.seat[seat].yen = seat === 0 ? START.yenFirst : START.yen;
  }
  t.s.first = 0;
  return turn(t, 0);
}

/** The turn of a seat, from one of its phases on. */
export function turn(t: Position, seat: number, from: 'A' | 'placement' | 'movement' | 'C' = 'A'): Position {
  const { s } = t;
  s.agentUsed = 0;
  s.millUsed = 0;
  s.universityUsed = 0;
  s.churchPaid = 0;
  t.stage(seat, STEPS.turnEnd).above(seat, STEPS.additional);
  if (from === 'C') return t;
  const { president } = s.seat[seat];
  const seen = president === NONE ? 0 : 1 << president;
  t.above(seat, STEPS.movement, president, 0, seen & 511, seen >> 9);
  if (from === 'movement') return t;
  t.above(seat, STEPS.placement);
  return from === 'placement' ? t : t.above(seat, STEPS.additional);
}

export const area = (id: string): number => {
  if (!(id in AREA)) throw new Error(`no area ${id}`);
  return AREA[id];
};

/** Puts areas on cells (`{ A1: 'port-a' }`); whatever lay there takes their place. */
export function lay(s: YokohamaState, cells: Readonly<Record<string, string>>): void {
  for (const [name, id] of Object.entries(cells)) {
    const cell = layoutFor(s.seats).cells.indexOf(name);
    const from = s.cellOf[area(id)];
    if (cell < 0 || from === NONE) throw new Error(`${id} cannot lie on ${name}`);
    const other = s.areaAt[cell];
    s.areaAt[from] = other;
    s.cellOf[other] = from;
    s.areaAt[cell] = area(id);
    s.cellOf[area(id)] = cell;
  }
}

/** Posts assistants of a seat in an area, from the hand or, if it has too few, the warehouse. */
export function post(s: YokohamaState, seat: number, id: string, n = 1): void {
  const me = s.seat[seat];
  for (let i = 0; i < n; i++) {
    if (me.assistants > 0) me.assistants--;
    else me.storedAssistants--;
    me.assistantsIn[area(id)]++;
  }
}

/** Exactly so many assistants in hand; the rest is in the warehouse. */
export function inHand(s: YokohamaState, seat: number, n: number): void {
  const me = s.seat[seat];
  me.storedAssistants += me.assistants - n;
  me.assistants = n;
}

export function president(s: YokohamaState, seat: number, id?: string): void {
  s.seat[seat].president = id === undefined ? NONE : area(id);
}

interface Stock {
  readonly yen?: number;
  readonly imports?: number;
  readonly copper?: number;
  readonly silk?: number;
  readonly tea?: number;
  readonly fish?: number;
}

/** Exactly this, and none of the rest. */
export function stock(s: YokohamaState, seat: number, amounts: Stock = {}): void {
  const me = s.seat[seat];
  me.yen = amounts.yen ?? 0;
  me.imports = amounts.imports ?? 0;
  for (const [good, id] of GOODS.entries()) me.goods[good] = amounts[id as keyof Stock] ?? 0;
}

/** The goods that these orders ask for together. */
export function asked(...ids: string[]): Stock {
  const sum = (good: number) => ids.reduce((n, id) => n + ORDERS[ORDER[id]].goods[good], 0);
  return Object.fromEntries(GOODS.map((id, good) => [id, sum(good)]));
}

export const goods = (s: YokohamaState, seat: number): number[] => Array.from(s.seat[seat].goods);

/** Gives a technology, wherever its card lies. */
export function teach(s: YokohamaState, seat: number, ...ids: string[]): void {
  for (const id of ids) {
    const free = CARDS.findIndex(
      (c, card) => c.technology === TECHNOLOGY[id] && !s.seat.some((me) => me.technologies.includes(card)),
    );
    const shown = s.laboratories.indexOf(free);
    if (shown >= 0) {
      s.laboratories[shown] = NONE;
      refill(s.laboratories, shown < BOARD_SLOTS ? 0 : 1, s.technologyDeck);
    } else s.technologyDeck.remove(free);
    s.seat[seat].technologies[TECHNOLOGY[id]] = free;
    s.seat[seat].icons[CARDS[free].nation]++;
  }
}

/** Puts an order where another lies; the box, which is kept nowhere, takes and gives what is not on the table. */
function replace(s: YokohamaState, order: number, by: number): void {
  const at = s.ports.indexOf(order);
  if (at >= 0) s.ports[at] = by;
  if (s.orderDeck.includes(order)) s.orderDeck.set(s.orderDeck.indexOf(order), by);
  for (const me of s.seat.slice(0, s.seats)) {
    if (me.orders.includes(order)) me.orders.set(me.orders.indexOf(order), by);
    if (me.returned === order) me.returned = by;
  }
}

/** Takes an order from wherever it lies, at the cost of one card of the deck. */
function fetch(s: YokohamaState, order: number): void {
  if (s.orderDeck.includes(order)) s.orderDeck.remove(order);
  else replace(s, order, s.orderDeck.pop());
}

/** Exactly these orders in the hand of a seat. */
export function hold(s: YokohamaState, seat: number, ...ids: string[]): void {
  const me = s.seat[seat];
  while (me.orders.length > 0) s.orderDeck.push(me.orders.pop());
  for (const id of ids) {
    fetch(s, ORDER[id]);
    me.orders.push(ORDER[id]);
  }
}

/** Lays an order on a slot of a port (0 is A), numbered from 1. */
export function offerAt(s: YokohamaState, port: number, slot: number, id: string): void {
  const at = port * BOARD_SLOTS + slot - 1;
  replace(s, ORDER[id], s.ports[at]);
  s.ports[at] = ORDER[id];
}

/** Lays a technology on a slot of a laboratory (0 is A), numbered from 1. */
export function showAt(s: YokohamaState, laboratory: number, slot: number, id: string): string {
  const at = laboratory * BOARD_SLOTS + slot - 1;
  const card = CARDS.findIndex(
    (c, i) => c.technology === TECHNOLOGY[id] && (s.technologyDeck.includes(i) || s.laboratories.includes(i)),
  );
  const shown = s.laboratories.indexOf(card);
  if (shown >= 0) s.laboratories[shown] = s.laboratories[at];
  else s.technologyDeck.set(s.technologyDeck.indexOf(card), s.laboratories[at]);
  s.laboratories[at] = card;
  return CARDS[card].id;
}

/** Fulfilled orders, without their rewards. */
export function fulfilledAlready(s: YokohamaState, seat: number, ...ids: string[]): void {
  for (const id of ids) {
    fetch(s, ORDER[id]);
    s.fulfilledBy[ORDER[id]] = seat;
    s.seat[seat].icons[ORDERS[ORDER[id]].nation]++;
  }
}

/** Gives agents of a nation, used or unused, with the icons they come from. */
export function hireAgent(s: YokohamaState, seat: number, nation: string, used = false): void {
  const n = NATIONS.findIndex(({ id }) => id === nation);
  s.agents[n]--;
  s.seat[seat][used ? 'usedAgents' : 'agents'][n]++;
}

export function shop(s: YokohamaState, seat: number, id: string, slot = 1): void {
  const me = s.seat[seat];
  if (me.shophouses > 0) me.shophouses--;
  else me.storedShophouses--;
  s.shops[area(id) * SITE_SHOPS + slot - 1] = seat;
}

export function house(s: YokohamaState, seat: number, id: string): void {
  const me = s.seat[seat];
  if (me.tradingHouses > 0) me.tradingHouses--;
  else me.storedTradingHouses--;
  s.house[area(id)] = seat;
}

/** Trading houses taken out of the warehouse. */
export function takeOut(s: YokohamaState, seat: number, houses: number): void {
  s.seat[seat].storedTradingHouses -= houses;
  s.seat[seat].tradingHouses += houses;
}

/** Lays a site card or a five-power token on an area, in exchange if it lies elsewhere. */
export function siteOn(s: YokohamaState, id: string, site: string): void {
  exchange(
    s.site,
    area(id),
    SITES.findIndex((x) => x.id === site),
  );
}

export function tokenOn(s: YokohamaState, id: string, token: string): void {
  exchange(
    s.token,
    area(id),
    TOKENS.findIndex((x) => x.id === token),
  );
}

function exchange(cells: Int16Array, at: number, what: number): void {
  const elsewhere = cells.indexOf(what);
  if (elsewhere >= 0) cells[elsewhere] = cells[at];
  cells[at] = what;
}

/** The president of a seat, in hand, is put into an area with so many assistants: power = assistants + 1 + buildings. */
export function visit(t: Position, seat: number, id: string, assistants: number): Position {
  post(t.s, seat, id, assistants);
  president(t.s, seat);
  return turn(t, seat, 'movement').play(`put ${id}`);
}

export const yenOf = (s: YokohamaState): number[] => s.seat.slice(0, s.seats).map((me) => me.yen);

export const { watch, playOut } = spectator(yokohama);
