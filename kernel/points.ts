import { sum } from './invariants.ts';

interface Pointed {
  readonly seat: readonly { readonly points: ArrayLike<number> }[];
}

/** The score of a game whose players keep their points by category, and where it comes from. */
export const pointsBy = (categories: readonly string[]) => ({
  score: (s: Pointed, seat: number): number => sum(s.seat[seat].points),
  breakdown: (s: Pointed, seat: number): Record<string, number> =>
    Object.fromEntries(categories.map((category, i) => [category, s.seat[seat].points[i]])),
});
