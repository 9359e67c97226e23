import type { Found, Tally } from './search.ts';

/**
 * A long look is cut into so many parts with luck of their own, however many threads there are to take them: what comes of it does not
 * depend on the threads.
 */
export const SHARDS = 8;

/** Lets everybody take the next of so many parts as soon as they are free; what came of them lies in the order of the parts. */
export async function handOut<W, T>(
  workers: readonly W[],
  parts: number,
  ask: (worker: W, part: number) => Promise<T>,
  goesOn: () => boolean = () => true,
): Promise<T[]> {
  const came: T[] = [];
  let next = 0;
  const work = async (worker: W): Promise<void> => {
    for (let first = true; next < parts && (first || goesOn()); first = false) {
      const part = next++;
      came[part] = await ask(worker, part);
    }
  };
  await Promise.all(workers.map(work));
  return came;
}

/** What several looks at the same turns have found, added up. */
export function together(found: readonly Found[]): Found {
  const [first] = found;
  return {
    tallies: first.tallies.map((_, i) => sumOf(found.map(({ tallies }) => tallies[i]))),
    isLast: first.isLast,
    simulations: found.reduce((sum, { simulations }) => sum + simulations, 0),
  };
}

function sumOf(tallies: readonly Tally[]): Tally {
  const total = (of: (tally: Tally) => number): number => tallies.reduce((sum, tally) => sum + of(tally), 0);
  return {
    turn: tallies[0].turn,
    visits: total(({ visits }) => visits),
    sums: tallies[0].sums.map((_, seat) => total(({ sums }) => sums[seat])),
    squares: total(({ squares }) => squares),
    // Turns that were dropped about equally late are told apart by what was found.
    rounds: Math.floor(total(({ rounds }) => rounds) / tallies.length),
  };
}
