import { Refusal } from '#kernel';
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

export type { Bot, Decision } from './bot.ts';
export { botDice } from './dice.ts';

export const BOTS: readonly Bot[] = [random, greedy];

export function botById(id: unknown): Bot {
  const bot = BOTS.find((candidate) => candidate.id === id);
  if (bot) return bot;
  throw new Refusal(
    'unknown-bot',
    `There is no bot ${typeof id === 'string' ? `"${id}"` : 'without a name'}; the bots are ${BOTS.map((b) => b.id).join(', ')}.`,
  );
}
