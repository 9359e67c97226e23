import { gameById } from '#games';
import { Refusal } from '#kernel';
import { clausesIn, testsByClause } from '../../conformance/index.ts';
import { filesOf } from '../game-folder.ts';
import { readArguments, UsageError } from '../options.ts';

/** `engawa clauses`: every clause of the rulebook with the tests that name it; exit 1 if one has none. */
export async function clausesCommand(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, { json: { type: 'boolean', default: false } });
  if (positionals.length !== 1) throw new UsageError('Say which game: engawa clauses <game>');
  const game = gameById(positionals[0]);
  const { id } = game;
  const files = filesOf(game);
  const rulebook = files.get('rulebook.md');
  if (rulebook === undefined) throw new Refusal('no-rulebook', `${id} has no rulebook.md.`);
  const tests = testsByClause(files);
  const clauses = clausesIn(rulebook)
    .filter((clause) => !clause.container)
    .map(({ id: clause, text }) => ({ clause, text, tests: tests.get(clause) ?? [] }));
  const missing = clauses.filter((c) => c.tests.length === 0).map((c) => c.clause);

  if (values.json) process.stdout.write(`${JSON.stringify({ game: id, clauses, missing })}\n`);
  else {
    for (const { clause, text, tests: named } of clauses) {
      process.stdout.write(`${clause.padEnd(10)} ${text.slice(0, 70)}\n`);
      for (const { file, title } of named) process.stdout.write(`             ${file}: ${title}\n`);
      if (named.length === 0) process.stdout.write('             NO TEST\n');
    }
    process.stdout.write(
      `${clauses.length} clauses, ${missing.length} without a test${missing.length ? `: ${missing.join(', ')}` : ''}\n`,
    );
  }
  return missing.length > 0 ? 1 : 0;
}
