import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { GroupCommit, type Job } from './group-commit.ts';
import { openSqliteFile } from './sqlite-file.ts';

/** The thread that owns the SQLite file: a slow fsync never stops the event loop. */
const port = parentPort as MessagePort;
const file = openSqliteFile((workerData as { path: string }).path);
const commits = new GroupCommit(file);
let waiting: Job[] = [];

function work(): void {
  const jobs = waiting;
  waiting = [];
  port.postMessage(commits.run(jobs));
}

port.on('message', (message: Job | 'close') => {
  if (message === 'close') {
    if (waiting.length > 0) work();
    file.close();
    port.close();
    return;
  }
  // Everything that has arrived by the time this runs shares one commit.
  if (waiting.push(message) === 1) setImmediate(() => waiting.length > 0 && work());
});
