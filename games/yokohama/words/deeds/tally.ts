import type { Word } from 'engawa';

/** How often each word comes up, or how many in all where a tale tells of several, in the order in which they first do. */
export function tally<T>(
  tales: readonly T[],
  of: (tale: T) => Word,
  many: (tale: T) => number = () => 1,
): readonly (readonly [word: Word, n: number])[] {
  const found = new Map<Word, number>();
  for (const tale of tales) found.set(of(tale), (found.get(of(tale)) ?? 0) + many(tale));
  return [...found];
}

/** Amounts of one thing added up: 1 silk and 1 silk are 2 silk. */
export const totals = (tales: readonly { readonly n: number; readonly what: Word }[]) =>
  tally(
    tales,
    ({ what }) => what,
    ({ n }) => n,
  );
