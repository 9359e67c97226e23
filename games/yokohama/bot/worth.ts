import { NONE, REST } from 'engawa';
import {
  AREA_TYPES,
  AREAS,
  BUILD_POWER,
  CHURCH_SLOTS,
  CUSTOMS_IMPORTS,
  CUSTOMS_SLOTS,
  GOODS,
  MAX_POWER,
  MAX_SEATS,
  NATIONS,
  ORDERS,
  OUTPUT,
  PRODUCES,
  RECRUITS,
  type Reward,
  SITES,
  TOKEN_POWER,
  TOKENS,
  TRADES,
  tableFor,
} from '../data/index.ts';
import { housesOf, industryOf, leftoverPoints, nationPoints, neutralOn, shopsOf } from '../rules/ending.ts';
import { technologyCount } from '../rules/laboratory.ts';
import { cellsAround, hasShop, isGround, powerIn } from '../rules/map.ts';
import { handIsFull } from '../rules/orders.ts';
import { vp } from '../rules/purse.ts';
import { layout, type Player, STEPS, type YokohamaState } from '../rules/state.ts';
import { READS } from './scopes.ts';

/** Exchange rates in VP, close to the scale of Y-4.4. */
const YEN = 0.6;
const GOOD: readonly number[] = [1.4, 1, 0.7, 0.7];
const ANY_GOOD = 1.2;
const WAREHOUSE = 1.3;
const MOVE = 0.5;
const AGENT = 2.5;
/** Pieces in hand, beside what they were worth in the warehouse. */
const ASSISTANT = 1.1;
const SHOPHOUSE = 2.4;
const TRADING_HOUSE = 6.5;
/** A shophouse or trading house that stands strengthens every later action there. */
const BUILDING = 1;
/** An import is worth half of what the customs pay for one; the other half is earned by going there. */
const IMPORT =
  CUSTOMS_SLOTS.reduce((sum, { imports, reward }) => sum + (reward.vp + reward.yen * YEN) / imports, 0) /
  (2 * CUSTOMS_SLOTS.length);
/** What Chinatown asks for an import and for each good. */
const IMPORT_PRICE = TRADES.find(({ getsImports }) => getsImports > 0)!.paysYen;
const GOOD_PRICE = GOODS.map((_, good) => TRADES.find(({ getsGood }) => getsGood === good)!.paysYen);
/** What a good that an order in hand still asks for is worth beside its price. */
const WANTED = 0.8;

function pointsOf(reward: Reward): number {
  let sum =
    reward.vp +
    reward.yen * YEN +
    reward.imports * IMPORT +
    reward.anyGood * ANY_GOOD +
    reward.warehouse * WAREHOUSE +
    reward.move * MOVE;
  for (let good = 0; good < GOODS.length; good++) sum += reward.goods[good] * GOOD[good];
  return sum;
}

const ORDER_POINTS = ORDERS.map((o) => pointsOf(o.reward));
const ORDER_COST = ORDERS.map((o) => o.goods.reduce((sum, n, good) => sum + n * GOOD[good], 0));
const TOKEN_POINTS = TOKENS.map((t) => pointsOf(t.reward));
const CHURCH_POINTS = CHURCH_SLOTS.map((slot) => pointsOf(slot.reward));
const CUSTOMS_POINTS = CUSTOMS_SLOTS.map((slot) => pointsOf(slot.reward));
const SHOP_POINTS = SITES.map((site) => Math.max(...site.shops.map(pointsOf)));
const HOUSE_POINTS = SITES.map((site) => pointsOf(site.tradingHouse));

function count(board: Int16Array): number {
  let n = 0;
  for (let slot = 0; slot < board.length; slot++) if (board[slot] !== NONE) n++;
  return n;
}

/** How near the end is, from 0 to 1. */
function lateness(s: YokohamaState): number {
  if (s.lastRound !== NONE) return 1;
  const table = tableFor(s.seats);
  const neutral = neutralOn(s);
  const orders = 1 - s.orderDeck.length / (s.seats === 2 ? 10 : 16);
  return Math.min(
    1,
    Math.max((count(s.church) - neutral) / table.churchEnd, (count(s.customs) - neutral) / table.customsEnd, orders),
  );
}

/** Goods the orders in hand still ask for. */
function lacking(me: Player, good: number): number {
  let wanted = 0;
  for (let i = 0; i < me.orders.length; i++) wanted += ORDERS[me.orders.at(i)].goods[good];
  return Math.max(0, wanted - me.goods[good]);
}

