import { Worker } from 'node:worker_threads';
import { openedGames } from '#library';
import { type WorkerName, workerFile } from './built.ts';

interface Waiting<A> {
  resolve(answer: A): void;
  reject(error: Error): void;
}

interface Patience {
  /** Longer than any task takes: something is wrong. */
  readonly most: number;
  /** It goes home when it was asked nothing for so long. */
  readonly idle: number;
}

/** A thread for one kind of work: it comes when it is first asked, does one thing after the other, and goes when there is nothing to do. */
export class Thread<T extends object, A extends { readonly id: number }> {
  private readonly name: WorkerName;
  private readonly patience: Patience;
  private worker: Worker | undefined;
  private asked = 0;
  private readonly waiting = new Map<number, Waiting<A>>();
  private idle: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(name: WorkerName, patience: Patience) {
    this.name = name;
    this.patience = patience;
  }

  /** How many tasks wait or are under way. */
  get load(): number {
    return this.waiting.size;
  }

  ask(task: T): Promise<A> {
    const id = ++this.asked;
    return new Promise((resolve, reject) => {
      if (this.closed) return reject(new Error('going away'));
      const timer = setTimeout(() => void this.worker?.terminate(), this.patience.most);
      timer.unref();
      const over = <V>(then: (value: V) => void) => {
        return (value: V) => {
          clearTimeout(timer);
          this.waiting.delete(id);
          then(value);
        };
      };
      this.waiting.set(id, { resolve: over(resolve), reject: over(reject) });
      this.worker ??= this.hire();
      this.worker.postMessage({ id, ...task });
      clearTimeout(this.idle);
      this.idle = setTimeout(() => this.load === 0 && void this.worker?.terminate(), this.patience.idle);
      this.idle.unref();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.idle);
    await this.worker?.terminate();
  }

  private hire(): Worker {
    const worker = new Worker(workerFile(this.name), { workerData: { games: openedGames() } });
    worker.unref();
    worker.on('message', (answer: A) => this.waiting.get(answer.id)?.resolve(answer));
    const gone = (): void => {
      if (this.worker === worker) this.worker = undefined;
      for (const { reject } of [...this.waiting.values()]) reject(new Error(`the ${this.name} ended`));
    };
    worker.on('error', gone);
    worker.on('exit', gone);
    return worker;
  }
}
