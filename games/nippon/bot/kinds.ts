import { argOf, verbOf } from 'engawa';
import { ACHIEVEMENTS, ACTION_IDS } from '../data/index.ts';
import { lexicon } from '../rules/lexicon.ts';
import type { NipponState } from '../rules/state.ts';

const OF_VERBS: Readonly<Record<string, string>> = {
  consolidate: 'consolidation',
  convert: 'blueprints spent',
  fulfil: 'contract fulfilled',
};

/** The kinds of action by which the balance of the game is judged. */
export function kindOf(_s: NipponState, _seat: number, move: number): string | undefined {
  const verb = lexicon.names[verbOf(move)];
  if (verb === 'act') return `action: ${ACTION_IDS[argOf(move, 0)]}`;
  if (verb === 'cover') return `achievement: ${ACHIEVEMENTS[argOf(move, 0)].id}`;
  return OF_VERBS[verb];
}
