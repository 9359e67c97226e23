import { defineGame, type Rules } from 'engawa';
import { mind } from './bot/mind.ts';
import { check } from './rules/check.ts';
import { did } from './rules/deeds.ts';
import { imagine } from './rules/imagine.ts';
import { lexicon } from './rules/lexicon.ts';
import { breakdown, score, tieBreaks } from './rules/scoring.ts';
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
  deeds: did,
  categories: { persimmons: { clause: 'H-5.2' }, strings: { clause: 'H-5.2' } },
  clauses: {
    turn: 'H-3.2',
    end: 'H-5.1',
    seat: 'H-3.2',
    branch: 'H-4.1',
    kind: 'H-2.2',
    tree: 'H-6.2',
    basket: 'H-4.2',
    ground: 'H-4.3',
    eaves: 'H-5.2',
    persimmon: 'H-2.1',
    points: 'H-5.2',
  },
  setup,
  score,
  breakdown,
  tieBreaks,
  imagine,
  check,
  absent,
  board,
};

export default defineGame({ rules, mind, face: async () => (await import('./face.ts')).face });
