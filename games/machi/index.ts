import { defineGame, pointsBy, type Rules, stepsIn } from 'engawa';
import { mind } from './bot/mind.ts';
import { figures, MAX_SEATS, MIN_SEATS, YEARS_ALLOWED } from './data/index.ts';
import * as challenge from './rules/challenge.ts';
import { check } from './rules/check.ts';
import { clauses } from './rules/clauses.ts';
import * as decks from './rules/decks.ts';
import { did } from './rules/deeds.ts';
import * as duel from './rules/duel.ts';
import { elsewhere } from './rules/elsewhere.ts';
import * as events from './rules/events/index.ts';
import * as plans from './rules/events/plans.ts';
import { imagine, veil } from './rules/knowledge.ts';
import { lexicon } from './rules/lexicon.ts';
import * as moves from './rules/moves.ts';
import { READINGS } from './rules/readings.ts';
import * as scoring from './rules/scoring.ts';
import { tieBreaks } from './rules/scoring.ts';
import { setup } from './rules/setup.ts';
import * as spring from './rules/spring.ts';
import { CATEGORIES, layout, type MachiState } from './rules/state.ts';
import * as summer from './rules/summer.ts';
import * as turns from './rules/turns.ts';
import * as winter from './rules/winter.ts';
import * as year from './rules/year.ts';
import { about } from './view/about.ts';
import { choice, question } from './view/question.ts';
import { board } from './view/text.ts';
import { words } from './words/index.ts';

/** Machi (2008) by Loïc Billiau. rulebook.md is the specification. */
const rules: Rules<MachiState> = {
  id: 'machi',
  version: 1,
  seats: [MIN_SEATS, MAX_SEATS],
  // M-3.8: the usual length for the number of players, or one that the table agrees on.
  options: [{ id: 'years', values: ['usual', ...YEARS_ALLOWED] }, ...READINGS.options],
  clausePrefix: 'M',
  layout,
  lexicon,
  steps: stepsIn(challenge, decks, duel, events, plans, moves, scoring, spring, summer, turns, winter, year),
  words,
  deeds: did,
  categories: {
    wealth: { clause: 'M-9.2' },
    honour: { clause: 'M-9.2' },
    duels: { clause: 'M-8.13' },
    refusals: { clause: 'M-8.5' },
  },
  familiar: ['villager', 'partner', 'samurai', 'yakuza', 'building'],
  clauses,
  elsewhere,
  question,
  choice,
  about,
  setup,
  ...pointsBy(CATEGORIES),
  tieBreaks,
  veil,
  imagine,
  check,
  board,
};

const face = async () => (await import('./face.ts')).face;
const ranges = async () => (await import('./data/ranges.ts')).ranges;

export default defineGame({ rules, mind, face, figures, ranges });
