import { shownRating, UNKNOWN_MU } from './people.ts';

/** Elo points between neighbouring levels of the bots, from the lowest up, by number of players; as far as they are known. */
export type Apart = Readonly<Partial<Record<number, readonly number[]>>>;

/** How much one game may vary around a player's strength, as the ratings of a server take it (β of the paper they follow). */
export const BETA = 25 / 6;

/**
 * The level that stands at 1500, where everybody begins: the third. It is neither the weakest nor the strongest, the one that a server seats with
 * people of whom it knows nothing.
 */
const MIDDLE = 2;
const NEAREST = 10;

/** What so many Elo points come to in the strength of a rating at a table of so many who are well known. */
const strengthOf = (elo: number, seats: number): number => ((elo * Math.LN10) / 400) * BETA * Math.sqrt(seats);

/** About the rating each level would have on a server, from the lowest up, by number of players. */
export function levelRatings(apart: Apart): Readonly<Record<number, readonly number[]>> {
  const of = (distances: readonly number[], seats: number): number[] => {
    const ladder = [0];
    for (const distance of distances) ladder.push(ladder[ladder.length - 1] + distance);
    return ladder.map((elo) => {
      const rating = shownRating(UNKNOWN_MU + strengthOf(elo - ladder[MIDDLE], seats));
      return NEAREST * Math.round(rating / NEAREST);
    });
  };
  return Object.fromEntries(Object.entries(apart).map(([seats, distances]) => [seats, of(distances!, Number(seats))]));
}
