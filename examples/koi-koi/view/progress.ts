import { CARDS, COUNTS_AS, POET, YAKU_LIST, type YakuId } from '../data/index.ts';
import { type KoiKoiState, other, VIEWINGS } from '../rules/state.ts';
import { newTally, type Tally, tallyOf } from '../rules/yaku.ts';

/** How far a player is with a yaku. */
export interface Progress {
  readonly have: number;
  readonly need: number;
  /** Points as it is counted now; 0 where it is not there, or a better one of its family counts instead. */
  readonly points: number;
  /** The other has cards without which it cannot be made. */
  readonly lost: boolean;
}

/** Cards of a sort that anybody can capture. */
const supply = (bits: number): number => CARDS.filter((_, card) => COUNTS_AS[card] & bits).length;
const [ANIMALS, RIBBONS, PLAINS, DRY] = [supply(2), supply(4), supply(8), 4];

const COUNTED: Partial<Record<YakuId, (tally: Tally) => number>> = {
  tane: ({ animals }) => animals,
  tan: ({ ribbons }) => ribbons,
  kasu: ({ plains }) => plains,
};
const SUPPLY: Partial<Record<YakuId, number>> = { tane: ANIMALS, tan: RIBBONS, kasu: PLAINS };

const dryBrights = (s: KoiKoiState, seat: number): number =>
  tallyOf(s, seat, newTally()).brights - (s.taker[POET] === seat ? 1 : 0);

export function progressOf(s: KoiKoiState, seat: number, yaku: number): Progress {
  const { id, needs, count: need } = YAKU_LIST[yaku];
  const points = s.seat[seat].made[yaku];
  const rival = other(seat);
  const counted = COUNTED[id];
  if (counted) {
    const have = counted(tallyOf(s, seat, newTally()));
    const theirs = counted(tallyOf(s, rival, newTally()));
    return { have: Math.min(have, need), need, points, lost: SUPPLY[id]! - theirs < need };
  }
  if (id === 'sanko' || id === 'ameshiko') {
    const rain = id === 'ameshiko';
    const have = Math.min(3, dryBrights(s, seat)) + (rain && s.taker[POET] === seat ? 1 : 0);
    const lost = DRY - dryBrights(s, rival) < 3 || (rain && s.taker[POET] === rival);
    return { have, need, points, lost };
  }
  const have = needs.filter((card) => s.taker[card] === seat).length;
  return { have, need, points, lost: needs.some((card) => s.taker[card] === rival) || washedOut(s, seat, id) };
}

/** K-6.6.3 */
const washedOut = (s: KoiKoiState, seat: number, id: YakuId): boolean =>
  (id === 'hanami' || id === 'tsukimi') && VIEWINGS[s.viewing] === 'weather' && s.taker[POET] === seat;

/** K-6.6.4: the yaku this table plays with. */
export const yakuInPlay = (s: KoiKoiState): number[] =>
  YAKU_LIST.flatMap(({ family }, i) => (family === 'viewing' && VIEWINGS[s.viewing] === 'off' ? [] : [i]));
