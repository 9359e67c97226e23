import { callFor, end, type MoveList, NONE } from 'engawa';
import { BRANCHES, CROW, FRUITS, LENGTH } from '../data/index.ts';
import { did } from './deeds.ts';
import { decide } from './kit.ts';
import { lexicon } from './lexicon.ts';
import { type OrchardState, STEPS, sum } from './state.ts';

/** H-4: the moves of a turn. `why` gives the first reason that forbids a move, `play` makes it. */
export const turn = decide(STEPS.turn, {
  pick: {
    why(s, _me, _f, branch) {
      return s.left[branch] === 0 ? 'H-4.1 bare' : undefined;
    },
    play(s, _me, { seat }, branch) {
      const kind = take(s, branch);
      if (kind === CROW) scare(s, seat);
      else keep(s, seat, branch, kind);
    },
  },
  hang: {
    why(s) {
      return sum(s.basket) === 0 ? 'H-4.4 empty' : undefined;
    },
    play(s, _me, { seat }) {
      hang(s, seat);
      pass(s, seat);
    },
  },
});

/** H-4.1: the outermost card of a branch. */
function take(s: OrchardState, branch: number): number {
  const at = branch * LENGTH + --s.left[branch];
  const kind = s.tree[at];
  s.tree[at] = NONE;
  return kind;
}

/** H-4.2; with the last card of the tree it is hung at once (H-5.1). */
function keep(s: OrchardState, seat: number, branch: number, kind: number): void {
  s.basket[kind]++;
  s.tell?.(did.picked({ seat, what: `kind:${kind}`, from: `branch:${BRANCHES[branch].id}`, clause: 'H-4.2' }));
  if (sum(s.left) > 0) return;
  hang(s, seat);
  pass(s, seat);
}

/** H-4.3 */
function scare(s: OrchardState, seat: number): void {
  s.tell?.(did.crowCame({ seat, what: `kind:${CROW}`, clause: 'H-4.3' }));
  const lost = sum(s.basket);
  if (lost > 0) s.tell?.(did.basketLost({ seat, what: 'persimmon', n: lost, clause: 'H-4.3' }));
  for (let kind = 0; kind < FRUITS; kind++) s.fallen[kind] += s.basket[kind];
  s.basket.fill(0);
  s.fallen[CROW]++;
  s.scares++;
  pass(s, seat);
}

/** H-4.4 */
function hang(s: OrchardState, seat: number): void {
  s.tell?.(did.hung({ seat, what: 'persimmon', n: sum(s.basket), to: 'eaves', clause: 'H-4.4' }));
  for (let kind = 0; kind < FRUITS; kind++) s.seat[seat].eaves[kind] += s.basket[kind];
  s.basket.fill(0);
}

/** The next player's turn, unless the tree is bare: a game is over when nothing is pending (H-5.1). */
function pass(s: OrchardState, seat: number): void {
  end(s);
  if (sum(s.left) > 0) callFor(s, (seat + 1) % s.seats, STEPS.turn);
  else s.tell?.(did.bare({ seat: NONE, clause: 'H-5.1' }));
}

/** H-4.5: what is played for somebody who is away. */
export const absent = (s: OrchardState, _seat: number, legal: MoveList): number =>
  sum(s.basket) > 0 ? lexicon.move.hang() : legal.at(0);
