import { callFor, end, type List, NONE, shuffle } from 'engawa';
import { CARDS, FIELD, HAND, KUTTSUKI_POINTS, MONTHS, monthOf, TESHI_POINTS } from '../data/index.ts';
import { did } from './deeds.ts';
import { matches } from './field.ts';
import { chance, decide } from './kit.ts';
import { dealtHand, noWinner } from './month.ts';
import { ENDING, type KoiKoiState, other, STEPS } from './state.ts';

/** K-3.3: the cards of the last month lie as they were until the ko has cut. */
export const cut = decide(STEPS.cut, {
  cut: {
    play(s, _me, { seat }) {
      end(s);
      s.tell?.(did.cut({ seat, clause: 'K-3.3' }));
      callFor(s, NONE, STEPS.deal);
    },
  },
});

const cards = Int16Array.from(CARDS, (_, card) => card);
/** Where each card came in the shuffle. */
const order = new Uint8Array(CARDS.length);
const inHand = new Uint8Array(MONTHS.length);

/** K-3.4, K-3.5, then dealt hands (K-4) or the first turn. */
export const deal = chance(STEPS.deal, (s, _f, rng) => {
  end(s);
  do {
    for (let card = 0; card < cards.length; card++) cards[card] = card;
    shuffle(cards, rng);
    layOut(s);
  } while (hasFourOnField(s));
  s.tell?.(did.monthBegins({ seat: NONE, what: `month:${s.month - 1}`, clause: 'K-3.4' }));
  openMonth(s);
});

/** The first cards go to the hands, the next to the field, the rest is the deck; hands and deck lie in order of card. */
function layOut(s: KoiKoiState): void {
  s.taker.fill(NONE);
  s.field.fill(NONE);
  s.laid = NONE;
  s.deck.clear();
  for (let seat = 0; seat < s.seats; seat++) {
    const me = s.seat[seat];
    me.hand.clear();
    me.shown.clear();
    me.made.fill(0);
    me.calls = 0;
  }
  const hands = s.seats * HAND;
  for (let i = 0; i < cards.length; i++) order[cards[i]] = i;
  for (let i = 0; i < FIELD; i++) s.field[i] = cards[hands + i];
  for (let card = 0; card < cards.length; card++) {
    if (order[card] < hands) s.seat[(order[card] / HAND) | 0].hand.push(card);
    else if (order[card] >= hands + FIELD) s.deck.push(card);
  }
}

function hasFourOnField(s: KoiKoiState): boolean {
  for (let month = 0; month < MONTHS.length; month++) if (matches(s, month) === 4) return true;
  return false;
}

/** K-4 */
function openMonth(s: KoiKoiState): void {
  const mine = dealtYaku(s.seat[s.oya].hand);
  const theirs = dealtYaku(s.seat[other(s.oya)].hand);
  if (mine === NONE && theirs === NONE) callFor(s, s.oya, STEPS.turn);
  else if (mine !== NONE && theirs !== NONE) noWinner(s, ENDING.bothDealt, 'K-4.3');
  else {
    const ending = mine === NONE ? theirs : mine;
    const winner = mine === NONE ? other(s.oya) : s.oya;
    const clause = ending === ENDING.teshi ? 'K-4.1' : 'K-4.2';
    dealtHand(s, winner, ending, ending === ENDING.teshi ? TESHI_POINTS : KUTTSUKI_POINTS, clause);
  }
}

/** K-4.1, K-4.2: the dealt hand that the cards are, NONE without one. A hand that was played from may be asked about as well. */
export function dealtYaku(hand: List): number {
  inHand.fill(0);
  let pairs = 0;
  for (let i = 0; i < hand.length; i++) {
    const n = ++inHand[monthOf(hand.at(i))];
    if (n === 2) pairs++;
    if (n === 3) pairs--;
    if (n === 4) return ENDING.teshi;
  }
  return pairs * 2 === HAND ? ENDING.kuttsuki : NONE;
}
