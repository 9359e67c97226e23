import { defineGame, type Rules } from 'engawa';
import { mind } from './bot/mind.ts';
import { check } from './rules/check.ts';
import { count, speak } from './rules/count.ts';
import { cut, deal } from './rules/deal.ts';
import { imagine } from './rules/imagine.ts';
import { lexicon } from './rules/lexicon.ts';
import { score } from './rules/month.ts';
import { breakdown, ranking } from './rules/scoring.ts';
import { setup } from './rules/setup.ts';
import { type KoiKoiState, layout, SEATS, VIEWINGS } from './rules/state.ts';
import { draw, pair, turn } from './rules/turn.ts';
import { board } from './view/text.ts';
import { words } from './words/index.ts';

/** Koi-koi, a traditional game with flower cards. rulebook.md is the specification. */
const rules: Rules<KoiKoiState> = {
  id: 'koi-koi',
  version: 1,
  seats: [SEATS, SEATS],
  options: [
    { id: 'months', values: [12, 6, 3] },
    { id: 'viewing', values: VIEWINGS },
  ],
  clausePrefix: 'K',
  layout,
  lexicon,
  steps: [cut, deal, turn, pair, draw, count, speak],
  words,
  setup,
  score,
  breakdown,
  ranking,
  imagine,
  check,
  board,
};

export default defineGame({ rules, mind, face: async () => (await import('./face.ts')).face });
