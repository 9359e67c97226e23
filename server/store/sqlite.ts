import { Worker } from 'node:worker_threads';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { workerFile } from '../built.ts';
import type { Outcome, Outcomes, Query } from './group-commit.ts';
import type { Role } from './store-worker.ts';

interface Waiting {
  resolve(outcomes: readonly Outcome[]): void;
  reject(error: Error): void;
}

const thread = (path: string, role: Role): Worker =>
  new Worker(workerFile('store-worker'), { workerData: { path, role } });

function checkpoints(file: string): Worker {
  const worker = thread(file, 'checkpoints');
  // Without it the log file grows until the other thread makes a checkpoint itself: slower, never wrong.
  worker.on('error', () => undefined);
  worker.unref();
  return worker;
}

/** The near end of the thread that owns the SQLite file. */
export class SqliteThread {
  private readonly worker: Worker;
  private readonly threads: readonly Worker[];
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;
  private ended: Error | undefined;

  /** Work goes on with group commit; what prepares a store begins and commits by itself. */
  constructor(file: string, role: 'commits' | 'prepares') {
    this.worker = thread(file, role);
    this.threads = role === 'commits' ? [checkpoints(file), this.worker] : [this.worker];
    this.worker.on('message', (answers: readonly Outcomes[]) => {
      for (const answer of answers) this.settle(answer);
    });
    this.worker.on('error', (error) => this.end(error));
    this.worker.on('exit', () => this.end(new Error('the store is closed')));
  }

  /** Resolves when all of it is durable; nothing of it happened when it rejects with an answer of the store. */
  run(queries: readonly Query[]): Promise<readonly Outcome[]> {
    if (this.ended) return Promise.reject(this.ended);
    const id = ++this.last;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker.postMessage({ id, queries: queries.map(({ sql, parameters }) => ({ sql, parameters })) });
    });
  }

  async close(): Promise<void> {
    if (this.ended) return;
    const gone = this.threads.map((each) => new Promise((resolve) => each.once('exit', resolve)));
    for (const each of this.threads) {
      each.ref();
      each.postMessage('close');
    }
    await Promise.all(gone);
  }

  private settle(answer: Outcomes): void {
    const caller = this.waiting.get(answer.id);
    this.waiting.delete(answer.id);
    if ('error' in answer) caller?.reject(new Error(answer.error));
    else caller?.resolve(answer.outcomes);
  }

  private end(error: Error): void {
    this.ended ??= error;
    for (const caller of this.waiting.values()) caller.reject(this.ended);
    this.waiting.clear();
  }
}

/** Kysely's SQLite, spoken to the store's thread. Transactions are lists of queries (`atomically`), never dialogues. */
export function sqliteDialect(thread: SqliteThread): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new ThreadDriver(thread),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class ThreadDriver implements Driver {
  private readonly connection: DatabaseConnection;
  private readonly thread: SqliteThread;

  constructor(thread: SqliteThread) {
    this.thread = thread;
    this.connection = new ThreadConnection(thread);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.connection;
  }

  async beginTransaction(): Promise<void> {
    throw new Error('use store.atomically');
  }

  async commitTransaction(): Promise<void> {}

  async rollbackTransaction(): Promise<void> {}

  async releaseConnection(): Promise<void> {}

  destroy(): Promise<void> {
    return this.thread.close();
  }
}

class ThreadConnection implements DatabaseConnection {
  private readonly thread: SqliteThread;

  constructor(thread: SqliteThread) {
    this.thread = thread;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const [{ rows, changes }] = await this.thread.run([query]);
    return { rows: rows as R[], numAffectedRows: BigInt(changes) };
  }

  // biome-ignore lint/correctness/useYield: it refuses
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('read in pages');
  }
}
