import { callFor, type Options, type Rng, shuffle } from 'engawa';
import { KINDS, LENGTH } from '../data/index.ts';
import { layout, type OrchardState, STEPS } from './state.ts';

/** H-3 */
export function setup(seats: number, _options: Options, rng: Rng): OrchardState {
  const s = layout.create(seats);
  let at = 0;
  for (const [kind, { count }] of KINDS.entries()) for (let n = 0; n < count; n++) s.tree[at++] = kind;
  shuffle(s.tree, rng);
  s.left.fill(LENGTH);
  callFor(s, 0, STEPS.turn);
  return s;
}
