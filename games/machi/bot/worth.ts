import { NONE, REST } from 'engawa';
import {
  ABILITY_OF,
  ACTIVATION,
  COLOUR,
  COMBAT_GAIN,
  COMBAT_IDS,
  HONOUR,
  HONOUR_PER_VP,
  isBuilding,
  isSamurai,
  isVillager,
  isYakuza,
  MAX_SEATS,
  RICE,
  SABRES,
  WEALTH,
  WEALTH_PER_VP,
} from '../data/index.ts';
import { combatValue, prize } from '../rules/duel.ts';
import { honourOf, mouths, rice, wealthOf } from '../rules/production.ts';
import {
  BUILT,
  EMPTY,
  LAUNCHED,
  layout,
  type MachiState,
  type Player,
  ROOMS,
  TRAINED,
  WANTED,
} from '../rules/state.ts';
import { controllerOf, founderOf, isActivated, isBlocked, vp } from '../rules/village.ts';
import { commander, muster, mustered } from './muster.ts';
import { READS } from './scopes.ts';

/** The figures come from self-play: small changes were kept where they won more games. */

/** What a year's output is worth in VP; rice keeps villagers who produce. */
const yearly = (card: number): number => WEALTH[card] / WEALTH_PER_VP + HONOUR[card] / HONOUR_PER_VP + RICE[card] * 0.3;

/** How much of a building that is not activated counts, by the part of its villagers it has. */
const DORMANT = 0.6;
/** A block is lifted some day: how much of the building still counts in later years. */
const AFTER_BLOCK = 0.45;
const ABILITY = 0.25;
/** A sabre in play is a little income and a little safety. */
const SABRE = 0.23;
/** A villager in hand against one who stands where he produces. */
const IN_HAND = 0.47;
const BUILDING_IN_HAND = 0.2;
const YAKUZA_IN_HAND = 0.14;
const EVENT_IN_HAND = 0.64;
/** Who starves takes his future with him. */
const STARVED = 0.42;
const SPARE_RICE = 0.13;
const RIVALS = 0.63;
const TRAINING = 0.9;
const BOUNTY = 1;
const TRUCE = 0.3;

/** Chances to win a duel by the difference of combat values, −3 to 3 (M-20.5): near enough, and at hand at once. */
const WIN = [0, 0.02, 0.09, 0.32, 0.68, 0.91, 0.98];
const FAR = (WIN.length - 1) / 2;
export const chanceToWin = (ahead: number): number => WIN[FAR + Math.max(-FAR, Math.min(FAR, ahead))];

/** A rough worth of a position for a seat, in VP: own prospects against those of the rivals. */
export function worth(s: MachiState, seat: number): number {
  let rivals = 0;
  for (let other = 0; other < s.seats; other++) if (other !== seat) rivals += prospects(s, other) + guess(s, other);
  return prospects(s, seat) + own(s, seat, muster(s)) - (RIVALS * rivals) / (s.seats - 1);
}

const shown = new Float64Array(MAX_SEATS);

/** The worth of all seats as one of them knows it: the others' hands count as what hands are good for. */
export function worths(s: MachiState, viewer: number, out: Float64Array, changed: number): void {
  const armed = muster(s);
  let all = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    // What a village promises is kept behind the worths.
    const kept = MAX_SEATS + seat;
    if (changed & (READS.prospects[seat] | REST)) out[kept] = prospects(s, seat);
    out[seat] = out[kept];
    shown[seat] = out[seat] + guess(s, seat);
    all += shown[seat];
  }
  for (let seat = 0; seat < s.seats; seat++) {
    const mine = seat === viewer ? handWorth(s.seat[seat], scoringsLeft(s)) : guess(s, seat);
    out[seat] += mine + hopes(s, seat, armed) - (RIVALS * (all - shown[seat])) / (s.seats - 1);
  }
}

/** Scorings ahead, this year's among them; none when the game is over. */
const scoringsLeft = (s: MachiState): number =>
  s.year === s.years && layout.pending(s) === undefined ? 0 : s.years - s.year + 1;

/** VP so far, and what the village will bring in the years that are left. */
function prospects(s: MachiState, seat: number): number {
  const me = s.seat[seat];
  const scorings = scoringsLeft(s);
  if (scorings === 0) return vp(me);
  let sum = vp(me);
  for (let plot = 0; plot < me.plots; plot++) if (me.status[plot] !== EMPTY) sum += plotWorth(me, plot, scorings);
  sum += me.outside.length * SABRE * scorings;
  return s.year < s.years ? sum + larder(me, scorings - 1) : sum;
}

/** What a seat has besides its village: its hand, its duel, its events. */
const own = (s: MachiState, seat: number, armed: number): number =>
  handWorth(s.seat[seat], scoringsLeft(s)) + hopes(s, seat, armed);

const hopes = (s: MachiState, seat: number, armed: number): number => duelHopes(s, seat) + eventHopes(s, seat, armed);

/** What a hand nobody else sees may be good for. */
const guess = (s: MachiState, seat: number): number =>
  (s.seat[seat].villagers.length + 0.5 * s.seat[seat].buildings.length) * 0.12 * scoringsLeft(s);

