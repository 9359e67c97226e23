import { NONE, type Pen } from 'engawa';
import {
  ACHIEVEMENTS,
  COAL,
  COLOURS,
  CONTRACTS,
  FACTORIES,
  FIRST_GOLDEN,
  GOLDEN_ROUNDS,
  GOODS,
  KNOWLEDGE,
  LAST_SLOT,
  MAX_WORKERS,
  MONEY,
  REGION_VP,
  REGIONS,
  REWARDS,
  SHIPS,
  SLOTS,
  TRACK_IDS,
  TRACK_TOP,
  TRACKS,
  TRAINS,
  TRANSPORT_TILES,
  TRANSPORT_VALUE,
  WAGE,
  WORKERS_PER_SLOT,
} from '../data/index.ts';
import { achievementPoints } from '../rules/ending.ts';
import { vp } from '../rules/purse.ts';
import { influenceOf, overseasIn, regionPoints } from '../rules/scoring.ts';
import type { NipponState, Player } from '../rules/state.ts';
import { countAt, workersOn } from '../rules/workers.ts';
import { READS } from './scopes.ts';

const LAST_SCORING = REGION_VP.length - 1;
const LEVELS = 3;
const TOP_MULTIPLIER = 5;

const coloursOf = (me: Player): number => {
  let n = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) if (me.workers[colour] > 0) n++;
  return n;
};

/** What everybody has in front of them, in brief. */
function writeSeat(s: NipponState, seat: number, pen: Pen): void {
  if (pen.needs(READS.seat[seat])) writeStock(s.seat[seat], pen);
  if (pen.needs(READS.seat[seat] | READS.overseas)) writeAchievements(s, seat, pen);
  if (pen.needs(READS.regions)) writeRegions(s, seat, pen);
}

function writeStock(me: Player, pen: Pen): void {
  pen.part('points');
  pen.put(vp(me) / 100);
  pen.part('stock');
  pen.put(me.yen / 20);
  pen.put(me.coal / 10);
  pen.put(me.blueprints / 6);
  pen.put(me.spareMachines / 3);
  pen.part('tracks');
  for (let track = 0; track < TRACK_IDS.length; track++) pen.put(me.tracks[track] / TRACK_TOP);
  pen.part('workers');
  pen.put(workersOn(me) / MAX_WORKERS);
  pen.put(coloursOf(me) / COLOURS.length);
  pen.part('factories and goods by level');
  for (let level = 1; level <= LEVELS; level++) {
    let factories = 0;
    let goods = 0;
    let machines = 0;
    for (let good = 0; good < GOODS.length; good++) {
      if (GOODS[good].level !== level) continue;
      goods += me.goods[good];
      if (me.factory[good] === NONE) continue;
      factories++;
      machines += me.machine[good];
    }
    pen.put(factories / 2);
    pen.put(goods / 6);
    pen.put(machines / 4);
  }
  pen.part('transport');
  pen.put(me.taken[SHIPS] / TRANSPORT_TILES);
  pen.put(me.taken[TRAINS] / TRANSPORT_TILES);
  pen.part('contracts');
  let fulfilled = 0;
  for (let c = 0; c < CONTRACTS.length; c++) fulfilled += me.fulfilled[c];
  pen.put(fulfilled / CONTRACTS.length);
}

function writeAchievements(s: NipponState, seat: number, pen: Pen): void {
  const me = s.seat[seat];
  pen.part('achievements');
  let multipliers = 0;
  for (let space = 0; space < ACHIEVEMENTS.length; space++) {
    pen.put(achievementPoints(s, seat, space) / 20);
    multipliers += me.multiplier[space];
  }
  pen.put(multipliers / 20);
}

function writeRegions(s: NipponState, seat: number, pen: Pen): void {
  pen.part('regions');
  for (let region = 0; region < REGIONS.length; region++) {
    pen.put(influenceOf(s, seat, region) / 15);
    const { places, ships } = regionPoints(s, seat, region, REGION_VP[Math.min(s.scorings, LAST_SCORING)]);
    pen.put((places + ships) / 15);
  }
}

/** What decides the mover's own plans. */
function writeOwn(s: NipponState, seat: number, pen: Pen): void {
  const me = s.seat[seat];
  if (pen.needs(READS.plant[seat])) writeOwnPlant(me, pen);
  if (pen.needs(READS.deeds[seat])) writeOwnDeeds(me, pen);
  if (pen.needs(READS.regions)) writeOwnTransport(s, seat, pen);
}

