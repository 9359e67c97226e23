import { fileURLToPath } from 'node:url';
import { describe, it } from 'vitest';
import type { Game, State } from '#kernel';
import { CHECKS, type Check, type Effort, filesIn, judge, type Subject, subjectOf } from '../conformance/index.ts';

/** Everything that is promised of a game, as tests: `properties(game, new URL('..', import.meta.url))`. */
export function properties<S extends State>(game: Game<S>, folder: URL, effort: Partial<Effort> = {}): void {
  const subject = subjectOf(game as unknown as Game, filesIn(fileURLToPath(folder)), effort);
  // What is measured depends on the machine: `engawa conform` does that.
  const checks = CHECKS.filter(({ timed }) => !timed);

  describe.each(subject.counts)(`${game.id} with %i players`, (seats) => {
    for (const check of checks.filter(({ byCount }) => byCount)) hold(check, { ...subject, counts: [seats] });
  });

  describe(game.id, () => {
    for (const check of checks.filter(({ byCount }) => !byCount)) hold(check, subject);
  });
}

function hold(check: Check, subject: Subject): void {
  it(check.title, { timeout: 120_000 }, async () => {
    const { verdict, what } = await judge(check, subject);
    if (verdict === 'failed') throw new Error(`${what}\n${check.hint}`);
  });
}
