import { defineState, defineSteps, list, NONE, num, nums, ownerOnly, unseen } from 'engawa';
import {
  ACHIEVEMENTS,
  AREAS,
  ASSISTANTS,
  BOARD_SLOTS,
  CARDS,
  CHURCH_SLOTS,
  CUSTOMS_SLOTS,
  GOODS,
  KIND_SETS,
  LETTERS,
  MAX_SEATS,
  NATIONS,
  ORDER_HAND,
  ORDERS,
  SHOPHOUSES,
  SITE_SHOPS,
  SITES,
  STALL_ROUNDS,
  TECHNOLOGIES,
  TOKENS,
  TRADING_HOUSES,
} from '../data/index.ts';
import { READINGS } from './readings.ts';

/** What can be pending (Y-17). Areas are indices into AREAS, powers are those of the running action (Y-8.3.3). */
export const STEPS = defineSteps({
  keepOrders: { clause: 'Y-5.11' },
  keepOrder: { clause: 'Y-5.11', secret: true, asks: true },
  turnStart: { clause: 'Y-7.2' },
  additional: { clause: 'Y-9', asks: true },
  placement: { clause: 'Y-8.1', vars: ['placed', 'first', 'second', 'third'] },
  telegram: { clause: 'Y-12.15', vars: ['area'] },
  movement: { clause: 'Y-8.2', vars: ['from', 'walked', 'seenLow', 'seenHigh'] },
  recall: { clause: 'Y-8.2.9' },
  port: { clause: 'Y-10.6', vars: ['port', 'power', 'taken'] },
  laboratory: { clause: 'Y-10.7', vars: ['laboratory', 'power'] },
  stationPlace: { clause: 'Y-12.2' },
  learned: { clause: 'Y-10.7.4', vars: ['laboratory', 'card'] },
  recruit: { clause: 'Y-10.8', vars: ['left'] },
  exchange: { clause: 'Y-10.9', vars: ['left', 'mined'] },
  church: { clause: 'Y-10.10', vars: ['power'] },
  churchPay: { clause: 'Y-10.10.3', vars: ['slot', 'need'] },
  churchAssistant: { clause: 'Y-10.10.2', vars: ['slot'] },
  customs: { clause: 'Y-10.11', vars: ['power'] },
  customsAssistant: { clause: 'Y-10.11.1', vars: ['slot'] },
  fivePower: { clause: 'Y-8.4', vars: ['area'] },
  takeToken: { clause: 'Y-8.4.1', vars: ['area'] },
  construction: { clause: 'Y-8.5', vars: ['area'] },
  build: { clause: 'Y-8.5.1', vars: ['area'] },
  recovery: { clause: 'Y-8.6', vars: ['area'] },
  telephone: { clause: 'Y-12.16', vars: ['area'] },
  anyGood: { clause: 'Y-11.3', vars: ['left', 'mined'] },
  moveAssistant: { clause: 'Y-11.7', vars: ['left'] },
  fulfilled: { clause: 'Y-9.3.2', vars: ['order'] },
  turnEnd: { clause: 'Y-7.5' },
});

/** Where points come from; a seat's score is their sum. */
export const CATEGORIES = [
  'orders',
  'buildings',
  'tokens',
  'port',
  'church',
  'customs',
  'technologies',
  'achievements',
  'churchBonus',
  'customsBonus',
  'technologyBonus',
  'nationBonus',
  'leftovers',
] as const;
export type Category = (typeof CATEGORIES)[number];
export const POINTS = Object.fromEntries(CATEGORIES.map((category, i) => [category, i])) as Record<Category, number>;

const PLENTY = 9999;

/** Y-23.4.1: the neutral assistant for two is of a colour that nobody plays. */
export const NEUTRAL = 2;

