import { NONE } from 'engawa';
import {
  ANIMAL,
  BLUE,
  BRIGHT,
  CARDS,
  COUNTS_AS,
  CUP,
  CURTAIN,
  MONTHS,
  MOON,
  monthOf,
  POEM,
  POET,
  RIBBON,
  TRIO,
  YAKU,
  YAKU_LIST,
} from '../data/index.ts';
import { multiplier, score } from '../rules/month.ts';
import { type KoiKoiState, layout, other, PLACES, STEPS, VIEWINGS } from '../rules/state.ts';
import { newTally, sumOf, tallyOf } from '../rules/yaku.ts';

/** What a yaku is worth of its points when so many cards are missing and none of them is lost. */
const MISSING = [1, 0.34, 0.12, 0.04, 0.015, 0.005];
/** The same for yaku of any cards of a kind, which come in time. */
const COUNTED = 0.62;
const COUNTED_PLAIN = 0.8;
/** Chance that points kept in play by koi-koi are won in the end: with an empty hand, and for each card in it. */
const KEPT = 0.25;
const KEPT_PER_CARD = 0.07;
/** Chance to capture a card that lies on the field: with its flower in hand, and by the deck alone. */
const HELD = 0.6;
const BY_DECK = 0.1;

const OFF = VIEWINGS.indexOf('off');

/** What a card adds on average, in points. */
const WEIGHT = Float64Array.from(CARDS, (_, card) => {
  const bits = COUNTS_AS[card];
  if (card === CUP) return 1.4;
  if (card === CURTAIN || card === MOON) return 1.4;
  if (card === POET) return 0.5;
  if (bits & BRIGHT) return 1;
  if (bits & (TRIO | POEM | BLUE)) return 0.8;
  if (bits & (ANIMAL | RIBBON)) return 0.3;
  return 0.12;
});

const mine = newTally();
const theirs = newTally();
const inMyHand = new Uint8Array(MONTHS.length);
const unseen = new Uint8Array(MONTHS.length);

/** A rough worth of a position for a seat: its lead in points, and what both may still make of this month. */
export function worth(s: KoiKoiState, seat: number): number {
  const lead = score(s, seat) - score(s, other(seat));
  const step = layout.pending(s)?.step;
  if (step === undefined || step === STEPS.cut || step === STEPS.deal) return lead;
  return lead + prospects(s, seat) - prospects(s, other(seat)) + fieldWorth(s, seat);
}

/** What a seat may expect of its captured cards. */
function prospects(s: KoiKoiState, seat: number): number {
  const { made, hand } = s.seat[seat];
  const times = multiplier(s, seat);
  const kept = KEPT + KEPT_PER_CARD * hand.length;
  const time = Math.min(1, (hand.length + 1) / 6);
  return times * (kept * sumOf(made) + time * unmade(s, seat));
}

/** What yaku that are not there yet are worth, by what is missing and what the other has taken away. */
function unmade(s: KoiKoiState, seat: number): number {
  tallyOf(s, seat, mine);
  tallyOf(s, other(seat), theirs);
  let sum = 0;
  sum += brights(s, seat);
  if (mine.trio < 3 && theirs.trio === 0) sum += 5 * MISSING[3 - mine.trio];
  if (mine.poems < 3 && theirs.poems === 0) sum += 5 * MISSING[3 - mine.poems];
  if (mine.blues < 3 && theirs.blues === 0) sum += 5 * MISSING[3 - mine.blues];
  if (s.viewing !== OFF) sum += viewing(s, seat, CURTAIN) + viewing(s, seat, MOON);
  sum += COUNTED ** Math.max(0, YAKU_LIST[YAKU.tane].count - mine.animals);
  sum += COUNTED ** Math.max(0, YAKU_LIST[YAKU.tan].count - mine.ribbons);
  sum += COUNTED_PLAIN ** Math.max(0, YAKU_LIST[YAKU.kasu].count - mine.plains);
  return sum;
}

function brights(s: KoiKoiState, seat: number): number {
  const dry = mine.brights - (s.taker[POET] === seat ? 1 : 0);
  const gone = theirs.brights - (s.taker[POET] === other(seat) ? 1 : 0);
  if (gone > 1) return 0;
  if (dry >= 3) return gone === 0 ? 1.5 : 0.5;
  return 6 * MISSING[3 - dry] * (gone === 0 ? 1.3 : 0.8);
}

function viewing(s: KoiKoiState, seat: number, bright: number): number {
  const rival = other(seat);
  if (s.taker[bright] === rival || s.taker[CUP] === rival) return 0;
  const have = (s.taker[bright] === seat ? 1 : 0) + (s.taker[CUP] === seat ? 1 : 0);
  return have === 2 ? 0 : 5 * MISSING[2 - have];
}

/** The cards on the field: what one holds the flower of is nearly one's own, the rest the other may take first. */
function fieldWorth(s: KoiKoiState, seat: number): number {
  inMyHand.fill(0);
  unseen.fill(4);
  const { hand } = s.seat[seat];
  const rival = s.seat[other(seat)].hand.length;
  for (let i = 0; i < hand.length; i++) inMyHand[monthOf(hand.at(i))]++;
  for (let card = 0; card < CARDS.length; card++) if (s.taker[card] !== NONE) unseen[monthOf(card)]--;
  for (let place = 0; place < PLACES; place++) if (s.field[place] !== NONE) unseen[monthOf(s.field[place])]--;
  const hidden = rival + s.deck.length;
  let sum = 0;
  for (let place = 0; place < PLACES; place++) {
    const card = s.field[place];
    if (card === NONE) continue;
    const month = monthOf(card);
    const strange = unseen[month] - inMyHand[month];
    const theirChance = strange === 0 || hidden === 0 ? 0 : 1 - (1 - rival / hidden) ** strange;
    const myChance = inMyHand[month] > 0 ? HELD : strange > 0 ? BY_DECK : 0;
    sum += WEIGHT[card] * (myChance * (1 - theirChance) - HELD * theirChance);
  }
  return sum;
}
