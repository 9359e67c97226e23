import { isMainThread } from 'node:worker_threads';
import { Refusal } from '#kernel';
import { trainCommand } from './commands/train.ts';
import { UsageError } from './options.ts';
import { workInCrew } from './training/crew.ts';

// `node dist/train.mjs`: training alone, as one file without packages, for a machine that has nothing but Node.
if (!isMainThread) await workInCrew();
else {
  process.exitCode = await trainCommand(process.argv.slice(2)).catch((error: unknown) => {
    if (!(error instanceof Refusal || error instanceof UsageError)) throw error;
    process.stderr.write(`train: ${error.message}\n`);
    return 2;
  });
}
