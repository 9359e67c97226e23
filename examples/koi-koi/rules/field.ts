import { callFor, NONE } from 'engawa';
import { CARDS, monthOf } from '../data/index.ts';
import { did } from './deeds.ts';
import { type KoiKoiState, PLACES, STEPS } from './state.ts';

/** How cards come to lie on the field and leave it (K-5.2 to K-5.5). */

export const ref = (card: number): string => `card:${CARDS[card].id}`;

/** How many cards of a flower lie on the field. */
export function matches(s: KoiKoiState, month: number): number {
  let n = 0;
  for (let place = 0; place < PLACES; place++) {
    const card = s.field[place];
    if (card !== NONE && monthOf(card) === month) n++;
  }
  return n;
}

/** Where a card lies, or with NONE the first free place. */
function placeOf(s: KoiKoiState, card: number): number {
  for (let place = 0; place < PLACES; place++) if (s.field[place] === card) return place;
  return NONE;
}

export const isOnField = (s: KoiKoiState, card: number): boolean => placeOf(s, card) !== NONE;

/** A card is played or turned up: it stays, captures, or waits for the choice between two. */
export function lay(s: KoiKoiState, seat: number, card: number): void {
  const month = monthOf(card);
  const n = matches(s, month);
  if (n === 0) {
    s.field[placeOf(s, NONE)] = card;
    return;
  }
  if (n === 2) {
    s.laid = card;
    callFor(s, seat, STEPS.pair);
    return;
  }
  take(s, seat, card, n === 1 ? 'K-5.3' : 'K-5.5');
  for (let place = 0; place < PLACES; place++) {
    const lying = s.field[place];
    if (lying !== NONE && monthOf(lying) === month) capture(s, seat, lying, n === 1 ? 'K-5.3' : 'K-5.5');
  }
}

/** Takes a card away from the field. */
export function capture(s: KoiKoiState, seat: number, card: number, clause: string): void {
  s.field[placeOf(s, card)] = NONE;
  take(s, seat, card, clause);
}

export function take(s: KoiKoiState, seat: number, card: number, clause: string): void {
  s.taker[card] = seat;
  s.tell?.(did.captured({ seat, what: ref(card), clause }));
}
