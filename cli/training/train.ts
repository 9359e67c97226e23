import { mkdirSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { botById, type NetFile, ours, playMatch, schedule, standings, takeNetsFrom } from '#bots';
import { mindOf } from '#bots/mind';
import { inputSpec, netFile, TRAINING, type TrainingSettings, weightsFor } from '#bots/training';
import { type Game, Refusal } from '#kernel';
import type { Edition } from '#kernel/edition/index.ts';
import { folderOf } from '#library';
import { netPath } from '../../bots/node/nets.ts';
import { writeJson } from '../files.ts';
import { cpuSince, Progress } from '../progress.ts';
import { loadCheckpoint, pack, saveCheckpoint, unpack } from './checkpoint.ts';
import { Crew, gameOf, type Task } from './crew.ts';

export interface TrainingOrder {
  readonly game: string;
  /** Figures of one's own to train on. */
  readonly edition?: Edition;
  /** A net to start from, trained for other figures perhaps. */
  readonly from?: NetFile;
  /** Nets of before that hold some of the seats. */
  readonly veterans: readonly NetFile[];
  readonly seats: number;
  readonly seed: string;
  readonly threads: number;
  readonly minutes: number;
  /** Stops earlier after so many games. */
  readonly games: number;
  readonly out: string;
  /** Is the finished net put into the folder of its game? */
  readonly install: boolean;
  /** Games against greedy at the end, for the manifest. */
  readonly arena: number;
  /** Settings that differ from the usual ones. */
  readonly settings: Partial<typeof TRAINING>;
}

/** Who starts from a net needs nobody to lead, and small steps: large ones forget what it knew before they teach anything. */
const FURTHER: Partial<TrainingSettings> = { warmUp: 0, rate: 6e-5, rest: 6e-6 };

const CHECKPOINT_MS = 30_000;
/** The net is the mean of the weights over the last fifth of the training, steadier than any one moment; until then, over the last few seconds. */
const AVERAGE_MS = 250;
const AVERAGE = 0.02;
const LAST_FIFTH = 0.8;

/** Trains a net from nothing, from another net, or from where an earlier training stopped. */
export async function train(order: TrainingOrder): Promise<NetFile> {
  const game = await gameOf(order);
  if (!mindOf(game).features) throw new Refusal('no-features', `${game.id} has no features to learn from yet.`);
  const task: Task = {
    game: order.game,
    edition: order.edition,
    seats: order.seats,
    seed: order.seed,
    threads: order.threads,
    veterans: order.veterans,
    settings: { ...TRAINING, ...(order.from && FURTHER), ...order.settings },
  };
  mkdirSync(order.out, { recursive: true });
  const name = join(order.out, `${order.game}-${order.seats}`);
  const { hidden, scale } = task.settings;
  const label = `${game.id} ${game.version}, ${order.seats} players, inputs ${inputSpec(game, order.seats).hash}, hidden ${hidden}, scale ${scale}${order.edition ? `, figures ${game.figures}` : ''}`;
  const before = loadCheckpoint(`${name}.checkpoint.json`, label);
  const sitting = before?.sittings ?? 0;
  const crew = new Crew(task, game, sitting);
  const { brain } = crew;
  if (order.from) brain.weights.set(weightsFor(game, order.seats, task.settings, order.from));
  const average = brain.weights.slice();
  if (before) {
    for (const [i, array] of [brain.weights, brain.drift, brain.spread, average].entries())
      unpack(before.arrays[i], array);
    crew.resume(before.totals);
  }

  const began = Date.now();
  const mark = process.cpuUsage();
  const seconds = () => (before?.seconds ?? 0) + (Date.now() - began) / 1000;
  const cpuSeconds = () => (before?.cpuSeconds ?? 0) + cpuSince(mark);
  const save = () =>
    saveCheckpoint(`${name}.checkpoint.json`, {
      task: label,
      sittings: sitting + 1,
      seconds: seconds(),
      cpuSeconds: cpuSeconds(),
      totals: crew.totals(),
      arrays: [brain.weights, brain.drift, brain.spread, average].map(pack),
    });

  const progress = new Progress();
  let averaged = Date.now();
  let late = 0;
  let saved = Date.now();
  let shown = crew.totals();
  await crew.run(async () => {
    const now = Date.now();
    const totals = crew.totals();
    const share = Math.max(seconds() / (order.minutes * 60), totals[0] / order.games);
    crew.progress = share;
    if (now - averaged >= AVERAGE_MS) {
      averaged = now;
      if (share >= LAST_FIFTH) late++;
      // At first the average must not hold on to weights that know nothing.
      const weight = late > 0 ? 1 / late : Math.max(AVERAGE, 1 / (1 + totals[0] / 100));
      for (let i = 0; i < average.length; i++) average[i] += weight * (brain.weights[i] - average[i]);
    }
    if (now - saved >= CHECKPOINT_MS) {
      saved = now;
      save();
    }
    progress.show(() => {
      const [games, , trials, wins] = totals;
      const text = `${Math.round(100 * share)} %, ${games} games, ${(games / seconds()).toFixed(1)} a second, won ${wins - shown[3]} of the last ${trials - shown[2]} trials against the hand-written worth`;
      shown = totals;
      return text;
    });
    return share < 1 && !(await progress.interrupted());
  });
  const stopped = await progress.interrupted();
  progress.done();
  save();

  const [games, batches, trials, trialWins] = crew.totals();
  const run = {
    seed: order.seed,
    settings: task.settings,
    threads: order.threads,
    ...(order.veterans.length > 0 ? { veterans: order.veterans.length } : {}),
    games,
    batches,
    trials,
    trialWins,
    seconds: Math.round(seconds()),
    cpuSeconds: Math.round(cpuSeconds()),
    finished: !stopped,
    machine: { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', cores: availableParallelism() },
  };
  const net = netFile(game, order.seats, average, task.settings, run);
  const arena = stopped || order.arena === 0 ? [] : await arenaOf(game, net, order);
  const whole = { ...net, run: { ...run, arena } };
  writeJson(`${name}.json`, whole);
  writeJson(`${name}.manifest.json`, { ...whole, weights: undefined });
  if (order.install && !stopped) {
    const path = netPath(folderOf(order.game), order.seats);
    mkdirSync(join(path, '..'), { recursive: true });
    writeJson(path, whole);
  }
  return whole;
}

/** The new net against greedy: one table for the manifest. */
async function arenaOf(game: Game, net: NetFile, { seats, seed, arena }: TrainingOrder) {
  takeNetsFrom((id, n) => (id === net.game && n === net.seats ? net : undefined));
  const names = ['net', 'greedy'];
  const contestants = names.map((name) => ours(botById(name)));
  const mark = process.cpuUsage();
  const played = [];
  for (const { index, cluster, seed: luck, seating } of schedule(2, seats, arena, `${seed} arena`)) {
    const table = seating.map((who) => contestants[who]);
    const result = await playMatch(game, luck, table, () => cpuSince(mark) * 1000);
    played.push({ index, cluster, seating, ...result });
  }
  return standings(names, played);
}
