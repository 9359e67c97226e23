import { NONE, type Pen } from '#kernel';
import {
  ABILITY_OF,
  ACTIVATION,
  CAPACITY,
  COLOUR,
  COMBAT_IDS,
  FLOP_SLOTS,
  HONOUR,
  HONOUR_PER_VP,
  isBuilding,
  isSamurai,
  isVillager,
  isYakuza,
  RICE,
  SABRES,
  WEALTH,
  WEALTH_PER_VP,
} from '../data/index.ts';
import { combatValue } from '../rules/duel.ts';
import { honour, mouths, rice, wealth } from '../rules/production.ts';
import { AUTUMN, BUILT, EMPTY, type MachiState, ROOMS } from '../rules/state.ts';
import { controllerOf, isActivated, isBlocked, vp } from '../rules/village.ts';

const COLOURS = 4;

function writeSeat(s: MachiState, seat: number, pen: Pen): void {
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
  pen.put((rice(me) + me.harvest - mouths(me)) / 6);
  pen.put(mouths(me) / 12);
  pen.put(me.drought);
  pen.part('village');
  let built = 0;
  let sites = 0;
  let active = 0;
  let blocked = 0;
  let rooms = 0;
  let people = 0;
  let sabres = 0;
  let abilities = 0;
  for (let plot = 0; plot < me.plots; plot++) {
    if (me.status[plot] === EMPTY) continue;
    people += me.count[plot];
    for (let i = 0; i < me.count[plot]; i++) sabres += SABRES[me.stack[plot * ROOMS + i]];
    if (me.status[plot] !== BUILT) {
      sites++;
      continue;
    }
    built++;
    rooms += CAPACITY[me.building[plot]] - me.count[plot];
    if (isBlocked(me, plot)) blocked++;
    if (!isActivated(me, plot)) continue;
    active++;
    if (ABILITY_OF[me.building[plot]] !== NONE) abilities++;
  }
  for (let i = 0; i < me.outside.length; i++) sabres += SABRES[me.outside.at(i)];
  pen.put(built / 10);
  pen.put(sites / 3);
  pen.put(active / 10);
  pen.put(blocked / 3);
  pen.put(rooms / 10);
  pen.put(people / 20);
  pen.put(sabres / 12);
  pen.put(abilities / 4);
  pen.put(me.outside.length / 3);
  pen.part('hand');
  pen.put(me.villagers.length / 8);
  pen.put(me.buildings.length / 6);
}

/** Cards of the mover's hand and sites, which others do not know. */
function writeOwn(s: MachiState, seat: number, pen: Pen): void {
  const me = s.seat[seat];
  pen.part('own villagers in hand');
  const colours = [0, 0, 0, 0];
  let samurai = 0;
  let yakuza = 0;
  let events = 0;
  let riches = 0;
  let fame = 0;
  let food = 0;
  for (let i = 0; i < me.villagers.length; i++) {
    const card = me.villagers.at(i);
    if (isYakuza(card)) yakuza++;
    else if (isSamurai(card)) samurai++;
    else if (isVillager(card)) {
      colours[COLOUR[card]]++;
      riches += WEALTH[card];
      fame += HONOUR[card];
      food += RICE[card];
    } else events++;
  }
  for (let colour = 0; colour < COLOURS; colour++) pen.put(colours[colour] / 4);
  pen.put(samurai / 3);
  pen.put(yakuza / 3);
  pen.put(events / 3);
  pen.put(riches / 8);
  pen.put(fame / 6);
  pen.put(food / 4);
  pen.part('own buildings in hand');
  const kinds = [0, 0, 0, 0];
  let orders = 0;
  let output = 0;
  for (let i = 0; i < me.buildings.length; i++) {
    const card = me.buildings.at(i);
    if (!isBuilding(card)) {
      orders++;
      continue;
    }
    kinds[COLOUR[card]]++;
    output += WEALTH[card] / WEALTH_PER_VP + HONOUR[card] / HONOUR_PER_VP;
  }
  for (let colour = 0; colour < COLOURS; colour++) pen.put(kinds[colour] / 3);
  pen.put(orders / 2);
  pen.put(output / 6);
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
  pen.part('own sites');
  let promised = 0;
  for (let plot = 0; plot < me.plots; plot++) {
    if (me.status[plot] === EMPTY || me.status[plot] === BUILT) continue;
    promised += WEALTH[me.building[plot]] / WEALTH_PER_VP + HONOUR[me.building[plot]] / HONOUR_PER_VP;
  }
  pen.put(promised / 5);
}

function writeDuel(s: MachiState, seat: number, pen: Pen): void {
  const me = s.seat[seat];
  const fights = s.challenger !== NONE;
  const ours = fights && controllerOf(s, s.challenger) === seat;
  const theirs = fights && controllerOf(s, s.target) === seat;
  pen.part('duel');
  pen.put(ours ? 1 : 0);
  pen.put(theirs ? 1 : 0);
  const lead = fights ? combatValue(s, s.challenger) - combatValue(s, s.target) : 0;
  pen.put(ours ? lead / 4 : theirs ? -lead / 4 : 0);
  pen.put(me.combatCards / 4);
  for (let card = 0; card < COMBAT_IDS.length; card++) pen.put(ours || theirs ? (me.drawn >> card) & 1 : 0);
  pen.put(me.ready);
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
    pen.put(card === NONE ? 0 : WEALTH[card] / 4 + HONOUR[card] / 3);
  }
  pen.part('decks');
  pen.put(s.villagerDeck.length / 60);
  pen.put(s.buildingDeck.length / 60);
}

/** A position in numbers, from a seat's chair. */
export function features(s: MachiState, seat: number, pen: Pen): void {
  writeTable(s, seat, pen);
  writeOwn(s, seat, pen);
  writeDuel(s, seat, pen);
  for (let k = 0; k < s.seats; k++) writeSeat(s, (seat + k) % s.seats, pen);
}
