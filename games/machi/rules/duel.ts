import { callFor, callOwn, end, NONE, type Rng } from 'engawa';
import {
  ABILITY,
  COMBAT_GAIN,
  COMBAT_IDS,
  DOJO_HAND,
  DUEL_HAND,
  HIDEOUT,
  isYakuza,
  PASSES,
  SABRES,
  SHARPEN,
  SWORD_MASTER,
  WANTED_SABRES,
  WANTED_VP,
} from '../data/index.ts';
import { chance, decide, together } from './kit.ts';
import { discardPerson } from './stacks.ts';
import { type MachiState, type Player, POINTS, STEPS, TRAINED, WANTED } from './state.ts';
import { controllerOf, hasAbility, hasBlacksmith, seatAt } from './village.ts';

/** M-8.11 */
export function combatValue(s: MachiState, person: number): number {
  const seat = controllerOf(s, person);
  const me = s.seat[seat];
  let value = SABRES[person] || WANTED_SABRES;
  if (isYakuza(person) && hasAbility(me, ABILITY.hideout)) value += HIDEOUT; // M-14.8
  if (seatAt(s.spot[person]) === seat && hasBlacksmith(me)) value += SHARPEN; // M-14.9
  if (s.marks[person] & TRAINED) value += SWORD_MASTER; // M-13.6
  return value;
}

/** M-8.7: three cards of the seven, four with a Dojo (M-14.1). */
const combatHand = (me: Player): number => (hasAbility(me, ABILITY.dojo) ? DOJO_HAND : DUEL_HAND);

/** A random set of cards, as bits, out of those not in `without`. */
export function drawCombat(size: number, without: number, rng: Rng): number {
  let left = 0;
  for (let card = 0; card < COMBAT_IDS.length; card++) if (!(without & (1 << card))) left++;
  let hand = 0;
  let missing = size;
  for (let card = 0; card < COMBAT_IDS.length; card++) {
    if (without & (1 << card)) continue;
    if (rng.below(left--) < missing) {
      hand |= 1 << card;
      missing--;
    }
  }
  return hand;
}

export const duel = chance(STEPS.duel, (s, _f, rng) => {
  end(s);
  const ours = controllerOf(s, s.challenger);
  const theirs = controllerOf(s, s.target);
  takeUpCards(s.seat[ours], rng);
  takeUpCards(s.seat[theirs], rng);
  callFor(s, NONE, STEPS.pass);
  askFor(s, ours);
  askFor(s, theirs);
});

function takeUpCards(me: Player, rng: Rng): void {
  me.combatCards = combatHand(me);
  me.drawn = drawCombat(me.combatCards, 0, rng);
}

/** M-8.8: a secret choice; the last card plays itself (M-16.4). */
function askFor(s: MachiState, seat: number): void {
  const me = s.seat[seat];
  if (me.combatCards === 1) layDown(me, 31 - Math.clz32(me.drawn));
  else callOwn(s, seat, STEPS.combatCard);
}

function layDown(me: Player, card: number): void {
  me.chosen = card + 1;
  me.ready = 1;
}

export const combatCard = decide(STEPS.combatCard, {
  strike: {
    why: (_s, me, _f, card) => (me.drawn & (1 << card) ? undefined : 'M-8.8'),
    play(s, me, _f, card) {
      layDown(me, card);
      end(s);
    },
  },
});

/** Both cards are in: M-8.9, and after the third pass M-8.12. */
export const pass = together(STEPS.pass, (s, f) => {
  const { challenger, target } = s;
  const us = controllerOf(s, challenger);
  const them = controllerOf(s, target);
  const ours = s.seat[us].chosen - 1;
  const theirs = s.seat[them].chosen - 1;
  f.ours += COMBAT_GAIN[ours * COMBAT_IDS.length + theirs];
  f.theirs += COMBAT_GAIN[theirs * COMBAT_IDS.length + ours];
  reveal(s, us);
  reveal(s, them);
  if (++f.pass < PASSES) {
    askFor(s, us);
    askFor(s, them);
    return;
  }
  conclude(s, combatValue(s, challenger) + f.ours - combatValue(s, target) - f.theirs);
});

function reveal(s: MachiState, seat: number): void {
  const me = s.seat[seat];
  const bit = 1 << (me.chosen - 1);
  s.tell?.({ kind: 'reveal', seat, what: `combat:${COMBAT_IDS[me.chosen - 1]}`, clause: 'M-8.8' });
  me.drawn &= ~bit;
  me.played |= bit;
  me.combatCards--;
  me.chosen = 0;
  me.ready = 0;
}

/** M-8.15 */
function putAway(me: Player): void {
  me.combatCards = 0;
  me.drawn = 0;
  me.played = 0;
  me.chosen = 0;
  me.ready = 0;
}

/** M-8.12 to M-8.14, when the challenger is so far ahead; a Castle turns a draw into a win (M-14.4). */
export function conclude(s: MachiState, ahead: number): void {
  const { challenger, target } = s;
  end(s);
  putAway(s.seat[controllerOf(s, challenger)]);
  putAway(s.seat[controllerOf(s, target)]);
  s.challenger = NONE;
  s.target = NONE;
  let margin = ahead;
  if (margin === 0 && hasAbility(s.seat[controllerOf(s, challenger)], ABILITY.castle)) margin = 1;
  else if (margin === 0 && hasAbility(s.seat[controllerOf(s, target)], ABILITY.castle)) margin = -1;
  if (margin === 0) {
    s.tell?.({ kind: 'phase', seat: NONE, what: 'drawnDuel', clause: 'M-8.12' });
    return;
  }
  const winner = margin > 0 ? challenger : target;
  const loser = margin > 0 ? target : challenger;
  const seat = controllerOf(s, winner);
  const points = prize(s, winner, loser);
  s.seat[seat].points[POINTS.duels] += points;
  s.tell?.({ kind: 'score', seat, what: 'duels', n: points, clause: 'M-8.13' });
  discardPerson(s, loser, 'M-8.14');
}

/** M-8.13: the sabres printed on the loser; M-13.1 for the Wanted. */
export function prize(s: MachiState, winner: number, loser: number): number {
  if (s.marks[winner] & WANTED) return 0;
  return s.marks[loser] & WANTED ? WANTED_VP : SABRES[loser];
}
