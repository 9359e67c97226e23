import { type Scene, scene } from 'engawa/testing';
import { KINDS, LENGTH } from '../data/index.ts';
import game from '../index.ts';
import type { OrchardState } from '../rules/state.ts';

export const kind = (id: string): number => KINDS.findIndex((one) => one.id === id);

/** A game whose left branch gives these cards, in this order. Others change places with them, so all cards stay there. */
export function tableOf(seats: number, picks: readonly string[] = []): Scene<OrchardState> {
  const t = scene(game, seats);
  const { tree } = t.s;
  for (const [i, id] of picks.entries()) {
    const at = LENGTH - 1 - i;
    // Cards that are placed already lie between here and the end of the branch.
    const found = tree.findIndex((one, place) => one === kind(id) && (place <= at || place >= LENGTH));
    [tree[at], tree[found]] = [tree[found], tree[at]];
  }
  return t;
}

/** Picks every card but so many of the left branch, which nobody gets. */
export function nearTheEnd(t: Scene<OrchardState>, left: number): void {
  const { s } = t;
  for (let at = 0; at < s.tree.length; at++) {
    if (at < LENGTH && at >= LENGTH - left) continue;
    s.fallen[s.tree[at]]++;
    s.tree[at] = -1;
  }
  // The cards that are left move to the trunk.
  for (let i = 0; i < left; i++) {
    s.tree[i] = s.tree[LENGTH - left + i];
    if (LENGTH - left + i !== i) s.tree[LENGTH - left + i] = -1;
  }
  s.left.set([left, 0, 0]);
}
