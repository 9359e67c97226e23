import { defineGame, type Rules, stepsIn } from 'engawa';
import { mind } from './bot/mind.ts';
import { figures } from './data/index.ts';
import * as act from './rules/act.ts';
import { check } from './rules/check.ts';
import { categories, clauses } from './rules/clauses.ts';
import { did } from './rules/deeds.ts';
import { elsewhere } from './rules/elsewhere.ts';
import * as fleet from './rules/fleet.ts';
import * as harvest from './rules/harvest.ts';
import { imagine } from './rules/imagine.ts';
import { lexicon } from './rules/lexicon.ts';
import { veil } from './rules/memory.ts';
import * as peek from './rules/peek.ts';
import * as place from './rules/place.ts';
import * as power from './rules/power.ts';
import { READINGS } from './rules/readings.ts';
import * as recruit from './rules/recruit.ts';
import * as round from './rules/round.ts';
import { breakdown, score, tieBreaks } from './rules/scoring.ts';
import { setup } from './rules/setup.ts';
import { layout, type YamataiState } from './rules/state.ts';
import * as store from './rules/store.ts';
import * as trade from './rules/trade.ts';
import { about } from './view/about.ts';
import { choice } from './view/choice.ts';
import { board } from './view/text.ts';
import { words } from './words/index.ts';

/** Yamataï (2017) by Bruno Cathala and Marc Paquien. rulebook.md is the specification. */
const rules: Rules<YamataiState> = {
  id: 'yamatai',
  version: 1,
  seats: [2, 4],
  options: READINGS.options,
  clausePrefix: 'T',
  layout,
  lexicon,
  steps: stepsIn(act, fleet, harvest, peek, place, power, recruit, round, store, trade),
  words,
  setup,
  score,
  breakdown,
  tieBreaks,
  imagine,
  veil,
  check,
  deeds: did,
  categories,
  familiar: ['boat', 'space', 'island', 'culture'],
  clauses,
  elsewhere,
  choice,
  about,
  board,
};

const face = async () => (await import('./face.ts')).face;
const ranges = async () => (await import('./data/ranges.ts')).ranges;

export default defineGame({ rules, mind, face, figures, ranges });
