import { defineState, defineSteps, list, NONE, num, nums, ownerOnly } from 'engawa';
import {
  BUILDING_DECK,
  CARDS,
  COMBAT_IDS,
  DOJO_HAND,
  FIRST_BUILDING,
  FLOP_SLOTS,
  LAST_VILLAGER,
  MAX_CAPACITY,
  MAX_SEATS,
  MAX_YEARS,
  PERSONS,
  PLANS_LOOK,
  PLANS_TAKE,
  SAMURAI,
  VILLAGER_DECK,
  YAKUZA,
} from '../data/index.ts';
import { READINGS } from './readings.ts';

/** What can be pending (M-17). Which site, card or stroke is chosen in a secret step the others may not know (M-15). */
export const STEPS = defineSteps({
  year: { clause: 'M-4.1' },
  winter: { clause: 'M-5.4' },
  famine: { clause: 'M-5.8' },
  famineDiscard: { clause: 'M-5.5', vars: ['left', 'garrison'] },
  spring: { clause: 'M-6.1' },
  flop: { clause: 'M-6.1', vars: ['slot', 'last'] },
  springTurns: { clause: 'M-4.3', vars: ['turn'] },
  flopPick: { clause: 'M-6.2', vars: ['last'] },
  draws: { clause: 'M-6.3', vars: ['left'] },
  drawDeck: { clause: 'M-6.3' },
  takeTop: { clause: 'M-6.3', vars: ['deck'] },
  reshuffle: { clause: 'M-12.3', vars: ['deck'] },
  springAction: { clause: 'M-6.6' },
  summer: { clause: 'M-7.1' },
  works: { clause: 'M-7.11' },
  openSite: { clause: 'M-7.1', secret: true },
  completeSite: { clause: 'M-7.7' },
  settle: { clause: 'M-7.8' },
  autumn: { clause: 'M-4.4' },
  autumnTurns: { clause: 'M-4.3', vars: ['turn'] },
  autumnAction: { clause: 'M-8.1' },
  answerChallenge: { clause: 'M-8.5' },
  duel: { clause: 'M-8.7' },
  pass: { clause: 'M-8.8', vars: ['pass', 'ours', 'theirs'] },
  combatCard: { clause: 'M-8.8', secret: true },
  moveAction: {
    clause: 'M-8.17',
    vars: ['left'],
    // After it the turn is over, which whoever makes it should know.
    faces: { lastMove: { clause: 'M-8.22', when: { left: 1 } } },
  },
  stockDeck: { clause: 'M-13.13' },
  look: { clause: 'M-13.13' },
  plansTake: { clause: 'M-13.13', secret: true },
  spent: { clause: 'M-12.2', vars: ['card'] },
  yearEnd: { clause: 'M-9.1' },
  ownMoment: { clause: 'M-24.5' },
});

/** Where points come from; a seat's score is their sum. */
export const CATEGORIES = ['wealth', 'honour', 'duels', 'refusals'] as const;
export const POINTS = { wealth: 0, honour: 1, duels: 2, refusals: 3 } as const;

export const WINTER = 0;
export const SPRING = 1;
export const SUMMER = 2;
export const AUTUMN = 3;

/**
 * Plots of a village. A seat comes by at most 61 cards in a game (5 dealt, 8 Springs of 4, 8 Festivals of 3 and 8 Plans
 * of 2, less those events themselves) and a plot takes two of them, so nobody ever needs more.
 */
export const PLOTS = 32;
/** Rooms of one stack. */
export const ROOMS = MAX_CAPACITY;

/** What stands on a plot. */
export const EMPTY = 0;
/** M-2.3: begun, face down. */
export const SITE = 1;
/** M-13.9: a site again, face up. */
export const BURNT = 2;
export const BUILT = 3;

/** Marks of a person in play (M-13.15). */
export const LAUNCHED = 1;
export const WANTED = 2;
export const TRAINED = 4;
export const MOVED = 8;

/** What is known of a card: where it is (or, in a hand or a site, with whom). */
export const SEEN = 1;
/** Surely in no site: it was seen elsewhere after the sites of this year were opened. */
export const LATE = 2;

const PLENTY = 9999;
const LAST_CARD = CARDS.length - 1;
const ANY_COMBAT = (1 << COMBAT_IDS.length) - 1;

