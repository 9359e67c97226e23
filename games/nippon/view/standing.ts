import { NONE } from 'engawa';
import {
  COLOURS,
  FIRST_GOLDEN,
  GOLDEN_ROUNDS,
  MONEY,
  REGION_VP,
  REGIONS,
  SCORING_AFTER,
  TRACKS,
  WAGE,
} from '../data/index.ts';
import { regionPoints } from '../rules/scoring.ts';
import { layout, type NipponState, type Player } from '../rules/state.ts';
import type { NipponWords } from '../words/vocabulary.ts';

export const isOver = (s: NipponState): boolean => s.scorings === REGION_VP.length;

/** What a region would give at the next scoring. */
export function pointsNow(s: NipponState, seat: number, region: number): { places: number; ships: number } {
  return isOver(s) ? { places: 0, ships: 0 } : regionPoints(s, seat, region, REGION_VP[s.scorings]);
}

export function allPointsNow(s: NipponState, seat: number): number {
  return REGIONS.reduce((sum, _, region) => {
    const { places, ships } = pointsNow(s, seat, region);
    return sum + places + ships;
  }, 0);
}

/** When the next scoring comes; with `turns`, also how many turns follow the last refill. */
export function untilScoring(s: NipponState, say: NipponWords['phrases'], turns?: number): string {
  if (s.marker >= FIRST_GOLDEN) return say.turnsLeft(s.last === NONE ? GOLDEN_ROUNDS * s.seats : s.goldenTurns);
  const mark = SCORING_AFTER[s.scorings];
  return mark ? say.refills(mark - s.marker) : say.refills(FIRST_GOLDEN - s.marker, turns);
}

/** The colours of the workers on one place, one entry for each worker. */
export const crewOf = (cells: Int16Array, place = 0): number[] =>
  COLOURS.flatMap((_, c) => Array<number>(Math.max(0, cells[place * COLOURS.length + c])).fill(c));

export const coloursOf = (me: Player): number => new Set(crewOf(me.workers)).size;

/** N-10.3: after a last income and the wages; with single multipliers, to read off the base of each achievement. */
export function endedNow(s: NipponState): NipponState {
  const ended = layout.clone(s);
  for (const me of ended.seat.slice(0, s.seats)) {
    const income = TRACKS[MONEY][me.tracks[MONEY]];
    me.yen = income - WAGE * Math.min(coloursOf(me), Math.floor(income / WAGE));
    me.multiplier.fill(1);
  }
  return ended;
}
