import { type Language, NONE, sum } from 'engawa';
import {
  ACHIEVEMENTS,
  AREA,
  AREA_TYPES,
  AREAS,
  BOARD_SLOTS,
  CANAL,
  CARDS,
  CUSTOMS_IMPORTS,
  END_HOUSES,
  END_SHOPS,
  INDUSTRY,
  KIND_SETS,
  LATE_TECHNOLOGY,
  LETTERS,
  MAX_POWER,
  NATIONS,
  ORDER,
  ORDERS,
  PORT_POWER,
  SITE_SHOPS,
  SITES,
  SURCHARGE,
  TOKEN_IDS,
  TOKENS,
  yieldOf,
} from '../data/index.ts';
import { payable, SIZE } from '../rules/church.ts';
import { endsWith, housesOf, industryOf, shopsOf } from '../rules/ending.ts';
import { technologyCount } from '../rules/laboratory.ts';
import { hasShop, otherPresidents, powerIn } from '../rules/map.ts';
import { handIsFull } from '../rules/orders.ts';
import { owns } from '../rules/purse.ts';
import { priceOf, stored } from '../rules/recruit.ts';
import { CATEGORIES, type Category, layout, type Player, STEPS, type YokohamaState } from '../rules/state.ts';
import { words } from '../words/index.ts';
import type { YokohamaWords } from '../words/vocabulary.ts';
import { seatsOf } from './picture.ts';
import { NOTHING, priceOfCard, priceOfFaith, progressOn, taken } from './prices.ts';

/** Whoever asks, and what they see. */
interface Asked {
  readonly s: YokohamaState;
  readonly seat: number;
  readonly me: Player;
  readonly words: YokohamaWords;
}

/** What is worth knowing of a thing: for everybody, and for the player who asks. */
interface Remark {
  readonly all?: (asked: Omit<Asked, 'me'>, id: string) => readonly string[];
  readonly mine?: (asked: Asked, id: string) => readonly string[];
}

/** What a player would like to know of a thing right now; a watcher is told what holds for everybody. */
export function about(s: YokohamaState, viewer: number, ref: string, language: Language): readonly string[] {
  const [domain, id = ''] = ref.split(':');
  const { all, mine } = REMARKS[domain] ?? {};
  const asked = { s, seat: viewer, words: words[language] };
  return [...(all?.(asked, id) ?? []), ...(viewer >= 0 && mine ? mine({ ...asked, me: s.seat[viewer] }, id) : [])];
}

const saying = ({ words }: Pick<Asked, 'words'>) => words.phrases.remarks;
const only = (remark: string | false | undefined): string[] => (remark ? [remark] : []);

/** Y-10.7: the price as a sum, what is short of it, and what the card counts for. */
function aboutCard(asked: Asked, id: string): string[] {
  const { s, me, seat } = asked;
  const say = saying(asked);
  const card = CARDS.findIndex((each) => each.id === id);
  const { technology, nation, value } = CARDS[card];
  if (owns(me, technology)) return [say.owned];
  const at = s.laboratories.indexOf(card);
  if (at < 0) return [];
  const board = Math.floor(at / BOARD_SLOTS);
  const slot = at % BOARD_SLOTS;
  const power = powerIn(s, me, seat, board === 0 ? AREA['laboratory-a'] : AREA['laboratory-b']);
  const place = SURCHARGE[slot];
  const points = Math.max(0, value + place - INDUSTRY[power]);
  const { yen, late, short } = priceOfCard(asked, board, slot);
  const now = industryOf(me);
  const best = Math.max(0, ...seatsOf(s).map((other) => (other === seat ? 0 : industryOf(s.seat[other]))));
  return [
    points > 0
      ? say.technologyPrice({ yen: yen - late, value, place, power, points })
      : say.technologyFree(value, place, power),
    ...only(points > 0 && say.importPays),
    ...only(technologyCount(me) >= LATE_TECHNOLOGY && say.late),
    ...only(short > 0 && say.yenShort(short)),
    say.industry(now, now + value, best),
    aboutIcon(asked, nation),
  ];
}

