import { readArguments, UsageError } from '../options.ts';
import { Progress } from '../progress.ts';

/** `engawa stats rebuild`: histories and figures of games, made again from the records. */
export async function statsCommand(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, { data: { type: 'string' }, database: { type: 'string' } });
  if (positionals.length !== 1 || positionals[0] !== 'rebuild') {
    throw new UsageError('Say what to do: engawa stats rebuild');
  }
  const { openStoreOf, readConfig, Statistics } = await import('#server/keeping.ts');
  const store = await openStoreOf(readConfig(values as Record<string, string>, process.env));
  const progress = new Progress();
  try {
    const { counted, failed } = await new Statistics(store).rebuild((done, all) =>
      progress.show(() => `${done} of ${all} games`),
    );
    progress.done();
    process.stdout.write(`${counted} finished games counted.\n`);
    for (const table of failed) process.stderr.write(`The game of table ${table} could not be played again.\n`);
    return failed.length > 0 ? 1 : 0;
  } finally {
    await store.close();
  }
}
