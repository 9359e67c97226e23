import { NONE, type Pen } from 'engawa';
import {
  ABILITY,
  ABILITY_OF,
  ACTIVATION,
  BONUS_HONOUR,
  BONUS_ON,
  BONUS_WEALTH,
  BUILDING_TYPE,
  CAPACITY,
  COLOUR,
  EVENT,
  FLOP_SLOTS,
  HONOUR,
  HONOUR_PER_VP,
  isBuilding,
  isSamurai,
  isVillager,
  isYakuza,
  MAX_SEATS,
  PERSONS,
  RICE,
  SABRES,
  WEALTH,
  WEALTH_PER_VP,
} from '../data/index.ts';
import { combatValue, prize } from '../rules/duel.ts';
import { honour, mouths, rice, wealth } from '../rules/production.ts';
import { AUTUMN, BUILT, EMPTY, LAUNCHED, type MachiState, type Player, ROOMS } from '../rules/state.ts';
import { hasBlacksmith, isActivated, isBlocked, isDuelist, isProtected, seatAt, vp } from '../rules/village.ts';
import { commander, muster, mustered } from './muster.ts';
import { READS } from './scopes.ts';
import { chanceToWin } from './worth.ts';

/** Yellow, blue and red: the colours buildings and villagers have. */
const COLOURS = 3;
const ABILITIES = Object.keys(ABILITY).length;
const STRONGEST = Math.max(...SABRES);
const EVENTS = Object.values(EVENT);

/** A year of a card's output, in VP. */
const yearly = (card: number): number => WEALTH[card] / WEALTH_PER_VP + HONOUR[card] / HONOUR_PER_VP;

/** By sabres, and used again from seat to seat: evaluation allocates nothing. */
const fighters = new Uint8Array(STRONGEST + 1);
const sums = new Float64Array(16);

/** By place in the muster. */
const values = new Uint8Array(PERSONS);
/** By seat: VP its samurai may hope for from their best duels, those who may still challenge this year, and what others may hope for from it. */
const prospects = new Float64Array(MAX_SEATS);
const chances = new Float64Array(MAX_SEATS);
const threats = new Float64Array(MAX_SEATS);

function weighDuels(s: MachiState, armed: number): void {
  prospects.fill(0);
  chances.fill(0);
  threats.fill(0);
  for (let i = 0; i < armed; i++) values[i] = combatValue(s, mustered[i]);
  for (let i = 0; i < armed; i++) {
    const samurai = mustered[i];
    if (!isSamurai(samurai)) continue;
    const us = commander[i];
    let most = 0;
    let whose = NONE;
    for (let k = 0; k < armed; k++) {
      const target = mustered[k];
      if (commander[k] === us || !isDuelist(s, target)) continue;
      const ahead = values[i] - values[k];
      const hope = chanceToWin(ahead) * prize(s, samurai, target) - chanceToWin(-ahead) * prize(s, target, samurai);
      if (hope <= most) continue;
      most = hope;
      whose = commander[k];
    }
    if (whose === NONE) continue;
    prospects[us] += most;
    if (s.marks[samurai] & LAUNCHED) continue;
    chances[us] += most;
    threats[whose] += most;
  }
}

function writeSeat(s: MachiState, seat: number, armed: number, pen: Pen): void {
  const me = s.seat[seat];
  if (pen.needs(READS.village[seat])) writeOutput(s, seat, pen);
  if (pen.needs(READS.fighters)) writeFighters(s, seat, armed, pen);
  if (!pen.needs(READS.hand[seat])) return;
  pen.part('hand');
  pen.put(me.villagers.length / 8);
  pen.put(me.buildings.length / 6);
}

function writeOutput(s: MachiState, seat: number, pen: Pen): void {
  const me = s.seat[seat];
  pen.part('points');
  pen.put(vp(me) / 50);
  pen.put(me.stature / 4);
  pen.part('output');
  const riches = wealth(s, seat);
  const fame = honour(me);
  pen.put(riches / 20);
  pen.put(fame / 12);
  pen.put((riches % WEALTH_PER_VP) / WEALTH_PER_VP);
  pen.put((fame % HONOUR_PER_VP) / HONOUR_PER_VP);
  pen.put((rice(me) - mouths(me)) / 6);
  pen.put(mouths(me) / 12);
  pen.put(me.drought);
  writeVillage(me, pen);
}

