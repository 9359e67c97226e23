import { NONE } from 'engawa';
import type { Mind } from 'engawa/mind';
import { triggerOf } from '../rules/ending.ts';
import type { YokohamaState } from '../rules/state.ts';
import { features } from './features.ts';
import { kindOf } from './kinds.ts';
import { scopes } from './scopes.ts';
import { worth, worths } from './worth.ts';

/** Measured (docs/bots-measured.md). */
const levels = {
  merchant: 0.055,
  trader: 0.026,
  among: { 3: { merchant: 0.042, trader: 0.036 }, 4: { merchant: 0.046, trader: 0.022 } },
  master: 280,
  apart: { 2: [272, 236, 212, 243], 3: [241, 165, 264, 240], 4: [202, 100, 100, 287] },
};

/** Money and goods; shophouses, trading houses, and the agency where one gets them. */
const pursuits = {
  gathering: ['bank', 'copper-mine', 'fishing-port', 'silk-factory', 'tea-plantation'].map((area) => `area: ${area}`),
  building: ['area: employment-agency', 'shophouse built', 'trading house built'],
};

export const mind: Mind<YokohamaState> = {
  worth,
  worths,
  scopes,
  features,
  kindOf,
  pursuits,
  // While a player chooses a second order, the place of the first is empty: that ends nothing.
  endedBy: (s) => (s.lastRound === NONE ? undefined : triggerOf(s)),
  facedown: (s) => s.orderDeck.length + s.technologyDeck.length,
  levels,
};
