import { NONE, type Pen } from 'engawa';
import {
  AREAS,
  ASSISTANTS,
  BOARD_SLOTS,
  END_HOUSES,
  END_SHOPS,
  GOODS,
  LETTERS,
  MAX_POWER,
  NATIONS,
  ORDER_HAND,
  ORDERS,
  SHOPHOUSES,
  SITE_SHOPS,
  TECHNOLOGIES,
  TRADING_HOUSES,
  tableFor,
} from '../data/index.ts';
import { housesOf, industryOf, leftoverPoints, nationPoints, neutralOn, shopsOf } from '../rules/ending.ts';
import { technologyCount } from '../rules/laboratory.ts';
import { inPlay, otherPresidents, powerIn } from '../rules/map.ts';
import { fulfilledCount } from '../rules/orders.ts';
import { vp } from '../rules/purse.ts';
import type { YokohamaState } from '../rules/state.ts';
import { READS } from './scopes.ts';

function count(board: Int16Array, owner: number): number {
  let n = 0;
  for (let slot = 0; slot < board.length; slot++) if (board[slot] === owner) n++;
  return n;
}

function writeSeat(s: YokohamaState, seat: number, pen: Pen): void {
  const me = s.seat[seat];
  pen.part('points');
  pen.put(vp(me) / 100);
  pen.put(nationPoints(me.icons) / 20);
  pen.put(leftoverPoints(me) / 10);
  pen.part('stock');
  pen.put(me.yen / 12);
  for (let good = 0; good < GOODS.length; good++) pen.put(me.goods[good] / 6);
  pen.put(me.imports / 4);
  pen.part('pieces');
  let out = 0;
  for (let area = 0; area < AREAS.length; area++) out += me.assistantsIn[area];
  pen.put(me.assistants / ASSISTANTS);
  pen.put(out / ASSISTANTS);
  pen.put(me.storedAssistants / ASSISTANTS);
  pen.put(me.shophouses / SHOPHOUSES);
  pen.put(me.storedShophouses / SHOPHOUSES);
  pen.put(me.tradingHouses / TRADING_HOUSES);
  pen.put(me.storedTradingHouses / TRADING_HOUSES);
  pen.put(me.president === NONE ? 0 : 1);
  pen.part('achieved');
  pen.put(me.orders.length / ORDER_HAND);
  pen.put(fulfilledCount(s, seat) / 8);
  pen.put(technologyCount(me) / 6);
  pen.put(industryOf(me) / 20);
  pen.put(count(s.church, seat) / 5);
  pen.put(count(s.customs, seat) / 5);
  pen.put(housesOf(s, seat) / END_HOUSES);
  pen.put(shopsOf(s, seat) / END_SHOPS);
  pen.put(me.tokens / 6);
  let agents = 0;
  for (let nation = 0; nation < NATIONS.length; nation++) agents += me.agents[nation];
  pen.put(agents / 3);
  for (let letter = 0; letter < LETTERS.length; letter++) pen.put(me.claimed[letter]);
}

function writeOwn(s: YokohamaState, seat: number, pen: Pen): void {
  const me = s.seat[seat];
  pen.part('own orders');
  for (let i = 0; i < ORDER_HAND; i++) {
    if (i >= me.orders.length) {
      pen.put(0);
      pen.put(0);
      continue;
    }
    const { goods, reward } = ORDERS[me.orders.at(i)];
    let lacking = 0;
    for (let good = 0; good < GOODS.length; good++) lacking += Math.max(0, goods[good] - me.goods[good]);
    pen.put((reward.vp + reward.yen * 0.5 + reward.imports * 2) / 12);
    pen.put(1 / (1 + lacking));
  }
  pen.part('own technologies');
  for (let t = 0; t < TECHNOLOGIES.length; t++) pen.put(me.technologies[t] === NONE ? 0 : 1);
  pen.part('own icons');
  for (let nation = 0; nation < NATIONS.length; nation++) pen.put(me.icons[nation] / 4);
  pen.part('own turn');
  pen.put(s.agentUsed);
  pen.put(s.millUsed);
  pen.put(s.universityUsed);
}

function writeAreas(s: YokohamaState, seat: number, pen: Pen): void {
  const me = s.seat[seat];
  pen.part('areas');
  for (let area = 0; area < AREAS.length; area++) {
    const here = inPlay(s, area);
    pen.put(here ? powerIn(s, me, seat, area) / MAX_POWER : 0);
    pen.put(here && me.president === area ? 1 : 0);
    pen.put(here ? otherPresidents(s, seat, area) : 0);
    pen.put(here && s.token[area] !== NONE ? 1 : 0);
  }
}

function writeTable(s: YokohamaState, pen: Pen): void {
  const table = tableFor(s.seats);
  pen.part('clock');
  pen.put(s.round / 16);
  pen.put(s.lastRound === NONE ? 0 : 1);
  pen.put(s.lastRound === s.round ? 1 : 0);
  pen.put((s.church.length - count(s.church, NONE) - neutralOn(s)) / table.churchEnd);
  pen.put((s.customs.length - count(s.customs, NONE) - neutralOn(s)) / table.customsEnd);
  pen.put(s.orderDeck.length / 20);
  pen.put(s.technologyDeck.length / 20);
  let open = 0;
  for (let slot = 0; slot < table.ports * BOARD_SLOTS; slot++) if (s.ports[slot] === NONE) open++;
  pen.put(open);
  pen.put((s.house.length - count(s.house, NONE)) / 8);
  pen.put((s.shops.length - count(s.shops, NONE)) / (AREAS.length * SITE_SHOPS));
  for (let nation = 0; nation < NATIONS.length; nation++) pen.put(s.agents[nation] / 3);
}

/** A position in numbers, from a seat's chair. */
export function features(s: YokohamaState, seat: number, pen: Pen): void {
  if (pen.needs(READS.table)) writeTable(s, pen);
  if (pen.needs(READS.own[seat])) writeOwn(s, seat, pen);
  if (pen.needs(READS.areas[seat])) writeAreas(s, seat, pen);
  for (let k = 0; k < s.seats; k++) {
    const other = (seat + k) % s.seats;
    if (pen.needs(READS.seat[other])) writeSeat(s, other, pen);
  }
}
