import type { Word } from 'engawa';

/** Equal things together, in the order in which they come first: two bamboo boats, a stone boat. */
export function groups(words: readonly Word[]): readonly (readonly [Word, number])[] {
  const counts = new Map<Word, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts];
}
