import type { WordsFor } from 'engawa';
import type { NipponVerbs } from '../rules/lexicon.ts';
import type { NipponReason } from '../rules/reasons.ts';
import type { NipponSteps } from '../rules/state.ts';

/** Things events speak of that are in no domain of the lexicon. */
type Thing =
  | 'yen'
  | 'coal'
  | 'blueprints'
  | 'moneySteps'
  | 'coalSteps'
  | 'knowledgeSteps'
  | 'spareMachines'
  | 'machine'
  | 'ships'
  | 'trains'
  | 'influence'
  | 'multiplier'
  | 'double'
  | 'workers'
  | 'regionBonus'
  | 'contracts'
  | 'unpaidWages'
  | 'marker'
  | 'scoring1'
  | 'scoring2'
  | 'scoring3';

/** What each language must say; the type checker finds what is missing. */
export type NipponWords = WordsFor<NipponVerbs, NipponSteps, NipponReason, Thing, string>;
