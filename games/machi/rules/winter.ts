import { callFor, callOwn, end, NONE } from 'engawa';
import { buildingRef, forgetLate, personRef } from './cards.ts';
import { did } from './deeds.ts';
import { auto, decide, together } from './kit.ts';
import { lexicon } from './lexicon.ts';
import { hasGarrison, mouths, rice } from './production.ts';
import { BUILDINGS_STARVE_FIRST } from './readings.ts';
import type { Why } from './reasons.ts';
import { completePlot, discardPerson } from './stacks.ts';
import { BUILT, EMPTY, type MachiState, type Player, STEPS, WINTER } from './state.ts';
import { lastPlaced, OUTSIDE, plotAt, seatAt } from './village.ts';

/** M-5.4: counted once, before anybody is discarded. */
export const winter = auto(STEPS.winter, (s) => {
  end(s);
  s.season = WINTER;
  s.tell?.(did.winterBegan({ seat: NONE, n: s.year, of: s.years, clause: 'M-4.1' }));
  callFor(s, NONE, STEPS.famine);
  for (let seat = 0; seat < s.seats; seat++) {
    const me = s.seat[seat];
    const n = rice(me);
    const of = mouths(me);
    if (of > n) {
      callOwn(s, seat, STEPS.famineDiscard, of - n, hasGarrison(me) ? 1 : 0);
      s.tell?.(did.wentShort({ seat, n, of, clause: 'M-5.4' }));
    } else if (of > 0) s.tell?.(did.fed({ seat, n, of, clause: 'M-5.3' }));
    me.harvest = 0; // M-13.10, M-5.7
    me.drought = 0; // M-13.11
  }
});

/** M-24.3: is anybody on a building or site? */
function standsSomewhere(me: Player): boolean {
  for (let plot = 0; plot < me.plots; plot++) if (me.status[plot] !== EMPTY) return true;
  return false;
}

function whyNotStarve(s: MachiState, seat: number, garrison: number, villager: number): Why {
  const spot = s.spot[villager];
  if (seatAt(spot) !== seat) return 'M-5.5 village';
  const plot = plotAt(spot);
  if (plot === OUTSIDE) {
    if (garrison) return 'M-14.2';
    return s.readings & BUILDINGS_STARVE_FIRST && standsSomewhere(s.seat[seat]) ? 'M-24.3' : undefined;
  }
  return lastPlaced(s.seat[seat], plot) === villager ? undefined : 'M-5.5 last';
}

/** M-5.5: one at a time, on the updated stacks. */
export const famineDiscard = decide(STEPS.famineDiscard, {
  starve: {
    why: (s, _me, f, villager) => whyNotStarve(s, f.seat, f.garrison, villager),
    // One villager a plot, and those outside, of all there are.
    moves(s, me, f, out) {
      for (let plot = 0; plot < me.plots; plot++) {
        if (me.status[plot] !== EMPTY) out.add(lexicon.move.starve(lastPlaced(me, plot)));
      }
      if (f.garrison || (s.readings & BUILDINGS_STARVE_FIRST && standsSomewhere(me))) return;
      for (let i = 0; i < me.outside.length; i++) out.add(lexicon.move.starve(me.outside.at(i)));
    },
    play(s, _me, f, villager) {
      if (--f.left === 0) end(s);
      s.tell?.(did.starved({ seat: f.seat, what: personRef(villager), clause: 'M-5.5' }));
      discardPerson(s, villager);
    },
  },
});

/** M-5.8: once everybody has fed his village, every site is finished. */
export const famine = together(STEPS.famine, (s) => {
  end(s);
  for (let seat = 0; seat < s.seats; seat++) {
    const me = s.seat[seat];
    for (let plot = 0; plot < me.plots; plot++) {
      if (me.status[plot] === EMPTY || me.status[plot] === BUILT) continue;
      completePlot(s, seat, plot);
      s.tell?.(did.finished({ seat, what: buildingRef(me.building[plot]), clause: 'M-5.8' }));
    }
  }
  forgetLate(s);
});
