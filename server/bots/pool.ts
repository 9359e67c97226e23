import { randomBytes } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { Decision } from '#bots';
import { type Game, Refusal, type State } from '#kernel';
import { openedGames } from '#library';
import { workerFile } from '../built.ts';
import type { BotAnswer, BotTask, BotThread } from './task.ts';

interface Waiting {
  readonly task: Omit<BotTask, 'milliseconds'>;
  readonly since: number;
  resolve(decision: Decision): void;
  reject(error: Error): void;
}

/** The share of the budget for thinking; the rest is for the way to the thread, the commit and the way to the players. */
const THINKING = 0.8;
/** However late it is, a bot looks at something before it moves. */
const LEAST_MS = 2;

const goneHome = (): Refusal => new Refusal('draining', 'The bots have gone home.');

/** Without them, should the disk take nothing more, the bots of the house still think. */
function gamesOfOthers(): BotThread['games'] {
  try {
    return openedGames();
  } catch {
    return [];
  }
}

/**
 * Worker threads that think for bots, one decision each at a time; the others wait in line. Waiting is part of a decision's time:
 * when many are due at once they share it, so that each is made within the budget and thought about less.
 */
export class BotPool {
  private readonly size: number;
  private readonly budget: number;
  private readonly took: (milliseconds: number) => void;
  private readonly idle: Worker[] = [];
  private readonly busy = new Map<Worker, Waiting>();
  private readonly waiting: Waiting[] = [];
  private closed = false;

  /** `took` hears how long each decision took, from the moment it was due. */
  constructor(size: number, budget: number, took: (milliseconds: number) => void) {
    this.size = size;
    this.budget = budget;
    this.took = took;
  }

  /** How many decisions wait or are under way. */
  get load(): number {
    return this.waiting.length + this.busy.size;
  }

  /** A bot will be asked soon: its thread takes a moment to start. */
  warm(): void {
    if (this.idle.length + this.busy.size === 0 && !this.closed) this.idle.push(this.hire());
  }

  /** `later`: the bot has thought about this turn before. */
  choose(game: Game, view: State, seat: number, level: string, later = false): Promise<Decision> {
    const seed = randomBytes(16).toString('hex');
    const cells = Int16Array.from(view.cells);
    const { id, package: mark, figures, edition } = game;
    const kept = { game: id, package: mark, figures, edition };
    const task = { game: kept, cells, seats: view.seats, seat, level, seed, later };
    return new Promise((resolve, reject) => {
      this.waiting.push({ task, since: performance.now(), resolve, reject });
      this.hand();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const { reject } of this.waiting.splice(0)) reject(goneHome());
    await Promise.all([...this.idle, ...this.busy.keys()].map((worker) => worker.terminate()));
  }

  private hand(): void {
    while (this.waiting.length > 0 && !this.closed) {
      const worker = this.idle.pop() ?? (this.busy.size < this.size ? this.hire() : undefined);
      if (!worker) return;
      const milliseconds = this.share();
      const next = this.waiting.shift()!;
      this.busy.set(worker, next);
      worker.postMessage({ ...next.task, milliseconds } satisfies BotTask);
    }
  }

  /** The time for the first in line: what is left of its budget, shared with those behind it. */
  private share(): number {
    const left = THINKING * this.budget - (performance.now() - this.waiting[0].since);
    return Math.max(LEAST_MS, left / Math.ceil(this.waiting.length / this.size));
  }

  private hire(): Worker {
    const workerData: BotThread = { games: gamesOfOthers() };
    const worker = new Worker(workerFile('bot-worker'), { workerData });
    worker.unref();
    worker.on('message', (answer: BotAnswer) => {
      const { resolve, reject, since } = this.busy.get(worker)!;
      this.busy.delete(worker);
      this.idle.push(worker);
      this.took(performance.now() - since);
      if ('error' in answer) reject(new Error(answer.error));
      else resolve(answer);
      this.hand();
    });
    // A thread that dies takes its one decision with it; the next one gets a new thread.
    const gone = (error: Error): void => {
      this.busy.get(worker)?.reject(this.closed ? goneHome() : error);
      this.busy.delete(worker);
      const at = this.idle.indexOf(worker);
      if (at >= 0) this.idle.splice(at, 1);
      this.hand();
    };
    worker.on('error', gone);
    worker.on('exit', () => gone(new Error('the thread of a bot ended')));
    return worker;
  }
}
