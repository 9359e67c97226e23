import { defineGame, pointsBy, type Rules } from 'engawa';
import { absent } from './bot/absent.ts';
import { mind } from './bot/mind.ts';
import { check } from './rules/check.ts';
import { reward, rewardSpace, wages } from './rules/consolidate.ts';
import { ranking } from './rules/ending.ts';
import { exportGoods, exporting } from './rules/export.ts';
import { invest } from './rules/invest.ts';
import { lexicon } from './rules/lexicon.ts';
import { machinery } from './rules/machinery.ts';
import { market, marketBonus, marketCubes, marketOust, marketTile } from './rules/market.ts';
import { produce } from './rules/produce.ts';
import { setup } from './rules/setup.ts';
import { CATEGORIES, layout, type NipponState } from './rules/state.ts';
import { knowledge, mines } from './rules/tracks.ts';
import { transport } from './rules/transport.ts';
import { chooseAction, lastConversions, nextTurn, turnEnd, turnStart } from './rules/turn.ts';
import { fillOpenRows, refill, workers } from './rules/workers.ts';
import { board } from './view/text.ts';
import { words } from './words/index.ts';

/** Nippon (2015) by Paulo Soledade and Nuno Bizarro Sentieiro. rulebook.md is the specification. */
const rules: Rules<NipponState> = {
  id: 'nippon',
  version: 1,
  seats: [2, 4],
  options: [],
  clausePrefix: 'N',
  layout,
  lexicon,
  steps: [
    turnStart,
    chooseAction,
    invest,
    machinery,
    produce,
    knowledge,
    mines,
    transport,
    exporting,
    exportGoods,
    market,
    marketCubes,
    marketTile,
    marketOust,
    marketBonus,
    reward,
    rewardSpace,
    wages,
    fillOpenRows,
    turnEnd,
    lastConversions,
    workers,
    refill,
    nextTurn,
  ],
  words,
  setup: (seats, _options, rng) => setup(seats, rng),
  ...pointsBy(CATEGORIES),
  ranking,
  check,
  absent,
  board,
  // N-12.1: nothing is secret, and the order of the bag lives in no state.
  imagine: (view) => layout.clone(view),
};

export default defineGame({ rules, mind, face: async () => (await import('./face.ts')).face });
