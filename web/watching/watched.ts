import type { Summary } from '#wire';
import type { listedTables } from '../online/api.ts';

type Listed = Awaited<ReturnType<typeof listedTables>>;

/** A game under way, as the list of those to watch shows it. */
export interface Watched {
  readonly summary: Summary;
  readonly followed: boolean;
  readonly watchers: number;
  /** It was under way when the list was opened. */
  readonly over: boolean;
}

/** Those that anybody may watch: with somebody we follow first, then where most watch, then the latest. */
export function watchedIn({ tables, followed, watching }: Listed): Watched[] {
  return tables
    .filter(({ watchers }) => watchers)
    .map((summary) => ({
      summary,
      followed: followed.includes(summary.table),
      watchers: watching.find(({ table }) => table === summary.table)?.watchers ?? 0,
      over: false,
    }))
    .sort(
      (a, b) =>
        Number(b.followed) - Number(a.followed) || b.watchers - a.watchers || b.summary.updated - a.summary.updated,
    );
}

/** What is shown stays where it is, whatever becomes of it; what is new comes at the end. */
export function inPlace(shown: readonly Watched[], now: readonly Watched[]): Watched[] {
  const latest = new Map(now.map((one) => [one.summary.table, one]));
  const kept = shown.map((one) => latest.get(one.summary.table) ?? { ...one, over: true });
  const known = new Set(shown.map(({ summary }) => summary.table));
  return [...kept, ...now.filter(({ summary }) => !known.has(summary.table))];
}
