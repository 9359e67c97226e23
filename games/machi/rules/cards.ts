import type { List } from 'engawa';
import { BUILDINGS, CARDS, DECK_IDS, deckOf, FIRST_BUILDING, isYakuza, VILLAGERS } from '../data/index.ts';
import { did } from './deeds.ts';
import { AUTUMN, LATE, type MachiState, type Player, SEEN } from './state.ts';

/** Cards between decks, hands and discard piles, and who may know where they are (M-15). */

export const deck = (s: MachiState, which: number): List => (which === VILLAGERS ? s.villagerDeck : s.buildingDeck);
export const discardPile = (s: MachiState, which: number): List =>
  which === VILLAGERS ? s.villagerDiscard : s.buildingDiscard;
export const handOf = (me: Player, card: number): List => (deckOf(card) === VILLAGERS ? me.villagers : me.buildings);

/** The references of a card in deeds: as a card in a hand or a pile, as somebody in play, as a building. */
export const cardRef = (card: number): string => `card:${CARDS[card].id}`;
export const personRef = (card: number): string => `${isYakuza(card) ? 'yakuza' : 'villager'}:${CARDS[card].id}`;
export const buildingRef = (card: number): string => `building:${CARDS[card].id}`;

/** M-12.4: can a card come from this deck? */
export const canDraw = (s: MachiState, which: number): boolean =>
  deck(s, which).length > 0 || discardPile(s, which).length > 0;

/** Hands and discard piles stay in order of card: what they hold is all that matters (M-12.5, M-16.2). */
function insertInOrder(cards: List, card: number): void {
  let i = cards.length;
  while (i > 0 && cards.at(i - 1) > card) i--;
  cards.insertAt(i, card);
}

/** Everybody sees where the card is now. */
export function show(s: MachiState, card: number): void {
  s.known[card] = SEEN;
  if (deckOf(card) === VILLAGERS) return;
  for (let seat = 0; seat < s.seats; seat++) s.seat[seat].studied[card - FIRST_BUILDING] = 0;
}

export function toHand(s: MachiState, seat: number, card: number): void {
  insertInOrder(handOf(s.seat[seat], card), card);
  s.holder[card] = seat + 1;
}

/** Out of the hand into the open. */
export function fromHand(s: MachiState, seat: number, card: number): void {
  handOf(s.seat[seat], card).remove(card);
  s.holder[card] = 0;
  show(s, card);
}

/** M-2.11 */
export function discard(s: MachiState, card: number): void {
  insertInOrder(discardPile(s, deckOf(card)), card);
  s.holder[card] = 0;
  show(s, card);
}

/** M-6.3: the top card of a deck goes to a hand, unseen by the others unless they knew it. */
export function takeTop(s: MachiState, seat: number, which: number): void {
  const card = deck(s, which).pop();
  toHand(s, seat, card);
  if (which === BUILDINGS && s.season === AUTUMN) markLate(s, card);
  s.tell?.(did.drew({ seat, what: cardRef(card), from: `deck:${DECK_IDS[which]}`, only: seat, clause: 'M-6.3' }));
}

/** Whoever knows this card knows that it came too late for the sites of this year. */
function markLate(s: MachiState, card: number): void {
  if (s.known[card] & SEEN) s.known[card] |= LATE;
  for (let seat = 0; seat < s.seats; seat++) {
    const { studied } = s.seat[seat];
    if (studied[card - FIRST_BUILDING] & SEEN) studied[card - FIRST_BUILDING] |= LATE;
  }
}

/** A discarded card goes into a deck at random: nobody knows any more where it is. */
export function forget(s: MachiState, card: number): void {
  s.known[card] = s.season === AUTUMN && deckOf(card) === BUILDINGS ? LATE : 0;
}

/** New sites may hold any card again. */
export function forgetLate(s: MachiState): void {
  for (let card = FIRST_BUILDING; card < CARDS.length; card++) {
    s.known[card] &= SEEN;
    for (let seat = 0; seat < s.seats; seat++) s.seat[seat].studied[card - FIRST_BUILDING] &= SEEN;
  }
}
