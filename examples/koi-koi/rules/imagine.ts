import { type List, NONE, type Rng, shuffle, UNKNOWN } from 'engawa';
import { CARDS } from '../data/index.ts';
import { dealtYaku } from './deal.ts';
import { isOnField } from './field.ts';
import { type KoiKoiState, layout } from './state.ts';

/** A complete state that agrees with all the viewer has seen: hands nobody was dealt a prize for (K-4), and the rest in the deck. */
export function imagine(view: KoiKoiState, _viewer: number, rng: Rng): KoiKoiState {
  const world = layout.clone(view);
  const pool = unseenCards(world);
  for (let seat = 0; seat < world.seats; seat++) {
    const { hand } = world.seat[seat];
    if (hand.length > 0 && hand.at(0) === UNKNOWN) fillHand(hand, pool, rng);
  }
  for (const [i, card] of pool.sort((a, b) => a - b).entries()) world.deck.set(i, card);
  return world;
}

function unseenCards(s: KoiKoiState): number[] {
  const pool: number[] = [];
  for (let card = 0; card < CARDS.length; card++) {
    if (s.taker[card] !== NONE || s.laid === card || isOnField(s, card)) continue;
    if (s.seat.some(({ hand, shown }) => hand.includes(card) || shown.includes(card))) continue;
    pool.push(card);
  }
  return pool;
}

/** Draws a hand from the pool, again and again until it could have been dealt (K-11.4). */
function fillHand(hand: List, pool: number[], rng: Rng): void {
  do {
    shuffle(pool, rng);
    const drawn = pool.slice(0, hand.length).sort((a, b) => a - b);
    for (const [i, card] of drawn.entries()) hand.set(i, card);
  } while (dealtYaku(hand) !== NONE);
  pool.splice(0, hand.length);
}
