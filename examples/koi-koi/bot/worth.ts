import { NONE } from 'engawa';
import { CARDS, CUP, CURTAIN, MONTHS, MOON, monthOf, POET, PRIVILEGE, YAKU, YAKU_LIST } from '../data/index.ts';
import { multiplier, score } from '../rules/month.ts';
import { type KoiKoiState, layout, other, PLACES, STEPS, VIEWINGS } from '../rules/state.ts';
import { addTo, newTally, sumOf, type Tally, tallyOf } from '../rules/yaku.ts';

/** What a yaku is worth of its points when so many cards are missing and none of them is lost. */
const MISSING = [1, 0.34, 0.12, 0.04];
/** Yaku of any cards of a kind come in time: their worth with one card missing, two, and so on. */
const COUNTED = powers(0.62);
const COUNTED_PLAIN = powers(0.8);
/** Chance that points kept in play by koi-koi are won in the end: with an empty hand, and for each card in it. */
const KEPT = 0.25;
const KEPT_PER_CARD = 0.07;
/** How much less those points count for who leads by so many points for each month to come. */
const CAUTION = 0.9;
const SAFE_PER_MONTH = 8;
/** Chance to capture a card that lies on the field: with its flower in hand, and by the deck alone. */
const HELD = 0.6;
const BY_DECK = 0.1;
/** How sure the privilege of the oya is when the hands run out and nobody has a yaku. */
const EMPTY = 0.7;
const LAST_CARDS = 10;

const OFF = VIEWINGS.indexOf('off');

/** The captured cards of both seats. */
const tallies: readonly Tally[] = [newTally(), newTally()];
const inMyHand = new Uint8Array(MONTHS.length);
const unseen = new Uint8Array(MONTHS.length);

/** A rough worth of a position for a seat: its lead in points, and what both may still make of this month. */
export function worth(s: KoiKoiState, seat: number): number {
  const lead = score(s, seat) - score(s, other(seat));
  const step = layout.pending(s)?.step;
  if (step === undefined || step === STEPS.cut || step === STEPS.deal) return lead;
  for (let i = 0; i < s.seats; i++) tallyOf(s, i, tallies[i]);
  return lead + prospects(s, seat) - prospects(s, other(seat)) + privilege(s, seat) + fieldWorth(s, seat);
}

/** What a seat may expect of its captured cards. Who leads has less to win by daring. */
function prospects(s: KoiKoiState, seat: number): number {
  const { made, hand } = s.seat[seat];
  const lead = score(s, seat) - score(s, other(seat));
  const caution = Math.max(0, Math.min(CAUTION, lead / (SAFE_PER_MONTH * (s.months - s.month + 1))));
  const kept = (KEPT + KEPT_PER_CARD * hand.length) * (1 - caution);
  return multiplier(s, seat) * (kept * sumOf(made) + timeLeft(s, seat) * unmade(s, seat));
}

const timeLeft = (s: KoiKoiState, seat: number): number => Math.min(1, (s.seat[seat].hand.length + 1) / 6);

/** K-8.5: the fewer cards are left, the likelier that nobody makes anything. */
function privilege(s: KoiKoiState, seat: number): number {
  if (s.seat[0].calls > 0 || s.seat[1].calls > 0) return 0;
  const cards = s.seat[0].hand.length + s.seat[1].hand.length;
  const chance = EMPTY * Math.max(0, 1 - cards / LAST_CARDS);
  return s.oya === seat ? PRIVILEGE * chance : -PRIVILEGE * chance;
}

