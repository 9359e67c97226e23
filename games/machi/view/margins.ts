import { COMBAT_GAIN, COMBAT_IDS } from '../data/index.ts';
import type { MachiState } from '../rules/state.ts';
import { controllerOf } from '../rules/village.ts';

/** M-8.9 from where somebody stands: a duelist by his side, everybody else by the challenger's. */

/** The seat one looks from, and the other side. */
export function sidesOf(s: MachiState, viewer: number): readonly [mine: number, theirs: number] {
  const [us, them] = [s.challenger, s.target].map((person) => controllerOf(s, person));
  return viewer === them ? [them, us] : [us, them];
}

/** Sabres one side gains more than the other. */
export const margin = (mine: number, theirs: number): number =>
  COMBAT_GAIN[mine * COMBAT_IDS.length + theirs] - COMBAT_GAIN[theirs * COMBAT_IDS.length + mine];

/** The cards the other side may still play. */
export function openCards(s: MachiState, viewer: number): number[] {
  const { played } = s.seat[sidesOf(s, viewer)[1]];
  return COMBAT_IDS.map((_, card) => card).filter((card) => !(played & (1 << card)));
}

/** What a card brings over those, on average, to a tenth. */
export function meanMargin(s: MachiState, viewer: number, card: number): string {
  const open = openCards(s, viewer);
  const sum = open.reduce((total, other) => total + margin(card, other), 0);
  return signed(Math.round((10 * sum) / open.length) / 10);
}

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
