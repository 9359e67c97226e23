import { NONE } from 'engawa';
import { INFLUENCE_SLOTS, REGION_VP, REGIONS, SHIPS, SLOTS_OF_REGION, TRAINS } from '../data/index.ts';
import { did } from './deeds.ts';
import { FULL_THIRD, OVERSEAS_BEHIND } from './readings.ts';
import { REF } from './refs.ts';
import { type NipponState, POINTS } from './state.ts';

/** N-9.1: trains count only beside an influence tile of one's own. */
export function influenceOf(s: NipponState, seat: number, region: number): number {
  let sum = 0;
  for (const slot of SLOTS_OF_REGION[region]) if (s.influenceOwner[slot] === seat) sum += s.influenceValue[slot];
  return sum === 0 ? 0 : sum + s.seat[seat].transportSum[TRAINS * REGIONS.length + region];
}

/** N-9.2 */
export function overseasIn(s: NipponState, region: number): number {
  let sum = 0;
  for (const slot of SLOTS_OF_REGION[region])
    if (s.influenceOwner[slot] === NONE) sum += INFLUENCE_SLOTS[slot].overseas;
  return sum;
}

/** N-9.4 and N-9.5: what a party gets that has `above` parties before it and shares its place with `tied` in all. */
function share(row: readonly number[], above: number, tied: number): number {
  let sum = 0;
  for (let place = above; place < above + tied; place++) sum += row[place] ?? 0;
  return Math.floor(sum / tied);
}

/** How a seat stands in a region: parties before it, how many share its place with it, and VP from ships; nothing where it has no influence. */
export function standingIn(s: NipponState, seat: number, region: number) {
  const mine = influenceOf(s, seat, region);
  if (mine === 0) return undefined; // N-9.3
  const overseas = overseasIn(s, region);
  let above = overseas > mine ? 1 : 0;
  // N-19.2: at some tables the overseas companies come after the players they tie with.
  let tied = overseas === mine && !(s.readings & OVERSEAS_BEHIND) ? 2 : 1;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    const theirs = influenceOf(s, other, region);
    if (theirs > mine) above++;
    else if (theirs === mine) tied++;
  }
  // N-9.6: ships sail for the first and second place only.
  const ships = above < 2 ? s.seat[seat].transportSum[SHIPS * REGIONS.length + region] : 0;
  return { above, tied, ships };
}

/** N-9.4: the VP of a place. N-19.3: at some tables third place is not divided. */
export const placePoints = (s: NipponState, above: number, tied: number, row: readonly number[]): number =>
  above === THIRD && s.readings & FULL_THIRD ? row[THIRD] : share(row, above, tied);

/** The place a seat has in a region, with how many it shares it, and the VP it would get there, without and from ships. */
export function regionPoints(s: NipponState, seat: number, region: number, row: readonly number[]) {
  const standing = standingIn(s, seat, region);
  if (!standing) return { place: 0, tied: 0, places: 0, ships: 0 };
  const { above, tied, ships } = standing;
  return { place: above + 1, tied, places: placePoints(s, above, tied, row), ships };
}

/** Parties ahead of third place. */
const THIRD = 2;

const ALONE = { clause: 'N-9.4' } as const;
const SHARED = { from: 'tie', clause: 'N-9.5' } as const;
const SCORED = [did.scoredFirst, did.scoredSecond, did.scoredThird] as const;

/** N-9: the first, second or third scoring, whichever is next. */
export function scoreRegions(s: NipponState): void {
  const row = REGION_VP[s.scorings];
  s.tell?.(did.scoringBegins({ seat: NONE, n: s.scorings + 1, clause: 'N-9' }));
  for (let region = 0; region < REGIONS.length; region++) {
    for (let seat = 0; seat < s.seats; seat++) {
      const { place, tied, places, ships } = regionPoints(s, seat, region, row);
      const { points } = s.seat[seat];
      const what = REF.region[region];
      points[POINTS.scoring + s.scorings] += places;
      points[POINTS.ships] += ships;
      if (places > 0)
        s.tell?.(SCORED[s.scorings]({ seat, n: places, what, of: place, ...(tied > 1 ? SHARED : ALONE) }));
      if (ships > 0) s.tell?.(did.shipsScored({ seat, n: ships, what, clause: 'N-9.6' }));
    }
  }
  s.scorings++;
}
