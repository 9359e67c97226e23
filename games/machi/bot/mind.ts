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
  among: { 3: { master: 240 }, 4: { merchant: 0.075, trader: 0.02, master: 200 }, 5: { master: 160 } },
  master: 320,
  apart: { 2: [294, 202, 106, 220], 3: [216, 125, 139, 144], 4: [135, 166, 75, 128] },
};

/**
 * Hands are hidden, so simulations play on, and every choice of an answer is looked at: where only those were that experience spoke for, twice as
 * many simulations in the same time won less (docs/bots-measured.md).
 */
const stepByStep = { width: 1, stepwise: true } as const;
const answers = { 2: stepByStep, 3: stepByStep, 4: stepByStep, 5: stepByStep };

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
  answers,
  pursuits,
  levels,
  steps,
};
