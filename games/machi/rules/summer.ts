import { call, callFor, callOwn, end, type MoveList, NONE } from 'engawa';
import { ABILITY, isBuilding, isVillager } from '../data/index.ts';
import { fromHand, ref } from './cards.ts';
import { auto, decide, together } from './kit.ts';
import { lexicon } from './lexicon.ts';
import type { Why } from './reasons.ts';
import { completePlot, join, joinOutside, leave, openPlot } from './stacks.ts';
import { type MachiState, type Player, ROOMS, SITE, STEPS, SUMMER } from './state.ts';
import { builtPlot, founderOf, hasAbility, hasRoom, isBlocked, isBuilt, OUTSIDE, plotAt, seatAt } from './village.ts';
import { beginSeason } from './year.ts';

/** M-7: everybody at once, each in his own village. Whoever can do nothing is done. */
export const summer = auto(STEPS.summer, (s) => {
  end(s);
  beginSeason(s, SUMMER, 'summer', 'M-7.1');
  callFor(s, NONE, STEPS.works);
  for (let seat = 0; seat < s.seats; seat++) {
    const me = s.seat[seat];
    if (hasVillager(me) || hasBuilding(me)) callOwn(s, seat, STEPS.openSite);
  }
});

export const works = together(STEPS.works, (s) => end(s));

function hasVillager(me: Player): boolean {
  for (let i = 0; i < me.villagers.length; i++) if (isVillager(me.villagers.at(i))) return true;
  return false;
}

function hasBuilding(me: Player): boolean {
  for (let i = 0; i < me.buildings.length; i++) if (isBuilding(me.buildings.at(i))) return true;
  return false;
}

/** M-7.2, M-7.3 */
function whyNotFound(s: MachiState, seat: number, villager: number): Why {
  if (s.holder[villager] === seat + 1) return undefined;
  const spot = s.spot[villager];
  if (seatAt(spot) !== seat) return 'M-7.2';
  const plot = plotAt(spot);
  if (plot === OUTSIDE) return undefined;
  const me = s.seat[seat];
  if (!isBuilt(me, plot) || founderOf(me, plot) === villager) return 'M-7.2 founder';
  return isBlocked(me, plot) ? 'M-7.3' : undefined;
}

/** Every founder for one building card. */
function addFounders(me: Player, building: number, out: MoveList): void {
  for (let i = 0; i < me.villagers.length && isVillager(me.villagers.at(i)); i++) {
    out.add(lexicon.move.open(building, me.villagers.at(i)));
  }
  for (let plot = 0; plot < me.plots; plot++) {
    if (!isBuilt(me, plot) || isBlocked(me, plot)) continue;
    for (let i = 1; i < me.count[plot]; i++) out.add(lexicon.move.open(building, me.stack[plot * ROOMS + i]));
  }
  for (let i = 0; i < me.outside.length; i++) out.add(lexicon.move.open(building, me.outside.at(i)));
}

/** M-7.1 */
export const openSite = decide(STEPS.openSite, {
  open: {
    why(s, me, f, building, villager) {
      if (!me.buildings.includes(building)) return 'M-7.1';
      return whyNotFound(s, f.seat, villager);
    },
    // A hand and a village hold few of all cards.
    moves(_s, me, _f, out) {
      for (let i = 0; i < me.buildings.length && isBuilding(me.buildings.at(i)); i++)
        addFounders(me, me.buildings.at(i), out);
    },
    play(s, me, f, building, villager) {
      if (s.spot[villager] !== 0) leave(s, villager);
      else fromHand(s, f.seat, villager);
      me.buildings.remove(building); // it stays with him, face down (M-7.5)
      openPlot(s, f.seat, SITE, building, villager);
      s.tell?.({ kind: 'move', seat: f.seat, what: ref(building), only: f.seat, clause: 'M-7.5' });
      s.tell?.({ kind: 'move', seat: f.seat, what: ref(villager), to: 'site', clause: 'M-7.1' });
    },
  },
  close: {
    play(s, me) {
      end(s);
      if (hasAbility(me, ABILITY.carpenters) && hasSite(me)) call(s, STEPS.completeSite);
      else beginSettling(s, me);
    },
  },
});

function hasSite(me: Player): boolean {
  for (let plot = 0; plot < me.plots; plot++) if (me.status[plot] === SITE) return true;
  return false;
}

function beginSettling(s: MachiState, me: Player): void {
  if (hasVillager(me)) call(s, STEPS.settle);
}

function sitePlot(me: Player, building: number): number {
  for (let plot = 0; plot < me.plots; plot++)
    if (me.status[plot] === SITE && me.building[plot] === building) return plot;
  return NONE;
}

/** M-14.7: in Summer every site is one opened this Summer. */
export const completeSite = decide(STEPS.completeSite, {
  complete: {
    why: (_s, me, _f, building) => (sitePlot(me, building) === NONE ? 'M-14.7' : undefined),
    play(s, me, f, building) {
      end(s);
      completePlot(s, f.seat, sitePlot(me, building), 'M-14.7');
      beginSettling(s, me);
    },
  },
  decline: {
    play(s, me) {
      end(s);
      beginSettling(s, me);
    },
  },
});

/** M-7.8, M-7.9: from the hand only (M-7.10). */
export const settle = decide(STEPS.settle, {
  settle: {
    why(s, me, f, villager, building) {
      if (s.holder[villager] !== f.seat + 1) return 'M-7.10';
      const plot = builtPlot(me, building);
      if (plot === NONE) return 'M-7.8 building';
      return hasRoom(me, plot) ? undefined : 'M-7.8 full';
    },
    // The same.
    moves(_s, me, _f, out) {
      for (let plot = 0; plot < me.plots; plot++) {
        if (!hasRoom(me, plot)) continue;
        for (let i = 0; i < me.villagers.length && isVillager(me.villagers.at(i)); i++) {
          out.add(lexicon.move.settle(me.villagers.at(i), me.building[plot]));
        }
      }
    },
    play(s, me, f, villager, building) {
      fromHand(s, f.seat, villager);
      join(s, f.seat, builtPlot(me, building), villager);
      s.tell?.({ kind: 'move', seat: f.seat, what: ref(villager), to: ref(building), clause: 'M-7.8' });
    },
  },
  camp: {
    why: (s, _me, f, samurai) => (s.holder[samurai] === f.seat + 1 ? undefined : 'M-7.10'),
    among: (_s, me) => me.villagers,
    play(s, _me, f, samurai) {
      fromHand(s, f.seat, samurai);
      joinOutside(s, f.seat, samurai);
      s.tell?.({ kind: 'move', seat: f.seat, what: ref(samurai), to: 'outside', clause: 'M-7.9' });
    },
  },
  done: { play: (s) => end(s) },
});