/** What the area action with this power would bring, roughly. */
function actionPoints(s: YokohamaState, me: Player, seat: number, area: number, strength: number): number {
  const power = Math.min(strength, MAX_POWER);
  const { type } = AREAS[area];
  let sum = 0;
  if (PRODUCES[type] >= 0) {
    const good = PRODUCES[type];
    const n = OUTPUT[type][power];
    sum = n * GOOD[good] + Math.min(n, lacking(me, good)) * WANTED;
  } else {
    switch (AREA_TYPES[type]) {
      case 'bank':
        sum = OUTPUT[type][power] * YEN;
        break;
      case 'port':
        sum = (power === MAX_POWER ? 3 : 0) + (power < 2 || handIsFull(me) ? 0 : 2.5 + 0.4 * power - me.orders.length);
        break;
      case 'laboratory':
        sum = power + Math.min(me.yen / 2 + me.imports, 3) < 4 ? 0 : 1.5 + power;
        break;
      case 'employment-agency':
        sum = RECRUITS[power] * (me.storedAssistants > 0 ? ASSISTANT : 0) + (power > 2 && me.yen >= 4 ? 2 : 0);
        break;
      case 'chinatown':
        sum = 0.3 * power + tradePoints(me, power);
        break;
      case 'church':
        sum = churchPoints(s, me, power);
        break;
      default:
        sum = customsPoints(s, me, power);
    }
  }
  if (power >= TOKEN_POWER && s.token[area] !== NONE) sum += TOKEN_POINTS[s.token[area]];
  if (power >= BUILD_POWER) {
    if (me.tradingHouses > 0 && s.house[area] === NONE) sum += HOUSE_POINTS[s.site[area]] - TRADING_HOUSE;
    else if (me.shophouses > 0 && !hasShop(s, seat, area)) sum += SHOP_POINTS[s.site[area]] - SHOPHOUSE + BUILDING;
  }
  return sum;
}

/** What money buys in Chinatown: imports as long as it lasts, where they are worth more than their price, and goods that orders ask for. */
function tradePoints(me: Player, power: number): number {
  let left = power;
  let { yen } = me;
  let sum = 0;
  if (IMPORT > IMPORT_PRICE * YEN) {
    const bought = Math.min(left, Math.floor(yen / IMPORT_PRICE));
    sum += bought * (IMPORT - IMPORT_PRICE * YEN);
    left -= bought;
    yen -= bought * IMPORT_PRICE;
  }
  for (let good = 0; good < GOODS.length; good++) {
    const bought = Math.min(left, lacking(me, good), Math.floor(yen / GOOD_PRICE[good]));
    sum += bought * (GOOD[good] + WANTED - GOOD_PRICE[good] * YEN);
    left -= bought;
    yen -= bought * GOOD_PRICE[good];
  }
  return sum;
}

function churchPoints(s: YokohamaState, me: Player, power: number): number {
  let kinds = 0;
  for (let good = 0; good < GOODS.length; good++) if (me.goods[good] > 0) kinds++;
  if (me.yen > 0) kinds++;
  let best = 0;
  for (let slot = 0; slot < CHURCH_SLOTS.length; slot++) {
    const need = Math.max(0, CHURCH_SLOTS[slot].faith - power);
    if (s.church[slot] === NONE && need <= kinds) best = Math.max(best, CHURCH_POINTS[slot] - need * 0.8);
  }
  return best;
}

function customsPoints(s: YokohamaState, me: Player, power: number): number {
  const most = Math.min(CUSTOMS_IMPORTS[power], me.imports);
  let best = 0;
  for (let slot = 0; slot < CUSTOMS_SLOTS.length; slot++) {
    const { imports } = CUSTOMS_SLOTS[slot];
    if (s.customs[slot] === NONE && imports <= most) best = Math.max(best, CUSTOMS_POINTS[slot] - imports * IMPORT + 2);
  }
  return best;
}

/** Where a president may stop, one bit an area: some assistants of his, and no other president. */
function openAreas(s: YokohamaState, me: Player, seat: number): number {
  let taken = 0;
  for (let other = 0; other < s.seats; other++) {
    const { president } = s.seat[other];
    if (other !== seat && president !== NONE) taken |= 1 << president;
  }
  let open = 0;
  for (let area = 0; area < AREAS.length; area++) {
    if (me.assistantsIn[area] > 0 && !(taken & (1 << area)) && isGround(s, area)) open |= 1 << area;
  }
  return open;
}

/** Where the president may come to stand by walking, one bit an area. */
function withinReach(s: YokohamaState, me: Player, seat: number): number {
  const open = openAreas(s, me, seat);
  if (me.president === NONE) return open;
  const others = open & ~(1 << me.president);
  let left = others;
  let border = 1 << me.president;
  while (border !== 0 && left !== 0) {
    const area = 31 - Math.clz32(border);
    border &= ~(1 << area);
    const cells = cellsAround(s, area);
    for (let i = 0; i < cells.length; i++) {
      const next = 1 << s.areaAt[cells[i]];
      border |= left & next;
      left &= ~next;
    }
  }
  return others & ~left;
}

