import { Worker } from 'node:worker_threads';
import { checkFigures } from '#games/checking.ts';
import { openEdition } from '#games/editions.ts';
import { type Game, Refusal } from '#kernel';
import { openedGames } from '#library';
import { workerFile } from '../built.ts';
import type { TrialAnswer, TrialTask } from './trial-task.ts';

/** An edition that takes longer than this to try is none that could be played in peace. */
const MOST_MS = 120_000;
/** So many may wait for their trial; it takes one thread, and seconds each. */
const MOST_WAITING = 8;
/** The figures that have passed are remembered, the oldest forgotten. */
const MOST_REMEMBERED = 1000;

interface Waiting {
  resolve(): void;
  reject(error: Refusal): void;
}

/** Tries editions in a thread of their own, one after another; equal figures are tried once. */
export class EditionTrials {
  private worker: Worker | undefined;
  private asked = 0;
  private readonly waiting = new Map<number, Waiting>();
  private readonly underWay = new Map<string, Promise<void>>();
  private readonly passed = new Set<string>();
  private last: Promise<unknown> = Promise.resolve();
  private closed = false;

  /** The game with the figures of an edition, once they have been found good. */
  async accept(game: Game, json: unknown): Promise<Game> {
    const key = `${game.id} ${await checkFigures(game, json)}`;
    // This thread makes nothing of figures that have not been tried in the other.
    if (!this.passed.has(key)) await (this.underWay.get(key) ?? this.queue(key, game, json));
    return openEdition(game, json);
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.worker?.terminate();
  }

  private queue(key: string, game: Game, edition: unknown): Promise<void> {
    if (this.closed) throw new Refusal('draining', 'This process is going away; connect again.');
    if (this.underWay.size >= MOST_WAITING) {
      throw new Refusal('busy', 'Many editions are being tried right now; try again in a minute.');
    }
    const trial = this.last
      .catch(() => undefined)
      .then(() => this.ask(game, edition))
      .then(() => {
        this.passed.add(key);
        if (this.passed.size > MOST_REMEMBERED) this.passed.delete(this.passed.values().next().value!);
      })
      .finally(() => this.underWay.delete(key));
    this.underWay.set(key, trial);
    this.last = trial;
    return trial;
  }

  private ask({ id: game, package: mark, figures }: Game, edition: unknown): Promise<void> {
    const id = ++this.asked;
    return new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.fail(new Refusal('unplayable-edition', 'Games with these figures take too long to be tried.'));
        void this.worker?.terminate();
      }, MOST_MS);
      this.waiting.set(id, {
        resolve: () => {
          clearTimeout(timer);
          resolve();
        },
        reject: (error) => {
          clearTimeout(timer);
          reject(error);
        },
      });
      this.worker ??= this.hire();
      this.worker.postMessage({ id, game: { game, package: mark, figures }, edition } satisfies TrialTask);
    });
  }

  private hire(): Worker {
    const worker = new Worker(workerFile('edition-worker'), { workerData: { games: openedGames() } });
    worker.unref();
    worker.on('message', ({ id, wrong }: TrialAnswer) => {
      const asked = this.waiting.get(id);
      this.waiting.delete(id);
      if (wrong) asked?.reject(new Refusal(wrong.code, wrong.message));
      else asked?.resolve();
    });
    const gone = (): void => {
      this.worker = undefined;
      this.fail(new Refusal('unplayable-edition', 'The edition could not be tried to the end.'));
    };
    worker.on('error', gone);
    worker.on('exit', gone);
    return worker;
  }

  private fail(why: Refusal): void {
    for (const { reject } of this.waiting.values()) reject(why);
    this.waiting.clear();
  }
}
