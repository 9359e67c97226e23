import { NONE, type Pen } from 'engawa';
import {
  BOATS,
  BUILDING_ROW,
  BUILDINGS,
  CULTURES,
  FLEETS,
  ISLANDS,
  PAIR,
  SPARE_BITS,
  SPECIALISTS,
  tableFor,
} from '../data/index.ts';
import { handSize } from '../rules/purse.ts';
import { breakdown } from '../rules/scoring.ts';
import { boatsAround, hasToken } from '../rules/sea.ts';
import { CATEGORIES, EMPTY, STANDARD, type YamataiState } from '../rules/state.ts';
import { READS } from './scopes.ts';

/** More boats than this are missing: too far to tell apart. */
const FAR = 3;

const NIBBLES = 0x0f0f0f0f;

/** How many boats of a cost are not there: each colour is subtracted in its own four bits, and what is left over is added up. */
function missing(around: number, cost: number): number {
  const left = (cost | SPARE_BITS) - around;
  const short = left & SPARE_BITS;
  const lacking = left & (short - (short >>> 3));
  const pairs = (lacking & NIBBLES) + ((lacking >>> 4) & NIBBLES);
  return Math.imul(pairs, 0x01010101) >>> 24;
}

function writeSeat(s: YamataiState, seat: number, pen: Pen): void {
  const me = s.seat[seat];
  const points = breakdown(s, seat);
  pen.part('points');
  for (let i = 0; i < CATEGORIES.length; i++) pen.put(points[CATEGORIES[i]] / 20);
  pen.part('stock');
  pen.put(me.coins / 20);
  pen.put(me.prestige / 10);
  pen.put(handSize(me) / 6);
  let port = 0;
  let aside = 0;
  for (let boat = 0; boat < BOATS.length; boat++) {
    port += me.port[boat];
    aside += me.aside[boat];
  }
  pen.put(port / 3);
  pen.put(aside / 6);
  pen.part('buildings left');
  pen.put(me.left / tableFor(s.seats).buildings);
  pen.put(me.reserved.length / 3);
  pen.part('culture');
  let pairs = 0;
  let kinds = 0;
  for (let culture = 0; culture < CULTURES.length; culture++) {
    pairs += Math.floor(me.culture[culture] / PAIR);
    if (me.culture[culture] > 0) kinds++;
  }
  pen.put(pairs / 2);
  pen.put(kinds / CULTURES.length);
  pen.part('specialists');
  let specialists = 0;
  for (let i = 0; i < SPECIALISTS.length; i++) if (s.specialistOwner[i] === seat) specialists++;
  pen.put(specialists / 5);
  pen.part('order');
  let waiting = 0;
  let fleet = FLEETS.length;
  for (let place = 0; place < s.order.length; place++) {
    if (s.order[place] !== seat) continue;
    if (s.taken[place] === NONE) waiting++;
    else fleet = Math.min(fleet, s.taken[place]);
  }
  pen.put(waiting / 2);
  pen.put(fleet / FLEETS.length);
}

function writeOwn(s: YamataiState, seat: number, pen: Pen): void {
  const me = s.seat[seat];
  pen.part('own boats');
  for (let boat = 0; boat < BOATS.length; boat++) {
    pen.put(me.hand[boat] / 3);
    pen.put(me.port[boat] / 2);
  }
  pen.part('own culture');
  for (let culture = 0; culture < CULTURES.length; culture++) pen.put(me.culture[culture] / 3);
  pen.part('own specialists');
  for (let i = 0; i < SPECIALISTS.length; i++) pen.put(s.specialistOwner[i] === seat ? 1 : 0);
  pen.part('own helpers used, boats laid, built');
  pen.put(s.powerUsed);
  pen.put(s.transactions / 2);
  pen.put(s.built);
  pen.put(s.laid / 5);
  pen.put(s.gathered.length / 3);
}

function writeTable(s: YamataiState, seat: number, pen: Pen): void {
  if (pen.needs(READS.clock)) writeClock(s, pen);
  if (pen.needs(READS.fleets)) writeFleets(s, pen);
  if (pen.needs(READS.specialists)) writeSpecialists(s, pen);
  if (pen.needs(READS.islands)) writeIslands(s, seat, pen);
}

function writeClock(s: YamataiState, pen: Pen): void {
  pen.part('clock');
  pen.put(s.round / 10);
  let scarce = 1;
  for (let boat = 0; boat < BOATS.length; boat++) {
    const left = s.supply[boat] / BOATS[boat].count;
    scarce = Math.min(scarce, left);
    pen.put(left);
  }
  pen.put(scarce);
  let fewest = 1;
  for (let other = 0; other < s.seats; other++)
    fewest = Math.min(fewest, s.seat[other].left / tableFor(s.seats).buildings);
  pen.put(fewest);
  pen.put(s.specialistDeck.length / SPECIALISTS.length);
  pen.put(s.buildingDeck.length / BUILDINGS.length);
  pen.put(s.sanctuaries / 5);
}

function writeFleets(s: YamataiState, pen: Pen): void {
  pen.part('fleets on offer');
  for (let fleet = 0; fleet < FLEETS.length; fleet++) pen.put(s.fleetsUp.includes(fleet) ? 1 : 0);
}

function writeSpecialists(s: YamataiState, pen: Pen): void {
  pen.part('specialists on offer');
  for (let i = 0; i < SPECIALISTS.length; i++) pen.put(s.specialistRow.includes(i) ? (1 + s.coinsOn[i] / 4) / 2 : 0);
}

/** By empty island, the boats around it. */
const around = new Int32Array(ISLANDS.length);

function writeIslands(s: YamataiState, seat: number, pen: Pen): void {
  pen.part('islands');
  let tokens = 0;
  let empty = 0;
  let mine = 0;
  let theirs = 0;
  for (let island = 0; island < ISLANDS.length; island++) {
    const content = s.on[island];
    if (hasToken(s, island)) tokens++;
    else if (content === EMPTY) {
      around[empty++] = boatsAround(s, island);
    } else if (content === STANDARD + seat) mine++;
    else if (content >= STANDARD) theirs++;
  }
  pen.put(tokens / ISLANDS.length);
  pen.put(empty / ISLANDS.length);
  pen.put(mine / 10);
  pen.put(theirs / 20);
  pen.part('buildings on offer');
  for (let i = 0; i < BUILDING_ROW; i++) {
    const tile = i < s.buildingRow.length ? s.buildingRow.at(i) : NONE;
    let nearest = FAR;
    let ready = 0;
    if (tile !== NONE) {
      const { cost } = BUILDINGS[tile];
      for (let place = 0; place < empty; place++) {
        const lack = missing(around[place], cost);
        if (lack === 0) ready++;
        nearest = Math.min(nearest, lack);
      }
    }
    pen.put(tile === NONE ? 0 : BUILDINGS[tile].prestige / 6);
    pen.put(tile !== NONE && BUILDINGS[tile].standard ? 1 : 0);
    pen.put(nearest / FAR);
    pen.put(Math.min(3, ready) / 3);
  }
}

/** A position in numbers, from a seat's chair. */
export function features(s: YamataiState, seat: number, pen: Pen): void {
  writeTable(s, seat, pen);
  if (pen.needs(READS.own[seat])) writeOwn(s, seat, pen);
  for (let k = 0; k < s.seats; k++) {
    const other = (seat + k) % s.seats;
    if (pen.needs(READS.seat[other])) writeSeat(s, other, pen);
  }
}
