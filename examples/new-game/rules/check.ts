import { hold } from 'engawa';
import { BRANCHES, FRUITS, KINDS, LENGTH } from '../data/index.ts';
import { type OrchardState, sum } from './state.ts';

/** H-6: what is true of every position. It is asked of positions that others send, and after every move in tests. */
export function check(s: OrchardState): void {
  for (const [kind, { id, count }] of KINDS.entries()) {
    let n = s.fallen[kind];
    for (let branch = 0; branch < BRANCHES.length; branch++) {
      for (let i = 0; i < s.left[branch]; i++) if (s.tree[branch * LENGTH + i] === kind) n++;
    }
    if (kind < FRUITS) {
      n += s.basket[kind];
      for (let seat = 0; seat < s.seats; seat++) n += s.seat[seat].eaves[kind];
    }
    hold(n === count, 'H-6.1', `there are ${n} cards ${id} instead of ${count}`);
  }
  hold(sum(s.left) > 0 || sum(s.basket) === 0, 'H-5.1', 'the tree is bare, and somebody still has a basket');
}