function writeOwnPlant(me: Player, pen: Pen): void {
  pen.part('own factories');
  for (let tile = 0; tile < FACTORIES.length; tile++) pen.put(me.factory[FACTORIES[tile].good] === tile ? 1 : 0);
  pen.part('own goods and machines');
  let toRun = 0;
  for (let good = 0; good < GOODS.length; good++) {
    pen.put(me.goods[good] / 4);
    pen.put(me.machine[good] / 2);
    if (me.factory[good] !== NONE) toRun += FACTORIES[me.factory[good]].coal;
  }
  pen.part('own coal to run all, income, wages');
  pen.put(toRun / 10);
  pen.put(Math.min(1, me.coal / Math.max(1, toRun)));
  pen.put(TRACKS[MONEY][me.tracks[MONEY]] / 40);
  pen.put(TRACKS[COAL][me.tracks[COAL]] / 12);
  pen.put(TRACKS[KNOWLEDGE][me.tracks[KNOWLEDGE]] / 6);
  pen.put(Math.max(0, coloursOf(me) * WAGE - TRACKS[MONEY][me.tracks[MONEY]]) / 20);
}

function writeOwnDeeds(me: Player, pen: Pen): void {
  pen.part('own contracts');
  for (let c = 0; c < CONTRACTS.length; c++) pen.put(me.fulfilled[c]);
  pen.part('own multipliers');
  for (let space = 0; space < ACHIEVEMENTS.length; space++) pen.put(me.multiplier[space] / TOP_MULTIPLIER);
  pen.part('own tiles');
  let tiles = 0;
  let best = 0;
  for (let value = 1; value < me.tiles.length; value++) {
    tiles += me.tiles[value];
    if (me.tiles[value] > 0) best = value;
  }
  pen.put(tiles / 10);
  pen.put(best / 7);
}

function writeOwnTransport(s: NipponState, seat: number, pen: Pen): void {
  const me = s.seat[seat];
  pen.part('own ships and trains');
  pen.put(me.transportValue[SHIPS] - TRANSPORT_VALUE);
  pen.put(me.transportValue[TRAINS] - TRANSPORT_VALUE);
  for (let region = 0; region < REGIONS.length; region++) {
    pen.put(me.transportSum[SHIPS * REGIONS.length + region] / 8);
    pen.put(me.transportSum[TRAINS * REGIONS.length + region] / 8);
    const last = regionPoints(s, seat, region, REGION_VP[LAST_SCORING]);
    pen.put((last.places + last.ships) / 15);
  }
}

function writeTable(s: NipponState, seat: number, pen: Pen): void {
  if (pen.needs(READS.clock)) writeClock(s, pen);
  if (pen.needs(READS.slots[seat])) writeSlots(s, s.seat[seat], pen);
  if (pen.needs(READS.supply)) writeSupply(s, pen);
  if (!pen.needs(READS.overseas)) return;
  for (let region = 0; region < REGIONS.length; region++) pen.put(overseasIn(s, region) / 10);
}

function writeClock(s: NipponState, pen: Pen): void {
  pen.part('clock');
  pen.put(s.marker / LAST_SLOT);
  pen.lamp(s.scorings, REGION_VP.length);
  pen.put(s.marker >= FIRST_GOLDEN ? 1 : 0);
  pen.put(s.last === NONE ? 1 : s.goldenTurns / (GOLDEN_ROUNDS * s.seats));
  pen.put(s.goldenTurns > 0 && s.goldenTurns < s.seats ? 1 : 0);
  let rows = 0;
  for (let row = 0; row < s.rows.length / COLOURS.length; row++) rows += countAt(s.rows, row);
  pen.put(rows / 12);
  pen.put(s.openPlaces / 6);
}

function writeSlots(s: NipponState, me: Player, pen: Pen): void {
  pen.part('slots');
  for (let slot = 0; slot < SLOTS.length; slot++) {
    let known = 0;
    for (let colour = 0; colour < COLOURS.length; colour++) {
      if (me.workers[colour] > 0) known += s.slots[slot * COLOURS.length + colour];
    }
    pen.put(countAt(s.slots, slot) / WORKERS_PER_SLOT);
    pen.put(known / WORKERS_PER_SLOT);
  }
}

function writeSupply(s: NipponState, pen: Pen): void {
  pen.part('supply');
  for (let i = 0; i < REWARDS.length; i++) pen.put(s.rewards[i] / 2);
  pen.put(s.doubles / 6);
  for (let tile = 0; tile < FACTORIES.length; tile++) pen.put(s.factoryOwner[tile] === NONE ? 1 : 0);
}

/** A position in numbers, from a seat's chair. */
export function features(s: NipponState, seat: number, pen: Pen): void {
  writeTable(s, seat, pen);
  writeOwn(s, seat, pen);
  for (let k = 0; k < s.seats; k++) writeSeat(s, (seat + k) % s.seats, pen);
}
