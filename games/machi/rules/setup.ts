import { callFor, type List, NONE, type Options, type Rng, shuffle } from 'engawa';
import { BUILDINGS, CARDS, FIRST_BUILDING, START_HAND, VILLAGERS, YEARS } from '../data/index.ts';
import { deck, toHand } from './cards.ts';
import { READINGS } from './readings.ts';
import { layout, type MachiState, STEPS, WINTER } from './state.ts';

/** M-3, with the draws in the order of M-16.1: stature, villager deck, building deck. */
export function setup(seats: number, options: Options, rng: Rng): MachiState {
  const s = layout.create(seats);
  s.year = 1;
  s.readings = READINGS.chosen(options);
  s.years = typeof options.years === 'number' ? options.years : YEARS[seats]; // M-3.8
  s.season = WINTER;
  s.flop.fill(NONE);
  s.challenger = NONE;
  s.target = NONE;
  const stature = Array.from({ length: seats }, (_, rank) => rank); // M-3.4
  shuffle(stature, rng);
  for (let seat = 0; seat < seats; seat++) s.seat[seat].stature = stature[seat];
  fill(s.villagerDeck, 0, FIRST_BUILDING, rng);
  fill(s.buildingDeck, FIRST_BUILDING, CARDS.length, rng);
  for (let seat = 0; seat < seats; seat++) deal(s, seat);
  callFor(s, NONE, STEPS.year);
  return s;
}

function fill(cards: List, from: number, to: number, rng: Rng): void {
  for (let card = from; card < to; card++) cards.push(card);
  shuffle(cards.items(), rng);
}

/** M-3.5 */
function deal(s: MachiState, seat: number): void {
  for (const which of [VILLAGERS, BUILDINGS]) {
    for (let n = 0; n < START_HAND[which]; n++) toHand(s, seat, deck(s, which).pop());
  }
}
