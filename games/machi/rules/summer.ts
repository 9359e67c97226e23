import { call, callFor, callOwn, end, type MoveList, NONE } from 'engawa';
import { ABILITY, isBuilding, isVillager } from '../data/index.ts';
import { buildingRef, fromHand, personRef } from './cards.ts';
import { did } from './deeds.ts';
import { auto, decide, together } from './kit.ts';
import { lexicon } from './lexicon.ts';
import { BLOCKED_MAY_FOUND, STAY_OUTSIDE } from './readings.ts';
import type { Why } from './reasons.ts';
import { completePlot, join, joinOutside, leave, openPlot, tellAsleep, tellAwake } from './stacks.ts';
import { type MachiState, type Player, ROOMS, SITE, STEPS, SUMMER } from './state.ts';
import { builtPlot, founderOf, hasAbility, hasRoom, isBlocked, isBuilt, OUTSIDE, plotAt, seatAt } from './village.ts';

/** M-7: everybody at once, each in his own village. Whoever can do nothing is done. */
export const summer = auto(STEPS.summer, (s) => {
  end(s);
  s.season = SUMMER;
  s.tell?.(did.summerBegan({ seat: NONE, n: s.year, of: s.years, clause: 'M-7.1' }));
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
  if (plot === OUTSIDE) return s.readings & STAY_OUTSIDE ? 'M-24.2' : undefined;
  const me = s.seat[seat];
  if (!isBuilt(me, plot) || founderOf(me, plot) === villager) return 'M-7.2 founder';
  return mayGiveFounders(s, me, plot) ? undefined : 'M-7.3';
}

/** M-7.3, M-24.1: does a block keep the villagers of this built building from founding a site? */
const mayGiveFounders = (s: MachiState, me: Player, plot: number): boolean =>
  !isBlocked(me, plot) || (s.readings & BLOCKED_MAY_FOUND) !== 0;

/** Every founder for one building card. */
function addFounders(s: MachiState, me: Player, building: number, out: MoveList): void {
  for (let i = 0; i < me.villagers.length && isVillager(me.villagers.at(i)); i++) {
    out.add(lexicon.move.open(building, me.villagers.at(i)));
  }
  for (let plot = 0; plot < me.plots; plot++) {
    if (!isBuilt(me, plot) || !mayGiveFounders(s, me, plot)) continue;
    for (let i = 1; i < me.count[plot]; i++) out.add(lexicon.move.open(building, me.stack[plot * ROOMS + i]));
  }
  if (s.readings & STAY_OUTSIDE) return;
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
    moves(s, me, _f, out) {
      for (let i = 0; i < me.buildings.length && isBuilding(me.buildings.at(i)); i++)
        addFounders(s, me, me.buildings.at(i), out);
    },
    play(s, me, f, building, villager) {
      if (s.tell) tellOpened(s, f.seat, building, villager);
      if (s.spot[villager] !== 0) {
        const from = plotAt(s.spot[villager]);
        leave(s, villager);
        if (s.tell) tellAsleep(s, f.seat, from);
      } else fromHand(s, f.seat, villager);
      me.buildings.remove(building); // it stays with him, face down (M-7.5)
      openPlot(s, f.seat, SITE, building, villager);
    },
  },
  close: {
    play(s, me, f) {
      s.tell?.(did.closedSites({ seat: f.seat, clause: 'M-7.11' }));
      end(s);
      if (hasAbility(me, ABILITY.carpenters) && hasSite(me)) call(s, STEPS.completeSite);
      else beginSettling(s, me);
    },
  },
});

/** M-7.5: only its owner knows the building; who founds it and where he comes from all see. */
function tellOpened(s: MachiState, seat: number, building: number, founder: number): void {
  const spot = s.spot[founder];
  const plot = plotAt(spot);
  const from = spot === 0 ? {} : { from: plot === OUTSIDE ? 'outside' : buildingRef(s.seat[seat].building[plot]) };
  const to = personRef(founder);
  s.tell?.(did.opened({ seat, what: buildingRef(building), to, ...from, only: seat, clause: 'M-7.1' }));
}

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
      completePlot(s, f.seat, sitePlot(me, building));
      s.tell?.(did.hurried({ seat: f.seat, what: buildingRef(building), clause: 'M-14.7' }));
      beginSettling(s, me);
    },
  },
  decline: {
    play(s, me, f) {
      s.tell?.(did.hurriedNothing({ seat: f.seat, clause: 'M-14.7' }));
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
      s.tell?.(did.settled({ seat: f.seat, what: personRef(villager), to: buildingRef(building), clause: 'M-7.8' }));
      fromHand(s, f.seat, villager);
      const plot = builtPlot(me, building);
      join(s, f.seat, plot, villager);
      if (s.tell) tellAwake(s, f.seat, plot);
    },
  },
  camp: {
    why: (s, _me, f, samurai) => (s.holder[samurai] === f.seat + 1 ? undefined : 'M-7.10'),
    among: (_s, me) => me.villagers,
    play(s, _me, f, samurai) {
      fromHand(s, f.seat, samurai);
      joinOutside(s, f.seat, samurai);
      s.tell?.(did.camped({ seat: f.seat, what: personRef(samurai), clause: 'M-7.9' }));
    },
  },
  done: {
    play(s, _me, f) {
      s.tell?.(did.settledAll({ seat: f.seat, clause: 'M-7.8' }));
      end(s);
    },
  },
});
