import { defineState, defineSteps, NONE, num, nums } from 'engawa';
import {
  ACHIEVEMENTS,
  CITIES,
  CITY_TILES,
  COLOURS,
  CONTRACTS,
  DOUBLES,
  FACTORIES,
  GOODS,
  INFLUENCE_SLOTS,
  LAST_SLOT,
  MAX_WORKERS,
  REGIONS,
  REWARDS,
  SHIPS,
  SIDES,
  SLOTS,
  START_VP,
  TOP_INFLUENCE,
  TRACK_IDS,
  TRACK_TOP,
  TRAINS,
  TRANSPORT_TILES,
  TRANSPORT_VALUE,
  TRANSPORT_VALUE_FLIPPED,
} from '../data/index.ts';
import { READINGS } from './readings.ts';

/** What can be pending (N-12.5). */
export const STEPS = defineSteps({
  turnStart: { clause: 'N-5.2' },
  chooseAction: { clause: 'N-5.4', vars: ['slot'] },
  invest: { clause: 'N-6.1' },
  machinery: {
    clause: 'N-6.2',
    vars: ['done', 'most', 'free'],
    faces: { freeMachines: { clause: 'N-11', when: { free: 1 } } },
  },
  produce: { clause: 'N-6.3', vars: ['done', 'ran'] },
  knowledge: { clause: 'N-6.4' },
  mines: { clause: 'N-6.5' },
  transport: {
    clause: 'N-6.6',
    vars: ['kind', 'done', 'most', 'free', 'used'],
    faces: {
      freeShips: { clause: 'N-11', when: { kind: SHIPS, free: 1 } },
      freeTrains: { clause: 'N-11', when: { kind: TRAINS, free: 1 } },
      ships: { clause: 'N-6.7', when: { kind: SHIPS } },
      trains: { clause: 'N-6.6', when: { kind: TRAINS } },
    },
  },
  export: { clause: 'N-6.8', vars: ['done'] },
  exportGoods: { clause: 'N-6.8.1', vars: ['contract', 'paid', 'used'] },
  market: { clause: 'N-6.9', vars: ['done', 'region'] },
  marketCubes: { clause: 'N-6.9.2', vars: ['slot'] },
  marketTile: { clause: 'N-6.9.2', vars: ['slot', 'cubes'] },
  marketOust: { clause: 'N-6.9.4', vars: ['city', 'placed'] },
  marketBonus: { clause: 'N-6.9.5', vars: ['region'] },
  reward: { clause: 'N-7.2' },
  rewardSpace: { clause: 'N-7.2.5', vars: ['multiplier'] },
  wages: { clause: 'N-7.3' },
  fillRows: { clause: 'N-7.4' },
  turnEnd: { clause: 'N-5.8' },
  lastConversions: { clause: 'N-5.7' },
  workers: { clause: 'N-8', vars: ['slot'] },
  refill: { clause: 'N-8.3' },
  nextTurn: { clause: 'N-5.8' },
});

/** Where points come from; a seat's score is their sum. */
export const CATEGORIES = [
  'start',
  'firstScoring',
  'secondScoring',
  'thirdScoring',
  'ships',
  'regionBonus',
  'contracts',
  'unpaidWages',
  ...ACHIEVEMENTS.map((a) => `achievement-${a.id}`),
] as const;
export const POINTS = {
  start: 0,
  scoring: 1,
  ships: 4,
  regionBonus: 5,
  contracts: 6,
  unpaidWages: 7,
  achievements: 8,
} as const;

const MAX_SEATS = START_VP.length;
const PLENTY = 999;

export const layout = defineState({
  steps: STEPS,
  maxSeats: MAX_SEATS,
  table: {
    first: num(0, MAX_SEATS - 1),
    /** Workers by colour: in the bag, on the five action slots, on the rows (6 numbers each). */
    bag: nums(COLOURS.length, 0, 8),
    slots: nums(SLOTS.length * COLOURS.length, 0, 3),
    rows: nums(4 * COLOURS.length, 0, 3),
    /** Places of the rows the bag could not fill (N-8.5). */
    openPlaces: num(0, 12),
    /** City tile and rotation of each city (N-3.6.4). */
    cityTile: nums(CITIES.length, 0, CITY_TILES.length - 1),
    cityTurn: nums(CITIES.length, 0, SIDES - 1),
    /** Who has which tile on each influence slot. */
    influenceOwner: nums(INFLUENCE_SLOTS.length, NONE, MAX_SEATS - 1),
    influenceValue: nums(INFLUENCE_SLOTS.length, 0, TOP_INFLUENCE),
    /** NONE: still beside the board. */
    factoryOwner: nums(FACTORIES.length, NONE, MAX_SEATS - 1),
    /** Tiles left in each stack, and what left the game (N-16.10). */
    rewards: nums(REWARDS.length, 0, 2),
    rewardsGone: num(0, 24),
    doubles: num(0, DOUBLES),
    doublesGone: num(0, DOUBLES),
    marker: num(1, LAST_SLOT),
    scorings: num(0, 3),
    /** Who ends the game (T of N-10.1), NONE before the golden phase. */
    last: num(NONE, MAX_SEATS - 1),
    goldenTurns: num(0, 3 * MAX_SEATS),
  },
  added: {
    /** How the table reads the rulebook (N-19). */
    readings: num(0, READINGS.all),
  },
  seat: {
    /** In thousands. */
    yen: num(0, PLENTY),
    coal: num(0, PLENTY),
    blueprints: num(0, PLENTY),
    tracks: nums(TRACK_IDS.length, 0, TRACK_TOP),
    workers: nums(COLOURS.length, 0, MAX_WORKERS),
    /** By good: the factory tile, the cubes stored, the machine. */
    factory: nums(GOODS.length, NONE, FACTORIES.length - 1),
    goods: nums(GOODS.length, 0, 4),
    machine: nums(GOODS.length, 0, 2),
    spareMachines: num(0, PLENTY),
    /** Ships and trains taken from the own board, and the value of those left. */
    taken: nums(2, 0, TRANSPORT_TILES),
    transportValue: nums(2, TRANSPORT_VALUE, TRANSPORT_VALUE_FLIPPED),
    /** Ships by region, then trains by region: how many, and the sum of their values. */
    transport: nums(2 * REGIONS.length, 0, TRANSPORT_TILES),
    transportSum: nums(2 * REGIONS.length, 0, TRANSPORT_TILES * TRANSPORT_VALUE_FLIPPED),
    fulfilled: nums(CONTRACTS.length, 0, 1),
    /** Influence tiles in the supply, by value. */
    tiles: nums(TOP_INFLUENCE + 1, 0, 2),
    /** Multiplier on each achievement space, 0 without a tile. */
    multiplier: nums(ACHIEVEMENTS.length, 0, 5),
    points: nums(CATEGORIES.length, -PLENTY, PLENTY),
    turns: num(0, PLENTY),
    /** Contracts fulfilled in the turn under way (N-16.11). */
    exportsThisTurn: num(0, 3),
  },
});

export type NipponState = ReturnType<typeof layout.create>;
export type Player = NipponState['seat'][number];
/** What is asked: the steps, and those questions of theirs that have names of their own. */
export type NipponSteps = keyof typeof STEPS | 'ships' | 'trains' | 'freeShips' | 'freeTrains' | 'freeMachines';
