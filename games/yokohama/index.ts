import { defineGame, pointsBy, type Rules, stepsIn } from 'engawa';
import { absent } from './bot/absent.ts';
import { mind } from './bot/mind.ts';
import { figures } from './data/index.ts';
import { check } from './rules/check.ts';
import * as chinatown from './rules/chinatown.ts';
import * as church from './rules/church.ts';
import { categories, clauses } from './rules/clauses.ts';
import * as construction from './rules/construction.ts';
import * as customs from './rules/customs.ts';
import { did } from './rules/deeds.ts';
import { elsewhere } from './rules/elsewhere.ts';
import { tieBreaks } from './rules/ending.ts';
import { imagine } from './rules/imagine.ts';
import * as laboratory from './rules/laboratory.ts';
import { lexicon } from './rules/lexicon.ts';
import * as movement from './rules/movement.ts';
import * as orders from './rules/orders.ts';
import * as placement from './rules/placement.ts';
import * as port from './rules/port.ts';
import { READINGS } from './rules/readings.ts';
import * as recovery from './rules/recovery.ts';
import * as recruit from './rules/recruit.ts';
import * as rewards from './rules/rewards.ts';
import { setup } from './rules/setup.ts';
import { CATEGORIES, layout, type YokohamaState } from './rules/state.ts';
import * as turn from './rules/turn.ts';
import { about } from './view/about.ts';
import { choice, question } from './view/question.ts';
import { board } from './view/text.ts';
import { errands } from './view/walk.ts';
import { words } from './words/index.ts';

/** Yokohama (2016) by Hisashi Hayashi. rulebook.md is the specification. */
const rules: Rules<YokohamaState> = {
  id: 'yokohama',
  version: 1,
  seats: [2, 4],
  options: READINGS.options,
  clausePrefix: 'Y',
  layout,
  lexicon,
  steps: stepsIn(
    chinatown,
    church,
    construction,
    customs,
    laboratory,
    movement,
    orders,
    placement,
    port,
    recovery,
    recruit,
    rewards,
    turn,
  ),
  deeds: did,
  categories,
  familiar: ['area', 'good', 'nation', 'payment', 'origin', 'source'],
  clauses,
  words,
  setup,
  ...pointsBy(CATEGORIES),
  tieBreaks,
  imagine,
  check,
  absent,
  elsewhere,
  question,
  choice,
  errands,
  board,
  about,
};

const face = async () => (await import('./face.ts')).face;
const ranges = async () => (await import('./data/ranges.ts')).ranges;

export default defineGame({ rules, mind, face, figures, ranges });
