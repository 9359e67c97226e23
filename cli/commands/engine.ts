import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { type Bot, botById } from '#bots';
import { readArguments, UsageError, wholeNumber } from '../options.ts';
import { Replies } from '../replies.ts';

/** `engawa engine`: one of our bots as a program that others ask, so that any release can play any other. */
export async function engineCommand(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, {
    level: { type: 'string', default: 'master' },
    ms: { type: 'string' },
    seed: { type: 'string', default: 'engine' },
  });
  if (positionals.length > 0) throw new UsageError('Say who plays: engawa engine --level master');
  const bot: Bot = botById(values.level);
  const ms = values.ms === undefined ? undefined : wholeNumber(values.ms, 'ms', 1, 600_000);
  const replies = new Replies(bot, values.seed, ms);
  for await (const text of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (text.trim() === '') continue;
    if (!process.stdout.write(`${replies.to(text)}\n`)) await once(process.stdout, 'drain');
  }
  return 0;
}
