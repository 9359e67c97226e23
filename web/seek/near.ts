import type { Seeker, Wish } from '#wire';

/** The one change of a wish that would make it fit somebody else's. */
export type Change =
  | { readonly add: 'game'; readonly game: string }
  | { readonly add: 'seats'; readonly seats: number }
  | { readonly add: 'pace'; readonly pace: Wish['pace'] }
  | { readonly add: 'rated'; readonly rated: boolean };

/** What would have to change: nothing where the two fit already, undefined where it is more than one thing. */
export function nearMiss(own: Wish, other: Seeker, member: boolean): Change | null | undefined {
  const misses: Change[] = [];
  if (!own.games.some((game) => other.games.includes(game))) misses.push({ add: 'game', game: other.games[0] });
  if (!own.seats.some((n) => other.seats.includes(n))) misses.push({ add: 'seats', seats: other.seats[0] });
  if (own.pace !== other.pace) misses.push({ add: 'pace', pace: other.pace });
  if (own.rated !== other.rated) misses.push({ add: 'rated', rated: other.rated });
  // A guest plays no rated games.
  if (misses.length > 1 || (misses[0]?.add === 'rated' && other.rated && !member)) return undefined;
  return misses[0] ?? null;
}

/** The wish with that change. */
export function changed(own: Wish, change: Change): Wish {
  if (change.add === 'game') return { ...own, games: [...own.games, change.game] };
  if (change.add === 'seats') return { ...own, seats: [...own.seats, change.seats].sort((a, b) => a - b) };
  if (change.add === 'pace') return { ...own, pace: change.pace };
  return { ...own, rated: change.rated };
}
