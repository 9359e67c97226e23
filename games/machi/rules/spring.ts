import { call, callFor, end, NONE } from 'engawa';
import { ABILITY, DRAWS, deckOfSlot, FLOP_SLOTS, PALACE_DRAWS } from '../data/index.ts';
import { cardRef, deck, discardPile, show, toHand } from './cards.ts';
import { did } from './deeds.ts';
import { auto, decide } from './kit.ts';
import { EVENTS_ANY_TIME } from './readings.ts';
import { type MachiState, type Player, SPRING, STEPS } from './state.ts';
import { hasAbility } from './village.ts';
import { firstPlayer } from './year.ts';

/** M-6.1: the flop, then the turns. */
export const spring = auto(STEPS.spring, (s) => {
  end(s);
  s.season = SPRING;
  s.first = firstPlayer(s);
  s.tell?.(did.springBegan({ seat: NONE, n: s.year, of: s.years, whom: s.first, clause: 'M-4.4' }));
  callFor(s, NONE, STEPS.springTurns);
  callFor(s, NONE, STEPS.flop, 0, FLOP_SLOTS - 1);
});

/** Fills the empty slots from `slot` to `last`; a slot for which no card is left stays empty. */
export const flop = auto(STEPS.flop, (s, f) => {
  for (; f.slot <= f.last; f.slot++) {
    if (s.flop[f.slot] !== NONE) continue;
    const which = deckOfSlot(f.slot);
    const cards = deck(s, which);
    if (cards.length > 0) {
      const card = cards.pop();
      s.flop[f.slot] = card;
      show(s, card);
      s.tell?.(did.laidOut({ seat: NONE, what: cardRef(card), clause: 'M-6.1' }));
    } else if (discardPile(s, which).length > 0) {
      call(s, STEPS.reshuffle, which);
      return;
    }
  }
  end(s);
});

/** M-4.3: each in turn finishes the whole season, from the first player clockwise. */
export const springTurns = auto(STEPS.springTurns, (s, f) => {
  if (f.turn === s.seats) {
    end(s);
    clearFlop(s);
    return;
  }
  const seat = (s.first + f.turn++) % s.seats;
  const last = f.turn === s.seats ? 1 : 0;
  const anyTime = (s.readings & EVENTS_ANY_TIME) !== 0; // M-24.5
  if (s.year > 1) callFor(s, seat, STEPS.springAction);
  else if (anyTime) callFor(s, seat, STEPS.ownMoment); // M-6.10
  if (isLaidOut(s)) callFor(s, seat, STEPS.flopPick, last);
  else callFor(s, seat, STEPS.draws, drawsOf(s.seat[seat])); // M-6.2: nothing to pick
  if (anyTime) callFor(s, seat, STEPS.ownMoment);
});

function isLaidOut(s: MachiState): boolean {
  for (let slot = 0; slot < FLOP_SLOTS; slot++) if (s.flop[slot] !== NONE) return true;
  return false;
}

/** M-6.3, M-14.5 */
const drawsOf = (me: Player): number => (hasAbility(me, ABILITY.palace) ? PALACE_DRAWS : DRAWS);

function slotOf(s: MachiState, card: number): number {
  for (let slot = 0; slot < FLOP_SLOTS; slot++) if (s.flop[slot] === card) return slot;
  return NONE;
}

export const flopPick = decide(STEPS.flopPick, {
  pick: {
    why: (s, _me, _f, card) => (slotOf(s, card) === NONE ? 'M-6.2' : undefined),
    among: (s) => s.flop,
    play(s, me, f, card) {
      const { seat, last } = f;
      const slot = slotOf(s, card);
      end(s);
      s.flop[slot] = NONE;
      toHand(s, seat, card);
      s.tell?.(did.tookOpen({ seat, what: cardRef(card), clause: 'M-6.2' }));
      if (!last) call(s, STEPS.flop, slot, slot); // M-6.4
      call(s, STEPS.draws, drawsOf(me));
    },
  },
});

/** M-6.14: what is left goes under its own deck, slot 1 first, each next one below it. */
function clearFlop(s: MachiState): void {
  let n = 0;
  for (let slot = 0; slot < FLOP_SLOTS; slot++) {
    if (s.flop[slot] === NONE) continue;
    deck(s, deckOfSlot(slot)).insertAt(0, s.flop[slot]);
    s.flop[slot] = NONE;
    n++;
  }
  if (n > 0) s.tell?.(did.cleared({ seat: NONE, n, clause: 'M-6.14' }));
}
