import type { Mind } from 'engawa/mind';
import type { NipponState } from '../rules/state.ts';
import { features } from './features.ts';
import { kindOf } from './kinds.ts';
import { READS, scopes } from './scopes.ts';
import { worth } from './worth.ts';

/** Measured with two players (docs/bots-measured.md). */
const levels = { apprentice: 0.075, merchant: 0.056, trader: 0.027, master: 600 };

/** Coal and goods, to be used when the time has come; factories, machines, railways and ships. */
const pursuits = {
  gathering: ['action: mines', 'action: produce'],
  building: ['action: invest', 'action: machinery', 'action: trains', 'action: ships'],
};

const worthReads = (_s: NipponState, seat: number): number => READS.seat[seat] | READS.regions;

export const mind: Mind<NipponState> = { worth, worthReads, scopes, features, kindOf, pursuits, levels };
