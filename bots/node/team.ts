import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { bundles, openedGames } from '#library';
import type { LookLong } from '../grandmaster.ts';
import type { Found } from '../search.ts';
import { handOut, SHARDS } from '../shards.ts';
import type { PartAnswer, PartTask, TeamThread } from './part-task.ts';

/** A thread, and who waits for its answer. */
class Member {
  private readonly worker: Worker;
  private waiting: { resolve(found: Found): void; reject(error: Error): void } | undefined;
  private lost: Error | undefined;

  constructor(workerData: TeamThread) {
    this.worker = new Worker(fileURLToPath(new URL('part-worker.js', bundles)), { workerData });
    this.worker.unref();
    this.worker.on('message', (answer: PartAnswer) => {
      if ('error' in answer) this.waiting?.reject(new Error(answer.error));
      else this.waiting?.resolve(answer.found);
    });
    const gone = (error: Error): void => {
      this.lost ??= error;
      this.waiting?.reject(this.lost);
    };
    this.worker.on('error', gone);
    this.worker.on('exit', () => gone(new Error('a thread of the grandmaster ended')));
  }

  ask(task: PartTask): Promise<Found> {
    return new Promise<Found>((resolve, reject) => {
      if (this.lost) return reject(this.lost);
      this.waiting = { resolve, reject };
      // As long as an answer is due the program does not end.
      this.worker.ref();
      this.worker.postMessage(task);
    }).finally(() => this.worker.unref());
  }

  close(): Promise<unknown> {
    return this.worker.terminate();
  }
}

/** Threads that take the parts of one long look after another. They come when they are first asked, as nice as the thread that asks. */
export class Team {
  private readonly threads: number;
  private readonly games: TeamThread['games'];
  private members: readonly Member[] = [];

  /** As many threads as there are cores; a thread that was told of games of others tells its own. */
  constructor(threads = availableParallelism(), games: TeamThread['games'] = openedGames()) {
    this.threads = Math.max(1, Math.min(SHARDS, threads));
    this.games = games;
  }

  /** One look after another: its parts have all threads to themselves. */
  readonly look: LookLong = ({ id, package: mark, figures, edition }, question, milliseconds) => {
    if (this.members.length === 0)
      this.members = Array.from({ length: this.threads }, () => new Member({ games: this.games }));
    const game = { game: id, package: mark, figures, edition };
    const began = performance.now();
    const each = milliseconds && milliseconds / Math.ceil(SHARDS / this.threads);
    return handOut(
      this.members,
      SHARDS,
      (member, part) => member.ask({ game, question: { ...question, milliseconds: each }, part }),
      () => milliseconds === undefined || performance.now() - began < milliseconds,
    );
  };

  async close(): Promise<void> {
    await Promise.all(this.members.map((member) => member.close()));
    this.members = [];
  }
}
