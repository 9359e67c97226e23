import { callFor, end, type GameEvent, type List, NONE, shuffle } from 'engawa';
import {
  BOATS,
  BUILDING_ROW,
  BUILDINGS,
  COINS_PER_ROUND,
  FLEETS,
  LIGHT_SPACES,
  ROW,
  SPECIALISTS,
  tableFor,
} from '../data/index.ts';
import { did } from './deeds.ts';
import { chance } from './kit.ts';
import { forgetTop } from './memory.ts';
import { STEPS, type YamataiState } from './state.ts';

/** T-13.1: what happens when every meeple has acted. When the game is over, nothing more is planned. */
export function endRound(s: YamataiState): void {
  if (s.tell && endOf(s) === undefined) {
    s.tell(did.roundBegins({ seat: NONE, n: s.round + 1, clause: 'T-13.1' }));
  }
  if (!prepare(s)) {
    s.tell?.(endOf(s)!);
    return;
  }
  orderMeeples(s);
  slideFleets(s);
  callFor(s, NONE, STEPS.returnFleets);
}

/** T-13.1.1, T-13.1.2: false as soon as the game ends (T-13.2). */
function prepare(s: YamataiState): boolean {
  if (someoneBuiltAll(s) || someColourIsGone(s)) return false;
  layCoins(s);
  return showSpecialists(s) && showBuildings(s);
}

/** T-13.2 (a) */
function someoneBuiltAll(s: YamataiState): boolean {
  for (let seat = 0; seat < s.seats; seat++) if (s.seat[seat].left === 0) return true;
  return false;
}

/** T-13.2 (b) */
function someColourIsGone(s: YamataiState): boolean {
  for (let boat = 0; boat < BOATS.length; boat++) if (s.supply[boat] === 0) return true;
  return false;
}

/** T-13.2: which of its conditions ends the game with this round. */
export function endOf(s: YamataiState): GameEvent | undefined {
  const end = { seat: NONE, clause: 'T-13.2' };
  const whom = s.seat.findIndex((me, seat) => seat < s.seats && me.left === 0);
  if (whom >= 0) return did.lastBuildingPlaced({ ...end, whom });
  const colour = s.supply.indexOf(0);
  if (colour >= 0) return did.boatsRanOut({ ...end, what: `boat:${BOATS[colour].id}` });
  const specialists = s.specialistRow.length + s.specialistDeck.length;
  if (specialists < ROW) return did.specialistsRanOut({ ...end, n: specialists });
  const buildings = s.buildingRow.length + s.buildingDeck.length;
  return buildings < BUILDING_ROW ? did.buildingsRanOut({ ...end, n: buildings }) : undefined;
}

/** T-13.1.1 */
function layCoins(s: YamataiState): void {
  for (let i = 0; i < s.specialistRow.length; i++) {
    const specialist = s.specialistRow.at(i);
    s.coinsOn[specialist] += COINS_PER_ROUND;
    s.tell?.(
      did.coinsLaid({ seat: NONE, what: 'coins', n: COINS_PER_ROUND, to: helper(specialist), clause: 'T-13.1.1' }),
    );
  }
}

const helper = (specialist: number): string => `specialist:${SPECIALISTS[specialist].id}`;

/** T-13.2 (c) */
export function showSpecialists(s: YamataiState): boolean {
  return fill(s.specialistRow, ROW, s.specialistDeck, (specialist) => {
    s.tell?.(did.specialistShown({ seat: NONE, what: helper(specialist), clause: 'T-13.1.1' }));
  });
}

/** T-13.1.2, T-13.2 (d) */
export function showBuildings(s: YamataiState): boolean {
  return fill(s.buildingRow, BUILDING_ROW, s.buildingDeck, (tile) => {
    forgetTop(s, tile);
    s.tell?.(did.buildingShown({ seat: NONE, what: `building:${BUILDINGS[tile].id}`, clause: 'T-13.1.2' }));
  });
}

function fill(row: List, full: number, deck: List, shown: (tile: number) => void): boolean {
  while (row.length < full && deck.length > 0) {
    const tile = deck.pop();
    row.push(tile);
    shown(tile);
  }
  return row.length === full;
}

/** T-13.1.3: ascending by the number of the fleet taken. */
function orderMeeples(s: YamataiState): void {
  const { meeples } = tableFor(s.seats);
  s.returned.fill(0);
  for (let i = 0; i < meeples; i++) s.returned[s.taken[i]] = 1;
  for (let i = 1; i < meeples; i++) {
    const seat = s.order[i];
    const fleet = s.taken[i];
    let at = i;
    for (; at > 0 && s.taken[at - 1] > fleet; at--) {
      s.order[at] = s.order[at - 1];
      s.taken[at] = s.taken[at - 1];
    }
    s.order[at] = seat;
    s.taken[at] = fleet;
  }
  for (let i = 0; i < meeples; i++) {
    const what = FLEETS[s.taken[i]].number;
    s.tell?.(did.playsNext({ seat: NONE, whom: s.order[i], what: `fleet:${what}`, clause: 'T-13.1.3' }));
  }
}

/** T-13.1.4: tiles left on the track move up to the light spaces. */
function slideFleets(s: YamataiState): void {
  while (s.fleetsUp.length < LIGHT_SPACES) {
    const fleet = s.fleetsDown.removeAt(0);
    s.fleetsUp.push(fleet);
    s.tell?.(did.fleetShown({ seat: NONE, what: `fleet:${FLEETS[fleet].number}`, clause: 'T-13.1.4' }));
  }
}

/** T-13.1.4: the tiles of this round come back face down at the right end, and the next round begins. */
export const returnFleets = chance(STEPS.returnFleets, (s, _f, rng) => {
  end(s);
  const tiles = s.taken.subarray(0, tableFor(s.seats).meeples);
  shuffle(tiles, rng);
  for (let i = 0; i < tiles.length; i++) s.fleetsDown.push(tiles[i]);
  s.tell?.(did.fleetsReturned({ seat: NONE, n: tiles.length, clause: 'T-13.1.4' }));
  s.taken.fill(NONE);
  s.turn = 0;
  s.goldTraded = 0;
  s.round++;
  callFor(s, s.order[0], STEPS.chooseFleet);
});
