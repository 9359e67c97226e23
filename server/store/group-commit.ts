import type { Row, SqliteFile, Statement } from './sqlite-file.ts';
import { storeTrouble } from './trouble.ts';

export interface Query {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** What one caller wants done: all of it or nothing. */
export interface Job {
  readonly id: number;
  readonly queries: readonly Query[];
}

export interface Outcome {
  readonly rows: Row[];
  readonly changes: number;
}

/** What came of a job. */
export type Outcomes =
  | { readonly id: number; readonly outcomes: readonly Outcome[] }
  | { readonly id: number; readonly error: string };

/** More statements than this are prepared again when needed. */
const MOST_STATEMENTS = 500;

/**
 * Does all waiting jobs in one transaction and answers after its commit: one fsync for many moves. A job that fails is
 * rolled back alone; if the commit itself fails, every job of the group is told so.
 */
export class GroupCommit {
  private readonly file: SqliteFile;
  private readonly statements = new Map<string, Statement>();

  constructor(file: SqliteFile) {
    this.file = file;
  }

  run(jobs: readonly Job[]): Outcomes[] {
    const writes = jobs.some((job) => job.queries.some(({ sql }) => !/^\s*select\b/i.test(sql)));
    // Only a commit makes anything durable; what cannot run inside a transaction runs alone.
    const alone = jobs.length === 1 && jobs[0].queries.some(({ sql }) => /^\s*(pragma|vacuum)\b/i.test(sql));
    try {
      if (!writes || alone) return jobs.map((job) => this.attempt(job));
      this.file.exec('begin immediate');
      const answers = jobs.map((job) => this.inSavepoint(job));
      this.file.exec('commit');
      return answers;
    } catch (error) {
      this.abandon();
      return jobs.map(({ id }) => ({ id, error: messageOf(error) }));
    }
  }

  /** Within whatever transaction its caller has begun. */
  runAsIs(job: Job): Outcomes {
    try {
      return this.attempt(job);
    } catch (error) {
      return { id: job.id, error: messageOf(error) };
    }
  }

  private inSavepoint(job: Job): Outcomes {
    // A single statement undoes itself when it fails.
    if (job.queries.length === 1) return this.attempt(job);
    this.file.exec('savepoint job');
    const answer = this.attempt(job);
    if ('error' in answer) this.file.exec('rollback to job');
    this.file.exec('release job');
    return answer;
  }

  private attempt(job: Job): Outcomes {
    try {
      return { id: job.id, outcomes: job.queries.map((query) => this.execute(query)) };
    } catch (error) {
      // SQLite may have ended the whole transaction by itself: then nothing of the group is done.
      if (storeTrouble(error)) throw error;
      return { id: job.id, error: messageOf(error) };
    }
  }

  private execute({ sql, parameters }: Query): Outcome {
    const statement = this.prepared(sql);
    if (statement.reader) {
      const rows = statement.all(parameters);
      return { rows, changes: rows.length };
    }
    return { rows: [], changes: statement.run(parameters).changes };
  }

  private prepared(sql: string): Statement {
    const known = this.statements.get(sql);
    if (known) return known;
    if (this.statements.size >= MOST_STATEMENTS) this.statements.clear();
    const statement = this.file.prepare(sql);
    this.statements.set(sql, statement);
    return statement;
  }

  private abandon(): void {
    try {
      this.file.exec('rollback');
    } catch {
      // There was no transaction left to roll back.
    }
  }
}

function messageOf(error: unknown): string {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return typeof code === 'string' ? `${code}: ${message}` : String(message ?? error);
}
