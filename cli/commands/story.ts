import { botById, botDice } from '#bots';
import { gameById } from '#games';
import { type Game, sayOf, seatsIn, Table } from '#kernel';
import { language, readArguments, UsageError, wholeNumber } from '../options.ts';
import { scoreLines } from '../show.ts';
import { storyLines, toldToAll } from '../story.ts';

/** `engawa story`: games played by bots, told as the log tells them, for whoever reads what a game says. */
export async function storyCommand(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, {
    games: { type: 'string', default: '1' },
    seats: { type: 'string' },
    bots: { type: 'string', default: 'random,greedy' },
    seed: { type: 'string', default: 'story' },
    lang: { type: 'string', default: 'en' },
  });
  if (positionals.length !== 1) throw new UsageError('Say which game: engawa story <game>');
  const game = gameById(positionals[0]);
  const lang = language(values.lang);
  const [fewest, most] = game.seats;
  const seats = values.seats === undefined ? undefined : wholeNumber(values.seats, 'seats', fewest, most);
  const bots = values.bots.split(',');
  for (const id of bots) botById(id);
  const games = wholeNumber(values.games, 'games', 1, 10_000);
  for (let n = 0; n < games; n++) {
    const seed = `${values.seed} ${n}`;
    // Every number of players in turn, and one bot after the other.
    const table = played(game, seats ?? fewest + (n % (most - fewest + 1)), seed, bots[n % bots.length]);
    const lines = [
      `# ${sayOf(game.words[lang].title, seed, lang)}`,
      ...storyLines(game, table.history.map(toldToAll), lang),
      ...scoreLines(table, lang),
      '',
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
  }
  return 0;
}

function played(game: Game, seats: number, seed: string, level: string): Table {
  const table = Table.open(game, { seats, seed, counting: true });
  const bot = botById(level);
  const dice = botDice(seed);
  while (!table.over) {
    const [seat] = seatsIn(table.turn);
    table.play(seat, bot.choose(game, table.view(seat), seat, dice).move);
  }
  return table;
}
