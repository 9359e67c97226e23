import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Refusal } from '#kernel';
import { readArguments, UsageError, wholeNumber } from '../options.ts';
import { Progress } from '../progress.ts';
import { operator } from './admin.ts';

const WHERE = { data: { type: 'string' }, database: { type: 'string' } } as const;

/** The store that options and environment name, as `engawa serve` would. */
async function store(values: { data?: string; database?: string }) {
  const { openStoreOf, readConfig } = await import('#server/keeping.ts');
  return openStoreOf(readConfig(values as Record<string, string>, process.env));
}

/** `engawa backup`: everything in one file, from a running store. */
export async function backupCommand(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, WHERE);
  if (positionals.length !== 1) throw new UsageError('Say where to: engawa backup <file>');
  const { backup } = await import('#server/keeping.ts');
  const source = await store(values);
  try {
    const out = createWriteStream(positionals[0], { flags: 'wx', mode: 0o600 });
    const rows = await backup(source, out).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') throw new Refusal('file-exists', `${positionals[0]} exists; it is not overwritten.`);
      throw error;
    });
    process.stdout.write(
      `${rows} rows written to ${positionals[0]}. Keep it safe: it holds the secrets of running games.\n`,
    );
  } finally {
    await source.close();
  }
  return 0;
}

/** `engawa restore`: adds what a backup holds; what is there already stays. */
export async function restoreCommand(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, WHERE);
  if (positionals.length !== 1) throw new UsageError('Say what from: engawa restore <file>');
  const { Audit, restore } = await import('#server/keeping.ts');
  // Before the store is opened, or made: without a file there is nothing to do.
  const file = await open(positionals[0]).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Refusal('no-file', `There is no file ${positionals[0]}.`) : error;
  });
  const target = await store(values);
  try {
    const { read, added, leftOut } = await restore(target, file.createReadStream());
    const there = read - added - leftOut;
    const act = { act: 'restore', detail: { read, added, leftOut } };
    await target.atomically([new Audit(target).line(operator(undefined), act)]);
    process.stdout.write(
      `${read} rows read, ${added} added, ${there} were there already, ${leftOut} left out (log-ins, and accounts that have ended).\n`,
    );
  } finally {
    await target.close();
  }
  return 0;
}

/** `engawa check-tables`: before an upgrade, replays every running table with the rules of this program. */
export async function checkTablesCommand(args: readonly string[]): Promise<number> {
  const { values } = readArguments(args, WHERE);
  const { checkTables } = await import('#server/keeping.ts');
  const source = await store(values);
  try {
    const { checked, broken } = await checkTables(source);
    for (const { table, why } of broken) process.stdout.write(`${table}: ${why}\n`);
    process.stdout.write(`${checked} running tables replayed, ${broken.length} cannot go on with these rules.\n`);
    return broken.length > 0 ? 1 : 0;
  } finally {
    await source.close();
  }
}

/** Less than this and somebody who was away for a week finds the table gone. */
const FEWEST_DAYS = 7;

/** `engawa prune`: clears away what has ended long ago, also while the house serves. */
export async function pruneCommand(args: readonly string[]): Promise<number> {
  const { values } = readArguments(args, {
    ...WHERE,
    finished: { type: 'string' },
    abandoned: { type: 'string' },
    notices: { type: 'string' },
    'dry-run': { type: 'boolean' },
  });
  const days = (name: 'finished' | 'abandoned' | 'notices'): number | undefined =>
    values[name] === undefined ? undefined : wholeNumber(values[name], name, FEWEST_DAYS, 36_500);
  const keeping = { finished: days('finished'), abandoned: days('abandoned'), notices: days('notices') };
  if (Object.values(keeping).every((each) => each === undefined)) {
    throw new UsageError('Say how many days to keep: engawa prune --finished 365 --abandoned 90 --notices 30');
  }
  const dry = values['dry-run'] === true;
  const { Audit, prune } = await import('#server/keeping.ts');
  const source = await store(values);
  const progress = new Progress();
  try {
    const { closed, removed, notices } = await prune(source, keeping, {
      now: Date.now(),
      dry,
      interrupted: (done, of) => {
        progress.show(() => `${done} of ${of} tables`);
        return progress.interrupted();
      },
    });
    if (!dry) {
      const act = { act: 'prune', detail: { ...keeping, closed, removed, notices } };
      await source.atomically([new Audit(source).line(operator(undefined), act)]);
    }
    const would = dry ? 'Would be: ' : '';
    process.stdout.write(
      `${would}${closed} tables closed (the next run, a day later, removes them), ${removed} removed, ${notices} notices removed. Records of finished games stay.\n`,
    );
  } finally {
    progress.done();
    await source.close();
  }
  return 0;
}
