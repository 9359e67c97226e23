import { type MoveList, NONE } from 'engawa';
import { BUILDING_TYPE, PORT } from '../../data/index.ts';
import { buildingRef, discard, personRef, toHand } from '../cards.ts';
import { did } from '../deeds.ts';
import { rule } from '../kit.ts';
import { lexicon } from '../lexicon.ts';
import type { Why } from '../reasons.ts';
import { clearPlot, completePlot, leave, sendHome } from '../stacks.ts';
import { BUILT, BURNT, type MachiState, type Player, SITE } from '../state.ts';
import {
  builtAt,
  founderOf,
  isActivated,
  isBlocked,
  isBuilt,
  isProtected,
  lastPlaced,
  plotAt,
  seatAt,
} from '../village.ts';
import { eventRef, lacks, spend } from './hand.ts';

/** Events aimed at buildings: Embezzlement, Tsunami, Fire, Imperial labour. */

/** The spot of a building of another player, 0 without. */
function abroad(s: MachiState, seat: number, building: number): number {
  const spot = builtAt(s, building);
  return seatAt(spot) === seat ? 0 : spot;
}

/** Every building of the other players for which `why` finds nothing: those that stand are few among all cards. */
function addAbroad(
  s: MachiState,
  seat: number,
  why: (them: Player, plot: number) => Why,
  verb: (building: number) => number,
  out: MoveList,
): void {
  for (let village = 0; village < s.seats; village++) {
    if (village === seat) continue;
    const them = s.seat[village];
    for (let plot = 0; plot < them.plots; plot++) {
      if (them.status[plot] === BUILT && !why(them, plot)) out.add(verb(them.building[plot]));
    }
  }
}

/** M-13.2 */
function whyNotEmbezzle(them: Player, plot: number): Why {
  if (!isActivated(them, plot)) return 'M-13.2 activated';
  return isBlocked(them, plot) ? 'M-13.2 blocked' : undefined;
}

export const embezzle = rule('embezzle', {
  whyNow: (s, _me, f) => lacks(s, f.seat, 'embezzlement'),
  why(s, _me, f, building) {
    const spot = abroad(s, f.seat, building);
    return spot === 0 ? 'M-13.2' : whyNotEmbezzle(s.seat[seatAt(spot)], plotAt(spot));
  },
  moves(s, _me, f, out) {
    if (!lacks(s, f.seat, 'embezzlement')) addAbroad(s, f.seat, whyNotEmbezzle, lexicon.move.embezzle, out);
  },
  play(s, _me, f, building) {
    const spot = builtAt(s, building);
    s.seat[seatAt(spot)].embezzler[plotAt(spot)] = f.seat + 1;
    s.tell?.(
      did.embezzled({
        seat: f.seat,
        what: eventRef(s, f.seat, 'embezzlement'),
        to: buildingRef(building),
        whom: seatAt(spot),
        clause: 'M-13.2',
      }),
    );
    spend(s, f.seat, 'embezzlement');
  },
});

const isPort = (me: Player, plot: number): boolean => isBuilt(me, plot) && BUILDING_TYPE[me.building[plot]] === PORT;

/** M-13.8 */
export const tsunami = rule('tsunami', {
  whyNow: (s, _me, f) => lacks(s, f.seat, 'tsunami'),
  why(s) {
    for (let village = 0; village < s.seats; village++) {
      const them = s.seat[village];
      for (let plot = 0; plot < them.plots; plot++) if (isPort(them, plot)) return undefined;
    }
    return 'M-13.8';
  },
  play(s, _me, f) {
    s.tell?.(did.flooded({ seat: f.seat, what: eventRef(s, f.seat, 'tsunami'), clause: 'M-13.8' }));
    for (let village = 0; village < s.seats; village++) {
      const them = s.seat[village];
      for (let plot = 0; plot < them.plots; plot++) if (isPort(them, plot)) drown(s, village, plot);
    }
    spend(s, f.seat, 'tsunami');
  },
});

/** Building and founder are discarded, the others go back to their owner's hand. */
function drown(s: MachiState, village: number, plot: number): void {
  const them = s.seat[village];
  const founder = founderOf(them, plot);
  s.tell?.(
    did.drowned({
      seat: village,
      what: buildingRef(them.building[plot]),
      to: personRef(founder),
      clause: 'M-13.8',
    }),
  );
  while (them.count[plot] > 1) {
    const villager = lastPlaced(them, plot);
    leave(s, villager);
    s.marks[villager] = 0;
    toHand(s, village, villager);
    s.tell?.(did.swamHome({ seat: village, what: personRef(villager), clause: 'M-13.8' }));
  }
  leave(s, founder);
  s.marks[founder] = 0;
  discard(s, founder);
  clearPlot(s, village, plot, 'M-13.8');
}

/** M-13.9 */
const whyNotBurn = (them: Player, plot: number): Why => (isProtected(them, plot) ? 'M-13.9 samurai' : undefined);

export const burn = rule('burn', {
  whyNow: (s, _me, f) => lacks(s, f.seat, 'fire'),
  why(s, _me, f, building) {
    const spot = abroad(s, f.seat, building);
    return spot === 0 ? 'M-13.9' : whyNotBurn(s.seat[seatAt(spot)], plotAt(spot));
  },
  moves(s, _me, f, out) {
    if (!lacks(s, f.seat, 'fire')) addAbroad(s, f.seat, whyNotBurn, lexicon.move.burn, out);
  },
  play(s, _me, f, building) {
    const spot = builtAt(s, building);
    const village = seatAt(spot);
    s.seat[village].status[plotAt(spot)] = BURNT;
    s.tell?.(
      did.burnt({
        seat: f.seat,
        what: eventRef(s, f.seat, 'fire'),
        to: buildingRef(building),
        whom: village,
        clause: 'M-13.9',
      }),
    );
    sendHome(s, village, plotAt(spot), 'M-13.9');
    spend(s, f.seat, 'fire');
  },
});

const isUnfinished = (me: Player, plot: number): boolean => me.status[plot] === SITE || me.status[plot] === BURNT;

function unfinishedPlot(me: Player, building: number): number {
  for (let plot = 0; plot < me.plots; plot++) if (isUnfinished(me, plot) && me.building[plot] === building) return plot;
  return NONE;
}

/** M-13.12 */
export const labour = rule('labour', {
  whyNow: (s, _me, f) => lacks(s, f.seat, 'labour'),
  why: (_s, me, _f, building) => (unfinishedPlot(me, building) === NONE ? 'M-13.12' : undefined),
  play(s, me, f, building) {
    completePlot(s, f.seat, unfinishedPlot(me, building));
    s.tell?.(
      did.laboured({
        seat: f.seat,
        what: eventRef(s, f.seat, 'labour'),
        to: buildingRef(building),
        clause: 'M-13.12',
      }),
    );
    spend(s, f.seat, 'labour');
  },
});