/** Y-9.4.2: what one more icon of a nation does. */
function aboutIcon({ s, me, words }: Asked, nation: number): string {
  const icons = me.icons[nation] + 1;
  return words.phrases.remarks.nation(icons, icons % 2 === 0 && s.agents[nation] > 0);
}

/** Y-9.3, Y-10.6: what is short, and how the card is reached. */
function aboutOrder(asked: Asked, id: string): string[] {
  const { s, me, seat, words } = asked;
  const say = saying(asked);
  const order = ORDER[id];
  if (s.fulfilledBy[order] !== NONE) return [];
  const { goods, nation } = ORDERS[order];
  const missing = goods.map((n, good) => Math.max(0, n - me.goods[good]));
  const at = s.ports.indexOf(order);
  const power = at < 0 ? 0 : powerIn(s, me, seat, at < BOARD_SLOTS ? AREA['port-a'] : AREA['port-b']);
  const needed = at < 0 ? 0 : PORT_POWER[at % BOARD_SLOTS];
  return [
    sum(missing) === 0 ? say.canFulfil : say.lacking(words.phrases.reward({ ...NOTHING, goods: missing })),
    ...only(power < needed && say.needsPower(needed, power)),
    ...only(at >= 0 && handIsFull(me) && say.handFull),
    aboutIcon(asked, nation),
  ];
}

/** Y-8.3.2: one's power part by part, what the action gives with it, and what being there costs. */
function aboutArea(asked: Asked, id: string): string[] {
  const { s, me, seat } = asked;
  const say = saying(asked);
  const area = AREA[id];
  if (area === CANAL || s.cellOf[area] === NONE) return [];
  const power = powerIn(s, me, seat, area);
  const gives = yieldOf(AREA_TYPES[AREAS[area].type]);
  const toll = otherPresidents(s, seat, area);
  const owner = s.house[area];
  return [
    power === 0
      ? say.noPower
      : say.powerOf({
          power,
          president: me.president === area ? 1 : 0,
          assistants: me.assistantsIn[area],
          buildings: (hasShop(s, seat, area) ? 1 : 0) + (owner === seat ? 1 : 0),
          station: s.station === area ? 1 : 0,
        }),
    ...only(
      power > 0 &&
        (gives[power] ?? gives[power - 1]) > 0 &&
        say.yields(gives[power - 1], power < MAX_POWER ? gives[power] : undefined),
    ),
    ...only(toll > 0 && say.toll(toll)),
    ...only(owner !== NONE && owner !== seat && say.rent),
  ];
}

/** Y-9.2.1, Y-13 */
function aboutAchievement(asked: Asked, id: string): string[] {
  const { s, me } = asked;
  const say = saying(asked);
  const card = ACHIEVEMENTS.findIndex((each) => each.id === id);
  const { letter, first, later } = ACHIEVEMENTS[card];
  const place = (LETTERS as readonly string[]).indexOf(letter);
  if (s.achievements[place] !== card) return [];
  if (me.claimed[place]) return [say.claimed];
  const isFirst = seatsOf(s).every((seat) => !s.seat[seat].claimed[place]);
  return [say.progress(progressOn(asked, card)), say.claimNow(isFirst ? first : later)];
}

/** Y-8.5: what a place of a site brings, or that somebody has built there. */
function aboutShop(asked: Omit<Asked, 'me'>, area: number, slot: number): string[] {
  const { s, words } = asked;
  if (s.site[area] === NONE) return [];
  if (s.shops[area * SITE_SHOPS + slot] !== NONE) return [saying(asked).taken];
  return [saying(asked).brings(words.phrases.reward(SITES[s.site[area]].shops[slot]))];
}

/** How near the game is to one of its ends, counted by the player who is nearest (Y-14.1). */
const nearest = (asked: Omit<Asked, 'me'>, count: (seat: number) => number, end: number): string[] => [
  saying(asked).nearest(Math.max(...seatsOf(asked.s).map(count)), end),
];

