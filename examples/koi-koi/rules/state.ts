import { defineState, defineSteps, list, NONE, num, nums, ownerOnly, unseen } from 'engawa';
import { CARDS, FIELD, HAND, MONTHS, YAKU_IDS } from '../data/index.ts';

/** What can be pending. */
export const STEPS = defineSteps({
  cut: { clause: 'K-3.3', moment: true },
  deal: { clause: 'K-3.4' },
  turn: { clause: 'K-5.1' },
  pair: { clause: 'K-5.4' },
  draw: { clause: 'K-5.6' },
  count: { clause: 'K-6.1' },
  speak: { clause: 'K-7.1' },
});

/** Where points come from (K-8); a seat's score is their sum. */
export const CATEGORIES = [
  'brights',
  'viewing',
  'animals',
  'ribbons',
  'plains',
  'dealt',
  'privilege',
  'doubling',
] as const;
export type Category = (typeof CATEGORIES)[number];
export const CATEGORY = Object.fromEntries(CATEGORIES.map((id, i) => [id, i])) as Readonly<Record<Category, number>>;

/** How a month ended; months to come have NONE. */
export const ENDINGS = ['shobu', 'teshi', 'kuttsuki', 'bothDealt', 'privilege', 'empty'] as const;
export type Ending = (typeof ENDINGS)[number];
export const ENDING = Object.fromEntries(ENDINGS.map((id, i) => [id, i])) as Readonly<Record<Ending, number>>;

/** Option `viewing` (K-6.6). */
export const VIEWINGS = ['on', 'weather', 'off'] as const;

export const SEATS = 2;
const LAST_CARD = CARDS.length - 1;
/** No month comes near: all yaku at once make 61 points, fourfold at most. */
const MOST_POINTS = 999;
const PLENTY = 9999;

/**
 * Places on the field. Cards of a flower that lies there already never add to their number, so after the deal at most one
 * card of each missing flower is added; and the eight dealt ones show three flowers at least (K-3.5).
 */
export const PLACES = FIELD + MONTHS.length - Math.ceil(FIELD / 3);

export const layout = defineState({
  steps: STEPS,
  maxSeats: SEATS,
  depth: 4,
  table: {
    /** K-3.1 */
    month: num(1, MONTHS.length),
    months: num(3, MONTHS.length),
    viewing: num(0, VIEWINGS.length - 1),
    oya: num(0, SEATS - 1),
    firstOya: num(0, SEATS - 1),
    /** A card keeps its place until it is captured. */
    field: nums(PLACES, NONE, LAST_CARD),
    /** K-5.4: the card just played or turned up, while its pair is chosen. */
    laid: num(NONE, LAST_CARD),
    /** In order of card: which one comes next is drawn when it is turned up. */
    deck: unseen(list(CARDS.length, 0, LAST_CARD)),
    /** Who has captured each card. */
    taker: nums(CARDS.length, NONE, SEATS - 1),
    /** By month: how it ended, who won it, and the points it gave. */
    ending: nums(MONTHS.length, NONE, ENDINGS.length - 1),
    winner: nums(MONTHS.length, NONE, SEATS - 1),
    gain: nums(MONTHS.length, 0, MOST_POINTS),
  },
  seat: {
    /** In order of card. */
    hand: ownerOnly(list(HAND, 0, LAST_CARD)),
    /** What was left in hand when the month ended (K-8.6). */
    shown: list(HAND, 0, LAST_CARD),
    /** Points of each yaku when this player last counted. */
    made: nums(YAKU_IDS.length, 0, MOST_POINTS),
    /** Calls of koi-koi this month. */
    calls: num(0, HAND),
    points: nums(CATEGORIES.length, 0, PLENTY),
  },
});

export type KoiKoiState = ReturnType<typeof layout.create>;
export type KoiKoiSteps = keyof typeof STEPS;

export const other = (seat: number): number => 1 - seat;
