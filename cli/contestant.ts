import { type Contestant, type NetFile, oneTurnWith, ours } from '#bots';
import { engine } from './engine.ts';
import { readJson } from './files.ts';
import { GRANDMASTER, grandmasterAtTable } from './grandmaster.ts';
import { measuredBot } from './measured-bot.ts';

/** Who plays: a bot by its name, the bot `net` with another net by `net:file`, or another program by `engine:command`. */
export function contestant(name: string, milliseconds?: number): Contestant {
  const [, kind, rest] = /^(engine|net):(.*)$/s.exec(name) ?? [];
  if (kind === 'engine') return engine(rest);
  if (name === GRANDMASTER) return grandmasterAtTable(milliseconds);
  const bot = kind === 'net' ? oneTurnWith(name, readJson(rest) as NetFile) : measuredBot(name);
  return ours(bot, milliseconds);
}
