import {
  type Entry,
  eventFor,
  type Game,
  type GameEvent,
  isKnownTo,
  type Language,
  linesBelow,
  NONE,
  type Passage,
  type StoryLine,
  sayChapter,
  sayHeadline,
  sayLine,
  sayPoints,
  storyOf,
  type Told,
  wholeStory,
} from '#kernel';
import { namesIn } from './show.ts';

/** The story of a game as the web log tells it: as data for programs, and as lines for the terminal. */

/** An entry as a viewer may know it. */
export const toldTo = ({ seat, move, forced, known, events, points }: Entry, viewer: number): Told => ({
  seat,
  forced,
  move: isKnownTo(known, viewer) ? move : undefined,
  events: events.map((event) => eventFor(event, viewer)),
  points: points.filter((change) => isKnownTo(change.known, viewer)),
});

/** An entry as it was: once a game is over, nothing is hidden from anybody. */
export const toldToAll = ({ seat, move, forced, events, points }: Entry): Told => ({
  seat,
  move,
  forced,
  events,
  points,
});

interface ToldLine {
  readonly seat: number;
  readonly sentence: string;
  readonly clause?: string;
  /** Points, and where they are counted. */
  readonly points?: number | null;
  readonly category?: string;
  readonly forced?: true;
}

/** A turn or a chapter, with its sentences. */
interface ToldPassage {
  readonly kind: Passage['kind'];
  /** Whose turn it was; nobody's where a chapter begins. */
  readonly seat?: number;
  readonly headline: string;
  /** The clauses of the deeds that the headline tells, which are not told again below it. */
  readonly clauses?: readonly string[];
  readonly points?: number;
  readonly lines: readonly ToldLine[];
}

/** `from` is how much of the history was told before: only from its beginning does a story say that the game begins. */
export function storyData(game: Game, history: readonly Told[], lang: Language, from = 0): readonly ToldPassage[] {
  const nameOf = namesIn(game, lang);
  const lines = (told: readonly StoryLine[], teller: number): ToldLine[] =>
    told.map((line) => ({
      seat: line.seat,
      sentence: sayLine(game, line, teller, nameOf, lang),
      clause: line.clause,
      ...(line.kind === 'points' ? { points: line.n, category: line.category } : {}),
      ...(line.forced ? { forced: true } : {}),
    }));
  const passages = from === 0 ? wholeStory(game, history) : storyOf(game, history, from);
  return passages.map((passage) =>
    passage.kind === 'turn'
      ? {
          kind: passage.kind,
          seat: passage.seat,
          headline: sayHeadline(game, passage, nameOf, lang),
          clauses: clausesOf(passage.headline.flat()),
          points: passage.points,
          lines: lines(linesBelow(passage), passage.seat),
        }
      : {
          kind: passage.kind,
          headline: sayChapter(game, passage, nameOf, lang),
          lines: lines(passage.lines, NONE),
        },
  );
}

const signed = (game: Game, points: number, lang: Language): string =>
  `${points < 0 ? '−' : '+'}${sayPoints(game, Math.abs(points), lang)}`;

/** A headline for each turn with its points, and below it a line a deed; a rule where a chapter begins. */
export function storyLines(game: Game, history: readonly Told[], lang: Language, from = 0): string[] {
  return storyData(game, history, lang, from).flatMap(({ kind, headline, clauses = [], points, lines }) => {
    const head = kind === 'chapter' ? `── ${headline} ──` : cited(headline, clauses);
    return [
      points ? `${head}  ${signed(game, points, lang)}` : head,
      ...lines.map(({ sentence, clause }) => `    ${cited(sentence, clause === undefined ? [] : [clause])}`),
    ];
  });
}

const clausesOf = (events: readonly GameEvent[]): string[] => [...new Set(events.map(({ clause }) => clause))];

const cited = (sentence: string, clauses: readonly string[]): string =>
  clauses.length > 0 ? `${sentence} [${clauses.join(', ')}]` : sentence;