export const layout = defineState({
  steps: STEPS,
  maxSeats: MAX_SEATS,
  depth: 16,
  ownDepth: 1,
  table: {
    first: num(0, MAX_SEATS - 1),
    round: num(1, STALL_ROUNDS + 2),
    /** The last round, NONE before the end is triggered (Y-14.2). */
    lastRound: num(NONE, STALL_ROUNDS + 2),
    /** The map: the area on each cell and the cell of each area, NONE where there is none. */
    areaAt: nums(AREAS.length, NONE, AREAS.length - 1),
    cellOf: nums(AREAS.length, NONE, AREAS.length - 1),
    /** By area: site card, five-power token, owners of the shop slots and of the trading house. */
    site: nums(AREAS.length, NONE, SITES.length - 1),
    token: nums(AREAS.length, NONE, TOKENS.length - 1),
    shops: nums(AREAS.length * SITE_SHOPS, NONE, MAX_SEATS - 1),
    house: nums(AREAS.length, NONE, MAX_SEATS - 1),
    station: num(NONE, AREAS.length - 1),
    /** Port A then Port B, Laboratory A then Laboratory B. */
    ports: nums(2 * BOARD_SLOTS, NONE, ORDERS.length - 1),
    laboratories: nums(2 * BOARD_SLOTS, NONE, CARDS.length - 1),
    church: nums(CHURCH_SLOTS.length, NONE, MAX_SEATS - 1),
    customs: nums(CUSTOMS_SLOTS.length, NONE, MAX_SEATS - 1),
    achievements: nums(LETTERS.length, 0, ACHIEVEMENTS.length - 1),
    agents: nums(NATIONS.length, 0, 3),
    /** The top of a deck is its end. */
    orderDeck: unseen(list(ORDERS.length, 0, ORDERS.length - 1)),
    technologyDeck: unseen(list(CARDS.length, 0, CARDS.length - 1)),
    /** Who took an order from a port (Y-16.2) and who fulfilled it. */
    takenBy: nums(ORDERS.length, NONE, MAX_SEATS - 1),
    fulfilledBy: nums(ORDERS.length, NONE, MAX_SEATS - 1),
    /** The turn under way (Y-7.2). */
    agentUsed: num(0, 1),
    millUsed: num(0, 1),
    universityUsed: num(0, 1),
    churchPaid: num(0, KIND_SETS.length - 1),
  },
  added: {
    /** How the table reads the rulebook (Y-23). */
    readings: num(0, READINGS.all),
  },
  seat: {
    yen: num(0, PLENTY),
    goods: nums(GOODS.length, 0, PLENTY),
    imports: num(0, PLENTY),
    /** In hand, in the warehouse, and by area. */
    assistants: num(0, ASSISTANTS),
    storedAssistants: num(0, ASSISTANTS),
    assistantsIn: nums(AREAS.length, 0, ASSISTANTS),
    shophouses: num(0, SHOPHOUSES),
    storedShophouses: num(0, SHOPHOUSES),
    tradingHouses: num(0, TRADING_HOUSES),
    storedTradingHouses: num(0, TRADING_HOUSES),
    /** NONE in the hand. */
    president: num(NONE, AREAS.length - 1),
    orders: ownerOnly(list(ORDER_HAND, 0, ORDERS.length - 1)),
    /** The starting order that was not kept. */
    returned: ownerOnly(num(NONE, ORDERS.length - 1)),
    /** By name: the card, NONE when not owned (Y-6.4). */
    technologies: nums(TECHNOLOGIES.length, NONE, CARDS.length - 1),
    /** Nation icons, and agents face up and face down, by nation. */
    icons: nums(NATIONS.length, 0, ORDERS.length + CARDS.length),
    agents: nums(NATIONS.length, 0, 3),
    usedAgents: nums(NATIONS.length, 0, 3),
    /** Five-power tokens face down. */
    tokens: num(0, TOKENS.length),
    /** By letter. */
    claimed: nums(LETTERS.length, 0, 1),
    points: nums(CATEGORIES.length, 0, PLENTY),
    turns: num(0, STALL_ROUNDS + 2),
  },
});

export type YokohamaState = ReturnType<typeof layout.create>;
export type Player = YokohamaState['seat'][number];
export type YokohamaSteps = keyof typeof STEPS;
