import { defineGame, type Rules } from 'engawa';
import { mind } from './bot/mind.ts';
import { check } from './rules/check.ts';
import { imagine } from './rules/imagine.ts';
import { lexicon } from './rules/lexicon.ts';
import { breakdown, ranking, score } from './rules/scoring.ts';
import { setup } from './rules/setup.ts';
import { layout, MOST_SEATS, type OrchardState } from './rules/state.ts';
import { absent, turn } from './rules/turn.ts';
import { board } from './view/text.ts';
import { words } from './words/index.ts';

/** rulebook.md is the specification; its clauses are cited wherever they are carried out. */
const rules: Rules<OrchardState> = {
  id: 'hoshigaki',
  // One more whenever a change of the rules would make an old record replay differently.
  version: 1,
  seats: [2, MOST_SEATS],
  options: [],
  clausePrefix: 'H',
  layout,
  lexicon,
  steps: [turn],
  words,
  setup,
  score,
  breakdown,
  ranking,
  imagine,
  check,
  absent,
  board,
};

export default defineGame({ rules, mind, face: async () => (await import('./face.ts')).face });
