import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { grandmaster } from '#bots';
import { Team } from '../../bots/node/team.ts';
import { GRANDMASTER } from '../grandmaster.ts';
import { measuredBot } from '../measured-bot.ts';
import { readArguments, UsageError, wholeNumber } from '../options.ts';
import { Replies, type Thinker } from '../replies.ts';

/** `engawa engine`: one of our bots as a program that others ask, so that any release can play any other. */
export async function engineCommand(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, {
    level: { type: 'string', default: 'master' },
    ms: { type: 'string' },
    seed: { type: 'string', default: 'engine' },
  });
  if (positionals.length > 0) throw new UsageError('Say who plays: engawa engine --level master');
  const ms = values.ms === undefined ? undefined : wholeNumber(values.ms, 'ms', 1, 600_000);
  const replies = new Replies(thinker(values.level), values.seed, ms);
  for await (const text of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (text.trim() === '') continue;
    if (!process.stdout.write(`${await replies.to(text)}\n`)) await once(process.stdout, 'drain');
  }
  return 0;
}

function thinker(level: string): Thinker {
  if (level === GRANDMASTER) {
    const { look } = new Team();
    return (...asked) => grandmaster(look, ...asked);
  }
  const bot = measuredBot(level);
  return (...asked) => bot.choose(...asked);
}
