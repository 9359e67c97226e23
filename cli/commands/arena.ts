import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Played, playMatch, type Standing, schedule, seatings, sprt, standings } from '#bots';
import { Refusal, sha256, winShare } from '#kernel';
import { contestant } from '../contestant.ts';
import { readArguments, UsageError, wholeNumber } from '../options.ts';
import { cpuSince, Progress } from '../progress.ts';
import { wishedGame } from '../wished-game.ts';

/** `engawa arena`: bots against each other, measured. */
export async function arenaCommand(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, {
    seats: { type: 'string' },
    bots: { type: 'string' },
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'arena' },
    ms: { type: 'string' },
    sprt: { type: 'string' },
    log: { type: 'string' },
    edition: { type: 'string' },
    json: { type: 'boolean', default: false },
  });
  if (positionals.length !== 1 || values.bots === undefined) {
    throw new UsageError('Say who plays what: engawa arena <game> --seats 2 --bots net,greedy --games 100');
  }
  const game = await wishedGame(positionals[0], values.edition);
  const [min, max] = game.seats;
  const seats = wholeNumber(values.seats ?? String(min), 'seats', min, max);
  const games = wholeNumber(values.games, 'games', 1, 1_000_000);
  const ms = values.ms === undefined ? undefined : wholeNumber(values.ms, 'ms', 1, 600_000);
  const listed = values.bots.split(',');
  const names = [...new Set(listed)];
  const contestants = names.map((name) => contestant(name, ms));
  const { seed } = values;
  const question = values.sprt === undefined ? undefined : shares(values.sprt);

  // A list that names every seat is one table, copies and all; a shorter one is filled up, a longer one takes turns.
  const tables = schedule(listed.length, seats, games, seed).map((fixture) => ({
    ...fixture,
    seating: fixture.seating.map((place) => names.indexOf(listed[place])),
  }));
  const figures = game.edition && { figures: game.figures };
  const header = { game: game.id, version: game.version, ...figures, seats, seed, bots: listed, ms: ms ?? null };
  const log = values.log === undefined ? undefined : new Log(values.log, header);
  const played: Played[] = log?.games.filter((one) => one.index < games) ?? [];
  const done = new Set(played.map((one) => one.index));

  const rounds = seatings(listed.length, seats).length;
  const verdict = () => question && sprt(played, rounds, question);
  const progress = new Progress();
  const mark = process.cpuUsage();
  const cpuMs = () => cpuSince(mark) * 1000;
  try {
    for (const fixture of tables) {
      if (done.has(fixture.index)) continue;
      // A seed that was begun is played in all its seatings.
      if (fixture.index % rounds === 0 && ['high', 'low'].includes(verdict()?.answer ?? 'open')) break;
      const seated = fixture.seating.map((who) => contestants[who]);
      const result = await playMatch(game, fixture.seed, seated, cpuMs);
      const one = { index: fixture.index, cluster: fixture.cluster, seating: fixture.seating, ...result };
      played.push(one);
      log?.add(one);
      if (await progress.interrupted()) break;
      progress.show(() => {
        const [first] = standings(names, played);
        return `${played.length} of ${games} games, ${first.name} wins ${(100 * first.share).toFixed(1)} %`;
      });
    }
  } finally {
    for (const each of contestants) each.leave?.();
  }
  progress.done();

  played.sort((a, b) => a.index - b.index);
  const bots = standings(names, played);
  const report = {
    ...header,
    games: played.length,
    bots,
    seatShares: seatShares(played, seats),
    ...(question && { sprt: { ...question, ...verdict() } }),
    cpuSeconds: cpuSince(mark),
  };
  process.stdout.write(values.json ? `${JSON.stringify(report)}\n` : `${table(bots)}\n${sayVerdict(report.sprt)}`);
  return 0;
}

/** The two shares of `--sprt 50,55`. */
function shares(text: string): { low: number; high: number } {
  const [low, high, ...more] = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part) / 100));
  if (low > 0 && high > low && high < 1 && more.length === 0) return { low, high };
  throw new UsageError(`--sprt is two shares in per cent, the lower first, as in 50,55; not "${text}".`);
}

function sayVerdict(found: Partial<ReturnType<typeof sprt>> | undefined): string {
  if (found === undefined) return '';
  const said = { high: 'the higher share is accepted', low: 'the lower share is accepted', open: 'open' };
  return `SPRT over ${found.seeds} seeds: ${found.likelihood} (bounds ±${found.bound}): ${said[found.answer ?? 'open']}\n`;
}

/** How often each seat wins: far from equal means that the seat, not the bot, decides. */
function seatShares(played: readonly Played[], seats: number): number[] {
  const wins = Array<number>(seats).fill(0);
  for (const { ranking } of played) for (const seat of ranking[0]) wins[seat] += winShare(ranking, seat);
  return wins.map((n) => Math.round((1000 * n) / Math.max(1, played.length)) / 1000);
}

/** Lines of before places could be shared are no part of a log any more. */
const FORMAT = 'places ';

/** Games already played, one a line: an arena that was stopped goes on where it was. */
class Log {
  readonly games: readonly Played[];
  private readonly path: string;

  constructor(path: string, header: object) {
    this.path = path;
    const first = JSON.stringify({ arena: sha256(FORMAT + JSON.stringify(header)).slice(0, 16), ...header });
    if (!existsSync(path)) writeFileSync(path, `${first}\n`);
    // A line cut off by a kill is dropped; its game is played again.
    const [kept, ...lines] = readFileSync(path, 'utf8').split('\n');
    if (kept !== first) {
      throw new Refusal('other-log', `${path} belongs to another arena; give another --log or remove it.`);
    }
    const whole = lines.slice(0, -1);
    if (lines.at(-1) !== '') writeFileSync(path, `${[kept, ...whole].join('\n')}\n`);
    this.games = whole.map((line) => JSON.parse(line) as Played);
  }

  add(game: Played): void {
    appendFileSync(this.path, `${JSON.stringify(game)}\n`);
  }
}

function table(bots: readonly Standing[]): string {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  const rows = bots.map((bot) => [
    bot.name,
    String(bot.games),
    percent(bot.share),
    `${percent(bot.low)} – ${percent(bot.high)}`,
    percent(bot.par),
    String(bot.meanScore),
    `${bot.elo} (${bot.eloLow} … ${bot.eloHigh})`,
    String(bot.cpuMsPerDecision),
    String(bot.cpuMsPerTurn),
  ]);
  const head = ['bot', 'games', 'wins', '95 % interval', 'par', 'score', 'Elo', 'CPU ms/decision', 'CPU ms/turn'];
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i].length)));
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
