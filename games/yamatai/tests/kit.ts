import { NONE, type Options, type Step } from 'engawa';
import { type Scene, scene } from 'engawa/testing';
import { BOAT, BUILDINGS, CULTURES, FLEETS, ISLANDS, MOUNTAINS, SPACES, SPECIALISTS, tableFor } from '../data/index.ts';
import yamatai from '../index.ts';
import { EMPTY, PALACE, SANCTUARY, STANDARD, STEPS, TORII, type YamataiState } from '../rules/state.ts';

type S = YamataiState;

const byId = (items: readonly { readonly id: string }[], id: string): number => {
  const found = items.findIndex((item) => item.id === id);
  if (found < 0) throw new Error(`no ${id}`);
  return found;
};
export const island = (id: string): number => byId(ISLANDS, id);
export const space = (id: string): number => byId(SPACES, id);
export const tile = (id: string): number => byId(BUILDINGS, id);
export const specialist = (id: string): number => byId(SPECIALISTS, id);
const culture = (id: string): number => byId(CULTURES, id);

/** Seat 0 is about to act with a fleet in hand, on a map without tokens, its mountains out of the way (i28 to i34). */
export function bench(
  step: Step,
  { seats = 3, fleet = 1, options = {} }: { seats?: number; fleet?: number; options?: Options } = {},
) {
  const t = scene(yamatai, seats, 'scene', options);
  const { s } = t;
  s.on.fill(EMPTY);
  s.spentCulture.fill(CULTURES[0].tokens);
  s.mountain.fill(0);
  s.mountain.fill(1, ISLANDS.length - MOUNTAINS);
  for (let i = 0; i < tableFor(seats).meeples; i++) s.order[i] = i % seats;
  deal(s);
  if (step !== STEPS.chooseFleet) takeFleet(s, fleet);
  t.stage(0, step);
  return { t: checked(t), s, me: s.seat[0] };
}

/** The same scene, with the invariants checked after every move. */
function checked(t: Scene<S>): Scene<S> {
  const { playAs } = t;
  t.playAs = (seat, move) => {
    yamatai.check(t.s);
    playAs(seat, move);
    yamatai.check(t.s);
    return t;
  };
  return t;
}

/** Fleets 1 to 5 face up, 6 to 10 face down, unless told. */
export function deal(s: S, up: readonly number[] = [1, 2, 3, 4, 5], down: readonly number[] = [6, 7, 8, 9, 10]): void {
  s.fleetsUp.clear();
  s.fleetsDown.clear();
  for (const n of up) s.fleetsUp.push(n - 1);
  for (const n of down) s.fleetsDown.push(n - 1);
}

/** The meeple whose turn it is has taken this fleet already. */
function takeFleet(s: S, number: number): void {
  const others = FLEETS.map((f) => f.number).filter((n) => n !== number);
  deal(s, others.slice(0, 4), others.slice(4));
  s.taken[s.turn] = number - 1;
}

export function hand(s: S, seat: number, ...boats: string[]): void {
  for (const boat of boats) {
    s.supply[BOAT[boat]]--;
    s.seat[seat].hand[BOAT[boat]]++;
  }
}

export const handOf = (s: S, seat: number): Record<string, number> => named(s.seat[seat].hand);
export const portOf = (s: S, seat: number): Record<string, number> => named(s.seat[seat].port);
const named = (cells: Int16Array): Record<string, number> =>
  Object.fromEntries(Object.entries(BOAT).flatMap(([id, i]) => (cells[i] ? [[id, cells[i]]] : [])));

/** Boats on the board: `{ s01: 'stone' }`. */
export function boats(s: S, at: Record<string, string>): void {
  for (const [id, boat] of Object.entries(at)) {
    s.supply[BOAT[boat]]--;
    s.boat[space(id)] = BOAT[boat];
  }
}

/** The same, placed this turn, in this order. */
export function laid(s: S, at: Record<string, string>): void {
  boats(s, at);
  for (const id of Object.keys(at)) {
    s.marked.push(space(id));
    s.laid++;
    s.last = space(id);
  }
}

export const boatAt = (s: S, id: string): string | undefined =>
  Object.keys(BOAT).find((boat) => BOAT[boat] === s.boat[space(id)]);

export function tokens(s: S, at: Record<string, string>): void {
  for (const [id, kind] of Object.entries(at)) {
    s.spentCulture[culture(kind)]--;
    s.on[island(id)] = culture(kind);
  }
}

