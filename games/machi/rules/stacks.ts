import { ACTIVATION, FIRST_YAKUZA, isYakuza, LAST_YAKUZA } from '../data/index.ts';
import { buildingRef, discard, personRef, show, toHand } from './cards.ts';
import { did } from './deeds.ts';
import { BUILT, EMPTY, type MachiState, type Player, ROOMS } from './state.ts';
import { OUTSIDE, plotAt, seatAt, spotAt, villagerAt } from './village.ts';

/** Arrivals and departures: stacks, founders, succession, destruction (M-10.6, M-10.7). */

/** At the end of a stack. */
export function join(s: MachiState, seat: number, plot: number, villager: number): void {
  const me = s.seat[seat];
  me.stack[plot * ROOMS + me.count[plot]++] = villager;
  s.spot[villager] = spotAt(seat, plot);
}

/** M-2.6: tells whether the one who has just come made a building work. */
export function tellAwake(s: MachiState, seat: number, plot: number): void {
  const { status, count, building } = s.seat[seat];
  if (status[plot] !== BUILT || count[plot] !== ACTIVATION[building[plot]]) return;
  s.tell?.(did.activated({ seat, what: buildingRef(building[plot]), clause: 'M-2.6' }));
}

/** M-2.6: tells whether the one who has just gone leaves too few behind. */
export function tellAsleep(s: MachiState, seat: number, plot: number): void {
  if (plot === OUTSIDE) return;
  const { status, count, building } = s.seat[seat];
  if (status[plot] !== BUILT || count[plot] === 0 || count[plot] !== ACTIVATION[building[plot]] - 1) return;
  s.tell?.(did.stopped({ seat, what: buildingRef(building[plot]), clause: 'M-2.6' }));
}

/** M-7.9 */
export function joinOutside(s: MachiState, seat: number, samurai: number): void {
  s.seat[seat].outside.push(samurai);
  s.spot[samurai] = spotAt(seat, OUTSIDE);
}

export function positionOf(me: Player, plot: number, villager: number): number {
  let i = 0;
  while (villagerAt(me, plot, i) !== villager) i++;
  return i;
}

/**
 * Takes a villager from where he stands. A founder is succeeded by the last placed (M-10.6). The building may be left
 * empty: whoever calls this lets it fall (M-10.7).
 */
export function leave(s: MachiState, villager: number): void {
  const spot = s.spot[villager];
  const me = s.seat[seatAt(spot)];
  const plot = plotAt(spot);
  s.spot[villager] = 0;
  if (plot === OUTSIDE) {
    me.outside.remove(villager);
    return;
  }
  const from = plot * ROOMS;
  const last = --me.count[plot];
  let i = positionOf(me, plot, villager);
  if (i === 0) {
    me.stack[from] = me.stack[from + last];
    if (last > 0) tellFounder(s, seatAt(spot), plot);
  } else for (; i < last; i++) me.stack[from + i] = me.stack[from + i + 1];
  me.stack[from + last] = 0;
}

function tellFounder(s: MachiState, seat: number, plot: number): void {
  const { stack, building } = s.seat[seat];
  s.tell?.(
    did.succeeded({
      seat,
      what: personRef(stack[plot * ROOMS]),
      to: buildingRef(building[plot]),
      clause: 'M-10.6',
    }),
  );
}

/** Puts a building card and its founder on the first free plot; gives the plot. */
export function openPlot(s: MachiState, seat: number, status: number, building: number, founder: number): number {
  const me = s.seat[seat];
  let plot = 0;
  while (me.status[plot] !== EMPTY) plot++;
  if (plot === me.plots) me.plots++;
  me.status[plot] = status;
  me.building[plot] = building;
  join(s, seat, plot, founder);
  return plot;
}

/** Yakuza enters a building: as attacker or as defender (M-2.7). */
export function stand(s: MachiState, yakuza: number, controller: number, spot: number): void {
  s.spot[yakuza] = spot;
  s.controller[yakuza - FIRST_YAKUZA] = controller + 1;
  if (seatAt(spot) !== controller) s.seat[seatAt(spot)].attackers[plotAt(spot)]++;
}

/** A yakuza leaves the building it stands on. */
export function lift(s: MachiState, yakuza: number): void {
  const spot = s.spot[yakuza];
  const village = seatAt(spot);
  if (s.controller[yakuza - FIRST_YAKUZA] - 1 !== village) s.seat[village].attackers[plotAt(spot)]--;
  s.controller[yakuza - FIRST_YAKUZA] = 0;
  s.spot[yakuza] = 0;
}

/** Every yakuza on a building goes back to its controller's hand (M-10.7, M-13.9). */
export function sendHome(s: MachiState, seat: number, plot: number, clause: string): void {
  const spot = spotAt(seat, plot);
  for (let yakuza = FIRST_YAKUZA; yakuza <= LAST_YAKUZA; yakuza++) {
    if (s.spot[yakuza] !== spot) continue;
    const controller = s.controller[yakuza - FIRST_YAKUZA] - 1;
    returnYakuza(s, yakuza, controller);
    s.tell?.(did.yakuzaReturned({ seat: controller, what: personRef(yakuza), clause }));
  }
}

export function returnYakuza(s: MachiState, yakuza: number, to: number): void {
  lift(s, yakuza);
  s.marks[yakuza] = 0;
  toHand(s, to, yakuza);
}

/** The building card of a plot is discarded, and the plot is free again. Nobody may stand there any more. */
export function clearPlot(s: MachiState, seat: number, plot: number, clause: string): void {
  const me = s.seat[seat];
  sendHome(s, seat, plot, clause);
  discard(s, me.building[plot]);
  me.building[plot] = 0;
  me.status[plot] = EMPTY;
  me.embezzler[plot] = 0;
  while (me.plots > 0 && me.status[me.plots - 1] === EMPTY) me.plots--;
}

/** A villager, samurai or yakuza leaves play for the discard pile; what he leaves empty falls (M-10.7). */
export function discardPerson(s: MachiState, person: number): void {
  const spot = s.spot[person];
  const seat = seatAt(spot);
  const plot = plotAt(spot);
  s.marks[person] = 0;
  if (isYakuza(person)) lift(s, person);
  else leave(s, person);
  discard(s, person);
  if (plot === OUTSIDE || isYakuza(person)) return;
  if (s.seat[seat].count[plot] > 0) {
    if (s.tell) tellAsleep(s, seat, plot);
    return;
  }
  s.tell?.(did.fell({ seat, what: buildingRef(s.seat[seat].building[plot]), clause: 'M-10.7' }));
  clearPlot(s, seat, plot, 'M-10.7');
}

/** M-5.8, M-7.7, M-13.12: a site becomes a building, for everybody to see. */
export function completePlot(s: MachiState, seat: number, plot: number): void {
  const me = s.seat[seat];
  const building = me.building[plot];
  me.status[plot] = BUILT;
  s.holder[building] = 0;
  show(s, building);
}