/** What yaku that are not there yet are worth, by what is missing and what the other has taken away. */
function unmade(s: KoiKoiState, seat: number): number {
  const mine = tallies[seat];
  const theirs = tallies[other(seat)];
  let sum = brights(s, seat);
  if (theirs.trio === 0) sum += 5 * MISSING[3 - mine.trio];
  if (theirs.poems === 0) sum += 5 * MISSING[3 - mine.poems];
  if (theirs.blues === 0) sum += 5 * MISSING[3 - mine.blues];
  if (s.viewing !== OFF) sum += viewing(s, seat, CURTAIN) + viewing(s, seat, MOON);
  sum += counted(COUNTED, YAKU.tane, mine.animals);
  sum += counted(COUNTED, YAKU.tan, mine.ribbons);
  sum += counted(COUNTED_PLAIN, YAKU.kasu, mine.plains);
  return sum;
}

/** Beyond what it needs, each further card is a point. */
function counted(each: readonly number[], yaku: number, cards: number): number {
  const missing = YAKU_LIST[yaku].count - cards;
  return missing > 0 ? each[missing] : 1 - missing;
}

function brights(s: KoiKoiState, seat: number): number {
  const dry = tallies[seat].brights - (s.taker[POET] === seat ? 1 : 0);
  const gone = tallies[other(seat)].brights - (s.taker[POET] === other(seat) ? 1 : 0);
  if (gone > 1) return 0;
  if (dry >= 3) return gone === 0 ? 6.5 + (dry - 3) * 3 : 5.5;
  return 6 * MISSING[3 - dry] * (gone === 0 ? 1.3 : 0.8);
}

function viewing(s: KoiKoiState, seat: number, bright: number): number {
  const rival = other(seat);
  if (s.taker[bright] === rival || s.taker[CUP] === rival) return 0;
  const have = (s.taker[bright] === seat ? 1 : 0) + (s.taker[CUP] === seat ? 1 : 0);
  return 5 * MISSING[2 - have];
}

/** The cards on the field: what one holds the flower of is nearly one's own, the rest the other may take first. */
function fieldWorth(s: KoiKoiState, seat: number): number {
  inMyHand.fill(0);
  unseen.fill(4);
  const rival = other(seat);
  const { hand } = s.seat[seat];
  const held = s.seat[rival].hand.length;
  for (let i = 0; i < hand.length; i++) inMyHand[monthOf(hand.at(i))]++;
  for (let card = 0; card < CARDS.length; card++) if (s.taker[card] !== NONE) unseen[monthOf(card)]--;
  for (let place = 0; place < PLACES; place++) if (s.field[place] !== NONE) unseen[monthOf(s.field[place])]--;
  if (s.laid !== NONE) unseen[monthOf(s.laid)]--;
  const hidden = held + s.deck.length;
  const myBase = unmade(s, seat);
  const theirBase = unmade(s, rival);
  const myTimes = multiplier(s, seat) * timeLeft(s, seat);
  const theirTimes = multiplier(s, rival) * timeLeft(s, rival);
  let sum = 0;
  for (let place = 0; place < PLACES; place++) {
    const card = s.field[place];
    if (card === NONE) continue;
    const month = monthOf(card);
    const strange = unseen[month] - inMyHand[month];
    const theirChance = strange === 0 || hidden === 0 ? 0 : 1 - (1 - held / hidden) ** strange;
    const myChance = inMyHand[month] > 0 ? HELD : strange > 0 ? BY_DECK : 0;
    give(s, card, seat);
    const forMe = unmade(s, seat) - myBase + theirBase - unmade(s, rival);
    takeBack(s, card, seat);
    give(s, card, rival);
    const forThem = unmade(s, rival) - theirBase + myBase - unmade(s, seat);
    takeBack(s, card, rival);
    sum += myTimes * forMe * myChance * (1 - theirChance) - theirTimes * forThem * HELD * theirChance;
  }
  return sum;
}

/** As if a seat had captured a card. */
function give(s: KoiKoiState, card: number, seat: number): void {
  s.taker[card] = seat;
  addTo(tallies[seat], card, 1);
}

function takeBack(s: KoiKoiState, card: number, seat: number): void {
  s.taker[card] = NONE;
  addTo(tallies[seat], card, -1);
}

function powers(base: number): readonly number[] {
  return Array.from({ length: 11 }, (_, n) => base ** n);
}
