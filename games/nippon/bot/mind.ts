import type { Mind } from 'engawa/mind';
import type { NipponState } from '../rules/state.ts';
import { features } from './features.ts';
import { kindOf } from './kinds.ts';
import { READS, scopes } from './scopes.ts';
import { worth } from './worth.ts';

/** Measured with two players (docs/bots-measured.md). */
const levels = { merchant: 0.07, trader: 0.04, master: 600 };

const worthReads = (_s: NipponState, seat: number): number => READS.seat[seat] | READS.regions;

export const mind: Mind<NipponState> = { worth, worthReads, scopes, features, kindOf, levels };
