import { hold, NONE, type Step, sum } from 'engawa';
import {
  AREAS,
  CARDS,
  CHURCH_SLOTS,
  CUSTOMS_SLOTS,
  KINDS,
  LAST_ROUNDS,
  MAX_POWER,
  ORDERS,
  STALL_ROUNDS,
  tableFor,
} from '../data/index.ts';
import { triggerOf } from './ending.ts';
import { inPlay, isGround } from './map.ts';
import { seenOn } from './movement.ts';
import { layout, type Player, STEPS, type YokohamaState, type YokohamaSteps } from './state.ts';

/** A pending step as a state is written down: its name, its seat, its variables. */
type Planned = { readonly step: YokohamaSteps; readonly seat: number } & Readonly<Record<string, number>>;

/** Y-7, Y-14.2: that what is pending, and whose turn it is, can have come about. */
export function checkTurn(s: YokohamaState, players: readonly Player[]): void {
  const plan = layout.plan(s);
  if (plan.length === 0) return;
  if (plan[0] === STEPS.keepOrders) {
    const fresh = plan.length === 1 && s.round === 1 && players.every((me) => me.turns === 0);
    hold(fresh, 'Y-5.12', 'orders are kept before the first turn');
    return;
  }
  const stack = layout.toJSON(s).stack as readonly Planned[];
  const [{ seat }] = stack;
  hold(
    stack.every((step) => step.seat === seat),
    'Y-21.14',
    'only the player whose turn it is decides',
  );
  checkPhases(plan);
  checkOrder(s, players, seat);
  const { lastRound, round } = s;
  const near = lastRound >= round && lastRound <= round + LAST_ROUNDS;
  const fired = triggerOf(s) !== undefined || lastRound > STALL_ROUNDS;
  hold(lastRound === NONE || (near && fired), 'Y-14.2', `round ${lastRound} cannot be the last`);
  for (const step of stack) {
    const fits = FITS[step.step]?.(s, s.seat[seat], step) ?? true;
    hold(fits, STEPS[step.step].clause, `${step.step} cannot stand so`);
  }
}

/** Steps that begin a part of the turn and are never called inside one. */
const PARTS: readonly Step[] = [
  STEPS.turnStart,
  STEPS.turnEnd,
  STEPS.additional,
  STEPS.movement,
  STEPS.placement,
  STEPS.keepOrders,
  STEPS.keepOrder,
];

/** Y-7.1, Y-7.3: what comes later lies below, and nothing is left out in between. */
function checkPhases(plan: readonly Step[]): void {
  const order: readonly Step[] = [STEPS.turnEnd, STEPS.additional, STEPS.movement, STEPS.placement, STEPS.additional];
  let parts = 0;
  while (parts < order.length && plan[parts] === order[parts]) parts++;
  const within = plan.slice(parts);
  hold(parts >= 2 && within.every((step) => !PARTS.includes(step)), 'Y-7.1', 'the phases of a turn are out of order');
  const moving = parts > 2;
  hold(!within.includes(STEPS.recall) || !moving, 'Y-8.2.9', 'a recall is the movement');
  hold(!within.includes(STEPS.telegram) || parts === 3, 'Y-12.15', 'Telegram follows the placement');
}

/** Y-2.10: whoever sits before the player has had one turn more. */
function checkOrder(s: YokohamaState, players: readonly Player[], seat: number): void {
  const place = (other: number): number => (other - s.first + s.seats) % s.seats;
  const fair = players.every((me, other) => me.turns === (place(other) < place(seat) ? s.round : s.round - 1));
  hold(fair, 'Y-21.12', `seat ${seat} cannot be at turn in round ${s.round}`);
}

const among = (n: number, from: number, to: number): boolean => n >= from && n <= to;
const onGround = (s: YokohamaState, area: number): boolean => among(area, 0, AREAS.length - 1) && isGround(s, area);

type Fit = (s: YokohamaState, me: Player, step: Planned) => boolean;
const withArea: Fit = (s, _me, { area }) => onGround(s, area);
const withLeft: Fit = (_s, _me, { left }) => among(left, 1, MAX_POWER);
const withPower: Fit = (_s, _me, { power }) => among(power, 1, MAX_POWER);
const atSlot =
  (board: 'church' | 'customs', slots: number): Fit =>
  (s, _me, { slot }) =>
    among(slot, 1, slots) && s[board][slot - 1] === NONE;

/** Y-8.1.7: assistants stand where they were placed. */
const placedSo: Fit = (s, me, { placed, first, second, third }) =>
  among(placed, 0, 3) &&
  [first, second, third].slice(0, placed).every((area) => onGround(s, area) && me.assistantsIn[area] > 0);

/** Y-8.2.7, Y-8.2.13: the president has come from where it stood, and been nowhere twice. */
const walkedSo: Fit = (s, me, { from, walked, seenLow, seenHigh }) => {
  if (from === NONE) return me.president === NONE && walked === 0 && seenLow === 0 && seenHigh === 0;
  const seen = AREAS.map((_, area) => (seenOn({ seenLow, seenHigh }) >> area) & 1);
  return (
    among(from, 0, AREAS.length - 1) &&
    me.president !== NONE &&
    seen[from] === 1 &&
    seen[me.president] === 1 &&
    walked === sum(seen) - 1 &&
    seen.every((been, area) => !been || inPlay(s, area)) &&
    (walked === 0) === (me.president === from)
  );
};

/** Can a step stand with these variables? */
const FITS: Partial<Record<YokohamaSteps, Fit>> = {
  telegram: withArea,
  fivePower: withArea,
  takeToken: (s, _me, { area }) => onGround(s, area) && s.token[area] !== NONE,
  construction: withArea,
  build: withArea,
  recovery: withArea,
  telephone: withArea,
  recruit: withLeft,
  moveAssistant: withLeft,
  exchange: (s, me, step) => withLeft(s, me, step) && among(step.mined, 0, 1),
  anyGood: (s, me, step) => withLeft(s, me, step) && among(step.mined, 0, 1),
  port: (s, me, step) =>
    withPower(s, me, step) && among(step.port, 0, tableFor(s.seats).ports - 1) && among(step.taken, 0, 1),
  laboratory: (s, me, step) => withPower(s, me, step) && among(step.laboratory, 0, tableFor(s.seats).laboratories - 1),
  learned: (s, me, { laboratory, card }) =>
    among(laboratory, 0, tableFor(s.seats).laboratories - 1) &&
    among(card, 0, CARDS.length - 1) &&
    me.technologies[CARDS[card].technology] === card,
  church: withPower,
  churchPay: (s, me, step) => atSlot('church', CHURCH_SLOTS.length)(s, me, step) && among(step.need, 1, KINDS.length),
  churchAssistant: atSlot('church', CHURCH_SLOTS.length),
  customs: withPower,
  customsAssistant: atSlot('customs', CUSTOMS_SLOTS.length),
  fulfilled: (s, _me, { order, seat }) => among(order, 0, ORDERS.length - 1) && s.fulfilledBy[order] === seat,
  placement: placedSo,
  movement: walkedSo,
};
