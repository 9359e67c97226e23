import { call, end, NONE, type Rng } from 'engawa';
import { COLOURS, FIRST_GOLDEN, SCORING_AFTER, SLOTS, tableFor, WORKERS_PER_SLOT } from '../data/index.ts';
import { did } from './deeds.ts';
import { auto, chance } from './kit.ts';
import { REF } from './refs.ts';
import { scoreRegions } from './scoring.ts';
import { type NipponState, type Player, STEPS } from './state.ts';

/** Workers lie in rows of six counters, one per colour. */
export function countAt(cells: Int16Array, place: number): number {
  let n = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) n += cells[place * COLOURS.length + colour];
  return n;
}

export const workersOn = (me: Player): number => countAt(me.workers, 0);

/** One worker from the bag, uniform without replacement (N-12.2). */
function draw(s: NipponState, rng: Rng, into: Int16Array, place: number, to: string, clause: string): void {
  let n = rng.below(countAt(s.bag, 0));
  let colour = 0;
  while (n >= s.bag[colour]) n -= s.bag[colour++];
  s.bag[colour]--;
  into[place * COLOURS.length + colour]++;
  s.tell?.(did.drew({ seat: NONE, what: REF.worker[colour], to, clause }));
}

/** N-8.3 step 1: every action slot up to three, slot 1 first. */
export function fillSlots(s: NipponState, rng: Rng): void {
  for (let slot = 0; slot < SLOTS.length; slot++) {
    while (countAt(s.slots, slot) < WORKERS_PER_SLOT) draw(s, rng, s.slots, slot, REF.slot[slot], 'N-8.3');
  }
}

/** N-8.3 step 2, N-8.5 and N-7.4: the rows from a given one on, as far as the bag goes. */
export function fillRows(s: NipponState, rng: Rng, clause: string, from = 0): void {
  const { rows, perRow } = tableFor(s.seats);
  s.openPlaces = 0;
  for (let row = from; row < rows; row++) {
    while (countAt(s.rows, row) < perRow && countAt(s.bag, 0) > 0) draw(s, rng, s.rows, row, 'rows', clause);
    s.openPlaces += perRow - countAt(s.rows, row);
  }
}

/** After a turn that took a worker from `slot` (NONE after a consolidation, N-7.5). */
export const workers = auto(STEPS.workers, (s, f) => {
  const { slot } = f;
  end(s);
  if (slot === NONE || countAt(s.slots, slot) > 0) return; // N-8.1
  const row = topRow(s);
  if (row === NONE) call(s, STEPS.refill);
  else moveRow(s, row, slot);
});

function topRow(s: NipponState): number {
  for (let row = 0; row < tableFor(s.seats).rows; row++) if (countAt(s.rows, row) > 0) return row;
  return NONE;
}

/** N-8.2 */
function moveRow(s: NipponState, row: number, slot: number): void {
  for (let colour = 0; colour < COLOURS.length; colour++) {
    s.slots[slot * COLOURS.length + colour] += s.rows[row * COLOURS.length + colour];
    s.rows[row * COLOURS.length + colour] = 0;
  }
  s.tell?.(did.movedUp({ seat: NONE, what: 'workers', to: REF.slot[slot], clause: 'N-8.2' }));
}

/** N-8.3 */
export const refill = chance(STEPS.refill, (s, _f, rng) => {
  end(s);
  // Told first, since it heads what is drawn; N-13 A29: in the golden phase the marker would stay.
  const moves = s.marker < FIRST_GOLDEN;
  s.tell?.(did.refilled({ seat: NONE, n: moves ? s.marker + 1 : s.marker, clause: 'N-8.3' }));
  fillSlots(s, rng);
  fillRows(s, rng, 'N-8.3');
  if (!moves) return;
  s.marker++;
  if (SCORING_AFTER.includes(s.marker)) scoreRegions(s); // N-8.4
});

/** N-7.4: the open places are at the bottom, since rows are filled from the top. */
export const fillOpenRows = chance(STEPS.fillRows, (s, _f, rng) => {
  const { rows, perRow } = tableFor(s.seats);
  end(s);
  fillRows(s, rng, 'N-7.4', rows - Math.ceil(s.openPlaces / perRow));
});
