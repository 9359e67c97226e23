import { Worker } from 'node:worker_threads';
import type { KeptAnalysis } from '#bots';
import { Refusal } from '#kernel';
import { openedGames } from '#library';
import type { Budgets } from '../budgets.ts';
import { workerFile } from '../built.ts';
import type { Log } from '../ops/log.ts';
import type { Store } from '../store/store.ts';
import { houseTime } from '../time.ts';
import type { AnalysisAnswer, AnalysisTask } from './analysis-task.ts';

/** So many games may wait; one takes seconds, and there is one thread. */
const MOST_WAITING = 8;
/** So many somebody may ask for in a day. */
const A_DAY = 30;
/** Whoever works at one says so at least this often; otherwise another process takes it over. */
const LEASE_MS = 60_000;
const TELL_MS = 1000;
/** Longer than any game takes: something is wrong. */
const MOST_MS = 600_000;

/** How it stands with the analysis of a table. */
export type AnalysisState =
  | { readonly state: 'none' }
  | { readonly state: 'working'; readonly done: number; readonly turns: number }
  | { readonly state: 'done'; readonly analysis: KeptAnalysis };

interface Asker {
  readonly store: Store;
  readonly budgets: Budgets;
  readonly log: Log;
  /** The record of a finished table, as JSON. */
  savedRecord(table: string): Promise<string | undefined>;
}

interface Working {
  readonly table: string;
  told: number;
  resolve(analysis: KeptAnalysis): void;
  reject(error: Error): void;
}

/** Finished games looked at again, in a thread of their own, one after the other; each once, whichever process is asked. */
export class Analyses {
  private readonly house: Asker;
  private readonly looks: number;
  private worker: Worker | undefined;
  private readonly working = new Map<number, Working>();
  private asked = 0;
  private queued = 0;
  private last: Promise<unknown> = Promise.resolve();
  private closed = false;

  /** `looks`: how many turns of a game may be looked at long. */
  constructor(house: Asker, looks: number) {
    this.house = house;
    this.looks = looks;
  }

  async of(table: string, now = houseTime.now()): Promise<AnalysisState> {
    const row = await this.house.store.db
      .selectFrom('analyses')
      .selectAll()
      .where('table_id', '=', table)
      .executeTakeFirst();
    if (row?.body) return { state: 'done', analysis: JSON.parse(row.body) };
    if (row && Number(row.leased_until) > now) return { state: 'working', done: row.done, turns: row.turns };
    return { state: 'none' };
  }

  /** Has it made, unless it is there or under way. `who` pays for it. */
  async want(table: string, who: string, now = houseTime.now()): Promise<AnalysisState> {
    const there = await this.of(table, now);
    if (there.state !== 'none') return there;
    if (this.closed) throw new Refusal('draining', 'This process is going away; connect again.');
    const record = await this.house.savedRecord(table);
    if (record === undefined) throw new Refusal('not-over', 'A game is analysed when it is over.');
    if (this.queued >= MOST_WAITING) {
      throw new Refusal('busy', 'Many games are being analysed right now; try again in a minute.');
    }
    if (!(await this.house.budgets.spend(`analyses ${who}`, A_DAY))) {
      throw new Refusal('too-many-today', 'That is enough analyses for a day.');
    }
    if (!(await this.claim(table, now))) return this.of(table, now);
    this.queued++;
    this.last = this.last.then(() => this.make(table, record)).finally(() => this.queued--);
    return { state: 'working', done: 0, turns: 0 };
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.worker?.terminate();
  }

  /** One process works at a table: the first, or the next after that one was lost. Others wait in line for as long as the line may be. */
  private async claim(table: string, now: number): Promise<boolean> {
    const leased_until = now + LEASE_MS * (this.queued + 1);
    const claimed = await this.house.store.db
      .insertInto('analyses')
      .values({ table_id: table, asked: now, leased_until, done: 0, turns: 0, body: null })
      .onConflict((conflict) =>
        conflict
          .column('table_id')
          .doUpdateSet({ leased_until, done: 0 })
          .where('analyses.body', 'is', null)
          .where('analyses.leased_until', '<=', now),
      )
      .returning('table_id')
      .executeTakeFirst();
    return claimed !== undefined;
  }

  private async make(table: string, record: string): Promise<void> {
    const { db } = this.house.store;
    try {
      const body = JSON.stringify(await this.ask(table, record));
      await db.updateTable('analyses').set({ body }).where('table_id', '=', table).execute();
    } catch (error) {
      this.house.log.warn({ err: error, table }, 'a game could not be analysed');
      // It may be asked for again.
      await db
        .deleteFrom('analyses')
        .where('table_id', '=', table)
        .where('body', 'is', null)
        .execute()
        .catch(() => undefined);
    }
  }

  private ask(table: string, record: string): Promise<KeptAnalysis> {
    const id = ++this.asked;
    return new Promise<KeptAnalysis>((resolve, reject) => {
      if (this.closed) return reject(new Error('going away'));
      const timer = setTimeout(() => void this.worker?.terminate(), MOST_MS);
      timer.unref();
      const over = <T>(then: (value: T) => void) => {
        return (value: T) => {
          clearTimeout(timer);
          this.working.delete(id);
          then(value);
        };
      };
      this.working.set(id, { table, told: 0, resolve: over(resolve), reject: over(reject) });
      this.worker ??= this.hire();
      this.worker.postMessage({ id, record, looks: this.looks } satisfies AnalysisTask);
    });
  }

  private hire(): Worker {
    const worker = new Worker(workerFile('analysis-worker'), { workerData: { games: openedGames() } });
    worker.unref();
    worker.on('message', (answer: AnalysisAnswer) => {
      const at = this.working.get(answer.id);
      if (!at) return;
      if ('analysis' in answer) at.resolve(answer.analysis);
      else if ('error' in answer) at.reject(new Error(answer.error));
      else this.tell(at, answer.done, answer.all);
    });
    const gone = (): void => {
      if (this.worker === worker) this.worker = undefined;
      for (const { reject } of [...this.working.values()]) reject(new Error('the thread of analyses ended'));
    };
    worker.on('error', gone);
    worker.on('exit', gone);
    return worker;
  }

  /** How far it is, for whoever waits, in whatever process. */
  private tell(at: Working, done: number, turns: number): void {
    if (performance.now() - at.told < TELL_MS) return;
    at.told = performance.now();
    this.house.store.db
      .updateTable('analyses')
      .set({ done, turns, leased_until: houseTime.now() + LEASE_MS })
      .where('table_id', '=', at.table)
      .where('body', 'is', null)
      .execute()
      .catch((error) => this.house.log.warn({ err: error }, 'how far an analysis is could not be kept'));
  }
}
