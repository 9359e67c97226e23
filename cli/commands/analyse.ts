import { ANALYSIS_SIMULATIONS, analyse, botDice, judgedAgain, turnsOf, weigh } from '#bots';
import { openGameOf } from '#games';
import { type GameRecord, replay } from '#kernel';
import { Team } from '../../bots/node/team.ts';
import { analysisData, analysisLines } from '../advice.ts';
import { readJson } from '../files.ts';
import { language, readArguments, UsageError, wholeNumber } from '../options.ts';
import { Progress } from '../progress.ts';

/** `engawa analyse`: a finished game looked at again, turn by turn, and long at what was costly. */
export async function analyseCommand(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, {
    simulations: { type: 'string', default: String(ANALYSIS_SIMULATIONS) },
    short: { type: 'boolean', default: false },
    lang: { type: 'string', default: 'en' },
    json: { type: 'boolean', default: false },
  });
  if (positionals.length !== 1) throw new UsageError('Say which game: engawa analyse <file>');
  const lang = language(values.lang);
  const simulations = wholeNumber(values.simulations, 'simulations', 1, 100_000);
  const record = readJson(positionals[0]) as GameRecord;
  const table = replay(await openGameOf(record), record);
  const progress = new Progress();
  const short = analyse(table, simulations, botDice(table.seed), (done, all) =>
    progress.show(() => `${done} of ${all} turns`),
  );
  const team = new Team();
  const turns = values.short
    ? short.turns
    : await judgedAgain(team.look, table, turnsOf(table), short.turns, record.digest, (done, all) =>
        progress.show(() => `${done} of ${all} costly turns looked at longer`),
      );
  await team.close();
  progress.done();
  const analysis = weigh(table, turns);
  process.stdout.write(
    values.json
      ? `${JSON.stringify(analysisData(table.game, analysis, lang))}\n`
      : `${analysisLines(table.game, analysis, lang).join('\n')}\n`,
  );
  return 0;
}
