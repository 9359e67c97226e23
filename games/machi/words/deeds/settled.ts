import type { Word } from 'engawa';

interface Settled {
  readonly what: Word;
  readonly to: Word;
}

/** Villagers by the building they are settled in, in the order in which the first of each came. */
export const byBuilding = (tales: readonly Settled[]): readonly (readonly [building: Word, villagers: Word[]])[] =>
  [...new Set(tales.map(({ to }) => to))].map((to) => [
    to,
    tales.filter((tale) => tale.to === to).map(({ what }) => what),
  ]);
