import type { Mind } from 'engawa/mind';
import type { NipponState } from '../rules/state.ts';
import { features } from './features.ts';
import { kindOf } from './kinds.ts';
import { worth } from './worth.ts';

/** Measured with two players (docs/bots-measured.md). */
const levels = { merchant: 0.07, trader: 0.04, master: 600 };

export const mind: Mind<NipponState> = { worth, features, kindOf, levels };
