import type { Word } from './word.ts';

/**
 * Equal things added up, in the order in which they first come: 1 silk and 1 silk are 2 silk. A tale that tells of several
 * (`n`) counts as so many.
 */
export function tally<T extends object>(
  tales: readonly T[],
  of: (tale: T) => Word,
): readonly (readonly [word: Word, n: number])[] {
  const found = new Map<Word, number>();
  for (const tale of tales) {
    const { n = 1 } = tale as { readonly n?: number };
    found.set(of(tale), (found.get(of(tale)) ?? 0) + n);
  }
  return [...found];
}
