import { end, type MoveList, NONE } from 'engawa';
import { MOVE_CAP } from '../data/index.ts';
import { buildingRef, personRef } from './cards.ts';
import { did } from './deeds.ts';
import { decide } from './kit.ts';
import { lexicon } from './lexicon.ts';
import { NO_RETURN, STAY_OUTSIDE } from './readings.ts';
import type { Why } from './reasons.ts';
import { join, joinOutside, leave, tellAsleep, tellAwake } from './stacks.ts';
import { type MachiState, type Player, ROOMS, STEPS } from './state.ts';
import { builtPlot, founderOf, hasRoom, isBlocked, isBuilt, OUTSIDE, plotAt, seatAt } from './village.ts';

const isOpen = (me: Player, plot: number): boolean => isBuilt(me, plot) && !isBlocked(me, plot);

/** M-8.22: the cap on operations, from the villagers who could move at the start of the phase. */
export function moveCap(s: MachiState, me: Player): number {
  let movable = s.readings & STAY_OUTSIDE ? 0 : me.outside.length;
  for (let plot = 0; plot < me.plots; plot++) if (isOpen(me, plot)) movable += me.count[plot] - 1;
  return MOVE_CAP * movable;
}

/** M-8.17, M-8.18, M-8.20: may this villager leave where he stands? */
function whyNotLeave(s: MachiState, seat: number, villager: number): Why {
  const spot = s.spot[villager];
  if (seatAt(spot) !== seat) return 'M-8.17 village';
  const plot = plotAt(spot);
  if (plot === OUTSIDE) return s.readings & STAY_OUTSIDE ? 'M-24.2' : undefined;
  const me = s.seat[seat];
  if (!isBuilt(me, plot)) return 'M-8.18 site';
  if (isBlocked(me, plot)) return 'M-8.20';
  return founderOf(me, plot) === villager ? 'M-8.18' : undefined;
}

/** M-24.4: where nobody returns, is this where he moved away from? */
const wouldReturn = (s: MachiState, villager: number, plot: number): boolean => s.movedFrom[villager] === plot + 1;

/** M-24.4: remembers where he stood before the first of his moves. */
function noteOrigin(s: MachiState, villager: number): void {
  const plot = plotAt(s.spot[villager]);
  if (s.readings & NO_RETURN && s.movedFrom[villager] === 0 && plot !== OUTSIDE) s.movedFrom[villager] = plot + 1;
}

/** Every move of one villager to another building with room. */
function addMoves(s: MachiState, me: Player, villager: number, from: number, out: MoveList): void {
  for (let plot = 0; plot < me.plots; plot++) {
    if (plot !== from && hasRoom(me, plot) && !isBlocked(me, plot) && !wouldReturn(s, villager, plot))
      out.add(lexicon.move.move(villager, me.building[plot]));
  }
}

/** Every swap of one villager with those on later plots. */
function addSwaps(s: MachiState, me: Player, villager: number, from: number, out: MoveList): void {
  for (let plot = from + 1; plot < me.plots; plot++) {
    if (!isOpen(me, plot) || wouldReturn(s, villager, plot)) continue;
    for (let i = 1; i < me.count[plot]; i++) {
      const partner = me.stack[plot * ROOMS + i];
      if (wouldReturn(s, partner, from)) continue;
      out.add(lexicon.move.swap(Math.min(villager, partner), Math.max(villager, partner)));
    }
  }
}

/** M-8.22: the turn is over when the cap is reached. */
function countDown(s: MachiState, f: { readonly seat: number; left: number }): void {
  if (--f.left > 0) return;
  s.tell?.(did.movedOut({ seat: f.seat, clause: 'M-8.22' }));
  end(s);
}

/** Where somebody stands, in deeds. */
const placeRef = (s: MachiState, villager: number): string => {
  const plot = plotAt(s.spot[villager]);
  return plot === OUTSIDE ? 'outside' : buildingRef(s.seat[seatAt(s.spot[villager])].building[plot]);
};

