import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type BankFile, botById, type Choice, choices, emptyBank, extend, mustFit } from '#bots';
import { gameById } from '#games';
import type { Game } from '#kernel';
import { Refusal } from '#kernel';
import { folderOf } from '#library';
import { readJson, writeJson } from '../files.ts';
import { measuredBot } from '../measured-bot.ts';
import { readArguments, UsageError, wholeNumber } from '../options.ts';
import { Progress } from '../progress.ts';

/** Who plays the games that positions are taken from: mostly good play, and now and then what good play has to punish. */
const MAKERS = ['director', 'director', 'trader'];

/** `engawa bank`: ranks bots by what they choose in positions whose best turns are known; with `--extend` it looks for more of those. */
export async function bankCommand(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, {
    seats: { type: 'string' },
    bots: { type: 'string' },
    ms: { type: 'string' },
    extend: { type: 'string' },
    visits: { type: 'string' },
    file: { type: 'string' },
    json: { type: 'boolean', default: false },
  });
  if (positionals.length !== 1 || (values.bots === undefined) === (values.extend === undefined)) {
    throw new UsageError('Say who is ranked, engawa bank <game> --bots director,greedy, or what is added, --extend 20');
  }
  const game = gameById(positionals[0]);
  const [min, max] = game.seats;
  const seats = wholeNumber(values.seats ?? String(min), 'seats', min, max);
  const path = values.file ?? join(folderOf(game.id), 'bot', 'bank', `${seats}.json`);
  const kept = existsSync(path) ? (readJson(path) as BankFile) : undefined;
  if (kept) mustFit(game, seats, kept);
  if (values.extend !== undefined) {
    const visits = wholeNumber(values.visits ?? String(kept?.visits ?? 128), 'visits', 1, 100_000);
    if (kept && visits !== kept.visits) {
      throw new Refusal('other-visits', `${path} was judged with ${kept.visits} simulations a turn, not ${visits}.`);
    }
    return grow(game, kept ?? emptyBank(game, seats, visits), wholeNumber(values.extend, 'extend', 1, 10_000), path);
  }
  if (!kept) throw new Refusal('no-bank', `There is no bank yet: engawa bank ${game.id} --seats ${seats} --extend 20`);
  const ms = values.ms === undefined ? undefined : wholeNumber(values.ms, 'ms', 1, 600_000);
  return rank(game, kept, (values.bots ?? '').split(','), ms, values.json);
}

async function grow(game: Game, bank: BankFile, positions: number, path: string): Promise<number> {
  const progress = new Progress();
  mkdirSync(dirname(path), { recursive: true });
  let size = bank.positions.length;
  for (const grown of extend(game, bank, positions, MAKERS.map(botById))) {
    // Every position is kept at once: whoever stops loses none.
    writeJson(path, grown);
    size = grown.positions.length;
    if (await progress.interrupted()) break;
    progress.show(() => `${size - bank.positions.length} of ${positions} positions`);
  }
  progress.done();
  process.stdout.write(`${path}: ${size} positions\n`);
  return 0;
}

async function rank(
  game: Game,
  bank: BankFile,
  names: readonly string[],
  ms: number | undefined,
  json: boolean,
): Promise<number> {
  const progress = new Progress();
  const rows = [];
  for (const name of names) {
    const made: Choice[] = [];
    for (const choice of choices(game, bank, measuredBot(name), ms)) {
      made.push(choice);
      if (await progress.interrupted()) return 130;
      progress.show(() => `${name}: ${made.length} of ${bank.positions.length} positions`);
    }
    rows.push(summary(name, made));
  }
  progress.done();
  rows.sort((a, b) => a.loss - b.loss);
  const { seats, visits } = bank;
  const report = { game: game.id, version: game.version, seats, positions: bank.positions.length, visits, bots: rows };
  process.stdout.write(json ? `${JSON.stringify(report)}\n` : table(rows));
  return 0;
}

/** Shares in per cent. */
function summary(bot: string, made: readonly Choice[]) {
  const n = Math.max(1, made.length);
  const mean = made.reduce((sum, { loss }) => sum + loss, 0) / n;
  const spread = Math.sqrt(made.reduce((sum, { loss }) => sum + (loss - mean) ** 2, 0) / Math.max(1, n - 1));
  const share = (test: (choice: Choice) => boolean): number => Math.round((100 * made.filter(test).length) / n);
  return {
    bot,
    positions: made.length,
    loss: Math.round(1e4 * mean) / 100,
    halfWidth: Math.round((1e4 * 1.96 * spread) / Math.sqrt(n)) / 100,
    best: share(({ loss }) => loss <= 0),
    clear: share(({ gap, doubt }) => gap > doubt),
    new: share(({ isNew }) => isNew),
    milliseconds: Math.round(made.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / n),
  };
}

function table(rows: readonly ReturnType<typeof summary>[]): string {
  const head = ['bot', 'positions', 'given away, %', '95 %', 'best turn, %', 'turns not in the bank, %', 'ms/decision'];
  const lines = rows.map((row) => [
    row.bot,
    String(row.positions),
    row.loss.toFixed(2),
    `± ${row.halfWidth.toFixed(2)}`,
    String(row.best),
    String(row.new),
    String(row.milliseconds),
  ]);
  const widths = head.map((title, i) => Math.max(title.length, ...lines.map((line) => line[i].length)));
  const text = [head, ...lines].map((line) => line.map((cell, i) => cell.padEnd(widths[i])).join('  ')).join('\n');
  return `${text}\nThe best turn is clear beyond the scatter of two looks in ${rows[0]?.clear ?? 0} % of positions.\n`;
}