const REMARKS: Readonly<Record<string, Remark>> = {
  card: { mine: aboutCard },
  order: { mine: aboutOrder },
  area: { mine: aboutArea },
  achievement: { mine: aboutAchievement },
  churchSlot: {
    all: (asked, id) => only(asked.s.church[Number(id) - 1] !== NONE && saying(asked).taken),
    mine(asked, id) {
      const slot = Number(id) - 1;
      if (asked.s.church[slot] !== NONE) return [];
      const { faith, power, tokens } = priceOfFaith(asked, slot);
      return [saying(asked).faith({ faith, power, offerings: tokens, payable: SIZE[payable(asked.s, asked.me)] })];
    },
  },
  kinds: { all: (asked, id) => [saying(asked).offering(SIZE[KIND_SETS.indexOf(id)])] },
  trade: { all: (asked) => [saying(asked).exchange] },
  source: { all: (asked) => [saying(asked).stays] },
  customsSlot: {
    all: (asked, id) => only(asked.s.customs[Number(id) - 1] !== NONE && saying(asked).taken),
    mine(asked, id) {
      const { s, me, seat } = asked;
      if (s.customs[Number(id) - 1] !== NONE) return [];
      return [saying(asked).customs(me.imports, CUSTOMS_IMPORTS[powerIn(s, me, seat, AREA.customs)])];
    },
  },
  shop: {
    all(asked, id) {
      const pending = layout.pending(asked.s);
      return pending?.step === STEPS.build ? aboutShop(asked, pending.figures.area, Number(id) - 1) : [];
    },
  },
  shopPlot: { all: (asked, id) => aboutShop(asked, Math.floor(Number(id) / SITE_SHOPS), Number(id) % SITE_SHOPS) },
  housePlot: {
    all(asked, id) {
      const { s, words } = asked;
      const area = Number(id);
      if (s.site[area] === NONE) return [];
      if (s.house[area] !== NONE) return [saying(asked).taken];
      return [saying(asked).brings(words.phrases.reward(SITES[s.site[area]].tradingHouse))];
    },
  },
  areaToken: {
    all(asked, id) {
      const token = asked.s.token[Number(id)];
      return token === NONE
        ? [saying(asked).taken]
        : [saying(asked).brings(asked.words.phrases.reward(TOKENS[token].reward))];
    },
  },
  token: {
    mine(asked, id) {
      const token = (TOKEN_IDS as readonly string[]).indexOf(id);
      return [saying(asked).inWarehouse(stored(asked.me, token), priceOf(asked.me, token))];
    },
  },
  nation: {
    all: (asked, id) => [saying(asked).agentsLeft(asked.s.agents[nationOf(id)])],
    mine(asked, id) {
      const { s, me } = asked;
      const nation = nationOf(id);
      const held = me.agents[nation] + me.usedAgents[nation];
      return [
        saying(asked).icons(me.icons[nation], me.icons[nation] % 2 === 1 && s.agents[nation] > 0),
        ...only(held > 0 && saying(asked).agentsHeld(me.agents[nation], me.usedAgents[nation])),
      ];
    },
  },
  seat: {
    all({ s, words }, id) {
      const { points } = s.seat[Number(id)];
      const parts = CATEGORIES.flatMap((category, i) =>
        points[i] > 0 ? [`${words.categories[category]} ${points[i]}`] : [],
      );
      return only(parts.join(' · '));
    },
  },
  category: { all: (asked, id) => only(saying(asked).counts[id as Category]) },
  ending: {
    all: (asked) => {
      const { round, lastRound } = asked.s;
      return [saying(asked).round(round), ...only(lastRound !== NONE && saying(asked).lastRound(lastRound))];
    },
  },
  endHouses: { all: (asked) => nearest(asked, (seat) => housesOf(asked.s, seat), END_HOUSES) },
  endShops: { all: (asked) => nearest(asked, (seat) => shopsOf(asked.s, seat), END_SHOPS) },
  endChurch: { all: (asked) => nearest(asked, () => taken(asked.s.church), endsWith(asked.s).church) },
  endCustoms: { all: (asked) => nearest(asked, () => taken(asked.s.customs), endsWith(asked.s).customs) },
  endOrders: { all: (asked) => [saying(asked).deck(asked.s.orderDeck.length)] },
};

const nationOf = (id: string): number => NATIONS.findIndex((nation) => nation.id === id);
