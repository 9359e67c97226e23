import { NONE, type Rng, shuffle } from 'engawa';
import { BRANCHES, FRUITS, KINDS, LENGTH } from '../data/index.ts';
import { layout, type OrchardState } from './state.ts';

/** A tree the viewer thinks possible: the cards that nobody has seen yet, in any order (H-6.2). */
export function imagine(view: OrchardState, _viewer: number, rng: Rng): OrchardState {
  const world = layout.clone(view);
  const unseen = KINDS.flatMap((_, kind) => Array<number>(hidden(world, kind)).fill(kind));
  shuffle(unseen, rng);
  for (let branch = 0; branch < BRANCHES.length; branch++) {
    for (let i = 0; i < LENGTH; i++)
      world.tree[branch * LENGTH + i] = i < world.left[branch] ? (unseen.pop() ?? NONE) : NONE;
  }
  return world;
}

/** How many of a kind are still on the tree: all but those everybody has seen. */
export function hidden(s: OrchardState, kind: number): number {
  let n = KINDS[kind].count - s.fallen[kind];
  if (kind >= FRUITS) return n;
  n -= s.basket[kind];
  for (let seat = 0; seat < s.seats; seat++) n -= s.seat[seat].eaves[kind];
  return n;
}
