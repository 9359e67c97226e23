import type { Passage, TurnTold } from '#kernel';
import type { LogLine } from '../table/source.ts';

/** A line of the log with its number in the history. */
export interface Numbered extends LogLine {
  readonly index: number;
}

/** Consecutive lines of one seat. */
export interface Turn {
  readonly seat: number;
  readonly lines: readonly Numbered[];
}

export const isTurn = (passage: Passage): passage is TurnTold => passage.kind === 'turn';

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

/** Who looks at a table: from which seat, and whether that seat owes a decision, so that its turn is not over. */
interface Reader {
  readonly viewer: number;
  readonly asked: boolean;
}

/**
 * What the others have done since a seat's last turn: until now, or until the turn that the seat is at. What a seat was forced to do while
 * others played is no turn of its own.
 */
export function since(log: readonly LogLine[], { viewer, asked }: Reader): Turn[] {
  const turns = turnsOf(log);
  const now = asked && turns.at(-1)?.seat === viewer ? turns.length - 1 : turns.length;
  const last = turns.findLastIndex(
    ({ seat, lines }, i) => i < now && seat === viewer && lines.some(({ forced }) => !forced),
  );
  return turns.slice(last + 1, now).filter(({ seat }) => seat !== viewer);
}
