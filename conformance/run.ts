import type { Check } from './check.ts';
import { DeadEnd, Failure, Interrupted, NotChecked, type Report } from './report.ts';
import type { Subject } from './subject.ts';

/** What came of a check. */
export interface Verdict {
  readonly id: string;
  readonly title: string;
  readonly verdict: 'passed' | 'failed' | 'not checked';
  /** The first counterexample, or why it could not be looked into. */
  readonly what?: string;
  /** What to do about a failure. */
  readonly hint?: string;
  readonly notes: readonly string[];
}

/** Who waits for the verdicts: is told how far it is, and may throw `Interrupted`. */
export type Waiting = (progress: string) => void | Promise<void>;

/** The check that first met a dead end in a game: the others wait until it is mended, and say so instead of failing one by one. */
const deadEnds = new WeakMap<object, string>();

export async function judge(
  { id, title, hint, run }: Check,
  subject: Subject,
  waiting: Waiting = () => {},
): Promise<Verdict> {
  const notes: string[] = [];
  const report: Report = {
    fail(counterexample) {
      throw new Failure(counterexample);
    },
    leave(why) {
      throw new NotChecked(why);
    },
    note: (remark) => void notes.push(remark),
    at: async (progress) => waiting(progress),
  };
  try {
    await run(subject, report);
    return { id, title, verdict: 'passed', notes };
  } catch (error) {
    if (error instanceof Interrupted) throw error;
    if (error instanceof NotChecked) return { id, title, verdict: 'not checked', what: error.message, notes };
    if (error instanceof DeadEnd) {
      const found = deadEnds.get(subject.game) ?? id;
      deadEnds.set(subject.game, found);
      if (found !== id)
        return {
          id,
          title,
          verdict: 'not checked',
          what: `it waits for the dead end of "${found}" to be mended`,
          notes,
        };
    }
    // A fault of the game is a counterexample like any other.
    const what = error instanceof Error ? error.message : String(error);
    return { id, title, verdict: 'failed', what, hint, notes };
  }
}
