import { setTimeout as pause } from 'node:timers/promises';
import { Worker, workerData } from 'node:worker_threads';
import type { NetFile } from '#bots';
import { type Brain, type Counters, Learner, newBrain, type TrainingSettings } from '#bots/training';
import { gameById } from '#games';
import { openEdition } from '#games/editions.ts';
import type { Game } from '#kernel';
import type { Edition } from '#kernel/edition/index.ts';
import { addLaid, type OpenedGame, openedGames } from '#library';

/** What is trained, and how many learn at once. */
export interface Task {
  readonly game: string;
  /** The edition it is trained on, where that is not the game's own figures. */
  readonly edition?: Edition;
  readonly seats: number;
  readonly seed: string;
  readonly threads: number;
  readonly settings: TrainingSettings;
  /** Nets of before that hold some of the seats. */
  readonly veterans: readonly NetFile[];
}

/** Counters lie in shared memory, a row for each learner: games, batches, trials, trial wins, progress. */
const ROW = 5;
const PROGRESS = 4;

class SharedCounters implements Counters {
  private readonly row: Float64Array;
  constructor(row: Float64Array) {
    this.row = row;
  }
  get games(): number {
    return this.row[0];
  }
  set games(n: number) {
    this.row[0] = n;
  }
  get batches(): number {
    return this.row[1];
  }
  set batches(n: number) {
    this.row[1] = n;
  }
  get trials(): number {
    return this.row[2];
  }
  set trials(n: number) {
    this.row[2] = n;
  }
  get trialWins(): number {
    return this.row[3];
  }
  set trialWins(n: number) {
    this.row[3] = n;
  }
  get progress(): number {
    return this.row[PROGRESS];
  }
}

interface Order extends Task {
  readonly room: 'training';
  /** Games of others, which a thread has to load for itself. */
  readonly games: readonly OpenedGame[];
  readonly who: number;
  readonly brain: Brain;
  readonly row: Float64Array;
  readonly stop: Int32Array;
  /** Tells one sitting from the next, so that a resumed training does not play the same games again. */
  readonly sitting: number;
}

const PATIENCE_MS = 2000;

const shared = (n: number): Float32Array => new Float32Array(new SharedArrayBuffer(n * 4));

function learnerFor(
  game: Game,
  { seats, seed, threads, settings, veterans, who, brain, sitting }: Order,
): Learner<never> {
  const own = { ...settings, warmUp: Math.ceil(settings.warmUp / threads) };
  const dice = `${seed} learner ${who} sitting ${sitting}`;
  return new Learner(game, seats, brain, own, dice, veterans) as Learner<never>;
}

/** The game of a task, with the figures of its edition. */
export const gameOf = async ({ game, edition }: Pick<Task, 'game' | 'edition'>): Promise<Game> =>
  edition === undefined ? gameById(game) : openEdition(gameById(game), edition);

/** What a worker thread does until it is told to stop. */
export async function workInCrew(): Promise<void> {
  const order = workerData as Order;
  for (const game of order.games) await addLaid(game);
  const learner = learnerFor(await gameOf(order), order);
  const counters = new SharedCounters(order.row);
  while (Atomics.load(order.stop, 0) === 0) learner.step(counters);
}

/** Learners that share one brain. They step on it without locks: a lost update now and then does no harm. */
export class Crew {
  readonly brain: Brain;
  private readonly table: Float64Array;
  private readonly stop = new Int32Array(new SharedArrayBuffer(4));
  private readonly task: Task;
  private readonly game: Game;
  private readonly sitting: number;
  private workers: Worker[] = [];

  constructor(task: Task, game: Game, sitting: number) {
    this.task = task;
    this.game = game;
    this.sitting = sitting;
    this.brain = newBrain(game, task.seats, task.settings, task.seed, shared);
    this.table = new Float64Array(new SharedArrayBuffer(task.threads * ROW * 8));
  }

  /** Games, batches, trials and trial wins of all together. */
  totals(): [number, number, number, number] {
    const sum = (column: number) => {
      let total = 0;
      for (let who = 0; who < this.task.threads; who++) total += this.table[who * ROW + column];
      return total;
    };
    return [sum(0), sum(1), sum(2), sum(3)];
  }

  /** Goes on from earlier totals, shared evenly. */
  resume(totals: readonly number[]): void {
    const { threads } = this.task;
    for (let who = 0; who < threads; who++) {
      for (const [column, total] of totals.entries()) this.table[who * ROW + column] = Math.floor(total / threads);
    }
  }

  set progress(share: number) {
    for (let who = 0; who < this.task.threads; who++) this.table[who * ROW + PROGRESS] = share;
  }

  /** Learns until `goOn`, asked a few times a second (with one learner: after every game), says no. */
  async run(goOn: () => Promise<boolean>): Promise<void> {
    const order = (who: number): Order => ({
      ...this.task,
      room: 'training',
      games: openedGames(),
      who,
      brain: this.brain,
      row: new Float64Array(this.table.buffer as SharedArrayBuffer, who * ROW * 8, ROW),
      stop: this.stop,
      sitting: this.sitting,
    });
    if (this.task.threads === 1) {
      const learner = learnerFor(this.game, order(0));
      const counters = new SharedCounters(order(0).row);
      while (await goOn()) learner.step(counters);
      return;
    }
    let fault: Error | undefined;
    this.workers = Array.from({ length: this.task.threads }, (_, who) => {
      const worker = new Worker(new URL(import.meta.url), { workerData: order(who) });
      worker.on('error', (error) => {
        fault = error;
      });
      return worker;
    });
    const ended = this.workers.map((worker) => new Promise((resolve) => worker.on('exit', resolve)));
    while (!fault && (await goOn())) await pause(200);
    Atomics.store(this.stop, 0, 1);
    // A learner ends after its game; one that takes too long is not waited for.
    await Promise.race([Promise.all(ended), pause(PATIENCE_MS)]);
    await Promise.all(this.workers.map((worker) => worker.terminate()));
    if (fault) throw fault;
  }
}
