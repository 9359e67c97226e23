import { NONE } from 'engawa';
import type { House, PictureOf } from 'engawa/drawing';
import { BOATS, BUILDINGS } from '../data/index.ts';
import { boatsAround } from '../rules/sea.ts';
import type { YamataiState } from '../rules/state.ts';
import { EMPTY } from '../rules/state.ts';
import type { YamataiWords } from '../words/vocabulary.ts';

/** The houses of the seats: blue, orange, violet, grey (T-4.5). */
export const HOUSES: readonly House[] = ['blue', 'orange', 'plum', 'grey'];

/** What every part of the drawing needs to know. */
export type Picture = PictureOf<YamataiState, YamataiWords>;

/** The tiles this player could build: the row and the own reserve. */
const offered = ({ s, me }: Picture): number[] => [...s.buildingRow.items(), ...me.reserved.items()];

/** The boats of a building's cost that do not lie around an island. */
export function missingBoats(s: YamataiState, tile: number, island: number): number[] {
  const around = boatsAround(s, island);
  return BOATS.flatMap((_, boat) => {
    const has = (around >> (4 * boat)) & 7;
    const needs = BUILDINGS[tile].boats.filter((b) => b === boat).length;
    return Array<number>(Math.max(0, needs - has)).fill(boat);
  });
}

export const missingAt = (s: YamataiState, tile: number, island: number): number =>
  missingBoats(s, tile, island).length;

/** The fewest boats missing on an island for any tile on offer; NONE where nothing can be built. */
export function fewestMissing(picture: Picture, island: number): number {
  if (picture.s.on[island] !== EMPTY) return NONE;
  return Math.min(9, ...offered(picture).map((tile) => missingAt(picture.s, tile, island)));
}

/** One entry for each piece of a row of counters. */
export const spread = (counts: Int16Array): number[] =>
  Array.from(counts, (n, i) => Array<number>(Math.max(0, n)).fill(i)).flat();