export function holds(s: S, seat: number, ...kinds: string[]): void {
  for (const kind of kinds) {
    s.spentCulture[culture(kind)]--;
    s.seat[seat].culture[culture(kind)]++;
  }
}

export const cultureOf = (s: S, seat: number): number => s.seat[seat].culture.reduce((a, b) => a + b, 0);

export function mountain(s: S, id: string): void {
  s.mountain[s.mountain.lastIndexOf(1)] = 0;
  s.mountain[island(id)] = 1;
}

export function sanctuary(s: S, ...ids: string[]): void {
  for (const id of ids) {
    s.on[island(id)] = SANCTUARY;
    s.sanctuaries--;
  }
}

/** The buildings face up; the rest goes back into the deck, in order of their ids. */
export function row(s: S, ...ids: string[]): void {
  s.buildingRow.clear();
  for (const id of ids) s.buildingRow.push(tile(id));
  restack(s);
}

function restack(s: S): void {
  s.buildingDeck.clear();
  const away = (i: number) =>
    s.builtBy[i] !== NONE || s.buildingRow.includes(i) || s.seat.some((me) => me.reserved.includes(i));
  for (let i = BUILDINGS.length - 1; i >= 0; i--) if (!away(i)) s.buildingDeck.push(i);
  for (const me of s.seat.slice(0, s.seats)) {
    me.memo.clear();
    me.seen.fill(0);
    for (let i = 0; i < s.buildingDeck.length; i++) me.memo.push(0);
  }
}

/** The deck from the top: these first, then the rest. */
export function deckTop(s: S, ...ids: string[]): void {
  for (const id of [...ids].reverse()) {
    s.buildingDeck.remove(tile(id));
    s.buildingDeck.push(tile(id));
  }
}

export const deckFromTop = (s: S): string[] =>
  Array.from(s.buildingDeck.items(), (i) => BUILDINGS[i]?.id ?? '?').reverse();

/** Tiles of the row or the deck that a seat has built; the figures are laid out apart. */
export function built(s: S, seat: number, ...ids: string[]): void {
  for (const id of ids) {
    if (s.buildingRow.includes(tile(id))) s.buildingRow.remove(tile(id));
    s.builtBy[tile(id)] = seat;
  }
  restack(s);
}

export function reserved(s: S, seat: number, ...ids: string[]): void {
  for (const id of ids) {
    if (s.buildingRow.includes(tile(id))) s.buildingRow.remove(tile(id));
    s.seat[seat].reserved.push(tile(id));
  }
  restack(s);
}

/** Standard buildings on the board, with some house tile of the deck each. */
export function houses(s: S, seat: number, ...ids: string[]): void {
  for (const id of ids) {
    s.on[island(id)] = STANDARD + seat;
    s.seat[seat].left--;
    const spare = Array.from(s.buildingDeck.items()).find((i) => BUILDINGS[i].standard);
    built(s, seat, BUILDINGS[spare!].id);
  }
}

export function figure(s: S, kind: 'torii' | 'palace', id: string, seat = 2): void {
  s.on[island(id)] = kind === 'torii' ? TORII : PALACE;
  const spare = Array.from(s.buildingDeck.items()).find((i) => BUILDINGS[i].kind === kind);
  built(s, seat, BUILDINGS[spare!].id);
}

export function employ(s: S, seat: number, ...ids: string[]): void {
  for (const id of ids) {
    const i = specialist(id);
    if (s.specialistRow.includes(i)) s.specialistRow.remove(i);
    if (s.specialistDeck.includes(i)) s.specialistDeck.remove(i);
    s.specialistOwner[i] = seat;
  }
}

/** The specialists face up, with coins on them; the rest makes up the deck. */
export function offer(s: S, ...on: (string | [string, number])[]): void {
  s.specialistRow.clear();
  s.specialistDeck.clear();
  s.coinsOn.fill(0);
  for (const entry of on) {
    const [id, coins] = typeof entry === 'string' ? [entry, 0] : entry;
    s.specialistRow.push(specialist(id));
    s.coinsOn[specialist(id)] = coins;
  }
  for (let i = 0; i < SPECIALISTS.length; i++) {
    if (s.specialistOwner[i] === NONE && !s.specialistRow.includes(i)) s.specialistDeck.push(i);
  }
}

/** Ends the turn without doing anything that is not owed. */
export function pass(t: Scene<S>): void {
  do {
    const legal = t.legal();
    t.play(['stop', 'skip'].find((move) => legal.includes(move)) ?? legal[0]);
  } while (t.step() !== undefined && t.step() !== 'chooseFleet');
}
