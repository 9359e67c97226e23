import { NONE } from 'engawa';
import { ADJACENT, AROUND, BOATS, boatUnit, CULTURES, SPACES, TOUCHES } from '../data/index.ts';
import { did } from './deeds.ts';
import { PALACE, STANDARD, TORII, type YamataiState } from './state.ts';

/** Questions to the map, and boats that move on it with their marks (T-8.1.6). */

export const hasToken = (s: YamataiState, island: number): boolean =>
  s.on[island] >= 0 && s.on[island] < CULTURES.length;

export const isFigure = (content: number): boolean => content === TORII || content === PALACE;

/** The boats around an island, four bits a colour. */
export function boatsAround(s: YamataiState, island: number): number {
  const spaces = AROUND[island];
  let boats = 0;
  for (let i = 0; i < spaces.length; i++) {
    const boat = s.boat[spaces[i]];
    if (boat !== NONE) boats += boatUnit(boat);
  }
  return boats;
}

/** Does one of the first `n` marked boats touch this island? */
export function touched(s: YamataiState, island: number, n = s.marked.length): boolean {
  for (let i = 0; i < n; i++) if (TOUCHES[s.marked.at(i)].includes(island)) return true;
  return false;
}

/** Does a standard building of that seat stand on an island adjacent to this one? */
export function hasNeighbour(s: YamataiState, seat: number, island: number): boolean {
  const near = ADJACENT[island];
  for (let i = 0; i < near.length; i++) if (s.on[near[i]] === STANDARD + seat) return true;
  return false;
}

const refOf = (space: number): string => `space:${SPACES[space].id}`;

/** The boat that has gone from one space to another. */
const boatGone = (s: YamataiState, from: number, to: number) => ({
  what: `boat:${BOATS[s.boat[to]].id}`,
  from: refOf(from),
  to: refOf(to),
});

export const isMarked = (s: YamataiState, space: number): boolean => s.marked.includes(space);

/** A boat goes to a free space. */
export function slideBoat(s: YamataiState, seat: number, from: number, to: number): void {
  s.boat[to] = s.boat[from];
  s.boat[from] = NONE;
  const i = s.marked.indexOf(from);
  if (i >= 0) s.marked.set(i, to);
  if (s.last === from) s.last = to;
  s.tell?.(did.slid({ seat, ...boatGone(s, from, to), clause: 'T-11.4' }));
}

export function swapBoats(s: YamataiState, seat: number, a: number, b: number): void {
  const boat = s.boat[a];
  s.boat[a] = s.boat[b];
  s.boat[b] = boat;
  const i = s.marked.indexOf(a);
  const k = s.marked.indexOf(b);
  if (i >= 0) s.marked.set(i, b);
  if (k >= 0) s.marked.set(k, a);
  if (s.last === a) s.last = b;
  else if (s.last === b) s.last = a;
  s.tell?.(did.boatSwapped({ seat, ...boatGone(s, a, b), clause: 'T-11.8' }));
  s.tell?.(did.boatSwapped({ seat, ...boatGone(s, b, a), clause: 'T-11.8' }));
}

/** A boat goes back to the supply; if it was the last one laid, the chain has no end any more. */
export function removeBoat(s: YamataiState, seat: number, space: number): void {
  s.tell?.(did.boatRemoved({ seat, what: `boat:${BOATS[s.boat[space]].id}`, from: refOf(space), clause: 'T-11.7' }));
  s.supply[s.boat[space]]++;
  s.boat[space] = NONE;
  const i = s.marked.indexOf(space);
  if (i >= 0) s.marked.removeAt(i);
  if (s.last === space) s.last = NONE;
}
