import { callFor, NONE, type Options, type Rng, shuffle } from 'engawa';
import {
  BOATS,
  BUILDINGS,
  CULTURE_TOKENS,
  CULTURES,
  FLEETS,
  ISLANDS,
  LIGHT_SPACES,
  SANCTUARIES,
  SPECIALISTS,
  START_COINS,
  tableFor,
} from '../data/index.ts';
import { READINGS } from './readings.ts';
import { showBuildings, showSpecialists } from './round.ts';
import { EMPTY, layout, STEPS, type YamataiState } from './state.ts';

/** T-4, with the draws in its order. */
export function setup(seats: number, options: Options, rng: Rng): YamataiState {
  const s = layout.create(seats);
  s.readings = READINGS.chosen(options);
  s.round = 1;
  s.last = NONE;
  s.taken.fill(NONE);
  s.boat.fill(NONE);
  s.specialistOwner.fill(NONE);
  s.builtBy.fill(NONE);
  for (let seat = 0; seat < seats; seat++) seatPlayer(s, seat);
  for (const specialist of shuffled(SPECIALISTS.length, rng)) s.specialistDeck.push(specialist);
  showSpecialists(s); // T-4.1
  for (const tile of shuffled(BUILDINGS.length, rng)) {
    s.buildingDeck.push(tile);
    for (let seat = 0; seat < seats; seat++) s.seat[seat].memo.push(0);
  }
  showBuildings(s); // T-4.2
  for (const [i, fleet] of shuffled(FLEETS.length, rng).entries()) {
    (i < LIGHT_SPACES ? s.fleetsUp : s.fleetsDown).push(fleet); // T-4.3
  }
  layCultures(s, rng);
  orderMeeples(s, rng);
  for (const [i, boat] of BOATS.entries()) s.supply[i] = boat.count; // T-4.8
  s.sanctuaries = SANCTUARIES;
  callFor(s, s.order[0], STEPS.chooseFleet);
  return s;
}

function shuffled(n: number, rng: Rng): number[] {
  const items = Array.from({ length: n }, (_, i) => i);
  shuffle(items, rng);
  return items;
}

/** T-4.6 */
function seatPlayer(s: YamataiState, seat: number): void {
  const me = s.seat[seat];
  me.coins = START_COINS;
  me.left = tableFor(s.seats).buildings;
}

/** T-4.4: a mountain under every grey rim; blanks leave the board. */
function layCultures(s: YamataiState, rng: Rng): void {
  const tokens = shuffled(CULTURE_TOKENS.length, rng);
  for (let island = 0; island < ISLANDS.length; island++) {
    const { culture, mountain } = CULTURE_TOKENS[tokens[island]];
    s.mountain[island] = mountain ? 1 : 0;
    s.on[island] = culture < CULTURES.length ? culture : EMPTY;
  }
}

/** T-4.7: with two players the second meeples follow in the same order. */
function orderMeeples(s: YamataiState, rng: Rng): void {
  const first = shuffled(s.seats, rng);
  for (let i = 0; i < tableFor(s.seats).meeples; i++) s.order[i] = first[i % s.seats];
}
