import type { Mind } from 'engawa/mind';
import { endOf } from '../rules/round.ts';
import type { YamataiState } from '../rules/state.ts';
import { features } from './features.ts';
import { kindOf } from './kinds.ts';
import { READS, scopes } from './scopes.ts';
import { worth } from './worth.ts';

/** Measured (docs/bots-measured.md). The merchant follows its plan of a long turn, the trader looks again: that is why it may give away nearly as much. */
const levels = {
  merchant: 0.078,
  trader: 0.074,
  among: { 3: { merchant: 0.087, trader: 0.083 }, 4: { merchant: 0.095, trader: 0.09 } },
  master: 130,
  apart: { 2: [316, 254, 132, 227], 3: [118, 252, 198, 380], 4: [204, 262, 129, 136] },
};

/** Every choice is looked at, on up to eight lines. With two and four answers planned by experience are as good in less time; with three nothing was measured. */
const answers = { 3: { width: 8, limit: 100, thrifty: true } } as const;

/** Culture tokens; buildings of every kind. */
const pursuits = {
  gathering: ['token harvested'],
  building: ['built: house', 'built: shop', 'built: palace', 'built: torii'],
};

/** T-13.2, as a report names it. */
const ENDS: Readonly<Record<string, string>> = {
  lastBuildingPlaced: 'all buildings of a player',
  boatsRanOut: 'a colour of boats',
  specialistsRanOut: 'specialists',
  buildingsRanOut: 'building tiles',
};

const endedBy = (s: YamataiState): string | undefined => ENDS[endOf(s)?.deed ?? ''];

const worthReads = (s: YamataiState, seat: number): number =>
  s.order[s.turn] === seat ? READS.worthInTurn[seat] : READS.worth[seat];

export const mind: Mind<YamataiState> = {
  worth,
  worthReads,
  scopes,
  features,
  kindOf,
  pursuits,
  endedBy,
  answers,
  levels,
};
