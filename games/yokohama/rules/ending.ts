import { NONE, sum, type TieBreak } from 'engawa';
import {
  AREAS,
  BOARD_SLOTS,
  CARDS,
  CHURCH_BONUS,
  CUSTOMS_BONUS,
  END_HOUSES,
  END_SHOPS,
  LAST_ROUNDS,
  LATER,
  LEFTOVERS,
  NATIONS,
  SET_VP,
  SITE_SHOPS,
  STALL_ROUNDS,
  TECHNOLOGIES,
  TECHNOLOGY_BONUS,
  tableFor,
} from '../data/index.ts';
import { did } from './deeds.ts';
import { addPoints, owns } from './purse.ts';
import { LATER_EDITION } from './readings.ts';
import type { Category, Player, YokohamaState } from './state.ts';

const occupied = (board: Int16Array): number => {
  let n = 0;
  for (let slot = 0; slot < board.length; slot++) if (board[slot] !== NONE) n++;
  return n;
};

/** Y-14.1: what brings the last round about. */
export type EndTrigger = 'church' | 'customs' | 'orders' | 'trading houses' | 'shophouses';

/** Y-14.1 d, e: how many assistants end the game; the neutral one for two is one more (Y-23.4.1). */
export function endsWith(s: YokohamaState): { readonly church: number; readonly customs: number } {
  const { churchEnd, customsEnd } = tableFor(s.seats);
  const neutral = neutralOn(s);
  return { church: churchEnd + neutral, customs: customsEnd + neutral };
}

/** Neutral assistants on each of the two boards. */
export const neutralOn = (s: YokohamaState): number => (s.readings & LATER_EDITION ? 1 : 0);

