import type { Mind } from 'engawa/mind';
import type { NipponState } from '../rules/state.ts';
import { features } from './features.ts';
import { kindOf } from './kinds.ts';
import { READS, scopes } from './scopes.ts';
import { worth } from './worth.ts';

/** Measured (docs/bots-measured.md). */
const levels = {
  apprentice: 0.066,
  merchant: 0.052,
  trader: 0.024,
  among: {
    3: { apprentice: 0.062, merchant: 0.056, trader: 0.028 },
    4: { apprentice: 0.075, merchant: 0.064, trader: 0.024 },
  },
  master: 1200,
  apart: { 2: [238, 308, 212], 3: [129, 292, 120, 448], 4: [123, 190, 95, 267] },
};

/** Coal and goods, to be used when the time has come; factories, machines, railways and ships. */
const pursuits = {
  gathering: ['action: mines', 'action: produce'],
  building: ['action: invest', 'action: machinery', 'action: trains', 'action: ships'],
};

const worthReads = (_s: NipponState, seat: number): number => READS.seat[seat] | READS.regions;

export const mind: Mind<NipponState> = { worth, worthReads, scopes, features, kindOf, pursuits, levels };
