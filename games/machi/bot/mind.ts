import type { Mind } from 'engawa/mind';
import { facedown } from '../rules/knowledge.ts';
import { type MachiState, STEPS } from '../rules/state.ts';
import { endings } from './endings.ts';
import { features } from './features.ts';
import { moment, scopes } from './scopes.ts';
import { strike } from './strike.ts';
import { worth, worths } from './worth.ts';

/** Measured (docs/bots-measured.md). */
const levels = {
  apprentice: 0.12,
  merchant: 0.062,
  trader: 0.025,
  among: { 4: { merchant: 0.075, trader: 0.02 } },
  master: 320,
  apart: { 2: [238, 236, 156, 220], 3: [216, 125, 139, 144], 4: [135, 166, 75, 128] },
};

/** People for the houses that stand; new sites. */
const pursuits = { gathering: ['settle'], building: ['open'] };

/** The nets were trained before an event could have a moment of its own (M-24.5). */
const steps = Object.keys(STEPS).indexOf('ownMoment');

export const mind: Mind<MachiState> = {
  worth,
  worths,
  moment,
  scopes,
  features,
  facedown,
  solved: strike,
  endings,
  pursuits,
  levels,
  steps,
};
