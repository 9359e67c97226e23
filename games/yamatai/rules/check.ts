import { count, hold, NONE, sum } from 'engawa';
import {
  BOATS,
  BUILDING_ROW,
  BUILDINGS,
  CULTURES,
  EXTRA_TRANSACTIONS,
  FIGURES,
  FLEETS,
  IZANAGI,
  LIGHT_SPACES,
  MOUNTAINS,
  ROW,
  SANCTUARIES,
  SPECIALISTS,
  TRANSACTIONS,
  tableFor,
} from '../data/index.ts';
import { checkAsked } from './check-asked.ts';
import { handSize, owns, portSize } from './purse.ts';
import { GOLD_ONCE_A_ROUND } from './readings.ts';
import { layout, PALACE, SANCTUARY, STANDARD, STEPS, TORII, type YamataiState } from './state.ts';

/** T-19. One place for one thing (T-19.2, T-19.3) is the shape of the state; T-19.12 and T-19.15 compare two states. */
export function check(s: YamataiState): void {
  hold(s.goldTraded === 0 || (s.readings & GOLD_ONCE_A_ROUND) !== 0, 'T-20.2', 'gold is counted by turn here');
  const plan = layout.plan(s);
  const playing = plan.length > 0 && plan[0] !== STEPS.returnFleets;
  checkBoats(s);
  checkIslands(s);
  checkBuildings(s);
  checkSpecialists(s);
  checkFleets(s, playing);
  checkTurn(s, playing);
  checkMemory(s);
  checkAsked(s);
}

function checkBoats(s: YamataiState): void {
  for (const [boat, { id, count: all }] of BOATS.entries()) {
    let n = s.supply[boat] + count(s.boat, boat);
    for (const me of s.seat) n += me.hand[boat] + me.port[boat] + me.aside[boat];
    hold(n === all, 'T-19.1', `${n} ${id} boats instead of ${all}`);
  }
}

function checkIslands(s: YamataiState): void {
  for (const [culture, { id, tokens }] of CULTURES.entries()) {
    let n = count(s.on, culture) + s.spentCulture[culture];
    for (const me of s.seat) n += me.culture[culture];
    hold(n === tokens, 'T-19.4', `${n} ${id} tokens instead of ${tokens}`);
  }
  hold(sum(s.mountain) === MOUNTAINS, 'T-19.5', `${sum(s.mountain)} mountains`);
  hold(s.sanctuaries + count(s.on, SANCTUARY) === SANCTUARIES, 'T-19.10', 'Sanctuary tokens got lost');
}

function checkBuildings(s: YamataiState): void {
  const places = new Uint8Array(BUILDINGS.length);
  for (const deck of [s.buildingDeck, s.buildingRow, ...s.seat.map((me) => me.reserved)]) {
    for (const tile of deck.items()) places[tile]++;
  }
  for (let tile = 0; tile < BUILDINGS.length; tile++) if (s.builtBy[tile] !== NONE) places[tile]++;
  const lost = places.findIndex((n) => n !== 1);
  hold(lost < 0, 'T-19.7', `building tile ${BUILDINGS[lost]?.id} lies in ${places[lost]} places`);
  hold(s.buildingRow.length <= BUILDING_ROW, 'T-19.7', 'too many buildings in the row');
  for (const [seat, me] of s.seat.slice(0, s.seats).entries()) {
    const onBoard = count(s.on, STANDARD + seat);
    const built = BUILDINGS.filter((b, tile) => b.standard && s.builtBy[tile] === seat).length;
    hold(
      onBoard + me.left === tableFor(s.seats).buildings,
      'T-19.6',
      `seat ${seat}: ${onBoard} + ${me.left} buildings`,
    );
    hold(built === onBoard, 'T-19.7', `seat ${seat}: ${built} tiles, ${onBoard} standard buildings`);
  }
  for (const [kind, content] of [['torii', TORII] as const, ['palace', PALACE] as const]) {
    const built = BUILDINGS.filter((b, tile) => b.kind === kind && s.builtBy[tile] !== NONE).length;
    const onBoard = count(s.on, content);
    hold(built === onBoard && onBoard <= FIGURES[kind], 'T-19.7', `${built} ${kind} tiles, ${onBoard} on the board`);
  }
}

