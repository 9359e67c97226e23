import { Refusal } from '#kernel';
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { levelBots } from './levels.ts';
import { newcomer } from './newcomer.ts';
import { random } from './random.ts';
import { oneTurn, searching } from './thinkers.ts';

export {
  ANALYSIS_SIMULATIONS,
  type Analysis,
  analyse,
  type JudgedTurn,
  judgeTurn,
  LONG_LOOKS,
  type PlayedTurn,
  suspects,
  turnsOf,
  weigh,
} from './analysis.ts';
export { type Balance, balanceOf, listen, type Measured, type Tale } from './arena/balance.ts';
export { ours } from './arena/contestant.ts';
export { type Contestant, playMatch, playOn } from './arena/match.ts';
export { type Fixture, schedule, seatings } from './arena/schedule.ts';
export { sprt } from './arena/sprt.ts';
export { type Played, type Standing, standings } from './arena/stats.ts';
export { type BankFile, type Choice, choices, emptyBank, extend, mustFit } from './bank.ts';
export type { Bot, Decision } from './bot.ts';
export { chancesFor } from './chances.ts';
export { botDice } from './dice.ts';
export { type ForeseenTurn, foreseen } from './foreseen.ts';
export {
  grandmaster,
  hintLong,
  judgedAgain,
  judgedLong,
  type LongQuestion,
  type LookLong,
  partOf,
  questionOfTurn,
} from './grandmaster.ts';
export { type Hint, hintFor } from './hint.ts';
export {
  type HintMark,
  type HintStep,
  hintSteps,
  sayCategory,
  sayChance,
  sayMargin,
  sayReasons,
  sayTurn,
} from './hint-words.ts';
export {
  type Costly,
  type KeptAnalysis,
  type KeptTurn,
  keptAnalysis,
  keptTurn,
  type ToldTurn,
  wordsOfTurn,
} from './kept-analysis.ts';
export { LEVELS, type Level } from './levels.ts';
export type { NetFile } from './net.ts';
export { TurnPlan } from './plan.ts';
export { Player } from './player.ts';
export type { Found } from './search.ts';
export { oneTurnWith, searching, treeSearchFor } from './thinkers.ts';
export { takeNetsFrom } from './trained.ts';

export const BOTS: readonly Bot[] = [
  random,
  newcomer,
  greedy,
  oneTurn('net'),
  oneTurn('beam', { width: 64, advice: 400 }),
  searching('search', 200),
  ...levelBots,
];

export function botById(id: unknown): Bot {
  const bot = BOTS.find((candidate) => candidate.id === id);
  if (bot) return bot;
  throw new Refusal(
    'unknown-bot',
    `There is no bot ${typeof id === 'string' ? `"${id}"` : 'without a name'}; the bots are ${BOTS.map((b) => b.id).join(', ')}.`,
  );
}
