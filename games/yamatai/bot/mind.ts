import type { Mind } from 'engawa/mind';
import { endOf } from '../rules/round.ts';
import type { YamataiState } from '../rules/state.ts';
import { features } from './features.ts';
import { kindOf } from './kinds.ts';
import { READS, scopes } from './scopes.ts';
import { worth } from './worth.ts';

/** Measured with two players (docs/bots-measured.md). */
const levels = { merchant: 0.09, trader: 0.095, master: 130 };

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

export const mind: Mind<YamataiState> = { worth, worthReads, scopes, features, kindOf, pursuits, endedBy, levels };
