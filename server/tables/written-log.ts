import { type Entry, eventFor, isKnownTo } from '#kernel';
import type { Followed, LogLine } from '#wire';
import type { Happening } from './chronicle.ts';
import type { Sitting } from './sitting.ts';

/** What a line of the game's history brought, as a viewer may know it. */
function broughtFor({ events, points }: Entry, viewer: number): Pick<LogLine, 'events' | 'points'> {
  return {
    events: events.map((event) => eventFor(event, viewer)),
    points: points
      .filter(({ known }) => isKnownTo(known, viewer))
      .map(({ seat, category, before, after }) => ({ seat, category, before, after })),
  };
}

function lineFor(sitting: Sitting, happening: Happening, viewer: number): LogLine {
  const { seq, at, kind, seat, played, undoes, known, forced } = happening;
  if (undoes !== undefined) return { seq, at, kind, seat, undoes };
  if (played === undefined || !sitting.game) return { seq, at, kind, seat };
  const { secrets, lexicon } = sitting.game.game;
  return {
    seq,
    at,
    kind,
    seat,
    move: isKnownTo(known, viewer) ? lexicon.text(played.move) : null,
    forced: forced.map(
      (entry): Followed => ({
        seat: entry.seat,
        // What a seat was forced to do may show what it holds.
        move: !secrets || entry.seat === viewer ? lexicon.text(entry.move) : null,
        ...broughtFor(entry, viewer),
      }),
    ),
    ...broughtFor(played, viewer),
  };
}

/** Lines after an entry, as a viewer may know them. */
export const linesFor = (sitting: Sitting, viewer: number, from: number, most: number): LogLine[] =>
  sitting.happenings.slice(from, from + most).map((happening) => lineFor(sitting, happening, viewer));

/** Some lines of a log as they are sent. */
interface Page {
  lines: number;
  text: string;
}

const A_PAGE = 64;
/** How many pages are written in one go. */
const FEW = 4;

/** What was written of a table's log. */
interface Written {
  /** By viewer. */
  readonly pages: Map<number, Page[]>;
  characters: number;
}

/**
 * A line never changes: it is written once for each viewer who asks for it, page by page. What was asked for lately is kept, the latest last; to
 * keep it for every table would take more room than the tables themselves.
 */
const written = new Map<Sitting, Written>();
const MOST_CHARACTERS = 32 * 1024 * 1024;
const MOST_TABLES = 256;
let characters = 0;

function writtenOf(sitting: Sitting): Written {
  const kept = written.get(sitting) ?? { pages: new Map(), characters: 0 };
  written.delete(sitting);
  written.set(sitting, kept);
  for (const [oldest, { characters: fewer }] of written) {
    if ((characters <= MOST_CHARACTERS && written.size <= MOST_TABLES) || oldest === sitting) break;
    written.delete(oldest);
    characters -= fewer;
  }
  return kept;
}

function pagesOf(sitting: Sitting, viewer: number): Page[] {
  const { pages } = writtenOf(sitting);
  const some = pages.get(viewer) ?? [];
  pages.set(viewer, some);
  return some;
}

const textOf = (sitting: Sitting, viewer: number, from: number, to: number): string =>
  sitting.happenings
    .slice(from, to)
    .map((happening) => JSON.stringify(lineFor(sitting, happening, viewer)))
    .join();

function pageText(sitting: Sitting, viewer: number, pages: Page[], number: number): string {
  pages[number] ??= { lines: 0, text: '' };
  const page = pages[number];
  const first = number * A_PAGE;
  const lines = Math.min(A_PAGE, sitting.happenings.length - first);
  if (page.lines < lines) {
    const more = textOf(sitting, viewer, first + page.lines, first + lines);
    page.text = page.text ? `${page.text},${more}` : more;
    page.lines = lines;
    writtenOf(sitting).characters += more.length;
    characters += more.length;
  }
  return page.text;
}

/** What happened after an entry, as a viewer may know it: the lines, as JSON, with commas in between. */
export function logText(sitting: Sitting, viewer: number, from: number): string {
  const end = sitting.happenings.length;
  const first = Math.min(Math.max(0, from), end);
  // The latest lines go to everybody at once and are hardly asked for again: they are not kept.
  if (end - first < A_PAGE) return textOf(sitting, viewer, first, end);
  const pages = pagesOf(sitting, viewer);
  const whole = Math.ceil(first / A_PAGE);
  const texts = first < whole * A_PAGE ? [textOf(sitting, viewer, first, whole * A_PAGE)] : [];
  for (let number = whole; number * A_PAGE < end; number++) texts.push(pageText(sitting, viewer, pages, number));
  return texts.join();
}

/** Writes the pages of a long log that this viewer was never sent, one at a time; nothing where they are few. */
export function unwrittenLog(sitting: Sitting, viewer: number, from: number): Generator<void, void> | undefined {
  const pages = pagesOf(sitting, viewer);
  const last = Math.ceil(sitting.happenings.length / A_PAGE);
  const missing: number[] = [];
  for (let number = Math.max(0, Math.floor(from / A_PAGE)); number < last; number++) {
    if (!pages[number]) missing.push(number);
  }
  return missing.length > FEW ? write(sitting, viewer, missing) : undefined;
}

function* write(sitting: Sitting, viewer: number, missing: readonly number[]): Generator<void, void> {
  const pages = pagesOf(sitting, viewer);
  for (const number of missing) {
    pageText(sitting, viewer, pages, number);
    yield;
  }
}
