import { NONE } from 'engawa';
import type { Eyes, House } from 'engawa/drawing';
import { REGION_VP, REGIONS } from '../data/index.ts';
import { regionPoints } from '../rules/scoring.ts';
import type { NipponState, Player } from '../rules/state.ts';
import type { NipponWords } from '../words/vocabulary.ts';
import type { Captions } from './captions.ts';

/** The houses of the seats: yellow, red, purple, blue (N-4.1). */
export const HOUSES: readonly House[] = ['yellow', 'red', 'plum', 'blue'];

/** What every part of the drawing needs to know. */
export interface Picture extends Eyes {
  readonly s: NipponState;
  readonly me: Player;
  readonly say: Captions;
  /** A letter for each worker colour. */
  readonly letters: readonly string[];
  readonly words: NipponWords;
}

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

/** Worker colours of a player, one entry for each worker. */
export const crewOf = (cells: Int16Array, place = 0): number[] =>
  [0, 1, 2, 3, 4, 5].flatMap((colour) => Array<number>(Math.max(0, cells[place * 6 + colour])).fill(colour));

export const coloursOf = (me: Player): number => me.workers.reduce((n, count) => n + (count > 0 ? 1 : 0), 0);

export const isFree = (owner: number): boolean => owner === NONE;
