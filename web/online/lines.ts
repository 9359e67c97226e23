import type { Game } from '#kernel';
import type { LogLine as SentLine } from '#wire';
import type { LogLine } from '../table/source.ts';

/** A line with the entry of the server's log that brought it. */
export interface ServerLine extends LogLine {
  readonly seq: number;
}

/** The server's log as the table shows it: without what was taken back, and with what followed by itself. */
export function shownLines(game: Game, log: readonly SentLine[]): ServerLine[] {
  const taken = new Set(log.map(({ undoes }) => undoes));
  return log.filter(({ seq, move }) => move !== undefined && !taken.has(seq)).flatMap((line) => linesOf(game, line));
}

/** A line never changes, so what it reads like is worked out once. */
const read = new WeakMap<SentLine, ServerLine[]>();

function linesOf(game: Game, line: SentLine): ServerLine[] {
  const known = read.get(line);
  if (known) return known;
  const { seq, seat, move, forced = [], events = [], points = [], at } = line;
  const parse = (text: string | null | undefined) => (text ? game.lexicon.parse(text) : undefined);
  const followed = forced.map(
    (own): ServerLine => ({
      seq,
      seat: own.seat,
      move: parse(own.move),
      forced: true,
      events: own.events ?? [],
      points: own.points ?? [],
      at,
    }),
  );
  // Only a seat plays.
  const lines = [{ seq, seat: seat!, move: parse(move), forced: false, events, points, at }, ...followed];
  read.set(line, lines);
  return lines;
}