/** What stands in a village, as everybody sees it. */
function writeVillage(me: Player, pen: Pen): void {
  let built = 0;
  let sites = 0;
  let blocked = 0;
  let people = 0;
  let exposed = 0; // output of buildings that no samurai protects (M-10.5)
  let stopped = 0;
  let dormant = 0;
  let abilities = 0;
  let astray = 0; // villagers who do not stand on their colour
  sums.fill(0);
  for (let plot = 0; plot < me.plots; plot++) {
    if (me.status[plot] === EMPTY) continue;
    people += me.count[plot];
    if (me.status[plot] !== BUILT) {
      sites++;
      continue;
    }
    const building = me.building[plot];
    built++;
    sums[COLOUR[building]] += CAPACITY[building] - me.count[plot];
    for (let i = 0; i < me.count[plot]; i++) if (COLOUR[me.stack[plot * ROOMS + i]] !== COLOUR[building]) astray++;
    if (!isActivated(me, plot)) {
      dormant += yearly(building);
      continue;
    }
    if (ABILITY_OF[building] !== NONE) abilities |= 1 << ABILITY_OF[building];
    if (isBlocked(me, plot)) {
      blocked++;
      stopped += yearly(building);
    } else if (!isProtected(me, plot)) exposed += yearly(building);
  }
  if (hasBlacksmith(me)) abilities |= 1 << ABILITY.sharpen;
  pen.part('village');
  pen.put(built / 10);
  pen.put(sites / 3);
  pen.put(blocked / 3);
  for (let colour = 0; colour < COLOURS; colour++) pen.put(sums[colour] / 5);
  pen.put(people / 20);
  pen.put(astray / 6);
  pen.put(exposed / 5);
  pen.put(stopped / 3);
  pen.put(dormant / 3);
  pen.part('abilities');
  for (let ability = 0; ability < ABILITIES; ability++) pen.put((abilities >> ability) & 1);
}

/** Samurai by strength, those who may still challenge, and yakuza at home and abroad. */
function writeFighters(s: MachiState, seat: number, armed: number, pen: Pen): void {
  fighters.fill(0);
  let idle = 0;
  let guests = 0;
  let sent = 0;
  let guards = 0;
  let sabred = 0;
  for (let i = 0; i < armed; i++) {
    const person = mustered[i];
    if (SABRES[person] === 0) continue;
    const village = seatAt(s.spot[person]);
    const controller = commander[i];
    if (isYakuza(person)) {
      if (controller !== seat) guests += village === seat ? SABRES[person] : 0;
      else if (village === seat) guards += SABRES[person];
      else sent += SABRES[person];
    } else if (controller === seat) {
      if (isSamurai(person)) {
        fighters[SABRES[person]]++;
        if (!(s.marks[person] & LAUNCHED)) idle = Math.max(idle, values[i]);
      } else sabred++;
    }
  }
  pen.part('fighters');
  for (let sabres = 1; sabres <= STRONGEST; sabres++) pen.put(fighters[sabres] / 2);
  pen.put(idle / 4);
  pen.put(sabred / 3);
  pen.put(sent / 4);
  pen.put(guests / 4);
  pen.put(guards / 4);
  pen.put(s.seat[seat].outside.length / 3);
  pen.part('duels in sight');
  pen.put(chances[seat] / 5);
  pen.put(threats[seat] / 5);
  pen.put(prospects[seat] / 5);
  pen.put((prospects[seat] * (s.years - s.year)) / 20);
}

/** The bonus a villager would have in this village, on a building or site with room. */
function bonusIn(me: Player, villager: number): number {
  if (BONUS_ON[villager] === NONE) return 0;
  const bonus = BONUS_WEALTH[villager] / WEALTH_PER_VP + BONUS_HONOUR[villager] / HONOUR_PER_VP;
  for (let plot = 0; plot < me.plots; plot++) {
    const building = me.building[plot];
    if (
      me.status[plot] !== EMPTY &&
      BUILDING_TYPE[building] === BONUS_ON[villager] &&
      me.count[plot] < CAPACITY[building]
    )
      return bonus;
  }
  return 0;
}

