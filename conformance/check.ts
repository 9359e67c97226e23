import type { Report } from './report.ts';
import type { Subject } from './subject.ts';

/** One thing that is promised of every game, and how it is looked into. */
export interface Check {
  readonly id: string;
  /** What holds, as a sentence about the game. */
  readonly title: string;
  /** What to do where it does not hold, with the place. */
  readonly hint: string;
  /** Is it asked for every number of players by itself? It then looks at `subject.counts` only. */
  readonly byCount?: true;
  /** Does it measure time? Its verdict then depends on the machine. */
  readonly timed?: true;
  run(subject: Subject, report: Report): void | Promise<void>;
}