function checkSpecialists(s: YamataiState): void {
  const places = new Uint8Array(SPECIALISTS.length);
  for (const deck of [s.specialistDeck, s.specialistRow]) for (const specialist of deck.items()) places[specialist]++;
  for (let i = 0; i < SPECIALISTS.length; i++) {
    if (s.specialistOwner[i] !== NONE) places[i]++;
    const coins = s.coinsOn[i];
    hold(coins % 2 === 0 && (coins === 0 || s.specialistRow.includes(i)), 'T-19.8', `${coins} coins on a specialist`);
  }
  const lost = places.findIndex((n) => n !== 1);
  hold(lost < 0, 'T-19.8', `specialist ${SPECIALISTS[lost]?.id} is in ${places[lost]} places`);
  hold(s.specialistRow.length <= ROW, 'T-19.8', 'too many specialists in the row');
}

function checkFleets(s: YamataiState, playing: boolean): void {
  const places = new Uint8Array(FLEETS.length);
  for (const deck of [s.fleetsUp, s.fleetsDown]) for (const fleet of deck.items()) places[fleet]++;
  for (const fleet of s.taken) if (fleet !== NONE) places[fleet]++;
  const lost = places.findIndex((n) => n !== 1);
  hold(lost < 0, 'T-19.9', `fleet ${lost + 1} is in ${places[lost]} places`);
  if (!playing) return;
  const taken = s.taken.filter((fleet) => fleet !== NONE).length;
  hold(s.fleetsUp.length === LIGHT_SPACES - taken, 'T-19.9', `${s.fleetsUp.length} fleets face up, ${taken} taken`);
  const acted = s.taken[s.turn] === NONE ? s.turn : s.turn + 1;
  hold(taken === acted, 'T-19.9', `${taken} fleets taken by ${acted} meeples`);
}

function checkTurn(s: YamataiState, playing: boolean): void {
  const active = playing ? s.order[s.turn] : NONE;
  for (const [seat, me] of s.seat.slice(0, s.seats).entries()) {
    hold(sum(me.port) <= portSize(s, seat), 'T-19.11', `seat ${seat} keeps ${sum(me.port)} boats`);
    if (seat !== active) hold(handSize(me) === 0, 'T-19.11', `seat ${seat} holds boats outside the own turn`);
  }
  if (active === NONE) return;
  const transactions = TRANSACTIONS + (owns(s, active, IZANAGI) ? EXTRA_TRANSACTIONS : 0);
  hold(s.transactions <= transactions, 'T-19.13', `${s.transactions} transactions`);
  hold(s.built === 0 || s.gathered.length === 0, 'T-19.13', 'a harvest and a building in one turn');
  hold(s.marked.length <= s.laid, 'T-19.14', 'more marked boats than were laid');
  const marked = s.marked.items();
  hold(new Set(marked).size === marked.length, 'T-19.14', 'a ship space is marked twice');
  hold(
    marked.every((space) => s.boat[space] !== NONE),
    'T-19.14',
    'a mark without a boat',
  );
  hold(s.last === NONE || s.marked.includes(s.last), 'T-19.14', 'the last boat is not marked');
}

/** T-14.2: memories fit the deck. */
function checkMemory(s: YamataiState): void {
  const deck = s.buildingDeck;
  hold(s.looking <= deck.length, 'T-14.2', 'more tiles looked at than there are');
  for (const [seat, me] of s.seat.slice(0, s.seats).entries()) {
    hold(me.memo.length === deck.length, 'T-14.2', `seat ${seat} remembers a deck of ${me.memo.length}`);
    for (let tile = 0; tile < BUILDINGS.length; tile++) {
      if (me.seen[tile] === 0) continue;
      const at = deck.indexOf(tile);
      hold(at >= 0 && me.memo.at(at) !== 0, 'T-14.2', `seat ${seat} remembers ${BUILDINGS[tile].id} in no place`);
    }
  }
}
