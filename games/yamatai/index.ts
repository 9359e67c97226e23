import { defineGame, type Rules } from 'engawa';
import { mind } from './bot/mind.ts';
import { act } from './rules/act.ts';
import { check } from './rules/check.ts';
import { chooseFleet, wildBoat } from './rules/fleet.ts';
import { ebisu, harvest } from './rules/harvest.ts';
import { imagine } from './rules/imagine.ts';
import { lexicon } from './rules/lexicon.ts';
import { veil } from './rules/memory.ts';
import { peek } from './rules/peek.ts';
import { place } from './rules/place.ts';
import {
  removeBoats,
  reserve,
  sanctuary,
  slide,
  swapBoat,
  swapBoatWith,
  swapCulture,
  swapCultureWith,
} from './rules/power.ts';
import { endTurn, recruit, recruitCost } from './rules/recruit.ts';
import { returnFleets } from './rules/round.ts';
import { breakdown, ranking, score } from './rules/scoring.ts';
import { setup } from './rules/setup.ts';
import { layout, type YamataiState } from './rules/state.ts';
import { keep, store } from './rules/store.ts';
import { trade } from './rules/trade.ts';
import { board } from './view/text.ts';
import { words } from './words/index.ts';

/** Yamataï (2017) by Bruno Cathala and Marc Paquien. rulebook.md is the specification. */
const rules: Rules<YamataiState> = {
  id: 'yamatai',
  version: 1,
  seats: [2, 4],
  options: [],
  clausePrefix: 'T',
  layout,
  lexicon,
  steps: [
    chooseFleet,
    wildBoat,
    trade,
    place,
    act,
    harvest,
    ebisu,
    store,
    keep,
    recruit,
    recruitCost,
    endTurn,
    reserve,
    peek,
    slide,
    sanctuary,
    swapCulture,
    swapCultureWith,
    removeBoats,
    swapBoat,
    swapBoatWith,
    returnFleets,
  ],
  words,
  setup: (seats, _options, rng) => setup(seats, rng),
  score,
  breakdown,
  ranking,
  imagine,
  veil,
  check,
  board,
};

export default defineGame({ rules, mind, face: async () => (await import('./face.ts')).face });
