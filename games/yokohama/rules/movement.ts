import { call, end, NONE } from 'engawa';
import { AREAS, CANAL, CANAL_FEE, TECHNOLOGY, UNIVERSITY_PRICE } from '../data/index.ts';
import { beginAction } from './action.ts';
import { did } from './deeds.ts';
import { freeActions, playUniversity, whyNotUniversity } from './free.ts';
import { decide } from './kit.ts';
import { lexicon } from './lexicon.ts';
import {
  adjacent,
  areaRef,
  cellsAround,
  inPlay,
  isGround,
  otherPresidents,
  payPresidents,
  takeAssistants,
} from './map.ts';
import { owns, pay } from './purse.ts';
import { RECALL_ONE_AREA } from './readings.ts';
import type { Why } from './reasons.ts';
import { type Player, STEPS, type YokohamaState } from './state.ts';

const STATION = TECHNOLOGY.station;
const STAGECOACH = TECHNOLOGY.stagecoach;
const POSTAL_SYSTEM = TECHNOLOGY['postal-system'];
const TRAM = TECHNOLOGY.tram;

/** The areas of a walk are a set of bits, kept in two variables of the frame. */
const HALF = 9;
const LOW = (1 << HALF) - 1;
const bit = (area: number): number => 1 << area;

interface Walk {
  readonly seat: number;
  readonly from: number;
  readonly walked: number;
  readonly seenLow: number;
  readonly seenHigh: number;
}

export const seenOn = (f: Pick<Walk, 'seenLow' | 'seenHigh'>): number => f.seenLow | (f.seenHigh << HALF);

/** Y-7.3 step 2: the frame of a movement that has not begun. */
export function callMovement(s: YokohamaState, president: number): void {
  const seen = president === NONE ? 0 : bit(president);
  call(s, STEPS.movement, president, 0, seen & LOW, seen >> HALF);
}

/** Y-8.2.4, Y-8.2.6, Y-12.11 */
export function mayStop(s: YokohamaState, me: Player, seat: number, area: number): boolean {
  return area !== CANAL && (owns(me, POSTAL_SYSTEM) || otherPresidents(s, seat, area) === 0);
}

/** Y-8.2.5, Y-8.2.6, Y-12.5 */
export function feeFor(s: YokohamaState, me: Player, seat: number, area: number): number {
  if (area === CANAL) return CANAL_FEE;
  return owns(me, STAGECOACH) ? 0 : otherPresidents(s, seat, area);
}

/** Y-8.2.8: from this area, with this much money, can the walk still end? */
function canEnd(s: YokohamaState, me: Player, seat: number, area: number, yen: number, seen: number): boolean {
  if (mayStop(s, me, seat, area)) return true;
  for (const cell of cellsAround(s, area)) {
    const next = s.areaAt[cell];
    if (seen & bit(next) || (next !== CANAL && me.assistantsIn[next] === 0)) continue;
    const fee = feeFor(s, me, seat, next);
    if (fee <= yen && canEnd(s, me, seat, next, yen - fee, seen | bit(next))) return true;
  }
  return false;
}

/** What forbids entering an area that is adjacent. */
function whyNotEnter(s: YokohamaState, me: Player, f: Walk, area: number): Why {
  const seen = seenOn(f);
  if (area === f.from) return 'Y-8.2.7';
  if (seen & bit(area)) return 'Y-8.2.13';
  if (area !== CANAL && me.assistantsIn[area] === 0) return 'Y-8.2.3 assistant';
  const fee = feeFor(s, me, f.seat, area);
  if (me.yen < fee) return area === CANAL ? 'Y-8.2.6 fee' : 'Y-8.2.5';
  return canEnd(s, me, f.seat, area, me.yen - fee, seen | bit(area)) ? undefined : 'Y-8.2.8';
}

/** Y-2.8 */
const isPossible = (s: YokohamaState, me: Player, seat: number, area: number): boolean =>
  isGround(s, area) && me.assistantsIn[area] > 0 && otherPresidents(s, seat, area) === 0;

function somePossible(s: YokohamaState, me: Player, seat: number): boolean {
  for (let area = 0; area < AREAS.length; area++) if (isPossible(s, me, seat, area)) return true;
  return false;
}

/** How the president comes straight to an area. */
type Arrival = typeof did.setDown | typeof did.tookTram | typeof did.wentToStation;

/** The president is set down and the area action follows. */
function arrive(s: YokohamaState, me: Player, seat: number, area: number, deed: Arrival, clause: string): void {
  end(s);
  me.president = area;
  s.tell?.(deed({ seat, what: 'president', to: areaRef(area), clause }));
  beginAction(s, me, seat, area);
}

