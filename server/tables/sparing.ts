import { Refusal } from '#kernel';
import { houseTime } from '../time.ts';
import type { Sitting } from './sitting.ts';

/** How often a seat may undo, redo or ask for something that is no move, within `WITHIN_MS`, while nobody else moves. */
const MOST_UNDOS = 100;
const NO_MOVES: ReadonlySet<string> = new Set(['undo', 'redo', 'pause', 'resume', 'end', 'vote']);
const WITHIN_MS = 10 * 60_000;
/**
 * Nothing is taken back in a log longer than this. The longest games there are, four players at random in Yokohama, have 2,800 entries, and twice as
 * many if every third choice is taken back; what ends a game, moves and resignations, is not refused then.
 */
export const LONGEST_WITH_UNDO = 10_000;

/** Refuses what only makes the log longer. */
export function mustSpareLog(sitting: Sitting, seat: number): void {
  const { happenings, seq, table, at } = sitting;
  if (seq >= LONGEST_WITH_UNDO)
    throw new Refusal('log-full', 'The log of this table is too long to take anything back.');
  const since = houseTime.atTable(table, at) - WITHIN_MS;
  let undos = 0;
  for (let i = happenings.length - 1; i >= 0; i--) {
    const done = happenings.at(i);
    if (done.at < since || (done.kind === 'play' && done.seat !== seat)) return;
    if (done.seat === seat && NO_MOVES.has(done.kind)) undos++;
    if (undos >= MOST_UNDOS) throw new Refusal('too-many-undos', 'You have taken much back; decide, or wait a little.');
  }
}
