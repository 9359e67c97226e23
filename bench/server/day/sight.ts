import { createHash } from 'node:crypto';
import type { Push } from '#wire';

/** What of a push follows from the log alone, as hashes: a day has more of them than fit into memory. The time and the clocks do not follow. */
export interface Sight {
  readonly table: string;
  readonly viewer: number;
  readonly seq: number;
  readonly from: number;
  readonly marks: Marks;
}

export interface Marks {
  readonly view: string;
  readonly log: string;
  readonly summary: string;
  /** Turn, questions, moves, scores. */
  readonly rest: string;
}

export const markOf = (value: unknown): string =>
  createHash('sha1')
    .update(JSON.stringify(value) ?? '')
    .digest('base64url')
    .slice(0, 12);

export function marksOf({ view, log, summary, now: _now, clocks: _clocks, from: _from, ...rest }: Push): Marks {
  return { view: markOf(view), log: markOf(log), summary: markOf(summary), rest: markOf(rest) };
}

/** Keys, tokens, addresses of tables and marked words, and phrases: whatever may be somebody's alone. */
const WORDS = /[A-Za-z0-9_-]{12,}|(?:[a-z]{6} ){3}[a-z]{6}/g;

export const wordsIn = (text: string): readonly string[] => text.match(WORDS) ?? [];
