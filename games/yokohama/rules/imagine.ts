import { NONE, type Rng, shuffledWhere } from 'engawa';
import { CARDS, ORDERS } from '../data/index.ts';
import { layout, type YokohamaState } from './state.ts';

/** Y-16.1: fills what a seat cannot know, in agreement with all it has seen. */
export function imagine(view: YokohamaState, viewer: number, rng: Rng): YokohamaState {
  const s = layout.clone(view);
  imagineTechnologies(s, rng);
  imagineOrders(s, viewer, rng);
  return s;
}

function imagineTechnologies(s: YokohamaState, rng: Rng): void {
  const seen = new Uint8Array(CARDS.length);
  for (const card of s.laboratories) if (card !== NONE) seen[card] = 1;
  for (let seat = 0; seat < s.seats; seat++)
    for (const card of s.seat[seat].technologies) if (card !== NONE) seen[card] = 1;
  const rest = shuffledWhere(0, CARDS.length, (card) => !seen[card], rng);
  for (let i = 0; i < s.technologyDeck.length; i++) s.technologyDeck.set(i, rest[i]);
}

/** Cards taken from a port were seen (Y-16.2); only starting orders and those put back are guessed. */
function imagineOrders(s: YokohamaState, viewer: number, rng: Rng): void {
  const seen = new Uint8Array(ORDERS.length);
  for (const order of s.ports) if (order !== NONE) seen[order] = 1;
  for (let order = 0; order < ORDERS.length; order++) {
    if (s.takenBy[order] !== NONE || s.fulfilledBy[order] !== NONE) seen[order] = 1;
  }
  if (viewer !== NONE) {
    const me = s.seat[viewer];
    for (let i = 0; i < me.orders.length; i++) seen[me.orders.at(i)] = 1;
    if (me.returned !== NONE) seen[me.returned] = 1;
  }
  const rest = shuffledWhere(0, ORDERS.length, (order) => !seen[order], rng);
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat === viewer) continue;
    const { orders } = s.seat[seat];
    let known = 0;
    for (let order = 0; order < ORDERS.length; order++) {
      if (s.takenBy[order] === seat && s.fulfilledBy[order] === NONE) orders.set(orders.length - ++known, order);
    }
    for (let i = 0; i < orders.length - known; i++) orders.set(i, rest.pop()!);
    s.seat[seat].returned = choosing(s, seat) ? NONE : rest.pop()!;
  }
  for (let i = 0; i < s.orderDeck.length; i++) s.orderDeck.set(i, rest.pop()!);
}

/** Has the seat not kept its first order yet? */
const choosing = (s: YokohamaState, seat: number): boolean => s.cells[s.ownStacks[seat]] > 0;
