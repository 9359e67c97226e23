import { type Bot, botById, botDice } from '#bots';
import { firstSeat, type Game, MoveList, Refusal, type Rng, resolveChance, rngFrom, winShare } from '#kernel';
import { readArguments, UsageError, wholeNumber } from '../options.ts';
import { cpuSince, Progress } from '../progress.ts';
import { wishedGame } from '../wished-game.ts';

export interface Tally {
  games: number;
  decisions: number;
  forced: number;
  turns: number;
  deadEnds: number;
  refusedOffers: number;
  invariantBreaks: number;
  winningScore: number;
  /** Games whose victory is shared: each winner counts its part in `wins`. */
  shared: number;
  readonly wins: number[];
  readonly scores: number[];
  /** Points by category, over all seats. */
  readonly points: Record<string, number>;
  /** The first thing that went wrong, with what is needed to see it again. */
  fault?: string;
}

export const newTally = (seats: number): Tally => ({
  games: 0,
  decisions: 0,
  forced: 0,
  turns: 0,
  deadEnds: 0,
  refusedOffers: 0,
  invariantBreaks: 0,
  winningScore: 0,
  shared: 0,
  wins: Array(seats).fill(0),
  scores: Array(seats).fill(0),
  points: {},
});

const legal = new MoveList();

/** Plays one game to its end: at random when no bots are given. */
export function playOut(
  game: Game,
  seats: number,
  seed: string,
  tally: Tally,
  checked: boolean,
  bots?: readonly Bot[],
): void {
  const rng = rngFrom(seed);
  const dice = botDice(seed);
  const s = game.setup(seats, {}, rng);
  let last = -1;
  for (;;) {
    resolveChance(game, s, rng);
    const mask = game.turn(s);
    if (mask === 0) break;
    const seat = firstSeat(mask);
    if (seat !== last) tally.turns++;
    last = seat;
    legal.clear();
    game.moves(s, seat, legal);
    if (legal.length === 0) {
      tally.deadEnds++;
      tally.fault ??= `dead end in game "${seed}" at ${game.stepFor(s, seat)?.name}`;
      return;
    }
    if (checked) examine(game, s, seat, seed, tally);
    if (legal.length === 1 && !game.stepFor(s, seat)?.asks) tally.forced++;
    else tally.decisions++;
    game.play(s, seat, choose(game, s, seat, bots ? dice : rng, bots));
  }
  tally.games++;
  const ranking = game.ranking(s);
  for (const seat of ranking[0]) tally.wins[seat] += winShare(ranking, seat);
  if (ranking[0].length > 1) tally.shared++;
  tally.winningScore += game.score(s, ranking[0][0]);
  for (let seat = 0; seat < seats; seat++) {
    tally.scores[seat] += game.score(s, seat);
    for (const [category, n] of Object.entries(game.breakdown(s, seat))) {
      tally.points[category] = (tally.points[category] ?? 0) + n;
    }
  }
}

type AnyState = Parameters<Game['turn']>[0];

function choose(game: Game, s: AnyState, seat: number, rng: Rng, bots?: readonly Bot[]): number {
  if (legal.length === 1) return legal.at(0);
  if (!bots) return legal.at(rng.below(legal.length));
  return bots[seat].choose(game, game.conceal(s, seat), seat, rng).move;
}

function examine(game: Game, s: AnyState, seat: number, seed: string, tally: Tally): void {
  for (let i = 0; i < legal.length; i++) {
    const reason = game.why(s, seat, legal.at(i));
    if (reason === undefined) continue;
    tally.refusedOffers++;
    tally.fault ??= `"${game.lexicon.text(legal.at(i))}" is offered and refused (${reason}) in game "${seed}"`;
  }
  try {
    game.check(s);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    tally.invariantBreaks++;
    tally.fault ??= `${error.clause ?? error.code}: ${error.message} (game "${seed}")`;
  }
}

const WARM_UP_SECONDS = 1;

/** `engawa sim`: many games, measured. */
export async function simCommand(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, {
    seats: { type: 'string' },
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'engawa' },
    bots: { type: 'string' },
    check: { type: 'boolean', default: false },
    edition: { type: 'string' },
    json: { type: 'boolean', default: false },
  });
  if (positionals.length !== 1) throw new UsageError('Say which game: engawa sim <game> --seats 4 --games 300');
  const game = await wishedGame(positionals[0], values.edition);
  const [min, max] = game.seats;
  const seats = wholeNumber(values.seats ?? String(max), 'seats', min, max);
  const games = wholeNumber(values.games, 'games', 1, 1_000_000);
  const names = values.bots?.split(',');
  const bots = names && Array.from({ length: seats }, (_, seat) => botById(names[seat % names.length]));
  const { seed, check } = values;

  // The compiler settles before the clock starts.
  let warmup = 0;
  const cold = process.cpuUsage();
  while (!bots && cpuSince(cold) < WARM_UP_SECONDS) playOut(game, seats, `warm-up ${warmup++}`, newTally(seats), false);

  const tally = newTally(seats);
  const progress = new Progress();
  const mark = process.cpuUsage();
  for (let i = 0; i < games; i++) {
    playOut(game, seats, `${seed} ${i}`, tally, check, bots);
    if (await progress.interrupted()) break;
    progress.show(
      () =>
        `${i + 1} of ${games} games, ${Math.round(tally.decisions / cpuSince(mark)).toLocaleString('en')} decisions per CPU second`,
    );
  }
  const seconds = cpuSince(mark);
  progress.done();

  const mean = (sum: number) => Math.round((sum / Math.max(1, tally.games)) * 100) / 100;
  const report = {
    game: game.id,
    version: game.version,
    seats,
    games: tally.games,
    seed,
    bots: bots?.map((bot) => bot.id) ?? Array(seats).fill('random'),
    checked: check,
    decisions: tally.decisions,
    forced: tally.forced,
    deadEnds: tally.deadEnds,
    refusedOffers: tally.refusedOffers,
    invariantBreaks: tally.invariantBreaks,
    decisionsPerCpuSecond: Math.round(tally.decisions / seconds),
    gamesPerCpuSecond: Math.round((tally.games / seconds) * 10) / 10,
    cpuSeconds: Math.round(seconds * 1000) / 1000,
    warmupGames: warmup,
    meanWinningScore: mean(tally.winningScore),
    meanTurnsPerSeat: mean(tally.turns / seats),
    meanScores: tally.scores.map(mean),
    wins: tally.wins.map((n) => Math.round(n * 100) / 100),
    sharedVictories: tally.shared,
    meanPoints: Object.fromEntries(Object.entries(tally.points).map(([category, n]) => [category, mean(n / seats)])),
    ...(tally.fault ? { fault: tally.fault } : {}),
  };
  process.stdout.write(values.json ? `${JSON.stringify(report)}\n` : `${summary(report)}\n`);
  return tally.deadEnds + tally.refusedOffers + tally.invariantBreaks > 0 ? 1 : 0;
}

function summary(report: Record<string, unknown>): string {
  const show = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
  return Object.entries(report)
    .map(([key, value]) => `${key.padEnd(22)} ${show(value)}`)
    .join('\n');
}