function plotWorth(me: Player, plot: number, scorings: number): number {
  const building = me.building[plot];
  const ability = ABILITY_OF[building] === NONE ? 0 : ABILITY;
  let sum = 0;
  for (let i = 0; i < me.count[plot]; i++) sum += SABRES[me.stack[plot * ROOMS + i]] * SABRE * scorings;
  if (me.status[plot] !== BUILT) {
    const founder = founderOf(me, plot);
    const home = COLOUR[founder] === COLOUR[building] ? yearly(founder) : 0;
    const part = Math.min(1, me.count[plot] / ACTIVATION[building]);
    return sum + (scorings - 1) * (home + (yearly(building) + ability) * (part >= 1 ? 1 : part * DORMANT));
  }
  sum += scorings * (wealthOf(me, plot) / WEALTH_PER_VP + honourOf(me, plot) / HONOUR_PER_VP);
  const output = WEALTH[building] / WEALTH_PER_VP + HONOUR[building] / HONOUR_PER_VP;
  if (!isActivated(me, plot))
    return sum + (scorings * DORMANT * (output + ability) * me.count[plot]) / ACTIVATION[building];
  if (isBlocked(me, plot)) sum += (scorings - 1) * AFTER_BLOCK * output;
  return sum + scorings * ability;
}

/** Rice and mouths of the next Winter. */
function larder(me: Player, later: number): number {
  const spare = rice(me) - mouths(me);
  return spare < 0 ? spare * (0.3 + STARVED * later) : Math.min(spare, 3) * SPARE_RICE * later;
}

function handWorth(me: Player, scorings: number): number {
  if (scorings === 0) return 0;
  let sum = 0;
  for (let i = 0; i < me.villagers.length; i++) {
    const card = me.villagers.at(i);
    if (isYakuza(card)) sum += YAKUZA_IN_HAND * (1 + 0.3 * SABRES[card]);
    else if (isSamurai(card)) sum += SABRES[card] * SABRE * scorings * 0.8 + 0.2;
    else if (isVillager(card)) sum += IN_HAND * yearly(card) * scorings;
    else sum += EVENT_IN_HAND;
  }
  for (let i = 0; i < me.buildings.length; i++) {
    const card = me.buildings.at(i);
    sum += isBuilding(card) ? BUILDING_IN_HAND * (yearly(card) + 0.2) * (scorings - 1) : EVENT_IN_HAND;
  }
  return sum;
}

/** What events in force promise a seat this year: embezzled wealth, a bounty, a pupil of the Sword master, peace. */
function eventHopes(s: MachiState, seat: number, armed: number): number {
  let sum = 0;
  let idle = 0; // own samurai who may still challenge
  let threat = 0; // the others' sabres against the own
  let bounties = 0;
  for (let i = 0; i < armed; i++) {
    const person = mustered[i];
    const own = commander[i] === seat;
    if (isSamurai(person)) threat += own ? -SABRES[person] : SABRES[person] / (s.seats - 1);
    if (own && isSamurai(person) && !(s.marks[person] & LAUNCHED)) idle++;
    if (own && s.marks[person] & TRAINED) sum += s.marks[person] & LAUNCHED ? 0.2 : TRAINING;
    if (s.marks[person] & WANTED) bounties += own ? -1 : 1;
  }
  sum += bounties > 0 && idle === 0 ? 0 : bounties * BOUNTY;
  if (s.truce) sum += TRUCE * threat;
  for (let village = 0; village < s.seats; village++) {
    const { plots, embezzler } = s.seat[village];
    for (let plot = 0; plot < plots; plot++) {
      if (embezzler[plot] === 0) continue;
      const taken = wealthOf(s.seat[village], plot) / WEALTH_PER_VP;
      if (embezzler[plot] === seat + 1) sum += taken * (1 + RIVALS / (s.seats - 1));
      else if (village === seat) sum -= taken;
    }
  }
  return sum;
}

/** What a duel under way promises a seat. */
function duelHopes(s: MachiState, seat: number): number {
  if (s.challenger === NONE) return 0;
  const ours = controllerOf(s, s.challenger) === seat ? s.challenger : s.target;
  if (controllerOf(s, ours) !== seat) return 0;
  const theirs = ours === s.challenger ? s.target : s.challenger;
  const ahead = combatValue(s, ours) - combatValue(s, theirs);
  return (
    chanceToWin(ahead) * stake(s, ours, theirs) -
    chanceToWin(-ahead) * stake(s, theirs, ours) +
    strikeHopes(s.seat[seat], s.seat[controllerOf(s, theirs)])
  );
}

/** Points of the winner, and what the loser was good for. */
const stake = (s: MachiState, winner: number, loser: number): number =>
  prize(s, winner, loser) + RIVALS * (0.5 + 0.15 * SABRES[loser] * (s.years - s.year + 1));

/** The card laid down, against those the other may still have. */
function strikeHopes(me: Player, them: Player): number {
  if (!me.ready) return 0;
  const mine = me.chosen - 1;
  let sum = 0;
  let n = 0;
  for (let card = 0; card < COMBAT_IDS.length; card++) {
    if (them.played & (1 << card)) continue;
    sum += COMBAT_GAIN[mine * COMBAT_IDS.length + card] - COMBAT_GAIN[card * COMBAT_IDS.length + mine];
    n++;
  }
  return (0.2 * sum) / n;
}
