import { count, hold, NONE, sum } from 'engawa';
import {
  AREAS,
  ASSISTANTS,
  BOARD_SLOTS,
  CANAL,
  CARDS,
  KINDS,
  LETTERS,
  NATIONS,
  ORDER_HAND,
  ORDERS,
  SHOPHOUSES,
  SITE_SHOPS,
  TECHNOLOGY,
  TRADING_HOUSES,
  tableFor,
} from '../data/index.ts';
import { checkTurn } from './check-turn.ts';
import { housesOf, neutralOn, shopsOf } from './ending.ts';
import { fulfilledCount } from './orders.ts';
import { owns } from './purse.ts';
import { LATER_EDITION } from './readings.ts';
import { layout, NEUTRAL, type Player, STEPS, type YokohamaState } from './state.ts';

/** Y-21. That numbers are never negative (Y-21.4) and flags never above 1 (Y-21.11) is checked by the layout. */
export function check(s: YokohamaState): void {
  const players = s.seat.slice(0, s.seats);
  for (const [seat, me] of players.entries()) {
    checkPieces(s, me, seat);
    checkNations(s, me, seat);
  }
  checkMap(s, players);
  checkOrders(s, players);
  checkTechnologies(s, players);
  checkDisplays(s);
  checkBoards(s, players);
  checkRounds(s, players);
  checkTurn(s, players);
}

/** Y-21.1, Y-21.2 */
function checkPieces(s: YokohamaState, me: Player, seat: number): void {
  const assistants =
    me.assistants +
    me.storedAssistants +
    sum(me.assistantsIn) +
    count(s.church, seat) +
    count(s.customs, seat) +
    sum(me.claimed);
  hold(assistants === ASSISTANTS, 'Y-21.1', `seat ${seat} has ${assistants} assistants`);
  const shops = me.shophouses + me.storedShophouses + shopsOf(s, seat);
  hold(shops === SHOPHOUSES, 'Y-21.2', `seat ${seat} has ${shops} shophouses`);
  const houses = me.tradingHouses + me.storedTradingHouses + housesOf(s, seat);
  hold(houses === TRADING_HOUSES, 'Y-21.2', `seat ${seat} has ${houses} trading houses`);
  for (let area = 0; area < AREAS.length; area++) {
    const own = count(s.shops.subarray(area * SITE_SHOPS, (area + 1) * SITE_SHOPS), seat);
    hold(own <= 1, 'Y-21.2', `seat ${seat} has ${own} shophouses in ${AREAS[area].id}`);
  }
}

/** Y-21.8 */
function checkNations(s: YokohamaState, me: Player, seat: number): void {
  for (let nation = 0; nation < NATIONS.length; nation++) {
    const agents = me.agents[nation] + me.usedAgents[nation];
    hold(agents <= me.icons[nation] >> 1, 'Y-21.8', `seat ${seat} has ${agents} ${NATIONS[nation].id} agents`);
  }
  const cards = fulfilledCount(s, seat) + (me.technologies.length - count(me.technologies, NONE));
  const pending = layout.plan(s).filter((step) => step === STEPS.fulfilled || step === STEPS.learned).length;
  const missing = cards - sum(me.icons);
  hold(missing >= 0 && missing <= pending, 'Y-21.8', `seat ${seat} has ${sum(me.icons)} icons on ${cards} cards`);
}

/** Y-21.3, Y-21.9 */
function checkMap(s: YokohamaState, players: readonly Player[]): void {
  const table = tableFor(s.seats);
  hold(table.areas.length === AREAS.length - count(s.cellOf, NONE), 'Y-5.1', 'areas in play');
  for (let area = 0; area < AREAS.length; area++) {
    const cell = s.cellOf[area];
    hold(cell === NONE || s.areaAt[cell] === area, 'Y-5.2', `${AREAS[area].id} lies on two cells`);
    hold((cell !== NONE) === table.areas.includes(area), 'Y-5.1', `${AREAS[area].id} in play`);
    const isGround = cell !== NONE && area !== CANAL;
    const pieces = players.reduce((n, me) => n + me.assistantsIn[area], 0);
    const built = SITE_SHOPS - count(s.shops.subarray(area * SITE_SHOPS, (area + 1) * SITE_SHOPS), NONE);
    hold((s.site[area] !== NONE) === isGround, 'Y-5.5', `the site card of ${AREAS[area].id}`);
    if (isGround) continue;
    const bare = pieces === 0 && built === 0 && s.token[area] === NONE && s.house[area] === NONE && s.station !== area;
    hold(bare, 'Y-21.3', `something lies in ${AREAS[area].id}`);
  }
  const walking = layout.plan(s).at(-1) === STEPS.movement;
  for (const [seat, me] of players.entries()) {
    const { president } = me;
    const stands = president === NONE || (s.cellOf[president] !== NONE && (president !== CANAL || walking));
    hold(stands, 'Y-21.3', `the president of seat ${seat} is nowhere`);
  }
  const tokens = AREAS.length - count(s.token, NONE) + players.reduce((n, me) => n + me.tokens, 0);
  hold(tokens === table.areas.filter((area) => area !== CANAL).length, 'Y-21.9', `${tokens} five-power tokens`);
  const owned = players.some((me) => owns(me, TECHNOLOGY.station));
  hold(s.station === NONE || owned, 'Y-21.9', 'a station without its owner');
}

