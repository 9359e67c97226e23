import type { LogLine } from '../table/source.ts';
import { type Turn, turnsOf } from './turns.ts';

interface Listener {
  readonly viewer: number;
  /** The seats that owe a decision: their turn is not finished. */
  readonly turn: readonly number[];
  /** Every step is told as it comes, rather than a turn when it is finished. */
  readonly every: boolean;
}

interface Untold {
  /** What the others did, in the order in which it happened. */
  readonly turns: readonly Turn[];
  /** How many lines of the log are dealt with now. */
  readonly told: number;
}

/** What has not been told yet of a log of which `told` lines were dealt with before. */
export function untold(log: readonly LogLine[], told: number, { viewer, turn, every }: Listener): Untold {
  // What is taken back shortens the log.
  const from = Math.min(told, log.length);
  const turns = turnsOf(log)
    .map(({ seat, lines }) => ({ seat, lines: lines.filter(({ index }) => index >= from) }))
    .filter(({ lines }) => lines.length > 0);
  const last = turns.at(-1);
  const goesOn = !every && last !== undefined && last.seat !== viewer && turn.includes(last.seat);
  return {
    turns: (goesOn ? turns.slice(0, -1) : turns).filter(({ seat }) => seat !== viewer),
    told: goesOn ? last.lines[0].index : log.length,
  };
}