/** The outputs of one colour's villagers in hand, best first: who comes first finds a room. */
const best = new Float64Array(8);

function rank(output: number): void {
  for (let i = 0; i < best.length; i++) {
    if (output <= best[i]) continue;
    best.copyWithin(i + 1, i, best.length - 1);
    best[i] = output;
    return;
  }
}

/** A year of those in hand who would find a room on their own colour now, next year with the sites, and with the buildings in hand. */
function writeLodgings(me: Player, pen: Pen): void {
  pen.part('own lodgings');
  for (let colour = 0; colour < COLOURS; colour++) {
    best.fill(0);
    for (let i = 0; i < me.villagers.length; i++) {
      const card = me.villagers.at(i);
      if (isVillager(card) && COLOUR[card] === colour) rank(yearly(card) + bonusIn(me, card) + 0.3 * RICE[card]);
    }
    let now = 0;
    let next = 0;
    let later = 0;
    for (let plot = 0; plot < me.plots; plot++) {
      if (me.status[plot] === EMPTY || COLOUR[me.building[plot]] !== colour) continue;
      const free = CAPACITY[me.building[plot]] - me.count[plot];
      if (me.status[plot] === BUILT) now += free;
      else next += free;
    }
    for (let i = 0; i < me.buildings.length; i++) {
      const card = me.buildings.at(i);
      if (isBuilding(card) && COLOUR[card] === colour) later += CAPACITY[card];
    }
    pen.put(total(0, now) / 3);
    pen.put(total(now, now + next) / 3);
    pen.put(total(now + next, now + next + later) / 3);
  }
}

function total(from: number, to: number): number {
  let sum = 0;
  for (let i = from; i < to && i < best.length; i++) sum += best[i];
  return sum;
}

/** Cards of the mover's hand and sites, which others do not know. */
function writeOwn(s: MachiState, seat: number, pen: Pen): void {
  const me = s.seat[seat];
  sums.fill(0);
  fighters.fill(0);
  let yakuza = 0;
  let gang = 0;
  let food = 0;
  let bonus = 0;
  let events = 0;
  for (let i = 0; i < me.villagers.length; i++) {
    const card = me.villagers.at(i);
    if (isYakuza(card)) {
      yakuza += SABRES[card];
      gang++;
    } else if (isSamurai(card)) fighters[SABRES[card]]++;
    else if (isVillager(card)) {
      sums[COLOUR[card]]++;
      sums[COLOURS + COLOUR[card]] += yearly(card);
      food += RICE[card];
      bonus += bonusIn(me, card);
    } else events |= eventBit(card);
  }
  pen.part('own villagers in hand');
  for (let colour = 0; colour < 2; colour++) {
    pen.put(sums[colour] / 4);
    pen.put(sums[COLOURS + colour] / 3);
  }
  for (let sabres = 1; sabres <= STRONGEST; sabres++) pen.put(fighters[sabres] / 2);
  pen.put(gang / 3);
  pen.put(yakuza / 4);
  pen.put(food / 4);
  pen.put(bonus / 2);
  pen.part('own buildings in hand');
  sums.fill(0);
  let abilities = 0;
  for (let i = 0; i < me.buildings.length; i++) {
    const card = me.buildings.at(i);
    if (!isBuilding(card)) {
      events |= eventBit(card);
      continue;
    }
    if (ABILITY_OF[card] !== NONE) abilities++;
    sums[COLOUR[card]]++;
    sums[COLOURS + COLOUR[card]] = Math.max(sums[COLOURS + COLOUR[card]], yearly(card));
    sums[2 * COLOURS] += CAPACITY[card];
    sums[2 * COLOURS + 1] += RICE[card];
  }
  for (let colour = 0; colour < COLOURS; colour++) {
    pen.put(sums[colour] / 3);
    pen.put(sums[COLOURS + colour] / 2);
  }
  pen.put(sums[2 * COLOURS] / 10);
  pen.put(sums[2 * COLOURS + 1] / 3);
  pen.put(abilities / 2);
  pen.part('own events');
  for (let event = 0; event < EVENTS.length; event++) pen.put((events >> event) & 1);
  pen.part('own village by colour');
  for (let colour = 0; colour < COLOURS; colour++) {
    let standing = 0;
    let wanting = 0;
    let free = 0;
    for (let plot = 0; plot < me.plots; plot++) {
      if (me.status[plot] !== BUILT || COLOUR[me.building[plot]] !== colour) continue;
      standing++;
      wanting += Math.max(0, ACTIVATION[me.building[plot]] - me.count[plot]);
      free += CAPACITY[me.building[plot]] - me.count[plot];
    }
    pen.put(standing / 4);
    pen.put(wanting / 4);
    pen.put(free / 6);
  }
  writeOwnSites(me, pen);
  writeLodgings(me, pen);
}

