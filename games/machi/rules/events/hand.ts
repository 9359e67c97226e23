import { call, NONE } from 'engawa';
import { EVENT, type EventName } from '../../data/index.ts';
import { cardRef, discard, fromHand, show } from '../cards.ts';
import type { Why } from '../reasons.ts';
import { type MachiState, STEPS } from '../state.ts';

/** M-13: what all events have in common. An event is a verb of the turn in which it may be played. */

/** The card of an event in hand, NONE without. */
function held(s: MachiState, seat: number, event: EventName): number {
  const { first, last } = EVENT[event];
  for (let card = first; card <= last; card++) if (s.holder[card] === seat + 1) return card;
  return NONE;
}

/** M-13: the reason if the event is not in hand. */
export const lacks = (s: MachiState, seat: number, event: EventName): Why =>
  held(s, seat, event) === NONE ? 'M-13' : undefined;

/** The reference of an event in hand, for its deed. */
export const eventRef = (s: MachiState, seat: number, event: EventName): string => cardRef(held(s, seat, event));

/** Applied, then discarded (M-12.2). */
export function spend(s: MachiState, seat: number, event: EventName): void {
  const card = held(s, seat, event);
  fromHand(s, seat, card);
  discard(s, card);
}

/** An event that needs further steps lies open until they are done. */
export function layOpen(s: MachiState, seat: number, event: EventName): void {
  const card = held(s, seat, event);
  show(s, card);
  call(s, STEPS.spent, card);
}
