/** One game of the arena: which seed, and who sits where. */
export interface Fixture {
  readonly index: number;
  readonly seed: string;
  /** Fixtures of one cluster share a seed; they are not independent of each other. */
  readonly cluster: number;
  /** By seat: a place in the list of contestants. */
  readonly seating: readonly number[];
}

/** Every choice of `size` out of n, in order. */
function groups(n: number, size: number, from = 0): number[][] {
  if (size === 0) return [[]];
  const found: number[][] = [];
  for (let first = from; first <= n - size; first++) {
    for (const rest of groups(n, size - 1, first + 1)) found.push([first, ...rest]);
  }
  return found;
}

/**
 * Who plays whom. With fewer contestants than seats the last one fills up; with more, every group of them meets. Each
 * group plays each seed in all its rotations, so that everybody sits everywhere with the same luck.
 */
export function seatings(contestants: number, seats: number): number[][] {
  const tables =
    contestants > seats
      ? groups(contestants, seats)
      : [Array.from({ length: seats }, (_, i) => Math.min(i, contestants - 1))];
  return tables.flatMap((table) => table.map((_, turn) => table.map((_, seat) => table[(seat + turn) % seats])));
}

export function schedule(contestants: number, seats: number, games: number, seed: string): Fixture[] {
  const all = seatings(contestants, seats);
  return Array.from({ length: games }, (_, index) => {
    const cluster = Math.floor(index / all.length);
    return { index, seed: `${seed} ${cluster}`, cluster, seating: all[index % all.length] };
  });
}
