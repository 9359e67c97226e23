import { quantile } from '../figures.ts';
import type { Fault } from './faults.ts';
import type { Outcome } from './round.ts';
import { failed, type Tally } from './tally.ts';

const COLUMNS = [
  'fault',
  'rounds',
  'failed',
  'moves',
  'tried again',
  'unanswered',
  'committed',
  'p95',
  'max',
  'all tables',
  'latest view',
];

const sum = (outcomes: readonly Outcome[], of: (outcome: Outcome) => number): number =>
  outcomes.reduce((total, outcome) => total + of(outcome), 0);
const milliseconds = (value: number | undefined): string => (value === undefined ? '' : `${Math.round(value)} ms`);

/**
 * A table per store: every fault with its figures. `p95` and `max` are the time from the return of what was away to the next
 * acknowledged move, or of leaving after SIGTERM; `all tables` is the longest until there was one at every table.
 */
export function report(tally: Tally, name: string, store: 'sqlite' | 'postgres', faults: readonly Fault[]): string {
  const rows = faults.map((fault) => {
    const outcomes = tally.of(store, fault.name);
    const times = outcomes.flatMap(({ recovery, leaving }) => recovery?.next ?? leaving ?? []).sort((a, b) => a - b);
    const all = outcomes.flatMap(({ recovery }) => recovery?.all ?? []);
    return [
      fault.name,
      String(outcomes.length),
      String(failed(outcomes)),
      String(sum(outcomes, ({ acknowledged }) => acknowledged)),
      String(sum(outcomes, ({ refused }) => refused)),
      String(sum(outcomes, ({ unanswered }) => unanswered)),
      String(sum(outcomes, ({ committed }) => committed)),
      milliseconds(times.length > 0 ? quantile(times, 0.95) : undefined),
      milliseconds(times.at(-1)),
      milliseconds(all.length > 0 ? Math.max(...all) : undefined),
      milliseconds(Math.max(0, ...outcomes.map(({ lag }) => lag))),
    ];
  });
  const widths = COLUMNS.map((column, i) => Math.max(column.length, ...rows.map((row) => row[i].length)));
  const line = (cells: readonly string[]): string =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('  ');
  const all = tally.of(store);
  const figures =
    `${sum(all, ({ acknowledged }) => acknowledged)} moves acknowledged, ` +
    `${sum(all, ({ replayed }) => replayed)} log entries replayed to equal hashes.`;
  return `${name}\n${[COLUMNS, ...rows].map(line).join('\n')}\n${figures}\n`;
}
