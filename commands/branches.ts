import { type Lexicon, verbOf } from '#kernel';

/** How many choices a person takes in at once. */
export const FEW = 9;

/** One line of a long list: a single choice, or several that are told apart in the next step. */
export interface Branch {
  readonly moves: readonly number[];
  /** What they have in common; without it they are simply neighbours in the list. */
  readonly ref?: string;
}

/** A long list in steps of at most nine lines: first by the things that moves are about, then by what is left to choose. */
export function branchesOf(lexicon: Lexicon, moves: readonly number[]): readonly Branch[] {
  if (moves.length <= FEW) return moves.map(alone);
  const byVerb = [...grouped(moves, verbOf).values()];
  const byThing = byVerb.flatMap((some) => forksOf(lexicon, some));
  if (byThing.length <= FEW) return byThing;
  if (byVerb.length > 1 && byVerb.length <= FEW) return byVerb.map((some) => ({ moves: some }));
  return runsOf(byThing);
}

function grouped<K>(moves: readonly number[], by: (move: number) => K): Map<K, number[]> {
  const groups = new Map<K, number[]>();
  for (const move of moves) groups.set(by(move), [...(groups.get(by(move)) ?? []), move]);
  return groups;
}

const alone = (move: number): Branch => ({ moves: [move] });

/** The choices of one verb by the argument that leaves the shortest lists. */
function forksOf(lexicon: Lexicon, moves: readonly number[]): readonly Branch[] {
  const single = moves.map(alone);
  const split = (i: number): readonly Branch[] =>
    Array.from(
      grouped(moves, (move) => lexicon.refs(move)[i]),
      ([ref, some]) => (some.length === 1 ? alone(some[0]) : { ref, moves: some }),
    );
  const longest = (branches: readonly Branch[]): number =>
    Math.max(branches.length, ...branches.map(({ moves: some }) => some.length));
  return lexicon
    .refs(moves[0])
    .map((_, i) => split(i))
    .reduce((best, other) => (longest(other) < longest(best) ? other : best), single);
}

/** Neighbours together, in as few runs as nine lines ask for. */
function runsOf(branches: readonly Branch[]): readonly Branch[] {
  const size = Math.ceil(branches.length / FEW);
  return Array.from({ length: Math.ceil(branches.length / size) }, (_, i) => {
    const run = branches.slice(i * size, (i + 1) * size);
    return run.length === 1 ? run[0] : { moves: run.flatMap(({ moves }) => moves) };
  });
}
