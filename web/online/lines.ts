import type { Game } from '#kernel';
import type { LogLine } from '../table/source.ts';
import type { WireLine } from './wire.ts';

/** A line with the entry of the server's log that brought it. */
export interface ServerLine extends LogLine {
  readonly seq: number;
}

/** The server's log as the table shows it: without what was taken back, and with what followed by itself. */
export function shownLines(game: Game, log: readonly WireLine[]): ServerLine[] {
  const played: WireLine[] = [];
  for (const line of log) {
    if (line.kind === 'play' || line.kind === 'redo') played.push(line);
    else if (line.kind === 'undo') {
      const last = played.findLastIndex(({ seat }) => seat === line.seat);
      if (last >= 0) played.splice(last, 1);
    }
  }
  return played.flatMap((line) => linesOf(game, line));
}

/** A line never changes, so what it reads like is worked out once. */
const read = new WeakMap<WireLine, ServerLine[]>();

function linesOf(game: Game, line: WireLine): ServerLine[] {
  const known = read.get(line);
  if (known) return known;
  const { seq, seat, move, forced = [], events = [], at } = line;
  const parse = (text: string | null | undefined) => (text ? game.lexicon.parse(text) : undefined);
  const followed = forced.map((entry): ServerLine => {
    const own = typeof entry === 'string' ? { seat, move: entry } : entry;
    return { seq, seat: own.seat, move: parse(own.move), forced: true, events: [], at };
  });
  const lines = [{ seq, seat, move: parse(move), forced: false, events, at }, ...followed];
  read.set(line, lines);
  return lines;
}
