import { CHECKS, Interrupted, judge, subjectOf, type Verdict } from '../../conformance/index.ts';
import { filesOf, gameAt } from '../game-folder.ts';
import { readArguments, UsageError } from '../options.ts';
import { Progress } from '../progress.ts';

/** `engawa conform`: holds a game to everything that is promised of games; exit 1 if something does not hold. */
export async function conformCommand(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, { json: { type: 'boolean', default: false } });
  if (positionals.length !== 1) throw new UsageError('Say which game: engawa conform <folder or package>');
  const game = await gameAt(positionals[0]);
  const subject = subjectOf(game, filesOf(game));
  const progress = new Progress();
  const verdicts: Verdict[] = [];
  let interrupted = false;
  for (const [i, check] of CHECKS.entries()) {
    const waiting = async (how: string): Promise<void> => {
      progress.show(() => `${i + 1} of ${CHECKS.length}: ${check.id}, ${how}`);
      if (await progress.interrupted()) throw new Interrupted();
    };
    try {
      const verdict = await judge(check, subject, waiting);
      verdicts.push(verdict);
      if (!values.json) {
        progress.clear();
        process.stdout.write(lines(verdict));
      }
    } catch (error) {
      if (!(error instanceof Interrupted)) throw error;
      interrupted = true;
      break;
    }
  }
  progress.done();
  const count = (kind: Verdict['verdict']): number => verdicts.filter(({ verdict }) => verdict === kind).length;
  const [passed, failed, unchecked] = [count('passed'), count('failed'), count('not checked')];
  if (values.json) {
    const report = { game: game.id, version: game.version, passed, failed, unchecked, interrupted, checks: verdicts };
    process.stdout.write(`${JSON.stringify(report)}\n`);
  } else {
    if (interrupted) process.stdout.write(`Interrupted: ${CHECKS.length - verdicts.length} checks were not made.\n`);
    if (unchecked > 0) process.stdout.write(`${unchecked} could not be checked here\n`);
    process.stdout.write(`${passed} passed, ${failed} failed\n`);
  }
  return failed > 0 || interrupted ? 1 : 0;
}

const MARKS: Readonly<Record<Verdict['verdict'], string>> = { passed: 'ok', failed: 'FAILED', 'not checked': '–' };

/** One line a check; below it what was found, and what to do about it. */
function lines({ id, title, verdict, what, hint, notes }: Verdict): string {
  const below = [what, hint, ...(verdict === 'failed' ? [] : notes)].filter((text) => text !== undefined);
  return `${MARKS[verdict].padEnd(6)} ${id.padEnd(18)} ${title}\n${below.map((text) => `       ${text}\n`).join('')}`;
}