/** Y-21.6: the box holds the rest. */
function checkOrders(s: YokohamaState, players: readonly Player[]): void {
  const seen = new Uint8Array(ORDERS.length);
  const put = (order: number) => {
    hold(seen[order] === 0, 'Y-21.6', `${ORDERS[order].id} is in two places`);
    seen[order] = 1;
  };
  for (const order of s.orderDeck.items()) put(order);
  for (const order of s.ports) if (order !== NONE) put(order);
  for (let order = 0; order < ORDERS.length; order++) if (s.fulfilledBy[order] !== NONE) put(order);
  for (const me of players) {
    hold(me.orders.length <= ORDER_HAND, 'Y-21.6', 'more than three orders in hand');
    for (const order of me.orders.items()) put(order);
    if (me.returned !== NONE) put(me.returned);
  }
  const box = count(seen, 0);
  hold(box === tableFor(s.seats).ordersRemoved, 'Y-21.6', `${box} orders left the game unseen`);
}

function checkTechnologies(s: YokohamaState, players: readonly Player[]): void {
  const seen = new Uint8Array(CARDS.length);
  const put = (card: number) => {
    hold(seen[card] === 0, 'Y-21.6', `${CARDS[card].id} is in two places`);
    seen[card] = 1;
  };
  for (const card of s.technologyDeck.items()) put(card);
  for (const card of s.laboratories) if (card !== NONE) put(card);
  for (const me of players) {
    for (const [technology, card] of me.technologies.entries()) {
      if (card === NONE) continue;
      put(card);
      hold(CARDS[card].technology === technology, 'Y-21.6', `${CARDS[card].id} under another name`);
    }
  }
  hold(count(seen, 0) === 0, 'Y-21.6', 'a technology card is missing');
}

/** Y-21.7 */
function checkDisplays(s: YokohamaState): void {
  const plan = layout.plan(s);
  const table = tableFor(s.seats);
  const boards = (cells: Int16Array, used: number, deck: number, changing: boolean) => {
    for (let slot = 0; slot < cells.length; slot++) {
      if (cells[slot] === NONE) {
        hold(changing || slot >= used * BOARD_SLOTS || deck === 0, 'Y-21.7', 'an empty slot beside a full deck');
        continue;
      }
      hold(slot < used * BOARD_SLOTS, 'Y-5.1', 'a card on a board that is not in play');
      const gap = slot % BOARD_SLOTS > 0 && cells[slot - 1] === NONE;
      hold(changing || !gap, 'Y-21.7', 'a card to the right of a gap');
    }
  };
  boards(s.ports, table.ports, s.orderDeck.length, plan.includes(STEPS.port));
  boards(s.laboratories, table.laboratories, s.technologyDeck.length, plan.includes(STEPS.learned));
}

/** Y-21.8, Y-21.10, Y-21.11 */
function checkBoards(s: YokohamaState, players: readonly Player[]): void {
  for (let nation = 0; nation < NATIONS.length; nation++) {
    const owned = players.reduce((n, me) => n + me.agents[nation] + me.usedAgents[nation], 0);
    hold(s.agents[nation] + owned === NATIONS[nation].agents, 'Y-21.8', `${NATIONS[nation].id} agents`);
  }
  const later = (s.readings & LATER_EDITION) !== 0;
  hold(!later || s.seats === 2, 'Y-23.4', `the edition for two with ${s.seats} players`);
  for (const board of [s.church, s.customs]) {
    const nobodys = board.filter((owner) => owner >= s.seats);
    hold(
      nobodys.length === neutralOn(s) && nobodys.every((owner) => owner === NEUTRAL),
      'Y-21.10',
      'an assistant of nobody',
    );
  }
  hold(
    players.every((me) => me.claimed.length === LETTERS.length),
    'Y-21.10',
    'three achievement cards',
  );
  hold(s.churchPaid < 1 << KINDS.length, 'Y-21.11', 'six kinds of payment');
}

/** Y-21.12 */
function checkRounds(s: YokohamaState, players: readonly Player[]): void {
  const turns = players.map((me) => me.turns);
  hold(Math.max(...turns) - Math.min(...turns) <= 1, 'Y-21.12', `turns taken: ${turns.join(', ')}`);
  if (layout.plan(s).length > 0) return;
  hold(s.round === s.lastRound && turns.every((n) => n === s.round), 'Y-21.12', `turns taken: ${turns.join(', ')}`);
}
