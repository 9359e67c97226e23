import { join } from 'node:path';
import type { NetFile } from '#bots';
import { TRAINING, type TrainingSettings } from '#bots/training';
import { readJson } from '../files.ts';
import { readArguments, UsageError, wholeNumber } from '../options.ts';
import { train } from '../training/train.ts';
import { wishedGame } from '../wished-game.ts';

const LONGEST = 100_000;

function minutes(text: string): number {
  const value = Number(text);
  if (value > 0 && value <= LONGEST) return value;
  throw new UsageError(`--minutes is a number up to ${LONGEST}, not "${text}".`);
}

/** `--set name=number`: settings of the training that differ from the usual ones. */
function changes(texts: readonly string[]): Partial<TrainingSettings> {
  const numbers = Object.keys(TRAINING).filter((name) => typeof TRAINING[name as keyof TrainingSettings] === 'number');
  return Object.fromEntries(
    texts.map((text) => {
      const [name, value] = text.split('=');
      if (numbers.includes(name) && value && Number(value) >= 0) return [name, Number(value)];
      throw new UsageError(`--set is name=number, with one of ${numbers.join(', ')}; not "${text}".`);
    }),
  );
}

/** `engawa train`: a net from nothing, or from another one. */
export async function trainCommand(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, {
    seats: { type: 'string' },
    minutes: { type: 'string', default: '30' },
    games: { type: 'string', default: '10000000' },
    threads: { type: 'string', default: '1' },
    seed: { type: 'string', default: 'engawa' },
    out: { type: 'string', default: 'training' },
    arena: { type: 'string', default: '40' },
    set: { type: 'string', multiple: true, default: [] },
    install: { type: 'boolean', default: false },
    from: { type: 'string' },
    veteran: { type: 'string', multiple: true, default: [] },
    edition: { type: 'string' },
  });
  if (positionals.length !== 1) {
    throw new UsageError('Say what to train: engawa train <game> --seats 2 --minutes 30');
  }
  const game = await wishedGame(positionals[0], values.edition);
  if (game.edition && values.install) {
    throw new UsageError('A net for an edition is not the net of the game: leave out --install.');
  }
  const [min, max] = game.seats;
  const seats = wholeNumber(values.seats ?? String(min), 'seats', min, max);
  const net = await train({
    game: game.id,
    edition: game.edition,
    from: values.from === undefined ? undefined : (readJson(values.from) as NetFile),
    veterans: values.veteran.map((path) => readJson(path) as NetFile),
    seats,
    seed: values.seed,
    threads: wholeNumber(values.threads, 'threads', 1, 256),
    minutes: minutes(values.minutes),
    games: wholeNumber(values.games, 'games', 1, 1_000_000_000),
    out: values.out,
    install: values.install,
    arena: wholeNumber(values.arena, 'arena', 0, 100_000),
    settings: changes(values.set),
  });
  const { games, seconds, finished, arena } = net.run as {
    games: number;
    seconds: number;
    finished: boolean;
    arena: readonly { name: string; share: number; low: number; high: number }[];
  };
  process.stdout.write(
    `${game.id}, ${seats} players: ${games} games in ${seconds} s${finished ? '' : ', interrupted'}\n`,
  );
  for (const bot of arena) {
    process.stdout.write(
      `  ${bot.name.padEnd(8)} ${(100 * bot.share).toFixed(1)} % (${(100 * bot.low).toFixed(1)} – ${(100 * bot.high).toFixed(1)})\n`,
    );
  }
  process.stdout.write(`Net and manifest: ${join(values.out, `${game.id}-${seats}.json`)}\n`);
  return 0;
}
