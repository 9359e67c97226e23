import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { botById, ours } from '#bots';
import { Refusal } from '#kernel';
import { folderOf } from '#library';
import { type Lesson, unweighed, weigh } from '../../conformance/index.ts';
import { gameAt } from '../game-folder.ts';
import { readArguments, UsageError, wholeNumber } from '../options.ts';
import { Progress } from '../progress.ts';

/** `engawa lesson`: plays on from every choice of a lesson and writes what came of it; `--check` only says what no longer fits. */
export async function lessonCommand(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, {
    games: { type: 'string', default: '200' },
    bot: { type: 'string', default: 'merchant' },
    check: { type: 'boolean', default: false },
  });
  if (positionals.length !== 1) throw new UsageError('Say which game: engawa lesson <folder, package or game>');
  const games = wholeNumber(values.games, 'games', 1, 100_000);
  const contestant = ours(botById(values.bot));
  const game = await gameAt(positionals[0]);
  const face = (await game.face?.()) as { lesson?(): Promise<Lesson> } | undefined;
  const lesson = await face?.lesson?.();
  if (!lesson) throw new Refusal('no-lesson', `${game.id} has no lesson.`);
  if (values.check) {
    const wanting = unweighed(game, lesson);
    for (const at of wanting) process.stdout.write(`bubble ${at + 1}: what its choices lead to must be counted anew\n`);
    return wanting.length > 0 ? 1 : 0;
  }
  const progress = new Progress();
  const waiting = async (done: string): Promise<void> => {
    progress.show(() => done);
    if (await progress.interrupted()) throw new Refusal('interrupted', 'Interrupted: nothing was written.');
  };
  const weighed = await weigh(game, lesson, { contestant, games, waiting });
  progress.done();
  const file = path.join(folderOf(game.id), 'lesson.json');
  writeFileSync(file, textOf(weighed));
  for (const { won } of weighed.decisions) process.stdout.write(`${won.join(' · ')} of ${games}\n`);
  process.stdout.write(`${file}\n`);
  return 0;
}

/** Numbers of one choice stand on one line, as everybody's formatter wants them. */
const textOf = (weighed: object): string =>
  `${JSON.stringify(weighed, null, 2).replace(/\[[\d,\s]+\]/g, (list) => list.replace(/\s+/g, ' ').replace('[ ', '[').replace(' ]', ']'))}\n`;