/** Y-8.2 */
export const movement = decide(STEPS.movement, {
  enter: {
    whyNow: (_s, me) => (me.president === NONE ? 'Y-8.2.2 hand' : undefined),
    why(s, me, f, area) {
      if (!inPlay(s, area)) return 'Y-5.1';
      return adjacent(s, me.president, area) ? whyNotEnter(s, me, f, area) : 'Y-8.2.3 adjacent';
    },
    // Asked at every step of a walk, and few areas are adjacent.
    moves(s, me, f, out) {
      if (me.president === NONE) return;
      for (const cell of cellsAround(s, me.president)) {
        const area = s.areaAt[cell];
        if (!whyNotEnter(s, me, f, area)) out.add(lexicon.move.enter(area));
      }
    },
    play(s, me, f, area) {
      if (area === CANAL) pay(s, f.seat, 'yen', CANAL_FEE, did.paidCanal, 'Y-8.2.6');
      else if (!owns(me, STAGECOACH)) payPresidents(s, f.seat, area, did.paidToPass, 'Y-8.2.5');
      me.president = area;
      s.tell?.(did.walked({ seat: f.seat, what: 'president', to: areaRef(area), clause: 'Y-8.2.3' }));
      const seen = seenOn(f) | bit(area);
      f.seenLow = seen & LOW;
      f.seenHigh = seen >> HALF;
      f.walked++;
    },
  },
  stop: {
    why(s, me, f) {
      if (me.president === NONE) return 'Y-8.2.2 hand';
      if (f.walked === 0) return 'Y-8.2.3 step';
      if (me.president === CANAL) return 'Y-8.2.6 stop';
      return mayStop(s, me, f.seat, me.president) ? undefined : 'Y-8.2.4';
    },
    play(s, me, f) {
      end(s);
      beginAction(s, me, f.seat, me.president);
    },
  },
  put: {
    whyNow: (_s, me) => (me.president !== NONE ? 'Y-8.2.2 map' : undefined),
    why(s, me, f, area) {
      if (!inPlay(s, area)) return 'Y-5.1';
      if (me.assistantsIn[area] === 0) return 'Y-2.8 assistant';
      if (!mayStop(s, me, f.seat, area)) return 'Y-2.8 president';
      return me.yen < feeFor(s, me, f.seat, area) ? 'Y-12.11' : undefined;
    },
    play(s, me, f, area) {
      if (!owns(me, STAGECOACH)) payPresidents(s, f.seat, area, did.paidToPass, 'Y-12.11');
      arrive(s, me, f.seat, area, did.setDown, 'Y-8.2.2');
    },
  },
  tram: {
    whyNow(_s, me, f) {
      if (!owns(me, TRAM)) return 'Y-12.20 card';
      return f.walked > 0 ? 'Y-12.21' : undefined;
    },
    why(s, me, f, area) {
      if (!isGround(s, area)) return inPlay(s, area) ? 'Y-12.20 canal' : 'Y-5.1';
      if (area === me.president) return 'Y-8.2.7';
      return otherPresidents(s, f.seat, area) > 0 ? 'Y-12.20 president' : undefined;
    },
    play: (s, me, f, area) => arrive(s, me, f.seat, area, did.tookTram, 'Y-12.20'),
  },
  station: {
    why(s, me, f) {
      if (!owns(me, STATION)) return 'Y-12.2 card';
      if (f.walked > 0) return 'Y-12.21';
      return me.president === s.station ? 'Y-8.2.7' : undefined;
    },
    play: (s, me, f) => arrive(s, me, f.seat, s.station, did.wentToStation, 'Y-12.2'),
  },
  recall: {
    why(_s, me, f) {
      if (me.president === NONE) return 'Y-8.2.1';
      return f.walked > 0 ? 'Y-12.21' : undefined;
    },
    play(s, me, f) {
      const from = me.president;
      end(s);
      me.president = NONE;
      s.tell?.(did.recalled({ seat: f.seat, what: 'president', from: areaRef(from), clause: 'Y-8.2.9' }));
      call(s, STEPS.recall);
    },
  },
  mill: freeActions.mill,
  university: {
    /** A walk that has begun must stay payable to its end (Y-8.2.8). */
    why(s, me, f) {
      const why = whyNotUniversity(s, me);
      if (why || f.walked === 0) return why;
      const ends = canEnd(s, me, f.seat, me.president, me.yen - UNIVERSITY_PRICE, seenOn(f));
      return ends ? undefined : 'Y-8.2.8 university';
    },
    play: playUniversity,
  },
  pass: {
    /** Y-8.2.10, Y-8.2.11 */
    why(s, me, f) {
      if (me.president !== NONE) return 'Y-8.2.11 map';
      return somePossible(s, me, f.seat) ? 'Y-8.2.11' : undefined;
    },
    play: (s) => end(s),
  },
});

/** Y-8.2.9 */
export const recall = decide(STEPS.recall, {
  fetch: {
    why(s, me, _f, area, count) {
      if (me.assistantsIn[area] < count) return 'Y-8.2.9';
      return s.readings & RECALL_ONE_AREA && count < me.assistantsIn[area] ? 'Y-23.2' : undefined;
    },
    // Asked after every recall, and few of twenty assistants stand in an area.
    moves(s, me, _f, out) {
      for (let area = 0; area < AREAS.length; area++) {
        const least = s.readings & RECALL_ONE_AREA ? Math.max(1, me.assistantsIn[area]) : 1;
        for (let count = least; count <= me.assistantsIn[area]; count++) out.add(lexicon.move.fetch(area, count));
      }
    },
    play(s, me, f, area, count) {
      const { seat } = f;
      if (s.readings & RECALL_ONE_AREA) end(s);
      takeAssistants(s, me, seat, area, count, 'Y-8.2.9');
    },
  },
  gather: {
    why(s, me) {
      if (s.readings & RECALL_ONE_AREA) return 'Y-23.2 all';
      for (let area = 0; area < AREAS.length; area++) if (me.assistantsIn[area] > 0) return undefined;
      return 'Y-8.2.9 none';
    },
    play(s, me, f) {
      end(s);
      for (let area = 0; area < AREAS.length; area++)
        takeAssistants(s, me, f.seat, area, me.assistantsIn[area], 'Y-8.2.9');
    },
  },
  ...freeActions,
  pass: { play: (s) => end(s) },
});
