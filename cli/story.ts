import {
  type Entry,
  eventFor,
  type Game,
  isKnownTo,
  type Language,
  NONE,
  type Passage,
  type StoryLine,
  sayChapter,
  sayHeadline,
  sayLine,
  sayPoints,
  storyOf,
  type Told,
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
  readonly points?: number;
  readonly lines: readonly ToldLine[];
}

export function storyData(game: Game, history: readonly Told[], lang: Language): readonly ToldPassage[] {
  const nameOf = namesIn(game, lang);
  const lines = (told: readonly StoryLine[], teller: number): ToldLine[] =>
    told.map((line) => ({
      seat: line.seat,
      sentence: sayLine(game, line, teller, nameOf, lang),
      clause: line.clause,
      ...(line.kind === 'points' ? { points: line.n, category: line.category } : {}),
      ...(line.forced ? { forced: true } : {}),
    }));
  return storyOf(game, history).map((passage) =>
    passage.kind === 'turn'
      ? {
          kind: passage.kind,
          seat: passage.seat,
          headline: sayHeadline(game, passage, nameOf, lang),
          points: passage.points,
          lines: lines(passage.lines, passage.seat),
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
export function storyLines(game: Game, history: readonly Told[], lang: Language): string[] {
  return storyData(game, history, lang).flatMap(({ kind, headline, points, lines }) => {
    const head = kind === 'chapter' ? `── ${headline} ──` : headline;
    // A turn of one deed is that deed.
    if (kind === 'turn' && lines.length === 1 && headline.endsWith(lines[0].sentence)) return [cited(head, lines[0])];
    return [
      points ? `${head}  ${signed(game, points, lang)}` : head,
      ...lines.map((line) => `    ${cited(line.sentence, line)}`),
    ];
  });
}

const cited = (sentence: string, { clause }: ToldLine): string => (clause ? `${sentence} [${clause}]` : sentence);
