import { hold, NONE, type Step } from 'engawa';
import { CARDS, deckOf, deckOfSlot, isYakuza, PERSONS, SABRES } from '../data/index.ts';
import { EVENTS_ANY_TIME } from './readings.ts';
import {
  AUTUMN,
  BUILT,
  BURNT,
  LAUNCHED,
  layout,
  type MachiState,
  MOVED,
  POINTS,
  SEEN,
  SPRING,
  STEPS,
  SUMMER,
  WANTED,
  WINTER,
} from './state.ts';
import { controllerOf, isDuelist, seatAt } from './village.ts';

/** Steps that belong to one season; the others are of several, or between seasons. */
const SEASON_OF = new Map<Step, number>([
  [STEPS.famine, WINTER],
  [STEPS.springTurns, SPRING],
  [STEPS.flopPick, SPRING],
  [STEPS.springAction, SPRING],
  [STEPS.look, SPRING],
  [STEPS.plansTake, SPRING],
  [STEPS.works, SUMMER],
  [STEPS.autumnTurns, AUTUMN],
  [STEPS.autumnAction, AUTUMN],
  [STEPS.answerChallenge, AUTUMN],
  [STEPS.duel, AUTUMN],
  [STEPS.pass, AUTUMN],
  [STEPS.moveAction, AUTUMN],
]);
/** M-24.5: what an event asks for, in any season where the table allows it. */
const OF_EVENTS: readonly Step[] = [STEPS.look, STEPS.plansTake];
/** M-4.2: what the first year does not have. */
const NOT_IN_FIRST_YEAR: readonly Step[] = [STEPS.famine, STEPS.springAction, STEPS.moveAction];

/** What can be pending, lie open or be marked at this moment of the year. */
export function checkMoment(s: MachiState): void {
  hold(s.year <= s.years, 'M-3.8', `year ${s.year} of ${s.years}`);
  hold(s.first < s.seats, 'M-4.4', `the first player is seat ${s.first}`);
  for (const step of layout.plan(s)) {
    const season = SEASON_OF.get(step) ?? s.season;
    const anyTime = (s.readings & EVENTS_ANY_TIME) !== 0 && OF_EVENTS.includes(step);
    hold(season === s.season || anyTime, 'M-4.1', `${step.name} in another season`);
    hold(s.year > 1 || !NOT_IN_FIRST_YEAR.includes(step), 'M-4.2', `${step.name} in the first year`);
  }
  const statures = s.seat.slice(0, s.seats).map((me) => me.stature);
  hold(new Set(statures).size === s.seats, 'M-3.4', 'two players of one stature');
  for (const [slot, card] of s.flop.entries()) {
    if (card === NONE) continue;
    hold(deckOf(card) === deckOfSlot(slot), 'M-6.1', `${CARDS[card].id} lies in slot ${slot + 1}`);
    hold((s.known[card] & SEEN) !== 0, 'M-6.1', `${CARDS[card].id} is laid out unseen`);
  }
  for (let seat = 0; seat < s.seats; seat++) checkSeat(s, seat);
  for (let person = 0; person < PERSONS; person++) checkPerson(s, person);
  checkDuelists(s);
}

function checkSeat(s: MachiState, seat: number): void {
  const { points, embezzler, status, building, harvest, plansLeft } = s.seat[seat];
  hold(points[POINTS.wealth] >= 0 && points[POINTS.honour] >= 0, 'M-9.4', `seat ${seat} scored less than nothing`);
  hold(points[POINTS.duels] >= 0, 'M-8.13', `seat ${seat} lost points in duels`);
  hold(points[POINTS.refusals] <= 0, 'M-8.5', `seat ${seat} gained points by refusing`);
  hold(harvest >= 0, 'M-13.10', `seat ${seat} has a harvest of ${harvest}`);
  hold(plansLeft === 0 || layout.plans(s, STEPS.plansTake), 'M-13.13', `seat ${seat} looks at plans`);
  for (let plot = 0; plot < embezzler.length; plot++) {
    const stands = status[plot] === BUILT || status[plot] === BURNT;
    if (stands) hold((s.known[building[plot]] & SEEN) !== 0, 'M-5.8', `${CARDS[building[plot]].id} stands unseen`);
    if (embezzler[plot] === 0) continue;
    hold(stands, 'M-13.15', `seat ${seat}: nothing to embezzle on plot ${plot}`);
    hold(embezzler[plot] !== seat + 1 && embezzler[plot] <= s.seats, 'M-13.2', `who embezzles from seat ${seat}`);
  }
}

/** Where a person stands, and what he is marked with. */
function checkPerson(s: MachiState, person: number): void {
  const { id } = CARDS[person];
  const marks = s.marks[person];
  if (s.spot[person] === 0) return;
  hold(seatAt(s.spot[person]) < s.seats, 'M-2.1', `${id} is in no village`);
  hold((s.known[person] & SEEN) !== 0, 'M-15', `${id} is in play unseen`);
  hold(!(marks & MOVED) || isYakuza(person), 'M-6.9', `${id} is no yakuza that moved`);
  hold(!(marks & WANTED) || SABRES[person] === 0, 'M-13.1', `${id} is Wanted with a sabre`);
  hold(!(marks & LAUNCHED) || SABRES[person] > 0, 'M-8.2', `${id} cannot have launched a duel`);
}

/** M-8.2 to M-8.6: those who fight, and whose they are. */
function checkDuelists(s: MachiState): void {
  const { challenger, target } = s;
  if (challenger === NONE || target === NONE) return;
  for (const person of [challenger, target]) hold(isDuelist(s, person), 'M-2.9', `${CARDS[person].id} does not fight`);
  const [us, them] = [controllerOf(s, challenger), controllerOf(s, target)];
  hold(us !== them, 'M-8.4', 'a duel against oneself');
  hold((s.marks[challenger] & LAUNCHED) !== 0, 'M-8.3', `${CARDS[challenger].id} has not launched the duel`);
  for (const [seat, me] of s.seat.slice(0, s.seats).entries())
    hold(me.combatCards === 0 || seat === us || seat === them, 'M-8.6', `seat ${seat} is in no duel`);
}
