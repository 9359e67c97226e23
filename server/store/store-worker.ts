import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { GroupCommit, type Job } from './group-commit.ts';
import { openAsIs, openSqliteFile, type SqliteFile } from './sqlite-file.ts';

/**
 * Threads that own a connection to the SQLite file, so that a slow fsync never stops the event loop. One writes and reads; another
 * carries what is committed over into the file itself (a checkpoint), so that no commit has to wait for that either. A third sees to the
 * schema before them.
 */
export type Role = 'commits' | 'checkpoints' | 'prepares';

const port = parentPort as MessagePort;
const { path, role } = workerData as { path: string; role: Role };
const CHECKPOINT_MS = 1000;

if (role === 'prepares') prepare(openAsIs(path));
else if (role === 'commits') commit(openSqliteFile(path));
else checkpoint(openSqliteFile(path));

/** One job after another, in transactions that the other side begins and ends. */
function prepare(owned: SqliteFile): void {
  const commits = new GroupCommit(owned);
  port.on('message', (message: Job | 'close') => {
    if (message !== 'close') port.postMessage([commits.runAsIs(message)]);
    else {
      owned.close();
      port.close();
    }
  });
}

function commit(owned: SqliteFile): void {
  const commits = new GroupCommit(owned);
  let waiting: Job[] = [];

  function work(): void {
    const jobs = waiting;
    waiting = [];
    port.postMessage(commits.run(jobs));
  }

  port.on('message', (message: Job | 'close') => {
    if (message === 'close') {
      if (waiting.length > 0) work();
      owned.close();
      port.close();
      return;
    }
    // Everything that has arrived by the time this runs shares one commit.
    if (waiting.push(message) === 1) setImmediate(() => waiting.length > 0 && work());
  });
}

function checkpoint(owned: SqliteFile): void {
  const passive = owned.prepare('pragma wal_checkpoint(passive)');
  const timer = setInterval(() => {
    try {
      passive.all([]);
    } catch {
      // The disk may be full for a while; what is committed stays in the log file until the next time.
    }
  }, CHECKPOINT_MS);
  port.on('message', () => {
    clearInterval(timer);
    owned.close();
    port.close();
  });
}
