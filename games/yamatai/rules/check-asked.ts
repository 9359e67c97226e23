import { count, hold, NONE } from 'engawa';
import { BUILDING_ROW, FLEETS, type Power, REMOVED, ROW, tableFor } from '../data/index.ts';
import { handSize, portSize } from './purse.ts';
import { canPay } from './recruit.ts';
import { endOf } from './round.ts';
import { hasToken } from './sea.ts';
import { layout, STEPS, type YamataiState, type YamataiSteps } from './state.ts';

/** The power each of these steps carries out. */
const POWER_OF_STEP: Partial<Record<YamataiSteps, Power>> = {
  reserve: 'reserve_building',
  peek: 'peek_buildings',
  slide: 'slide_boat',
  sanctuary: 'place_sanctuary',
  swapCulture: 'swap_culture',
  swapCultureWith: 'swap_culture',
  removeBoats: 'remove_boats',
  swapBoat: 'swap_boats',
  swapBoatWith: 'swap_boats',
};

/** The steps at which a free action may be taken (T-5.3). */
const FREE: readonly YamataiSteps[] = ['trade', 'place', 'act', 'store', 'recruit', 'endTurn'];
/** Before the first boat is placed, and after the last one is stored. */
const BEFORE_PLACING: readonly YamataiSteps[] = ['chooseFleet', 'wildBoat', 'trade'];
const AFTER_STORING: readonly YamataiSteps[] = ['recruit', 'recruitCost', 'endTurn'];

/** What is asked fits the turn and the round: nobody could have come to be asked it otherwise. */
export function checkAsked(s: YamataiState): void {
  checkOrder(s);
  const pending = layout.pending(s);
  if (pending === undefined) {
    hold(endOf(s) !== undefined, 'T-13.2', 'nothing ends the game');
    return;
  }
  const { step, seat, figures } = pending;
  const asked = step.name as YamataiSteps;
  if (step === STEPS.returnFleets) return;
  hold(seat === s.order[s.turn], 'T-5.1', `${asked} is asked of a seat whose turn it is not`);
  checkPlan(s, asked);
  checkMoment(s, seat, asked);
  checkPower(s, asked);
  checkFigures(s, seat, asked, figures);
}

/** T-4.7, T-5.1: every seat has its meeples in the order, and each acts once. */
function checkOrder(s: YamataiState): void {
  const { meeples } = tableFor(s.seats);
  const order = s.order.subarray(0, meeples);
  for (let seat = 0; seat < s.seats; seat++) {
    hold(count(order, seat) === meeples / s.seats, 'T-4.7', `seat ${seat} has ${count(order, seat)} meeples`);
  }
  hold(s.turn < meeples, 'T-5.1', 'more turns than meeples');
}

/** T-5.3: a power, or the third boat of fleet 10, comes on top of the step that goes on afterwards. */
function checkPlan(s: YamataiState, asked: YamataiSteps): void {
  const [below, ...above] = layout.plan(s).map(({ name }) => name as YamataiSteps);
  const inBetween = asked === 'wildBoat' || asked in POWER_OF_STEP;
  if (!inBetween) hold(above.length === 0, 'T-5.2', `${asked} on top of ${below}`);
  else hold(above.length === 1 && FREE.includes(below), 'T-5.3', `${asked} in the middle of nothing`);
}

function checkMoment(s: YamataiState, seat: number, asked: YamataiSteps): void {
  const me = s.seat[seat];
  const chosen = s.taken[s.turn] !== NONE;
  hold(chosen === (asked !== 'chooseFleet'), 'T-6.1', chosen ? 'a second fleet is chosen' : 'no fleet has been taken');
  if (asked === 'chooseFleet') {
    hold(handSize(me) === 0, 'T-6.2', 'boats in hand before a fleet is taken');
    const used = s.transactions + s.powerUsed + s.helpersUsed;
    hold(used === 0, 'T-5.2', 'something was used before a fleet is taken');
    if (s.turn === 0) checkRoundStart(s);
  }
  if (BEFORE_PLACING.includes(asked)) {
    hold(s.laid === 0 && s.built === 0 && s.gathered.length === 0, 'T-5.2', 'boats placed before trading');
  }
  if (asked === 'act' || asked === 'harvest') {
    hold(s.marked.length > 0, 'T-8.2.2', 'no boat placed this turn is on the board');
  }
  if (asked === 'act') hold(s.built === 0 && s.gathered.length === 0, 'T-8.2.1', 'a second harvest or building');
  if (asked === 'harvest' || asked === 'ebisu') hold(s.gathered.length > 0, 'T-8.3.2', 'nothing was harvested');
  if (asked === 'place') hold(s.built === 0 && s.gathered.length === 0, 'T-5.2', 'boats placed after a harvest');
  if (AFTER_STORING.includes(asked)) hold(handSize(me) === 0, 'T-9.1', 'boats in hand after they were stored');
}

/** T-13.1: the rows are full when a round begins, and nothing has ended the game. */
function checkRoundStart(s: YamataiState): void {
  hold(s.specialistRow.length === ROW, 'T-13.1.1', `${s.specialistRow.length} specialists at the start of a round`);
  hold(s.buildingRow.length === BUILDING_ROW, 'T-13.1.2', `${s.buildingRow.length} buildings at the start of a round`);
  hold(endOf(s) === undefined, 'T-13.2', 'the game should have ended');
}

/** T-11.1 */
function checkPower(s: YamataiState, asked: YamataiSteps): void {
  const power = POWER_OF_STEP[asked];
  hold((asked === 'peek') === s.looking > 0, 'T-11.3', 'tiles looked at without the power');
  if (power === undefined) return;
  hold(s.powerUsed === 1 && FLEETS[s.taken[s.turn]].power === power, 'T-11.1', `${asked} without its fleet`);
}

function checkFigures(
  s: YamataiState,
  seat: number,
  asked: YamataiSteps,
  { room, specialist, island, space, removed }: Readonly<Record<string, number>>,
): void {
  if (asked === 'wildBoat') hold(FLEETS[s.taken[s.turn]].wild > 0, 'T-6.3', 'a boat of choice without fleet 10');
  if (asked === 'keep') hold(room > 0 && room < portSize(s, seat), 'T-9.1', `room for ${room} more boats`);
  if (asked === 'recruitCost') {
    const offered = s.specialistRow.includes(specialist) && canPay(s.seat[seat]);
    hold(offered, 'T-10.1', 'a specialist that is not to be had');
  }
  if (asked === 'swapCultureWith') hold(hasToken(s, island), 'T-11.6', 'no token to swap');
  if (asked === 'swapBoatWith') hold(s.boat[space] !== NONE, 'T-11.8', 'no boat to swap');
  if (asked === 'removeBoats') hold(removed >= 0 && removed < REMOVED, 'T-11.7', `${removed} boats removed`);
}
