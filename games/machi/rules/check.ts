import { hold, NONE } from 'engawa';
import {
  CAPACITY,
  CARDS,
  CLAN,
  FIRST_YAKUZA,
  isBuilding,
  isSamurai,
  isVillager,
  LAST_YAKUZA,
  PERSONS,
} from '../data/index.ts';
import { checkMoment } from './moment.ts';
import { EVENTS_ANY_TIME, NO_RETURN } from './readings.ts';
import { BUILT, EMPTY, LAUNCHED, layout, type MachiState, SEEN, SITE, SPRING, STEPS } from './state.ts';
import { isAttacking, OUTSIDE, seatAt, spotAt, villagerAt, vp } from './village.ts';

/** M-23. Ranges are checked by the layout; M-23.8 to M-23.11 compare several moments and are property tests. */
export function check(s: MachiState): void {
  const places = new Int8Array(CARDS.length);
  const put = (card: number) => places[card]++;
  checkTable(s, put);
  for (let seat = 0; seat < s.seats; seat++) checkVillage(s, seat, put);
  checkYakuza(s, put);
  for (const [card, n] of places.entries()) hold(n === 1, 'M-23.1', `${CARDS[card].id} is in ${n} places`);
  checkFlop(s);
  checkReturns(s);
  checkDuels(s);
  checkMoment(s);
}

/** M-23.1: decks, discard piles, flop and hands hold cards of their back. */
function checkTable(s: MachiState, put: (card: number) => void): void {
  for (const card of [...s.villagerDeck.items(), ...s.villagerDiscard.items()]) put(card);
  for (const card of [...s.buildingDeck.items(), ...s.buildingDiscard.items()]) put(card);
  for (const card of s.flop) if (card !== NONE) put(card);
  for (const pile of [s.villagerDiscard.items(), s.buildingDiscard.items()]) {
    hold(isSorted(pile), 'M-12.5', 'a discard pile is out of order');
    for (const card of pile) hold((s.known[card] & SEEN) !== 0, 'M-12.1', `${CARDS[card].id} is discarded unseen`);
  }
}

const isSorted = (cards: Int16Array): boolean => cards.every((card, i) => i === 0 || cards[i - 1] < card);

function checkVillage(s: MachiState, seat: number, put: (card: number) => void): void {
  const me = s.seat[seat];
  const held = new Set<number>();
  for (const card of [...me.villagers.items(), ...me.buildings.items()]) held.add(card);
  hold(
    isSorted(me.villagers.items()) && isSorted(me.buildings.items()),
    'M-16.2',
    `hand of seat ${seat} is out of order`,
  );
  for (const card of me.plans.items()) put(card);
  hold(me.plansLeft > 0 || me.plans.length === 0, 'M-13.13', 'plans lie open');
  for (const samurai of me.outside.items()) {
    put(samurai);
    hold(isSamurai(samurai) && s.spot[samurai] === spotAt(seat, OUTSIDE), 'M-23.3', `${CARDS[samurai].id} is outside`);
  }
  for (let plot = 0; plot < me.status.length; plot++) {
    if (me.status[plot] === EMPTY) {
      hold(me.count[plot] === 0 && me.attackers[plot] === 0, 'M-23.2', `seat ${seat}: something on empty plot ${plot}`);
      continue;
    }
    hold(plot < me.plots, 'M-23.2', `seat ${seat}: plot ${plot} is beyond the village`);
    const building = me.building[plot];
    hold(isBuilding(building), 'M-23.2', `${CARDS[building].id} stands on a plot`);
    if (me.status[plot] === SITE) held.add(building);
    put(building);
    const most = me.status[plot] === SITE ? 1 : CAPACITY[building];
    const n = me.count[plot];
    hold(n >= 1 && n <= most, 'M-23.2', `${CARDS[building].id} holds ${n} villagers`);
    for (let i = 0; i < n; i++) {
      const villager = villagerAt(me, plot, i);
      put(villager);
      hold(isVillager(villager), 'M-23.3', `${CARDS[villager].id} is in a stack`);
      hold(s.spot[villager] === spotAt(seat, plot), 'M-23.1', `${CARDS[villager].id} is not where it seems`);
    }
    if (me.status[plot] !== BUILT)
      hold(me.attackers[plot] === 0, 'M-10.9', `${CARDS[building].id} is attacked unbuilt`);
  }
  for (const card of [...me.villagers.items(), ...me.buildings.items()]) put(card);
  for (let card = 0; card < CARDS.length; card++) {
    hold((s.holder[card] === seat + 1) === held.has(card), 'M-15', `who holds ${CARDS[card].id}`);
  }
  hold(vp(me) >= 0, 'M-23.6', `seat ${seat} has negative points`);
}

