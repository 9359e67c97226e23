import { defineGame, pointsBy, type Rules } from 'engawa';
import { absent } from './bot/absent.ts';
import { mind } from './bot/mind.ts';
import { check } from './rules/check.ts';
import { exchange } from './rules/chinatown.ts';
import { church, churchAssistant, churchPay } from './rules/church.ts';
import { build, construction, fivePower, takeToken } from './rules/construction.ts';
import { customs, customsAssistant } from './rules/customs.ts';
import { ranking } from './rules/ending.ts';
import { imagine } from './rules/imagine.ts';
import { laboratory, learned, stationPlace } from './rules/laboratory.ts';
import { lexicon } from './rules/lexicon.ts';
import { movement, recall } from './rules/movement.ts';
import { fulfilled, keepOrder, keepOrders } from './rules/orders.ts';
import { placement, telegram } from './rules/placement.ts';
import { port } from './rules/port.ts';
import { recovery, telephone } from './rules/recovery.ts';
import { recruit } from './rules/recruit.ts';
import { anyGood, moveAssistant } from './rules/rewards.ts';
import { setup } from './rules/setup.ts';
import { CATEGORIES, layout, type YokohamaState } from './rules/state.ts';
import { additional, turnEnd, turnStart } from './rules/turn.ts';
import { board } from './view/text.ts';
import { words } from './words/index.ts';

/** Yokohama (2016) by Hisashi Hayashi. rulebook.md is the specification. */
const rules: Rules<YokohamaState> = {
  id: 'yokohama',
  version: 1,
  seats: [2, 4],
  options: [],
  clausePrefix: 'Y',
  layout,
  lexicon,
  steps: [
    keepOrders,
    keepOrder,
    turnStart,
    additional,
    placement,
    telegram,
    movement,
    recall,
    port,
    laboratory,
    stationPlace,
    learned,
    recruit,
    exchange,
    church,
    churchPay,
    churchAssistant,
    customs,
    customsAssistant,
    fivePower,
    takeToken,
    construction,
    build,
    recovery,
    telephone,
    anyGood,
    moveAssistant,
    fulfilled,
    turnEnd,
  ],
  words,
  setup: (seats, _options, rng) => setup(seats, rng),
  ...pointsBy(CATEGORIES),
  ranking,
  imagine,
  check,
  absent,
  board,
};

export default defineGame({ rules, mind, face: async () => (await import('./face.ts')).face });
