import { type List, NONE } from 'engawa';
import { BOARD_SLOTS } from '../data/index.ts';

/** Where a card lies on a board, NONE if it does not. */
export function slotOf(cells: Int16Array, board: number, card: number): number {
  for (let slot = board * BOARD_SLOTS; slot < (board + 1) * BOARD_SLOTS; slot++) if (cells[slot] === card) return slot;
  return NONE;
}

/**
 * Y-10.6.4, Y-10.7.4: the cards of a board slide left, then the empty slots are filled from the deck.
 * Returns how many slots were empty, so that the caller can tell which cards are new.
 */
export function refill(cells: Int16Array, board: number, deck: List): number {
  const first = board * BOARD_SLOTS;
  const after = first + BOARD_SLOTS;
  let to = first;
  for (let from = first; from < after; from++) if (cells[from] !== NONE) cells[to++] = cells[from];
  const gaps = after - to;
  for (; to < after; to++) cells[to] = deck.length > 0 ? deck.pop() : NONE;
  return gaps;
}
