import { turnsOf } from '../story/turns.ts';
import type { LogLine, Position } from '../table/source.ts';

/** Whom one meets in the free turns, and after them. */
export const EASY = 'apprentice';

/** How many turns of one's own end a lesson. */
export const FREE_TURNS = 3;

/** How many turns of its own a seat has finished since this line of the log. */
export function turnsSince({ log, turn, viewer, over }: Position, from: number): number {
  const own = (line: LogLine): boolean => line.seat === viewer && !line.forced;
  const turns = turnsOf(log.slice(from)).filter(({ lines }) => lines.some(own));
  const under = !over && turn.includes(viewer) && turnsOf(log).at(-1)?.seat === viewer && turns.length > 0;
  return turns.length - (under ? 1 : 0);
}