/** M-23.3, M-23.4 */
function checkYakuza(s: MachiState, put: (card: number) => void): void {
  const clans: number[] = Array(s.seats).fill(NONE);
  const attackers = s.seat.slice(0, s.seats).map((me) => new Int16Array(me.attackers.length));
  for (let y = FIRST_YAKUZA; y <= LAST_YAKUZA; y++) {
    const spot = s.spot[y];
    hold((spot === 0) === (s.controller[y - FIRST_YAKUZA] === 0), 'M-2.7', `${CARDS[y].id} has no controller`);
    if (spot === 0) continue;
    put(y);
    const village = seatAt(spot);
    const plot = spot & 63;
    hold(s.seat[village].status[plot] === BUILT, 'M-10.9', `${CARDS[y].id} is on no building`);
    if (!isAttacking(s, y)) continue;
    attackers[village][plot]++;
    hold(clans[village] === NONE || clans[village] === CLAN[y], 'M-23.4', `two clans attack seat ${village}`);
    clans[village] = CLAN[y];
  }
  for (const [seat, counted] of attackers.entries()) {
    const same = counted.every((n, plot) => n === s.seat[seat].attackers[plot]);
    hold(same, 'M-2.8', `attackers of seat ${seat} are miscounted`);
  }
}

/** M-24.4: who moved where is remembered only where nobody returns. */
const checkReturns = (s: MachiState): void =>
  hold((s.readings & NO_RETURN) !== 0 || s.movedFrom.every((plot) => plot === 0), 'M-24.4', 'moves are remembered');

/** M-23.5 */
function checkFlop(s: MachiState): void {
  const spring = s.season === SPRING;
  for (const card of s.flop) hold(card === NONE || spring, 'M-23.5', 'a flop outside Spring');
  if (!spring) return;
  for (const me of s.seat.slice(0, s.seats)) hold(!me.status.includes(SITE), 'M-23.5', 'a site in Spring');
}

/** M-23.1, M-23.7, M-13.15 */
function checkDuels(s: MachiState): void {
  const plan = layout.plan(s);
  const fighting = plan.includes(STEPS.pass);
  const challenged = fighting || plan.includes(STEPS.duel) || plan.includes(STEPS.answerChallenge);
  hold(!(s.truce && challenged), 'M-23.7', 'a duel during a truce');
  hold((s.challenger !== NONE) === challenged, 'M-8.16', 'a duelist without a duel');
  hold((s.target !== NONE) === challenged, 'M-8.16', 'a duel without an opponent');
  let players = 0;
  for (const me of s.seat.slice(0, s.seats)) {
    hold((me.drawn & me.played) === 0, 'M-23.1', 'a combat card was played twice');
    hold(bits(me.drawn) === me.combatCards, 'M-23.1', 'combat cards are missing');
    hold(me.chosen > 0 === (me.ready === 1), 'M-8.8', 'a combat card lies there without a choice');
    hold(me.chosen === 0 || (me.drawn & (1 << (me.chosen - 1))) !== 0, 'M-8.8', 'a combat card that was not drawn');
    if (me.combatCards > 0) players++;
  }
  hold(players === (fighting ? 2 : 0), 'M-8.6', `${players} players in a duel`);
  for (let person = 0; person < PERSONS; person++) {
    hold(s.spot[person] !== 0 || s.marks[person] === 0, 'M-13.15', `${CARDS[person].id} has a mark out of play`);
  }
  const launched = s.marks.filter((mark) => mark & LAUNCHED).length;
  // M-24.5: a truce of Autumn may come after the duels.
  hold(
    launched === 0 || !s.truce || (s.readings & EVENTS_ANY_TIME) !== 0,
    'M-23.7',
    'a duel was launched during a truce',
  );
}

function bits(mask: number): number {
  let n = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) n++;
  return n;
}
