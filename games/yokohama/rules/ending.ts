import { NONE } from 'engawa';
import {
  AREAS,
  BOARD_SLOTS,
  CARDS,
  CHURCH_BONUS,
  CUSTOMS_BONUS,
  END_HOUSES,
  END_SHOPS,
  LAST_ROUNDS,
  LEFTOVERS,
  NATIONS,
  SET_VP,
  SITE_SHOPS,
  STALL_ROUNDS,
  TECHNOLOGIES,
  TECHNOLOGY_BONUS,
  tableFor,
} from '../data/index.ts';
import { owns, score, vp } from './purse.ts';
import type { Category, Player, YokohamaState } from './state.ts';

const occupied = (board: Int16Array): number => {
  let n = 0;
  for (let slot = 0; slot < board.length; slot++) if (board[slot] !== NONE) n++;
  return n;
};

/** Y-14.1: what brings the last round about. */
export type EndTrigger = 'church' | 'customs' | 'orders' | 'trading houses' | 'shophouses';

export function triggerOf(s: YokohamaState): EndTrigger | undefined {
  const table = tableFor(s.seats);
  if (occupied(s.church) >= table.churchEnd) return 'church';
  if (occupied(s.customs) >= table.customsEnd) return 'customs';
  for (let slot = 0; slot < table.ports * BOARD_SLOTS; slot++) if (s.ports[slot] === NONE) return 'orders';
  for (let seat = 0; seat < s.seats; seat++) {
    if (housesOf(s, seat) >= END_HOUSES) return 'trading houses';
    if (shopsOf(s, seat) >= END_SHOPS) return 'shophouses';
  }
  return undefined;
}

export function housesOf(s: YokohamaState, seat: number): number {
  let n = 0;
  for (let area = 0; area < AREAS.length; area++) if (s.house[area] === seat) n++;
  return n;
}

export function shopsOf(s: YokohamaState, seat: number): number {
  let n = 0;
  for (let i = 0; i < AREAS.length * SITE_SHOPS; i++) if (s.shops[i] === seat) n++;
  return n;
}

/** Y-14.2 */
export function trigger(s: YokohamaState, seat: number): void {
  s.lastRound = s.round + LAST_ROUNDS;
  s.tell?.({ kind: 'phase', seat, what: 'lastRound', clause: 'Y-14.2' });
}

/** Everybody has had a turn. True when the game is over. */
export function endRound(s: YokohamaState): boolean {
  if (s.round === s.lastRound) {
    scoreAtEnd(s);
    return true;
  }
  if (s.lastRound === NONE && s.round === STALL_ROUNDS) trigger(s, NONE); // Y-14.4
  s.round++;
  return false;
}

/** Y-2.10: 0 for the first player. */
const lateness = (s: YokohamaState, seat: number): number => (seat - s.first + s.seats) % s.seats;

/**
 * The prizes of a majority: `strength` orders the players, 0 takes no part (Y-15.1 to Y-15.3). Equal strengths are
 * decided for whoever is closer to the first player.
 */
function award(
  s: YokohamaState,
  category: Category,
  prizes: readonly number[],
  clause: string,
  strength: (seat: number) => number,
): void {
  const ranked = Array.from({ length: s.seats }, (_, seat) => seat)
    .filter((seat) => strength(seat) > 0)
    .sort((a, b) => strength(b) - strength(a) || lateness(s, a) - lateness(s, b));
  for (const [place, seat] of ranked.slice(0, prizes.length).entries()) score(s, seat, category, prizes[place], clause);
}

/** Y-15.1: more assistants first, then the one further right. */
function presence(board: Int16Array, seat: number): number {
  let n = 0;
  let rightmost = 0;
  for (let slot = 0; slot < board.length; slot++) {
    if (board[slot] !== seat) continue;
    n++;
    rightmost = slot + 1;
  }
  return n * (board.length + 1) + rightmost;
}

/** Y-15.3 */
export function industryOf(me: Player): number {
  let sum = 0;
  for (let t = 0; t < TECHNOLOGIES.length; t++) if (owns(me, t)) sum += CARDS[me.technologies[t]].value;
  return sum;
}

/** Y-15.5: the largest set again and again; the n-th set has every nation with at least n icons. */
export function nationPoints(icons: ArrayLike<number>): number {
  let points = 0;
  for (let n = 1; ; n++) {
    let size = 0;
    for (let nation = 0; nation < NATIONS.length; nation++) if (icons[nation] >= n) size++;
    if (size === 0) return points;
    points += SET_VP[size];
  }
}

/** Y-15.6 */
export function leftoverPoints(me: Player): number {
  let agents = 0;
  for (let nation = 0; nation < NATIONS.length; nation++) agents += me.agents[nation];
  let goods = 0;
  for (let good = 0; good < me.goods.length; good++) goods += me.goods[good];
  return (
    agents * LEFTOVERS.unusedAgent +
    me.imports * LEFTOVERS.import +
    Math.floor(me.yen / LEFTOVERS.yenPerVp) +
    Math.floor(goods / LEFTOVERS.goodsPerVp)
  );
}

/** Y-15; unfulfilled orders simply stay unscored (Y-15.4). */
function scoreAtEnd(s: YokohamaState): void {
  award(s, 'churchBonus', CHURCH_BONUS, 'Y-15.1', (seat) => presence(s.church, seat));
  award(s, 'customsBonus', CUSTOMS_BONUS, 'Y-15.2', (seat) => presence(s.customs, seat));
  award(s, 'technologyBonus', TECHNOLOGY_BONUS, 'Y-15.3', (seat) => industryOf(s.seat[seat]));
  for (let seat = 0; seat < s.seats; seat++) {
    const me = s.seat[seat];
    score(s, seat, 'nationBonus', nationPoints(me.icons), 'Y-15.5');
    score(s, seat, 'leftovers', leftoverPoints(me), 'Y-15.6');
  }
}

/** Y-15.7 */
export function ranking(s: YokohamaState): number[] {
  return Array.from({ length: s.seats }, (_, seat) => seat).sort(
    (a, b) => vp(s.seat[b]) - vp(s.seat[a]) || lateness(s, a) - lateness(s, b),
  );
}
