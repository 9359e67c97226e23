import { hold, NONE } from 'engawa';
import { CARDS, MONTHS, YAKU_IDS } from '../data/index.ts';
import { dealtYaku } from './deal.ts';
import { matches } from './field.ts';
import { score } from './month.ts';
import { ENDING, type KoiKoiState, layout, other, STEPS } from './state.ts';
import { yakuOf } from './yaku.ts';

/** K-11. What is only ever seen by some (K-11.1) is declared in the layout. */
export function check(s: KoiKoiState): void {
  checkCards(s);
  checkMonths(s);
  const pending = layout.pending(s);
  const playing = pending !== undefined && pending.step !== STEPS.cut && pending.step !== STEPS.deal;
  if (playing) checkHands(s);
  if (pending?.step === STEPS.turn) checkTurn(s, pending.seat);
  if (pending?.step !== STEPS.pair && pending?.step !== STEPS.draw) checkYaku(s);
}

function checkCards(s: KoiKoiState): void {
  const places = new Uint8Array(CARDS.length);
  for (const card of s.deck.items()) places[card]++;
  for (const card of s.field) if (card !== NONE) places[card]++;
  for (const me of s.seat) for (const pile of [me.hand, me.shown]) for (const card of pile.items()) places[card]++;
  for (let card = 0; card < CARDS.length; card++) if (s.taker[card] !== NONE) places[card]++;
  if (s.laid !== NONE) places[s.laid]++;
  const lost = places.findIndex((n) => n !== 1);
  hold(lost < 0, 'K-11.2', `${CARDS[lost]?.id} is in ${places[lost]} places`);
  for (let month = 0; month < MONTHS.length; month++) {
    hold(matches(s, month) < 4, 'K-11.4', `all four of ${MONTHS[month].id} lie on the field`);
  }
}

function checkHands(s: KoiKoiState): void {
  for (const [seat, { hand }] of s.seat.entries()) {
    hold(dealtYaku(hand) === NONE, 'K-11.4', `seat ${seat} plays with a dealt hand`);
  }
}

function checkTurn(s: KoiKoiState, seat: number): void {
  const mine = s.seat[seat].hand.length;
  const theirs = s.seat[other(seat)].hand.length;
  hold(mine === (seat === s.oya ? theirs : theirs + 1), 'K-11.3', `${mine} and ${theirs} cards in hand`);
  hold(s.deck.length === mine + theirs + 8, 'K-11.3', `${s.deck.length} cards in the deck`);
}

function checkMonths(s: KoiKoiState): void {
  const gained = [0, 0];
  let oya = s.firstOya;
  for (let month = 0; month < MONTHS.length; month++) {
    const ending = s.ending[month];
    const winner = s.winner[month];
    const over = month < s.month - 1 || (month === s.month - 1 && layout.pending(s) === undefined);
    hold((ending !== NONE) === (over && month < s.months), 'K-11.5', `month ${month + 1} is written down wrongly`);
    const won = ending === ENDING.shobu || ending === ENDING.teshi || ending === ENDING.kuttsuki;
    hold((winner !== NONE) === won, 'K-11.5', `month ${month + 1} has the wrong winner`);
    gained[ending === ENDING.privilege ? oya : Math.max(0, winner)] += s.gain[month];
    if (winner !== NONE) oya = winner;
  }
  for (let seat = 0; seat < s.seats; seat++) {
    hold(score(s, seat) === gained[seat], 'K-11.5', `seat ${seat} has ${score(s, seat)} points, not ${gained[seat]}`);
  }
}

const counted = new Int16Array(YAKU_IDS.length);

function checkYaku(s: KoiKoiState): void {
  for (let seat = 0; seat < s.seats; seat++) {
    yakuOf(s, seat, counted);
    const wrong = counted.findIndex((points, yaku) => points !== s.seat[seat].made[yaku]);
    hold(wrong < 0, 'K-11.6', `seat ${seat} is said to have ${YAKU_IDS[wrong]}`);
  }
}
