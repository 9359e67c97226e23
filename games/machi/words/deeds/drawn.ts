import type { Word } from 'engawa';

/** A card that was drawn, and the deck it came from. */
export interface Drawn {
  readonly what: Word;
  readonly from: Word;
  /** The reader may know the deck only. */
  readonly hidden: boolean;
}

/** Drawn cards by name where they are known, and how many came from each deck where they are not. */
export function counted(
  tales: readonly Drawn[],
  name: (card: Word) => string,
  some: (n: number, deck: Word) => string,
): string[] {
  const unknown = tales.filter(({ hidden }) => hidden);
  const decks = [...new Set(unknown.map(({ from }) => from))];
  return [
    ...tales.filter(({ hidden }) => !hidden).map(({ what }) => name(what)),
    ...decks.map((deck) => some(unknown.filter(({ from }) => from === deck).length, deck)),
  ];
}
