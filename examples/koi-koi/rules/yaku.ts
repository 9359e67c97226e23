import {
  ANIMAL,
  BLUE,
  BRIGHT,
  CARDS,
  COUNTS_AS,
  CUP,
  CURTAIN,
  MOON,
  PLAIN,
  POEM,
  POET,
  RIBBON,
  TRIO,
  YAKU,
  YAKU_IDS,
  YAKU_LIST,
} from '../data/index.ts';
import { type KoiKoiState, VIEWINGS } from './state.ts';

/** How many captured cards of each sort a player has. */
export interface Tally {
  brights: number;
  animals: number;
  ribbons: number;
  plains: number;
  poems: number;
  blues: number;
  trio: number;
}

const WEATHER = VIEWINGS.indexOf('weather');
const OFF = VIEWINGS.indexOf('off');

export function tallyOf(s: KoiKoiState, seat: number, into: Tally): Tally {
  into.brights = 0;
  into.animals = 0;
  into.ribbons = 0;
  into.plains = 0;
  into.poems = 0;
  into.blues = 0;
  into.trio = 0;
  const { taker } = s;
  for (let card = 0; card < CARDS.length; card++) if (taker[card] === seat) addTo(into, card, 1);
  return into;
}

/** A card comes to a tally, or with −1 leaves it. */
export function addTo(tally: Tally, card: number, n: number): void {
  const bits = COUNTS_AS[card];
  if (bits & PLAIN) tally.plains += n;
  if (bits & RIBBON) tally.ribbons += n;
  if (bits & ANIMAL) tally.animals += n;
  if (bits & BRIGHT) tally.brights += n;
  if (bits & POEM) tally.poems += n;
  if (bits & BLUE) tally.blues += n;
  if (bits & TRIO) tally.trio += n;
}

export const newTally = (): Tally => ({ brights: 0, animals: 0, ribbons: 0, plains: 0, poems: 0, blues: 0, trio: 0 });

const scratch = newTally();

/** K-6: the points of each yaku in the captured cards of a seat. */
export function yakuOf(s: KoiKoiState, seat: number, out: Int16Array): void {
  out.fill(0);
  const tally = tallyOf(s, seat, scratch);
  brights(s, seat, tally, out);
  animals(tally, out);
  ribbons(tally, out);
  grow(YAKU.kasu, tally.plains, out);
  viewings(s, seat, out);
}

/** Writes what a yaku is worth with so many cards of its kind, if they are enough. */
function grow(yaku: number, cards: number, out: Int16Array): void {
  const { points, each, count } = YAKU_LIST[yaku];
  if (cards >= count) out[yaku] = points + each * (cards - count);
}

/** K-6.2 */
function brights(s: KoiKoiState, seat: number, tally: Tally, out: Int16Array): void {
  const rain = s.taker[POET] === seat;
  const dry = tally.brights - (rain ? 1 : 0);
  if (dry < 3) return;
  const best = dry === 4 ? (rain ? YAKU.goko : YAKU.shiko) : rain ? YAKU.ameshiko : YAKU.sanko;
  out[best] = YAKU_LIST[best].points;
}

/** K-6.3 */
function animals(tally: Tally, out: Int16Array): void {
  if (tally.trio === 3) grow(YAKU.inoshikacho, tally.animals, out);
  else grow(YAKU.tane, tally.animals, out);
}

/** K-6.4 */
function ribbons(tally: Tally, out: Int16Array): void {
  const poems = tally.poems === 3;
  const blues = tally.blues === 3;
  const best = poems ? (blues ? YAKU.akatanAotan : YAKU.akatan) : blues ? YAKU.aotan : YAKU.tan;
  grow(best, tally.ribbons, out);
}

/** K-6.6 */
function viewings(s: KoiKoiState, seat: number, out: Int16Array): void {
  if (s.taker[CUP] !== seat || s.viewing === OFF) return;
  if (s.viewing === WEATHER && s.taker[POET] === seat) return;
  if (s.taker[CURTAIN] === seat) out[YAKU.hanami] = YAKU_LIST[YAKU.hanami].points;
  if (s.taker[MOON] === seat) out[YAKU.tsukimi] = YAKU_LIST[YAKU.tsukimi].points;
}

export function sumOf(yaku: Int16Array): number {
  let sum = 0;
  for (let i = 0; i < YAKU_IDS.length; i++) sum += yaku[i];
  return sum;
}
