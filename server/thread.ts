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

/** A worker, and what it was asked and has not answered. */
interface Hired<A> {
  readonly worker: Worker;
  readonly waiting: Map<number, Waiting<A>>;
}

/** A thread for one kind of work: it comes when it is first asked, does one thing after the other, and goes when there is nothing to do. */
export class Thread<T extends object, A extends { readonly id: number }> {
  private readonly name: WorkerName;
  private readonly patience: Patience;
  private hired: Hired<A> | undefined;
  private asked = 0;
  private idle: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(name: WorkerName, patience: Patience) {
    this.name = name;
    this.patience = patience;
  }

  /** How many tasks wait or are under way. */
  get load(): number {
    return this.hired?.waiting.size ?? 0;
  }

  ask(task: T): Promise<A> {
    const id = ++this.asked;
    return new Promise((resolve, reject) => {
      if (this.closed) return reject(new Error('going away'));
      this.hired ??= this.hire();
      const { hired } = this;
      const timer = setTimeout(() => void this.dismiss(hired), this.patience.most);
      timer.unref();
      const over = <V>(then: (value: V) => void) => {
        return (value: V) => {
          clearTimeout(timer);
          hired.waiting.delete(id);
          then(value);
        };
      };
      hired.waiting.set(id, { resolve: over(resolve), reject: over(reject) });
      hired.worker.postMessage({ id, ...task });
      clearTimeout(this.idle);
      this.idle = setTimeout(() => hired.waiting.size === 0 && void this.dismiss(hired), this.patience.idle);
      this.idle.unref();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.idle);
    if (this.hired) await this.dismiss(this.hired);
  }

  /** Whoever asks from now on asks another: one that is about to end answers nobody. */
  private async dismiss(hired: Hired<A>): Promise<void> {
    if (this.hired === hired) this.hired = undefined;
    await hired.worker.terminate();
  }

  private hire(): Hired<A> {
    const worker = new Worker(workerFile(this.name), { workerData: { games: openedGames() } });
    const hired: Hired<A> = { worker, waiting: new Map() };
    worker.unref();
    worker.on('message', (answer: A) => hired.waiting.get(answer.id)?.resolve(answer));
    const gone = (): void => {
      if (this.hired === hired) this.hired = undefined;
      for (const { reject } of [...hired.waiting.values()]) reject(new Error(`the ${this.name} ended`));
    };
    worker.on('error', gone);
    worker.on('exit', gone);
    return hired;
  }
}