/** The best action ahead, and what the assistants on the map prepare in all. */
let best = 0;
let rest = 0;

function prospects(s: YokohamaState, me: Player, seat: number): void {
  const reach = withinReach(s, me, seat);
  best = 0;
  rest = 0;
  for (let area = 0; area < AREAS.length; area++) {
    if (me.assistantsIn[area] === 0) continue;
    const president = me.president === area ? 0 : 1;
    const points = actionPoints(s, me, seat, area, powerIn(s, me, seat, area) + president);
    rest += points;
    if (reach & (1 << area) && points > best) best = points;
  }
}

/** A rough worth of a position for a seat, in VP: what is scored, what would be, and what is prepared. */
export function worth(s: YokohamaState, seat: number): number {
  if (isOver(s)) return vp(s.seat[seat]);
  consider(s, seat, 1 - lateness(s));
  return presidentWalks(s) ? walking : staying;
}

/** By seat, behind the worths of all: what it is worth while a president has still to walk, and otherwise, and where its own may stop. */
const KEPT = 3;

/** The worth of all seats. What is pending changes all the time, and presidents seldom bar each other's ways: both leave what is kept as it is. */
export function worths(s: YokohamaState, _viewer: number, out: Float64Array, changed: number): void {
  const over = isOver(s);
  const walks = presidentWalks(s);
  let ahead = NONE;
  for (let seat = 0; seat < s.seats; seat++) {
    const kept = MAX_SEATS + KEPT * seat;
    let stale = (changed & (READS.worth[seat] | REST)) !== 0;
    if (stale || changed & READS.presidents) {
      const open = openAreas(s, s.seat[seat], seat);
      stale ||= open !== out[kept + 2];
      out[kept + 2] = open;
    }
    if (stale) {
      if (ahead === NONE) ahead = 1 - lateness(s);
      consider(s, seat, ahead);
      out[kept] = walking;
      out[kept + 1] = staying;
    }
    out[seat] = over ? vp(s.seat[seat]) : out[walks ? kept : kept + 1];
  }
}

const isOver = (s: YokohamaState): boolean => s.round === s.lastRound && layout.pending(s) === undefined;

/** Has whose turn it is still to move the president? */
const presidentWalks = (s: YokohamaState): boolean => layout.plans(s, STEPS.movement);

/** What the seat considered last is worth while a president has still to walk, and otherwise. */
let walking = 0;
let staying = 0;

/** `ahead`: how far the end is, from 0 to 1. */
function consider(s: YokohamaState, seat: number, ahead: number): void {
  const me = s.seat[seat];
  let sum = vp(me) + nationPoints(me.icons) * 0.9;

  let stock = me.yen * YEN + me.imports * IMPORT;
  for (let good = 0; good < GOODS.length; good++) {
    const n = me.goods[good];
    stock += Math.min(n, 6) * GOOD[good] + Math.max(0, n - 6) * 0.33;
  }
  for (let nation = 0; nation < NATIONS.length; nation++) {
    stock += me.agents[nation] * AGENT + (me.icons[nation] % 2) * 0.5 * ahead;
  }
  let assistants = me.assistants;
  for (let area = 0; area < AREAS.length; area++) assistants += me.assistantsIn[area];
  stock += ASSISTANT * assistants;
  stock += me.shophouses * SHOPHOUSE + me.tradingHouses * TRADING_HOUSE;
  const lasts = s.lastRound === NONE ? 1 : 0.5;
  sum += stock * lasts + leftoverPoints(me) * (1 - lasts);

  for (let i = 0; i < me.orders.length; i++) {
    const order = me.orders.at(i);
    const { goods } = ORDERS[order];
    let have = 0;
    let wanted = 0;
    for (let good = 0; good < GOODS.length; good++) {
      have += Math.min(me.goods[good], goods[good]) * GOOD[good];
      wanted += goods[good] * GOOD[good];
    }
    const gain = Math.max(0, ORDER_POINTS[order] - ORDER_COST[order] + 1);
    sum += gain * (0.25 + (0.55 * have) / wanted) * lasts;
  }

  sum += industryOf(me) * 0.9 + technologyCount(me) * 1.5 * ahead;
  sum += (housesOf(s, seat) + shopsOf(s, seat)) * BUILDING * (0.3 + ahead);
  for (let slot = 0; slot < s.church.length; slot++) if (s.church[slot] === seat) sum += 1.5;
  for (let slot = 0; slot < s.customs.length; slot++) if (s.customs[slot] === seat) sum += 2;
  prospects(s, me, seat);
  walking = sum + (0.75 * best + 0.25 * rest) * lasts;
  staying = sum + (0.4 * best + 0.2 * rest) * lasts;
}
