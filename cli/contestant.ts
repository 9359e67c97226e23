import { type Contestant, ours } from '#bots';
import { engine } from './engine.ts';
import { GRANDMASTER, grandmasterAtTable } from './grandmaster.ts';
import { measuredBot } from './measured-bot.ts';

/** Who plays: a bot by its name, or another program by `engine:command`. */
export function contestant(name: string, milliseconds?: number): Contestant {
  const [, command] = /^engine:(.*)$/s.exec(name) ?? [];
  if (command !== undefined) return engine(command);
  if (name === GRANDMASTER) return grandmasterAtTable(milliseconds);
  return ours(measuredBot(name), milliseconds);
}