function writeOwnSites(me: Player, pen: Pen): void {
  sums.fill(0);
  let promised = 0;
  let food = 0;
  for (let plot = 0; plot < me.plots; plot++) {
    if (me.status[plot] === EMPTY || me.status[plot] === BUILT) continue;
    const building = me.building[plot];
    promised += yearly(building);
    food += RICE[building];
    sums[COLOUR[building]] += CAPACITY[building] - 1;
    if (ACTIVATION[building] <= me.count[plot]) sums[COLOURS]++;
    if (COLOUR[me.stack[plot * ROOMS]] === COLOUR[building]) sums[COLOURS + 1]++;
  }
  pen.part('own sites');
  pen.put(promised / 5);
  pen.put(food / 3);
  for (let i = 0; i < COLOURS + 2; i++) pen.put(sums[i] / 4);
}

/** M-11.6: which event a card is. */
function eventBit(card: number): number {
  for (let i = 0; i < EVENTS.length; i++) if (card >= EVENTS[i].first && card <= EVENTS[i].last) return 1 << i;
  return 0;
}

/** Villagers and buildings by colour, yakuza, events. */
const KINDS = 2 * COLOURS + 2;

function kindOf(card: number): number {
  if (isYakuza(card)) return 2 * COLOURS;
  if (isBuilding(card)) return COLOURS + COLOUR[card];
  return isSamurai(card) || isVillager(card) ? COLOUR[card] : 2 * COLOURS + 1;
}

function writeTable(s: MachiState, seat: number, pen: Pen): void {
  pen.part('clock');
  pen.put((s.years - s.year) / 8);
  pen.put(s.year === s.years ? 1 : 0);
  pen.lamp(s.season, AUTUMN + 1);
  pen.put(((s.first - seat + s.seats) % s.seats) / s.seats);
  pen.put(s.truce);
  pen.part('flop');
  for (let slot = 0; slot < FLOP_SLOTS; slot++) {
    const card = s.flop[slot];
    pen.put(card === NONE ? 0 : 1);
    pen.put(card === NONE ? 0 : yearly(card) + SABRES[card] / 3);
  }
  pen.part('kinds in the flop');
  sums.fill(0);
  for (let slot = 0; slot < FLOP_SLOTS; slot++) if (s.flop[slot] !== NONE) sums[kindOf(s.flop[slot])]++;
  for (let kind = 0; kind < KINDS; kind++) pen.put(sums[kind]);
  pen.part('decks');
  pen.put(s.villagerDeck.length / 60);
  pen.put(s.buildingDeck.length / 60);
}

/** A position in numbers, from a seat's chair. Duels under way are judged by what they may come to (`endings`), so nothing here tells of them. */
export function features(s: MachiState, seat: number, pen: Pen): void {
  let armed = 0;
  if (pen.stale(READS.fighters)) {
    armed = muster(s);
    weighDuels(s, armed);
  }
  if (pen.needs(READS.table)) writeTable(s, seat, pen);
  if (pen.needs(READS.own[seat])) writeOwn(s, seat, pen);
  for (let k = 0; k < s.seats; k++) writeSeat(s, (seat + k) % s.seats, armed, pen);
}
