import { callFor, callOwn, NONE, type Options, type Rng, shuffle } from 'engawa';
import {
  ACHIEVEMENTS,
  CANAL,
  CARDS,
  LATER,
  LETTERS,
  NATIONS,
  ORDERS,
  SITES,
  START,
  TOKENS,
  tableFor,
} from '../data/index.ts';
import { refill } from './display.ts';
import { LATER_EDITION, READINGS } from './readings.ts';
import { layout, NEUTRAL, STEPS, type YokohamaState } from './state.ts';

/** Y-5, with the draws in the order of Y-16.4. */
export function setup(seats: number, options: Options, rng: Rng): YokohamaState {
  const s = layout.create(seats);
  s.readings = READINGS.chosen(options);
  s.first = rng.below(seats);
  s.round = 1;
  s.lastRound = NONE;
  s.station = NONE;
  layAreas(s, rng);
  layOnAreas(s, s.site, SITES.length, rng); // Y-5.5
  layOnAreas(s, s.token, TOKENS.length, rng); // Y-5.6
  s.shops.fill(NONE);
  s.house.fill(NONE);
  s.church.fill(NONE);
  s.customs.fill(NONE);
  if (s.readings & LATER_EDITION) {
    s.church[LATER.neutralChurchSlot - 1] = NEUTRAL; // Y-23.4.1
    s.customs[LATER.neutralCustomsSlot - 1] = NEUTRAL;
  }
  showAchievements(s, rng);
  for (let seat = 0; seat < seats; seat++) seatPlayer(s, seat);
  for (let nation = 0; nation < NATIONS.length; nation++) s.agents[nation] = NATIONS[nation].agents;
  layTechnologies(s, rng);
  layOrders(s, rng);
  callFor(s, s.first, STEPS.keepOrders);
  for (let seat = 0; seat < seats; seat++) callOwn(s, seat, STEPS.keepOrder);
  return s;
}

const shuffled = (n: number, rng: Rng): number[] => {
  const items = Array.from({ length: n }, (_, i) => i);
  shuffle(items, rng);
  return items;
};

/** Y-5.1, Y-5.2: row by row, from left to right. */
function layAreas(s: YokohamaState, rng: Rng): void {
  const areas = [...tableFor(s.seats).areas];
  shuffle(areas, rng);
  s.areaAt.fill(NONE);
  s.cellOf.fill(NONE);
  for (const [cell, area] of areas.entries()) {
    s.areaAt[cell] = area;
    s.cellOf[area] = cell;
  }
}

/** One of a shuffled pile on every area but the Canal, in the order of the cells. */
function layOnAreas(s: YokohamaState, onArea: Int16Array, size: number, rng: Rng): void {
  const pile = shuffled(size, rng);
  onArea.fill(NONE);
  for (let cell = 0; cell < s.areaAt.length; cell++) {
    const area = s.areaAt[cell];
    if (area !== NONE && area !== CANAL) onArea[area] = pile.pop()!;
  }
}

/** Y-5.9 */
function showAchievements(s: YokohamaState, rng: Rng): void {
  for (const [i, letter] of LETTERS.entries()) {
    const cards = ACHIEVEMENTS.flatMap((a, card) => (a.letter === letter ? [card] : []));
    s.achievements[i] = cards[rng.below(cards.length)];
  }
}

/** Y-5.8 */
function seatPlayer(s: YokohamaState, seat: number): void {
  const me = s.seat[seat];
  me.yen = seat === s.first ? START.yenFirst : START.yen;
  me.goods.set(START.goods);
  me.imports = START.imports;
  me.assistants = START.assistants.hand;
  me.storedAssistants = START.assistants.warehouse;
  me.shophouses = START.shophouses.hand;
  me.storedShophouses = START.shophouses.warehouse;
  me.tradingHouses = START.tradingHouses.hand;
  me.storedTradingHouses = START.tradingHouses.warehouse;
  me.president = NONE;
  me.returned = NONE;
  me.technologies.fill(NONE);
}

/** Y-5.10 */
function layTechnologies(s: YokohamaState, rng: Rng): void {
  for (const card of shuffled(CARDS.length, rng)) s.technologyDeck.push(card);
  s.laboratories.fill(NONE);
  for (let board = 0; board < tableFor(s.seats).laboratories; board++) refill(s.laboratories, board, s.technologyDeck);
}

/** Y-5.11: the cards returned to the box are the first of the pile and are kept nowhere. */
function layOrders(s: YokohamaState, rng: Rng): void {
  const { ordersRemoved, ports } = tableFor(s.seats);
  for (const order of shuffled(ORDERS.length, rng).slice(ordersRemoved)) s.orderDeck.push(order);
  s.ports.fill(NONE);
  s.takenBy.fill(NONE);
  s.fulfilledBy.fill(NONE);
  for (let board = 0; board < ports; board++) refill(s.ports, board, s.orderDeck);
  for (let turn = 0; turn < s.seats; turn++) {
    const me = s.seat[(s.first + turn) % s.seats];
    for (let n = 0; n < START.ordersDealt; n++) me.orders.push(s.orderDeck.pop());
  }
}
