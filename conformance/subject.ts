import { type Game, LANGUAGES, type Language } from '#kernel';
import { type Clause, clausesIn } from './clauses.ts';
import { walk } from './play.ts';
import type { Report } from './report.ts';

/** How long to look. */
export interface Effort {
  /** Random games per number of players. */
  readonly games: number;
  /** Every how many decisions costly questions are asked. */
  readonly every: number;
}

/** Some positions of every game, and not too many of a long one. */
const SELDOM = 29;
const LOOKS = 8;

function everyFor(game: Game): number {
  let decisions = 0;
  try {
    walk(game, { seats: game.seats[0], seed: 'how long' }, () => decisions++);
  } catch {
    // What is wrong with it is for the checks to say.
  }
  return Math.max(1, Math.min(SELDOM, Math.floor(decisions / LOOKS)));
}

/** What a check looks at: a game with everything in its folder. */
export interface Subject {
  readonly game: Game;
  /** Numbers of players to look at. */
  readonly counts: readonly number[];
  readonly effort: Effort;
  /** The text files of its folder, by path: `rulebook.md`, `data/cards.json`. */
  readonly files: ReadonlyMap<string, string>;
}

export function subjectOf(game: Game, files: ReadonlyMap<string, string>, effort: Partial<Effort> = {}): Subject {
  const [fewest, most] = game.seats;
  const counts = Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i);
  return { game, counts, files, effort: { games: 2, every: everyFor(game), ...effort } };
}

/** The languages a game claims to speak: those it has words in. */
export const languagesOf = ({ words }: Game): readonly Language[] =>
  LANGUAGES.filter((language) => words[language] && (language === 'en' || words[language] !== words.en));

export function rulebookOf({ files }: Subject, report: Report): string {
  return files.get('rulebook.md') ?? report.fail('there is no rulebook.md');
}

/** The ids of all clauses of the rulebook. */
export const clauseIds = (subject: Subject, report: Report): ReadonlySet<string> =>
  new Set(clausesOf(subject, report).map(({ id }) => id));

export const clausesOf = (subject: Subject, report: Report): readonly Clause[] =>
  clausesIn(rulebookOf(subject, report));

/** Its files whose path fits, in order. */
export const filesLike = ({ files }: Subject, path: RegExp): readonly (readonly [path: string, text: string])[] =>
  [...files].filter(([name]) => path.test(name)).sort(([a], [b]) => (a < b ? -1 : 1));
