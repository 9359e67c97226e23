import { defineGame, pointsBy, type Rules, stepsIn } from 'engawa';
import { absent } from './bot/absent.ts';
import { mind } from './bot/mind.ts';
import { figures } from './data/index.ts';
import { check } from './rules/check.ts';
import { categories, clauses } from './rules/clauses.ts';
import * as consolidate from './rules/consolidate.ts';
import { did } from './rules/deeds.ts';
import { elsewhere } from './rules/elsewhere.ts';
import { tieBreaks } from './rules/ending.ts';
import * as exporting from './rules/export.ts';
import * as invest from './rules/invest.ts';
import { lexicon } from './rules/lexicon.ts';
import * as machinery from './rules/machinery.ts';
import * as market from './rules/market.ts';
import * as produce from './rules/produce.ts';
import { READINGS } from './rules/readings.ts';
import { setup } from './rules/setup.ts';
import { CATEGORIES, layout, type NipponState } from './rules/state.ts';
import * as tracks from './rules/tracks.ts';
import * as transport from './rules/transport.ts';
import * as turn from './rules/turn.ts';
import * as workers from './rules/workers.ts';
import { about } from './view/about.ts';
import { choice } from './view/choice.ts';
import { board } from './view/text.ts';
import { words } from './words/index.ts';

/** Nippon (2015) by Paulo Soledade and Nuno Bizarro Sentieiro. rulebook.md is the specification. */
const rules: Rules<NipponState> = {
  id: 'nippon',
  version: 1,
  seats: [2, 4],
  options: READINGS.options,
  clausePrefix: 'N',
  layout,
  lexicon,
  steps: stepsIn(consolidate, exporting, invest, machinery, market, produce, tracks, transport, turn, workers),
  words,
  deeds: did,
  categories,
  familiar: ['slot', 'worker', 'track', 'good', 'region', 'influence', 'level', 'value', 'achievement'],
  clauses,
  elsewhere,
  about,
  choice,
  setup,
  ...pointsBy(CATEGORIES),
  tieBreaks,
  check,
  absent,
  board,
  // N-12.1: nothing is secret, and the order of the bag lives in no state.
  imagine: (view) => layout.clone(view),
};

const face = async () => (await import('./face.ts')).face;
const ranges = async () => (await import('./data/ranges.ts')).ranges;

export default defineGame({ rules, mind, face, figures, ranges });