export const moveAction = decide(STEPS.moveAction, {
  move: {
    why(s, me, f, villager, building) {
      const why = whyNotLeave(s, f.seat, villager);
      if (why) return why;
      const plot = builtPlot(me, building);
      if (plot === NONE) return 'M-8.17 building';
      if (plot === plotAt(s.spot[villager])) return 'M-8.17 same';
      if (isBlocked(me, plot)) return 'M-8.20';
      if (wouldReturn(s, villager, plot)) return 'M-24.4';
      return hasRoom(me, plot) ? undefined : 'M-8.19';
    },
    // Those who can leave stand on few plots, of all villagers and all buildings.
    moves(s, me, _f, out) {
      for (let plot = 0; plot < me.plots; plot++) {
        if (!isOpen(me, plot)) continue;
        for (let i = 1; i < me.count[plot]; i++) addMoves(s, me, me.stack[plot * ROOMS + i], plot, out);
      }
      if (s.readings & STAY_OUTSIDE) return;
      for (let i = 0; i < me.outside.length; i++) addMoves(s, me, me.outside.at(i), OUTSIDE, out);
    },
    play(s, me, f, villager, building) {
      s.tell?.(
        did.moved({
          seat: f.seat,
          what: personRef(villager),
          from: placeRef(s, villager),
          to: buildingRef(building),
          clause: 'M-8.17',
        }),
      );
      const from = plotAt(s.spot[villager]);
      const to = builtPlot(me, building);
      noteOrigin(s, villager);
      leave(s, villager);
      join(s, f.seat, to, villager);
      if (s.tell) {
        tellAsleep(s, f.seat, from);
        tellAwake(s, f.seat, to);
      }
      countDown(s, f);
    },
  },
  swap: {
    why(s, _me, f, villager, partner) {
      const why = whyNotLeave(s, f.seat, villager) ?? whyNotLeave(s, f.seat, partner);
      if (why) return why;
      const from = plotAt(s.spot[villager]);
      const to = plotAt(s.spot[partner]);
      if (from === OUTSIDE || to === OUTSIDE) return 'M-8.17 outside';
      if (from === to) return 'M-8.17 together';
      if (wouldReturn(s, villager, to) || wouldReturn(s, partner, from)) return 'M-24.4';
      return villager < partner ? undefined : 'M-8.17 order';
    },
    // Those who can leave stand on few plots, of all villagers and all buildings.
    moves(s, me, _f, out) {
      for (let plot = 0; plot < me.plots; plot++) {
        if (!isOpen(me, plot)) continue;
        for (let i = 1; i < me.count[plot]; i++) addSwaps(s, me, me.stack[plot * ROOMS + i], plot, out);
      }
    },
    play(s, _me, f, villager, partner) {
      const from = plotAt(s.spot[villager]);
      const to = plotAt(s.spot[partner]);
      s.tell?.(did.swapped({ seat: f.seat, what: personRef(villager), to: personRef(partner), clause: 'M-8.17' }));
      noteOrigin(s, villager);
      noteOrigin(s, partner);
      leave(s, villager);
      leave(s, partner);
      join(s, f.seat, to, villager);
      join(s, f.seat, from, partner);
      countDown(s, f);
    },
  },
  withdraw: {
    why(s, _me, f, samurai) {
      const why = s.readings & STAY_OUTSIDE ? 'M-24.2' : whyNotLeave(s, f.seat, samurai);
      return why ?? (plotAt(s.spot[samurai]) === OUTSIDE ? 'M-8.21' : undefined);
    },
    play(s, _me, f, samurai) {
      s.tell?.(did.withdrew({ seat: f.seat, what: personRef(samurai), from: placeRef(s, samurai), clause: 'M-8.21' }));
      const from = plotAt(s.spot[samurai]);
      noteOrigin(s, samurai);
      leave(s, samurai);
      joinOutside(s, f.seat, samurai);
      if (s.tell) tellAsleep(s, f.seat, from);
      countDown(s, f);
    },
  },
  end: { play: (s) => end(s) },
});
