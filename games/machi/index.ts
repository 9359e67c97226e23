import { defineGame, pointsBy, type Rules } from 'engawa';
import { mind } from './bot/mind.ts';
import { MAX_SEATS, MIN_SEATS, YEARS_ALLOWED } from './data/index.ts';
import { answerChallenge } from './rules/challenge.ts';
import { check } from './rules/check.ts';
import { drawDeck, draws, reshuffle, takeTopStep } from './rules/decks.ts';
import { combatCard, duel, pass } from './rules/duel.ts';
import { spent } from './rules/events/index.ts';
import { look, plansTake, stockDeck } from './rules/events/plans.ts';
import { imagine, veil } from './rules/knowledge.ts';
import { lexicon } from './rules/lexicon.ts';
import { moveAction } from './rules/moves.ts';
import { ranking, yearEnd } from './rules/scoring.ts';
import { setup } from './rules/setup.ts';
import { flop, flopPick, spring, springTurns } from './rules/spring.ts';
import { CATEGORIES, layout, type MachiState } from './rules/state.ts';
import { completeSite, openSite, settle, summer, works } from './rules/summer.ts';
import { autumn, autumnAction, autumnTurns, springAction } from './rules/turns.ts';
import { famine, famineDiscard, winter } from './rules/winter.ts';
import { year } from './rules/year.ts';
import { board } from './view/text.ts';
import { words } from './words/index.ts';

/** Machi (2008) by Loïc Billiau. rulebook.md is the specification. */
const rules: Rules<MachiState> = {
  id: 'machi',
  version: 1,
  seats: [MIN_SEATS, MAX_SEATS],
  // M-3.8: the usual length for the number of players, or one that the table agrees on.
  options: [{ id: 'years', values: ['usual', ...YEARS_ALLOWED] }],
  clausePrefix: 'M',
  layout,
  lexicon,
  steps: [
    year,
    winter,
    famine,
    famineDiscard,
    spring,
    flop,
    springTurns,
    flopPick,
    draws,
    drawDeck,
    takeTopStep,
    reshuffle,
    springAction,
    summer,
    works,
    openSite,
    completeSite,
    settle,
    autumn,
    autumnTurns,
    autumnAction,
    answerChallenge,
    duel,
    pass,
    combatCard,
    moveAction,
    stockDeck,
    look,
    plansTake,
    spent,
    yearEnd,
  ],
  words,
  setup,
  ...pointsBy(CATEGORIES),
  ranking,
  veil,
  imagine,
  check,
  board,
};

export default defineGame({ rules, mind, face: async () => (await import('./face.ts')).face });
