import { callFor, NONE, type Options, type Rng, shuffle } from 'engawa';
import {
  CITIES,
  CITY_TILES,
  COLOURS,
  DOUBLES,
  HIGHEST_REWARD,
  INFLUENCE_TILES,
  LOWEST_REWARD,
  REWARDS,
  SIDES,
  START,
  START_VP,
  TRANSPORT_VALUE,
  tableFor,
} from '../data/index.ts';
import { READINGS } from './readings.ts';
import { layout, type NipponState, POINTS, STEPS } from './state.ts';
import { fillRows, fillSlots } from './workers.ts';

/** N-4, with the draws in the order of N-12.2. */
export function setup(seats: number, options: Options, rng: Rng): NipponState {
  const s = layout.create(seats);
  s.readings = READINGS.chosen(options);
  s.first = rng.below(seats);
  layRewards(s, rng);
  layCities(s, rng);
  s.marker = 1;
  s.last = NONE;
  s.doubles = DOUBLES; // N-4.3
  s.factoryOwner.fill(NONE); // N-4.4
  s.influenceOwner.fill(NONE);
  for (let turn = 0; turn < seats; turn++) seatPlayer(s, (s.first + turn) % seats, START_VP[turn]);
  s.bag.fill(tableFor(seats).workersPerColour, 0, COLOURS.length); // N-4.7
  fillSlots(s, rng); // N-4.8
  fillRows(s, rng, 'N-4.8');
  callFor(s, s.first, STEPS.turnStart);
  return s;
}

/** N-4.1, N-4.2, N-4.10 */
function seatPlayer(s: NipponState, seat: number, vp: number): void {
  const me = s.seat[seat];
  me.yen = START.yen;
  me.coal = START.coal;
  me.blueprints = START.blueprints;
  me.factory.fill(NONE);
  me.transportValue.fill(TRANSPORT_VALUE);
  me.tiles.set(INFLUENCE_TILES);
  me.points[POINTS.start] = vp;
}

/** N-4.5: from each multiplier's stack of six, some random tiles leave the game. */
function layRewards(s: NipponState, rng: Rng): void {
  for (const [i, reward] of REWARDS.entries()) s.rewards[i] = reward.count;
  const { rewardsRemoved } = tableFor(s.seats);
  for (let level = LOWEST_REWARD; level <= HIGHEST_REWARD; level++) {
    const stack = s.rewards.subarray((level - LOWEST_REWARD) * 3, (level - LOWEST_REWARD + 1) * 3);
    for (let n = 0; n < rewardsRemoved; n++) {
      let pick = rng.below(stack[0] + stack[1] + stack[2]);
      let bonus = 0;
      while (pick >= stack[bonus]) pick -= stack[bonus++];
      stack[bonus]--;
      s.rewardsGone++;
    }
  }
}

/** N-4.6 */
function layCities(s: NipponState, rng: Rng): void {
  const tiles = CITY_TILES.map((_, i) => i);
  shuffle(tiles, rng);
  for (let city = 0; city < CITIES.length; city++) {
    s.cityTile[city] = tiles[city];
    s.cityTurn[city] = rng.below(SIDES);
  }
}
