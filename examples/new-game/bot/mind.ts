import type { Mind } from 'engawa/mind';
import { CROW, FRUITS, KINDS } from '../data/index.ts';
import { hidden } from '../rules/imagine.ts';
import { score } from '../rules/scoring.ts';
import { layout, type OrchardState, sum } from '../rules/state.ts';

/** A rough worth of a position: the points, and what is in the basket as far as the next card leaves it there. */
function worth(s: OrchardState, seat: number): number {
  const points = score(s, seat);
  if (layout.pending(s)?.seat !== seat) return points;
  let basket = 0;
  for (let kind = 0; kind < FRUITS; kind++) basket += s.basket[kind] * KINDS[kind].points;
  return points + basket * (1 - hidden(s, CROW) / Math.max(1, sum(s.left)));
}

/** What the game knows for bots. Everything else may be left out: they then look ahead by themselves. */
export const mind: Mind<OrchardState> = { worth };
