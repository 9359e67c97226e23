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
import { personRef } from './cards.ts';
import { did } from './deeds.ts';
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
  takeUpCards(s, ours, rng);
  takeUpCards(s, theirs, rng);
  callFor(s, NONE, STEPS.pass);
  askFor(s, ours);
  askFor(s, theirs);
});

function takeUpCards(s: MachiState, seat: number, rng: Rng): void {
  const me = s.seat[seat];
  me.combatCards = combatHand(me);
  me.drawn = drawCombat(me.combatCards, 0, rng);
  s.tell?.(did.drewCombat({ seat, n: me.combatCards, clause: me.combatCards > DUEL_HAND ? 'M-14.1' : 'M-8.7' }));
}

const combatRef = (card: number): string => `combat:${COMBAT_IDS[card]}`;

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
    play(s, me, f, card) {
      s.tell?.(did.laidCombat({ seat: f.seat, what: combatRef(card), only: f.seat, clause: 'M-8.8' }));
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
  const gained = COMBAT_GAIN[ours * COMBAT_IDS.length + theirs];
  const lost = COMBAT_GAIN[theirs * COMBAT_IDS.length + ours];
  f.ours += gained;
  f.theirs += lost;
  s.tell?.(
    did.exchanged({
      seat: us,
      what: combatRef(ours),
      to: combatRef(theirs),
      n: gained,
      of: lost,
      whom: them,
      clause: 'M-8.9',
    }),
  );
  turnUp(s.seat[us]);
  turnUp(s.seat[them]);
  if (++f.pass < PASSES) {
    askFor(s, us);
    askFor(s, them);
    return;
  }
  conclude(s, combatValue(s, challenger) + f.ours, combatValue(s, target) + f.theirs);
});

/** The card that was laid down is played. */
function turnUp(me: Player): void {
  const bit = 1 << (me.chosen - 1);
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

/** M-8.12 to M-8.14, from the totals of both sides; a Castle turns a draw into a win (M-14.4). */
export function conclude(s: MachiState, ours: number, theirs: number): void {
  const { challenger, target } = s;
  end(s);
  putAway(s.seat[controllerOf(s, challenger)]);
  putAway(s.seat[controllerOf(s, target)]);
  s.challenger = NONE;
  s.target = NONE;
  let margin = ours - theirs;
  if (margin === 0 && hasAbility(s.seat[controllerOf(s, challenger)], ABILITY.castle)) margin = 1;
  else if (margin === 0 && hasAbility(s.seat[controllerOf(s, target)], ABILITY.castle)) margin = -1;
  if (margin === 0) {
    s.tell?.(
      did.drawnDuel({
        seat: controllerOf(s, challenger),
        what: personRef(challenger),
        to: personRef(target),
        n: ours,
        whom: controllerOf(s, target),
        clause: 'M-8.12',
      }),
    );
    return;
  }
  const winner = margin > 0 ? challenger : target;
  const loser = margin > 0 ? target : challenger;
  const seat = controllerOf(s, winner);
  const points = prize(s, winner, loser);
  s.seat[seat].points[POINTS.duels] += points;
  if (s.tell) tellWinner(s, winner, loser, Math.max(ours, theirs), Math.min(ours, theirs));
  s.tell?.(did.beaten({ seat: controllerOf(s, loser), what: personRef(loser), clause: 'M-8.14' }));
  discardPerson(s, loser);
}

function tellWinner(s: MachiState, winner: number, loser: number, n: number, of: number): void {
  const seat = controllerOf(s, winner);
  const duel = { seat, what: personRef(loser), from: personRef(winner), n, of, whom: controllerOf(s, loser) };
  s.tell?.(n === of ? did.wonAtHome({ ...duel, clause: 'M-14.4' }) : did.won({ ...duel, clause: 'M-8.12' }));
}

/** M-8.13: the sabres printed on the loser; M-13.1 for the Wanted. */
export function prize(s: MachiState, winner: number, loser: number): number {
  if (s.marks[winner] & WANTED) return 0;
  return s.marks[loser] & WANTED ? WANTED_VP : SABRES[loser];
}
