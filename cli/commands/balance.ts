import { type Balance, balanceOf, listen, type Measured, playMatch, type Tale } from '#bots';
import type { Game } from '#kernel';
import { contestant } from '../contestant.ts';
import { readArguments, UsageError, wholeNumber } from '../options.ts';
import { cpuSince, Progress } from '../progress.ts';
import { wishedGame } from '../wished-game.ts';

/** `engawa balance`: does every kind of action have its place, and does nothing decide every game? */
export async function balanceCommand(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, {
    seats: { type: 'string' },
    games: { type: 'string', default: '100' },
    bots: { type: 'string', default: 'net' },
    seed: { type: 'string', default: 'balance' },
    edition: { type: 'string' },
    json: { type: 'boolean', default: false },
  });
  if (positionals.length !== 1) {
    throw new UsageError('Say which game: engawa balance <game> --seats 2 --games 200 --bots net');
  }
  const game = await wishedGame(positionals[0], values.edition);
  const [min, max] = game.seats;
  const seats = wholeNumber(values.seats ?? String(min), 'seats', min, max);
  const games = wholeNumber(values.games, 'games', 1, 1_000_000);
  const names = values.bots.split(',');
  const contestants = names.map((name) => contestant(name));
  const { seed } = values;

  const tales: Tale[] = [];
  const progress = new Progress();
  const mark = process.cpuUsage();
  try {
    for (let i = 0; i < games; i++) {
      // Where bots differ they take turns in the seats.
      const table = Array.from({ length: seats }, (_, seat) => contestants[(seat + i) % names.length]);
      const listener = listen(game, seats);
      await playMatch(game, `${seed} ${i}`, table, () => 0, listener);
      tales.push(listener.tale());
      if (await progress.interrupted()) break;
      progress.show(() => `${tales.length} of ${games} games`);
    }
  } finally {
    for (const each of contestants) each.leave?.();
  }
  progress.done();

  const balance = balanceOf(tales);
  const figures = game.edition && { figures: game.figures };
  const header = { game: game.id, version: game.version, ...figures, seats, bots: names, seed };
  const report = { ...header, ...balance, cpuSeconds: Math.round(cpuSince(mark)) };
  process.stdout.write(values.json ? `${JSON.stringify(report)}\n` : `${written(game, seats, names, balance)}\n`);
  return 0;
}

const percent = (x: number): string => `${(100 * x).toFixed(0)} %`;
const within = ({ value, low, high }: Measured, show: (x: number) => string = String): string =>
  `${show(value)} (${show(low)} – ${show(high)})`;

/** The report as Markdown, as docs/balance.md keeps it. */
function written(game: Game, seats: number, bots: readonly string[], b: Balance): string {
  const { en } = game.words;
  return [
    `${en.title}, ${seats} players, ${b.games} games of ${bots.join(', ')}`,
    '',
    `- winner ${within(b.winner)}, everybody ${within(b.score)}, ${within(b.turnsPerSeat)} turns a seat`,
    `- wins by seat: ${b.seatWins.map((wins) => within(wins, percent)).join(', ')}${b.shared.value > 0 ? `; shared ${within(b.shared, percent)}` : ''}`,
    `- ended by: ${b.endings.map(({ by, share }) => `${by} ${within(share, percent)}`).join(', ')}`,
    '',
    table(
      ['points', 'mean', 'of winners', 'share'],
      b.points.map((row) => [en.categories[row.category] ?? row.category, row.mean, row.winners, percent(row.share)]),
    ),
    '',
    table(
      [
        'kind of action',
        'times a seat',
        'seats that did it',
        'winners that did it',
        'points a turn',
        'who did it most won',
      ],
      b.kinds.map((row) => [
        row.kind,
        row.uses,
        percent(row.seats),
        within(row.winners, percent),
        row.perTurn,
        row.mostWins === null ? '–' : `${row.mostWins} ×`,
      ]),
    ),
  ].join('\n');
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
