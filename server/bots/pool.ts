import { randomBytes } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { Game, State } from '#kernel';
import { workerFile } from '../worker-file.ts';
import type { BotAnswer, BotTask } from './task.ts';

interface Waiting {
  readonly task: BotTask;
  resolve(move: number): void;
  reject(error: Error): void;
}

/** Worker threads that think for bots, one decision each at a time; the others wait in line. */
export class BotPool {
  private readonly size: number;
  private readonly milliseconds: number;
  private readonly idle: Worker[] = [];
  private readonly busy = new Map<Worker, Waiting>();
  private readonly waiting: Waiting[] = [];
  private closed = false;

  constructor(size: number, milliseconds: number) {
    this.size = size;
    this.milliseconds = milliseconds;
  }

  /** How many decisions wait or are under way. */
  get load(): number {
    return this.waiting.length + this.busy.size;
  }

  choose(game: Game, view: State, seat: number, level: string): Promise<number> {
    const seed = randomBytes(16).toString('hex');
    const cells = Int16Array.from(view.cells);
    const { milliseconds } = this;
    const task: BotTask = { game: game.id, cells, seats: view.seats, seat, level, seed, milliseconds };
    return new Promise((resolve, reject) => {
      this.waiting.push({ task, resolve, reject });
      this.hand();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const { reject } of this.waiting.splice(0)) reject(new Error('the bots have gone home'));
    await Promise.all([...this.idle, ...this.busy.keys()].map((worker) => worker.terminate()));
  }

  private hand(): void {
    while (this.waiting.length > 0 && !this.closed) {
      const worker = this.idle.pop() ?? (this.busy.size < this.size ? this.hire() : undefined);
      if (!worker) return;
      const next = this.waiting.shift()!;
      this.busy.set(worker, next);
      worker.postMessage(next.task);
    }
  }

  private hire(): Worker {
    const worker = new Worker(workerFile('bot-worker'));
    worker.unref();
    worker.on('message', (answer: BotAnswer) => {
      const { resolve, reject } = this.busy.get(worker)!;
      this.busy.delete(worker);
      this.idle.push(worker);
      if ('error' in answer) reject(new Error(answer.error));
      else resolve(answer.move);
      this.hand();
    });
    // A thread that dies takes its one decision with it; the next one gets a new thread.
    const gone = (error: Error): void => {
      this.busy.get(worker)?.reject(error);
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
