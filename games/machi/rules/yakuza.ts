import { type MoveList, NONE } from 'engawa';
import { CLAN, FIRST_YAKUZA, isYakuza, LAST_YAKUZA } from '../data/index.ts';
import { buildingRef, fromHand, personRef } from './cards.ts';
import { did } from './deeds.ts';
import { rule } from './kit.ts';
import { lexicon } from './lexicon.ts';
import type { Why } from './reasons.ts';
import { lift, stand } from './stacks.ts';
import { BUILT, type MachiState, MOVED } from './state.ts';
import { attackingClan, builtAt, isBlocked, isProtected, plotAt, seatAt, spotAt } from './village.ts';

/** M-6.7, M-6.8: may this seat's yakuza come to a built building? */
function whyNotCome(s: MachiState, seat: number, yakuza: number, spot: number): Why {
  const village = seatAt(spot);
  const them = s.seat[village];
  const plot = plotAt(spot);
  if (isProtected(them, plot)) return 'M-10.5';
  if (village === seat && !isBlocked(them, plot)) return 'M-6.8 blocked';
  return whyNotClan(s, seat, yakuza, village);
}

function whyNotClan(s: MachiState, seat: number, yakuza: number, village: number): Why {
  const clan = attackingClan(s, village, yakuza);
  if (village === seat) return clan === CLAN[yakuza] ? 'M-6.8 clan' : undefined;
  return clan === NONE || clan === CLAN[yakuza] ? undefined : 'M-6.7 clan';
}

/** Where a yakuza may go, as `place` or `shift`: the buildings that stand are few among all cards. */
function addBuildings(
  s: MachiState,
  seat: number,
  yakuza: number,
  verb: (y: number, b: number) => number,
  out: MoveList,
): void {
  for (let village = 0; village < s.seats; village++) {
    if (whyNotClan(s, seat, yakuza, village)) continue;
    const them = s.seat[village];
    for (let plot = 0; plot < them.plots; plot++) {
      if (them.status[plot] !== BUILT || s.spot[yakuza] === spotAt(village, plot)) continue;
      if (village === seat && !isBlocked(them, plot)) continue;
      if (!isProtected(them, plot)) out.add(verb(yakuza, them.building[plot]));
    }
  }
}

/** M-6.7, M-6.8: from the hand. */
export const place = rule('place', {
  why(s, _me, f, yakuza, building) {
    if (s.holder[yakuza] !== f.seat + 1) return 'M-6.6 hand';
    const spot = builtAt(s, building);
    return spot === 0 ? 'M-6.7 building' : whyNotCome(s, f.seat, yakuza, spot);
  },
  moves(s, me, f, out) {
    for (let i = 0; i < me.villagers.length; i++) {
      const card = me.villagers.at(i);
      if (isYakuza(card)) addBuildings(s, f.seat, card, lexicon.move.place, out);
    }
  },
  play(s, _me, f, yakuza, building) {
    const spot = builtAt(s, building);
    if (s.tell) tellPlace(s, f.seat, yakuza, spot);
    fromHand(s, f.seat, yakuza);
    arrive(s, f.seat, yakuza, spot);
  },
});

/** M-6.9: once per Spring, to a different building. */
export const shift = rule('shift', {
  why(s, _me, f, yakuza, building) {
    if (s.controller[yakuza - FIRST_YAKUZA] !== f.seat + 1) return 'M-6.6 play';
    if (s.marks[yakuza] & MOVED) return 'M-6.9 once';
    const spot = builtAt(s, building);
    if (spot === 0) return 'M-6.7 building';
    return spot === s.spot[yakuza] ? 'M-6.9 same' : whyNotCome(s, f.seat, yakuza, spot);
  },
  moves(s, _me, f, out) {
    for (let yakuza = FIRST_YAKUZA; yakuza <= LAST_YAKUZA; yakuza++) {
      if (s.controller[yakuza - FIRST_YAKUZA] !== f.seat + 1 || s.marks[yakuza] & MOVED) continue;
      addBuildings(s, f.seat, yakuza, lexicon.move.shift, out);
    }
  },
  play(s, _me, f, yakuza, building) {
    const spot = builtAt(s, building);
    if (s.tell) tellShift(s, f.seat, yakuza, spot);
    lift(s, yakuza);
    arrive(s, f.seat, yakuza, spot);
  },
});

function arrive(s: MachiState, seat: number, yakuza: number, spot: number): void {
  stand(s, yakuza, seat, spot);
  s.marks[yakuza] |= MOVED;
}

const buildingAt = (s: MachiState, spot: number): string => buildingRef(s.seat[seatAt(spot)].building[plotAt(spot)]);

function tellPlace(s: MachiState, seat: number, yakuza: number, spot: number): void {
  const come = { seat, what: personRef(yakuza), to: buildingAt(s, spot) };
  const whom = seatAt(spot);
  if (whom === seat) s.tell?.(did.defended({ ...come, clause: 'M-6.8' }));
  else s.tell?.(did.attacked({ ...come, whom, clause: 'M-6.7' }));
}

function tellShift(s: MachiState, seat: number, yakuza: number, spot: number): void {
  const go = { seat, what: personRef(yakuza), from: buildingAt(s, s.spot[yakuza]), to: buildingAt(s, spot) };
  const whom = seatAt(spot);
  if (whom === seat) s.tell?.(did.defenceMoved({ ...go, clause: 'M-6.9' }));
  else s.tell?.(did.attackMoved({ ...go, whom, clause: 'M-6.9' }));
}
