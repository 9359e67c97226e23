import { openGameOf } from '#games';
import { replay } from '#kernel';
import { readJson } from '../files.ts';
import { language, readArguments, UsageError, wholeNumber } from '../options.ts';
import { scoreLines } from '../show.ts';
import { storyLines, toldToAll } from '../story.ts';

/** `engawa replay`: plays a record again and says whether every position is the same. */
export async function replayCommand(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, {
    to: { type: 'string' },
    lang: { type: 'string', default: 'en' },
    log: { type: 'boolean', default: false },
    board: { type: 'boolean', default: false },
  });
  if (positionals.length !== 1) throw new UsageError('Say which record: engawa replay <file.json>');
  const lang = language(values.lang);
  const json = readJson(positionals[0]);
  const game = await openGameOf(json as { game?: unknown } | null);
  const to = values.to === undefined ? undefined : wholeNumber(values.to, 'to', 0, 1e9);
  const table = replay(game, json, { to, counting: true });

  if (values.log) process.stdout.write(`${storyLines(game, table.history.map(toldToAll), lang).join('\n')}\n`);
  if (values.board) process.stdout.write(`${game.board(table.state, -1, lang).join('\n')}\n`);
  process.stdout.write(`${table.history.length} moves replayed, every position is the same.\n`);
  process.stdout.write(`${scoreLines(table, lang).join('\n')}\n`);
  return 0;
}
