import { defineGame, type Rules } from 'engawa';
import { mind } from './bot/mind.ts';
import { check } from './rules/check.ts';
import { count, speak } from './rules/count.ts';
import { cut, deal } from './rules/deal.ts';
import { did } from './rules/deeds.ts';
import { imagine } from './rules/imagine.ts';
import { lexicon } from './rules/lexicon.ts';
import { score } from './rules/month.ts';
import { breakdown, tieBreaks } from './rules/scoring.ts';
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
  deeds: did,
  categories: {
    brights: { clause: 'K-6.2' },
    viewing: { clause: 'K-6.6' },
    animals: { clause: 'K-6.3' },
    ribbons: { clause: 'K-6.4' },
    plains: { clause: 'K-6.5' },
    dealt: { clause: 'K-4.4' },
    privilege: { clause: 'K-8.5' },
    doubling: { clause: 'K-8.2' },
  },
  clauses: {
    turn: 'K-5.1',
    end: 'K-9.1',
    seat: 'K-1.1',
    card: 'K-2.1',
    month: 'K-2.1',
    yaku: 'K-6.1',
    dealt: 'K-4.1',
    hand: 'K-5.2',
    field: 'K-5.3',
    deck: 'K-5.6',
    captured: 'K-5.3',
    stake: 'K-8.1',
    oya: 'K-3.2',
    ko: 'K-3.3',
    call: 'K-7.3',
    doubling: 'K-8.3',
    months: 'K-3.1',
    ending: 'K-8.1',
    points: 'K-9.1',
  },
  setup,
  score,
  breakdown,
  tieBreaks,
  imagine,
  check,
  board,
};

export default defineGame({ rules, mind, face: async () => (await import('./face.ts')).face });
