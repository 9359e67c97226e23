import { defineState, defineSteps, list, NONE, num, nums, ownerOnly, unseen } from 'engawa';
import {
  BOATS,
  BUILDING_ROW,
  BUILDINGS,
  BY_PLAYERS,
  CULTURES,
  DARK_SPACES,
  FLEETS,
  ISLANDS,
  LIGHT_SPACES,
  PEEKED,
  ROW,
  SANCTUARIES,
  SPACES,
  SPECIALISTS,
} from '../data/index.ts';
import { READINGS } from './readings.ts';

/** What can be pending (T-5.5). */
export const STEPS = defineSteps({
  chooseFleet: { clause: 'T-6.1' },
  wildBoat: { clause: 'T-6.3' },
  trade: { clause: 'T-7.1' },
  place: { clause: 'T-8.1.1' },
  act: { clause: 'T-8.2.1', asks: true },
  harvest: { clause: 'T-8.3.2' },
  ebisu: { clause: 'T-8.3.5' },
  store: { clause: 'T-9.1' },
  keep: { clause: 'T-9.1', vars: ['room'] },
  recruit: { clause: 'T-10.1' },
  recruitCost: { clause: 'T-10.1', vars: ['specialist'] },
  endTurn: { clause: 'T-5.3' },
  reserve: { clause: 'T-11.2' },
  peek: { clause: 'T-11.3', secret: true },
  slide: { clause: 'T-11.4' },
  sanctuary: { clause: 'T-11.5' },
  swapCulture: { clause: 'T-11.6' },
  swapCultureWith: { clause: 'T-11.6', vars: ['island'] },
  removeBoats: { clause: 'T-11.7', vars: ['removed'] },
  swapBoat: { clause: 'T-11.8' },
  swapBoatWith: { clause: 'T-11.8', vars: ['space'] },
  returnFleets: { clause: 'T-13.1.4' },
});

/** Where points come from (T-13.4); a seat's score is their sum. */
export const CATEGORIES = ['coins', 'prestigeTokens', 'buildings', 'specialists', 'unbuilt', 'setAside'] as const;

const MAX_SEATS = BY_PLAYERS[BY_PLAYERS.length - 1].seats;
const MAX_MEEPLES = Math.max(...BY_PLAYERS.map((p) => p.meeples));
const MOST_BOATS = Math.max(...BOATS.map((b) => b.count));
const PLENTY = 9999;

/** What lies on an island: nothing, a culture token (its culture), or one of these (T-19.3). */
export const EMPTY = NONE;
export const SANCTUARY = CULTURES.length;
export const TORII = SANCTUARY + 1;
export const PALACE = SANCTUARY + 2;
/** A standard building of seat n is STANDARD + n. */
export const STANDARD = SANCTUARY + 3;

/** No turn brings more: port 3, fleet 3, two bought, one each from Michimata and Nakatsu. */
export const MOST_LAID = 16;

export const layout = defineState({
  steps: STEPS,
  maxSeats: MAX_SEATS,
  table: {
    /** T-13.1.3: the seat of each meeple in the order of this round, and the fleet it has taken. */
    order: nums(MAX_MEEPLES, 0, MAX_SEATS - 1),
    taken: nums(MAX_MEEPLES, NONE, FLEETS.length - 1),
    /** Whose turn it is: a place in `order`. */
    turn: num(0, MAX_MEEPLES - 1),
    round: num(1, PLENTY),
    /** T-4.3: the light spaces; the dark ones from left to right; the tiles that came back last (T-13.1.4). */
    fleetsUp: list(LIGHT_SPACES, 0, FLEETS.length - 1),
    fleetsDown: unseen(list(DARK_SPACES, 0, FLEETS.length - 1)),
    returned: nums(FLEETS.length, 0, 1),
    supply: nums(BOATS.length, 0, MOST_BOATS),
    /** The boat on each ship space, and what lies on each island. */
    boat: nums(SPACES.length, NONE, BOATS.length - 1),
    on: nums(ISLANDS.length, NONE, STANDARD + MAX_SEATS - 1),
    mountain: nums(ISLANDS.length, 0, 1),
    sanctuaries: num(0, SANCTUARIES),
    /** The face-down decks; the last one is on top. The memory of each seat hides the buildings (memory.ts). */
    specialistDeck: unseen(list(SPECIALISTS.length, 0, SPECIALISTS.length - 1)),
    specialistRow: list(ROW, 0, SPECIALISTS.length - 1),
    specialistOwner: nums(SPECIALISTS.length, NONE, MAX_SEATS - 1),
    coinsOn: nums(SPECIALISTS.length, 0, PLENTY),
    buildingDeck: list(BUILDINGS.length, 0, BUILDINGS.length - 1),
    buildingRow: list(BUILDING_ROW, 0, BUILDINGS.length - 1),
    builtBy: nums(BUILDINGS.length, NONE, MAX_SEATS - 1),
    /** Culture tokens that left the game, by culture (T-16.22). */
    spentCulture: nums(CULTURES.length, 0, CULTURES[0].tokens),
    /** T-11.3: tiles on top of the deck being looked at, and how often that has happened. */
    looking: num(0, PEEKED),
    peeks: num(0, PLENTY),

    // The turn under way.
    transactions: num(0, 2),
    powerUsed: num(0, 1),
    /** Which once-per-turn specialists have been used (helper.ts), and whether a building was raised. */
    helpersUsed: num(0, 31),
    built: num(0, 1),
    /** Boats laid this turn, the spaces of those still on the board, and where the last one is now (T-8.1.6). */
    laid: num(0, MOST_LAID),
    marked: list(MOST_LAID, 0, SPACES.length - 1),
    last: num(NONE, SPACES.length - 1),
    /** Islands harvested this turn. */
    gathered: list(MOST_LAID, 0, ISLANDS.length - 1),
  },
  added: {
    /** How the table reads the rulebook (T-20), and who has traded gold in this round where that is counted, a bit a seat. */
    readings: num(0, READINGS.all),
    goldTraded: num(0, (1 << MAX_SEATS) - 1),
  },
  seat: {
    coins: num(0, PLENTY),
    prestige: num(0, PLENTY),
    hand: nums(BOATS.length, 0, MOST_BOATS),
    port: nums(BOATS.length, 0, 3),
    aside: nums(BOATS.length, 0, MOST_BOATS),
    culture: nums(CULTURES.length, 0, CULTURES[0].tokens),
    /** Standard buildings left. */
    left: num(0, 10),
    reserved: list(BUILDINGS.length, 0, BUILDINGS.length - 1),
    /** What the seat knows of the building deck (memory.ts). */
    memo: list(BUILDINGS.length, 0, PLENTY),
    seen: ownerOnly(nums(BUILDINGS.length, 0, 1)),
  },
});

export type YamataiState = ReturnType<typeof layout.create>;
export type Player = YamataiState['seat'][number];
export type YamataiSteps = keyof typeof STEPS;
