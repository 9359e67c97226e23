import type { Mind } from 'engawa/mind';
import { endedBy } from '../rules/round.ts';
import type { YamataiState } from '../rules/state.ts';
import { features } from './features.ts';
import { kindOf } from './kinds.ts';
import { worth } from './worth.ts';

/** Measured with two players (docs/bots-measured.md). */
const levels = { merchant: 0.2, trader: 0.089, master: 130 };

export const mind: Mind<YamataiState> = { worth, features, kindOf, endedBy, levels };
