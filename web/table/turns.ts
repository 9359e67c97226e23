import type { GameEvent } from '#kernel';
import type { LogLine } from './source.ts';

/** A line of the log with its number in the history. */
export interface Numbered extends LogLine {
  readonly index: number;
}

/** Consecutive lines of one seat. */
export interface Turn {
  readonly seat: number;
  readonly lines: readonly Numbered[];
}

/** The log grouped by turn. */
export function turnsOf(log: readonly LogLine[]): Turn[] {
  const turns: { seat: number; lines: Numbered[] }[] = [];
  for (const [index, line] of log.entries()) {
    const last = turns.at(-1);
    if (last && last.seat === line.seat) last.lines.push({ ...line, index });
    else turns.push({ seat: line.seat, lines: [{ ...line, index }] });
  }
  return turns;
}

/** What the others did after a seat's last turn. */
export function since(log: readonly LogLine[], seat: number): Turn[] {
  const turns = turnsOf(log);
  const last = turns.findLastIndex((turn) => turn.seat === seat);
  return turns.slice(last + 1);
}

/** What somebody else's line did to a seat. */
export const against = (line: LogLine, seat: number): GameEvent[] =>
  line.seat === seat ? [] : line.events.filter((event) => event.seat === seat);