export const layout = defineState({
  steps: STEPS,
  maxSeats: MAX_SEATS,
  depth: 16,
  ownDepth: 3,
  table: {
    year: num(1, MAX_YEARS),
    years: num(1, MAX_YEARS),
    season: num(WINTER, AUTUMN),
    /** First player of the season (M-4.4). */
    first: num(0, MAX_SEATS - 1),
    /** The top of a deck is its end. Nobody sees them, save cards whose place is known (veil). */
    villagerDeck: list(VILLAGER_DECK, 0, VILLAGER_DECK - 1),
    buildingDeck: list(BUILDING_DECK, FIRST_BUILDING, LAST_CARD),
    /** In order of card, so that the piles depend on their contents only (M-12.5). */
    villagerDiscard: list(VILLAGER_DECK, 0, VILLAGER_DECK - 1),
    buildingDiscard: list(BUILDING_DECK, FIRST_BUILDING, LAST_CARD),
    flop: nums(FLOP_SLOTS, NONE, LAST_CARD),
    /** SEEN and LATE, as everybody at the table knows it. */
    known: nums(CARDS.length, 0, SEEN | LATE),
    /** Seat + 1 of the hand or face-down site a card is in, 0 elsewhere; hidden with the card (veil). */
    holder: nums(CARDS.length, 0, MAX_SEATS),
    /** Where each person in play stands (village.ts), 0 out of play. */
    spot: nums(PERSONS, 0, (MAX_SEATS << 6) | PLOTS),
    marks: nums(PERSONS, 0, LAUNCHED | WANTED | TRAINED | MOVED),
    /** Seat + 1 of the controller of each yakuza in play (M-2.7). */
    controller: nums(YAKUZA, 0, MAX_SEATS),
    /** The duel under way, from the challenge on; NONE without one. */
    challenger: num(NONE, PERSONS - 1),
    target: num(NONE, PERSONS - 1),
    /** M-13.5 */
    truce: num(0, 1),
  },
  added: {
    /** How the table reads the rulebook (M-24). */
    readings: num(0, READINGS.all),
    /** Where nobody returns (M-24.4): the plot + 1 from which each villager has moved this Autumn. */
    movedFrom: nums(LAST_VILLAGER + 1, 0, PLOTS),
  },
  seat: {
    /** Place in the stature order, 0 = tallest (M-3.4). */
    stature: num(0, MAX_SEATS - 1),
    /** The hand, by back, each in order of card. */
    villagers: ownerOnly(list(VILLAGER_DECK, 0, VILLAGER_DECK - 1)),
    buildings: ownerOnly(list(BUILDING_DECK, FIRST_BUILDING, LAST_CARD)),
    /** The cards being looked at with Architect's plans, top first, and how many may still be kept (M-13.13). */
    plans: ownerOnly(list(PLANS_LOOK, FIRST_BUILDING, LAST_CARD)),
    plansLeft: num(0, PLANS_TAKE),
    /** SEEN and LATE of building-deck cards this seat alone saw with Architect's plans. */
    studied: ownerOnly(nums(BUILDING_DECK, 0, SEEN | LATE)),
    /** By plot. The building of a face-down site is its owner's secret (veil). */
    building: nums(PLOTS, 0, LAST_CARD),
    status: nums(PLOTS, EMPTY, BUILT),
    /** Stacks: how many villagers, and who, founder first. */
    count: nums(PLOTS, 0, ROOMS),
    stack: nums(PLOTS * ROOMS, 0, LAST_VILLAGER),
    /** Attacking yakuza on the building (M-2.8). */
    attackers: nums(PLOTS, 0, YAKUZA),
    /** Seat + 1 of who embezzles its wealth this year (M-13.2). */
    embezzler: nums(PLOTS, 0, MAX_SEATS),
    /** No plot from here on is in use. */
    plots: num(0, PLOTS),
    /** Samurai outside buildings, in order of arrival (M-7.9). */
    outside: list(SAMURAI, 0, LAST_VILLAGER),
    /** Extra rice next Winter (M-13.10), and whether the rice field suffers then (M-13.11). */
    harvest: num(0, PLENTY),
    drought: num(0, 1),
    /** In a duel: how many combat cards are left in hand; which (bits); the one laid face down + 1; those played. */
    combatCards: num(0, DOJO_HAND),
    drawn: ownerOnly(num(0, ANY_COMBAT)),
    chosen: ownerOnly(num(0, COMBAT_IDS.length)),
    ready: num(0, 1),
    played: num(0, ANY_COMBAT),
    points: nums(CATEGORIES.length, -PLENTY, PLENTY),
    /** Wealth and honour points of the last scoring (M-9.7). */
    wealth: num(0, PLENTY),
    honour: num(0, PLENTY),
  },
});

export type MachiState = ReturnType<typeof layout.create>;
export type Player = MachiState['seat'][number];
/** What is asked: the steps, and those questions of theirs that have names of their own. */
export type MachiSteps = keyof typeof STEPS | 'lastMove';
