import { Refusal, WATCHER } from '#kernel';
import { seenBy } from '../tables/push.ts';
import type { Sitting } from '../tables/sitting.ts';
import { Thread } from '../thread.ts';
import type { ChanceAnswer, Judged } from './chance-task.ts';

const MOST_WAITING = 32;
const MOST_MS = 20_000;
const IDLE_MS = 60_000;
/** A table is judged anew this often at most; until then the last estimate is told, with the moment it is of. */
const LATELY_MS = 1000;
/** So many tables are remembered. */
const MOST_KEPT = 256;

/** What the seats may expect, at a moment of the log; null where nobody can tell. */
export interface Estimate {
  readonly seq: number;
  readonly chances: readonly number[] | null;
}

interface Kept {
  readonly seq: number;
  readonly at: number;
  readonly estimate: Promise<Estimate>;
}

/** What watchers are told of the chances at a table, judged from their own view in a thread apart. */
export class Chances {
  private readonly thread = new Thread<Judged, ChanceAnswer>('chance-worker', { most: MOST_MS, idle: IDLE_MS });
  /** By table, the latest last. */
  private readonly kept = new Map<string, Kept>();

  /** `sitting` is a table that is played at and lets watchers know. */
  of(sitting: Sitting, now: number, pay: () => void): Promise<Estimate> {
    const { table, seq } = sitting;
    const last = this.kept.get(table);
    if (last && (last.seq === seq || now - last.at < LATELY_MS)) return last.estimate;
    if (this.thread.load >= MOST_WAITING) throw busy();
    pay();
    const estimate = this.thread.ask(taskOf(sitting)).then(
      ({ chances }) => ({ seq, chances }),
      () => {
        throw busy();
      },
    );
    this.kept.delete(table);
    this.kept.set(table, { seq, at: now, estimate });
    if (this.kept.size > MOST_KEPT) this.kept.delete(this.kept.keys().next().value!);
    // It may be asked for again.
    estimate.catch(() => this.kept.get(table)?.estimate === estimate && this.kept.delete(table));
    return estimate;
  }

  async close(): Promise<void> {
    await this.thread.close();
  }
}

const busy = (): Refusal => new Refusal('busy', 'Many tables are being judged right now; try again in a moment.');

/** What watchers see, to be judged. */
export function taskOf({ game, table, seq }: Sitting): Judged {
  const { id, package: mark, figures, edition } = game!.game;
  const view = seenBy(game!, WATCHER);
  return {
    game: { game: id, package: mark, figures, edition },
    cells: Int16Array.from(view.cells),
    seats: view.seats,
    // Whoever asks again at the same moment is told the same.
    seed: `${table} ${seq}`,
  };
}