export function triggerOf(s: YokohamaState): EndTrigger | undefined {
  const table = tableFor(s.seats);
  const neutral = neutralOn(s);
  if (occupied(s.church) >= table.churchEnd + neutral) return 'church';
  if (occupied(s.customs) >= table.customsEnd + neutral) return 'customs';
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

/** Y-14.2: the round in progress is finished, and one more is played. */
export function trigger(s: YokohamaState, seat: number, fired: EndTrigger): void {
  s.lastRound = s.round + LAST_ROUNDS;
  s.tell?.(tellTrigger(s, seat, fired));
}

function tellTrigger(s: YokohamaState, seat: number, fired: EndTrigger) {
  const of = s.lastRound;
  const clause = 'Y-14.1';
  switch (fired) {
    case 'church':
      return did.endByChurch({ seat: NONE, n: occupied(s.church), of, clause });
    case 'customs':
      return did.endByCustoms({ seat: NONE, n: occupied(s.customs), of, clause });
    case 'orders':
      return did.endByOrders({ seat: NONE, of, clause });
    case 'trading houses':
      return did.endByHouses({ seat, n: END_HOUSES, of, clause });
    case 'shophouses':
      return did.endByShops({ seat, n: END_SHOPS, of, clause });
  }
}

/** Everybody has had a turn. True when the game is over. */
export function endRound(s: YokohamaState): boolean {
  if (s.round === s.lastRound) {
    s.tell?.(did.finalScoring({ seat: NONE, clause: 'Y-15' }));
    scoreAtEnd(s);
    return true;
  }
  if (s.lastRound === NONE && s.round === STALL_ROUNDS) {
    s.lastRound = s.round + LAST_ROUNDS;
    s.tell?.(did.endByPatience({ seat: NONE, n: STALL_ROUNDS, of: s.lastRound, clause: 'Y-14.4' }));
  }
  s.round++;
  const deed = s.round === s.lastRound ? did.lastRoundBegins : did.roundBegins;
  s.tell?.(deed({ seat: NONE, n: s.round, clause: s.round === s.lastRound ? 'Y-14.2' : 'Y-2.9' }));
  return false;
}

/** Y-2.10: 0 for the first player. */
const lateness = (s: YokohamaState, seat: number): number => (seat - s.first + s.seats) % s.seats;

/** How events name the places that win a prize. */
const PLACES = ['firstPlace', 'secondPlace'] as const;

/** A prize for the most of something, and one for the second most. */
interface Majority {
  readonly category: Category;
  readonly prizes: readonly number[];
  readonly clause: string;
  readonly deed: typeof did.rankedInChurch | typeof did.rankedInCustoms | typeof did.rankedInIndustry;
  /** How many a seat has, as it is told. */
  count(seat: number): number;
  /** Orders the players; 0 takes no part. */
  strength(seat: number): number;
  /** Y-23.4.2: what the dummy of the later edition has of it; it takes a place and no prize. */
  readonly dummy?: number;
}

/** Y-15.1 to Y-15.3. Equal strengths are decided for whoever is closer to the first player. */
function award(s: YokohamaState, { category, prizes, clause, deed, count, strength, dummy }: Majority): void {
  const ranked = Array.from({ length: s.seats }, (_, seat) => seat)
    .filter((seat) => strength(seat) > 0)
    .sort((a, b) => strength(b) - strength(a) || lateness(s, a) - lateness(s, b));
  const give = (seat: number, place: number): void => {
    if (place >= prizes.length) return;
    addPoints(s, seat, category, prizes[place]);
    s.tell?.(deed({ seat, n: prizes[place], of: count(seat), what: PLACES[place], clause }));
  };
  const later = (s.readings & LATER_EDITION) !== 0;
  for (const [place, seat] of ranked.entries()) {
    give(seat, later && dummy !== undefined && strength(seat) < dummy ? place + 1 : place);
  }
  // Y-23.4.3: who is alone there takes both prizes.
  if (later && dummy === undefined && ranked.length === 1) give(ranked[0], 1);
}

const assistantsOn = (board: Int16Array, seat: number): number => {
  let n = 0;
  for (let slot = 0; slot < board.length; slot++) if (board[slot] === seat) n++;
  return n;
};

/** Y-15.1: more assistants first, then the one further right. */
function presence(board: Int16Array, seat: number): number {
  let rightmost = 0;
  for (let slot = 0; slot < board.length; slot++) if (board[slot] === seat) rightmost = slot + 1;
  return assistantsOn(board, seat) * (board.length + 1) + rightmost;
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
  for (const majority of majoritiesOf(s)) award(s, majority);
  for (let seat = 0; seat < s.seats; seat++) {
    const me = s.seat[seat];
    const nations = nationPoints(me.icons);
    if (nations > 0) {
      addPoints(s, seat, 'nationBonus', nations);
      s.tell?.(did.scoredNations({ seat, n: nations, of: sum(me.icons), clause: 'Y-15.5' }));
    }
    const leftovers = leftoverPoints(me);
    if (leftovers > 0) {
      addPoints(s, seat, 'leftovers', leftovers);
      s.tell?.(did.scoredLeftovers({ seat, n: leftovers, clause: 'Y-15.6' }));
    }
  }
}

/** Assistants on the slots of a board, the church or the customs. */
const onBoard = (slots: Int16Array): Pick<Majority, 'count' | 'strength'> => ({
  count: (seat) => assistantsOn(slots, seat),
  strength: (seat) => presence(slots, seat),
});

const majoritiesOf = (s: YokohamaState): readonly Majority[] => [
  {
    category: 'churchBonus',
    prizes: CHURCH_BONUS,
    clause: 'Y-15.1',
    deed: did.rankedInChurch,
    ...onBoard(s.church),
  },
  {
    category: 'customsBonus',
    prizes: CUSTOMS_BONUS,
    clause: 'Y-15.2',
    deed: did.rankedInCustoms,
    ...onBoard(s.customs),
  },
  {
    category: 'technologyBonus',
    prizes: TECHNOLOGY_BONUS,
    clause: 'Y-15.3',
    deed: did.rankedInIndustry,
    count: (seat) => industryOf(s.seat[seat]),
    strength: (seat) => industryOf(s.seat[seat]),
    dummy: LATER.dummyTechnology,
  },
];

/** Y-15.7 */
export const tieBreaks: readonly TieBreak<YokohamaState>[] = [
  { id: 'closest', clause: 'Y-15.7', of: (s, seat) => -lateness(s, seat) },
];
