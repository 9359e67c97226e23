import type { Word } from 'engawa';

/** How often each word comes up, in the order in which they first do. */
export function tally<T>(tales: readonly T[], of: (tale: T) => Word): readonly (readonly [word: Word, n: number])[] {
  const found = new Map<Word, number>();
  for (const tale of tales) found.set(of(tale), (found.get(of(tale)) ?? 0) + 1);
  return [...found];
}
