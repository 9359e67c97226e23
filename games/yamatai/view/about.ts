import { type Language, NONE, type Word } from 'engawa';
import {
  ADJACENT,
  AMATERATSU,
  AMATERATSU_TOKEN,
  AROUND,
  BOATS,
  BONUS,
  BUILDINGS,
  COINS_PER_POINT,
  CULTURES,
  ENTRIES,
  FLEETS,
  FU_HI,
  FU_HI_COINS_PER_POINT,
  ISLANDS,
  IZANAMI,
  PRESTIGE_TOKEN,
  SPACES,
  SPECIALISTS,
  TOLL,
} from '../data/index.ts';
import { groupSize, tollTo } from '../rules/build.ts';
import { owns, portSize } from '../rules/purse.ts';
import { canPay } from '../rules/recruit.ts';
import { breakdown, score } from '../rules/scoring.ts';
import { isFigure } from '../rules/sea.ts';
import { CATEGORIES, EMPTY, PALACE, SANCTUARY, STANDARD, TORII, type YamataiState } from '../rules/state.ts';
import { buyPrice, sellPrice } from '../rules/trade.ts';
import { words } from '../words/index.ts';
import type { YamataiWords } from '../words/vocabulary.ts';
import { missingBoats } from './picture.ts';

interface Looking {
  readonly s: YamataiState;
  /** NONE for a watcher, to whom nothing is said of himself. */
  readonly seat: number;
  readonly words: YamataiWords;
}

/** What a player at this seat would like to know of a thing as it stands now. */
export function about(s: YamataiState, seat: number, ref: string, language: Language): readonly string[] {
  const looking = { s, seat, words: words[language] };
  const [kind, id] = ref.split(':');
  return (id === undefined ? OF_THINGS[ref]?.(looking) : OF_DOMAINS[kind]?.(looking, id)) ?? [];
}

const OF_DOMAINS: Readonly<Record<string, (looking: Looking, id: string) => readonly string[]>> = {
  category: ({ words: { phrases } }, id) => [phrases.remarks.categories[id as (typeof CATEGORIES)[number]]],
  seat: (looking, id) => (Number(id) < looking.s.seats ? [sumOf(looking, Number(id))] : []),
  fleet: ofFleet,
  boat: ofBoat,
  space: ofSpace,
  island: ofIsland,
  culture: ofCulture,
  building: ofBuilding,
  specialist: ofSpecialist,
};

const OF_THINGS: Readonly<Record<string, (looking: Looking) => readonly string[]>> = {
  coins: mine(({ s, seat, words: { phrases } }) => {
    const per = owns(s, seat, FU_HI) ? FU_HI_COINS_PER_POINT : COINS_PER_POINT;
    return phrases.remarks.coinsCount(s.seat[seat].coins, per, breakdown(s, seat).coins);
  }),
  prestigeToken: mine(({ s, seat, words: { phrases } }) => {
    const each = owns(s, seat, AMATERATSU) ? AMATERATSU_TOKEN : PRESTIGE_TOKEN;
    return phrases.remarks.tokensCount(s.seat[seat].prestige, each, breakdown(s, seat).prestigeTokens);
  }),
  aside: mine(({ s, seat, words: { phrases } }) => {
    const boats = s.seat[seat].aside.reduce((sum, n) => sum + n, 0);
    return phrases.remarks.asideCount(boats, -breakdown(s, seat).setAside);
  }),
  port: mine(({ s, seat, words: { phrases } }) => phrases.remarks.portRoom(portSize(s, seat))),
};

function mine(tell: (looking: Looking) => string): (looking: Looking) => readonly string[] {
  return (looking) => (looking.seat === NONE ? [] : [tell(looking)]);
}

/** `18 VP = Buildings 9 + Specialists 5 + …` */
function sumOf({ s, words: { categories, phrases } }: Looking, seat: number): string {
  const points = breakdown(s, seat);
  const parts = CATEGORIES.flatMap((category) =>
    points[category] === 0 ? [] : [[categories[category], points[category]] as const],
  );
  return phrases.remarks.sum(score(s, seat), parts);
}

function ofFleet({ s, words: { names, phrases } }: Looking, id: string): readonly string[] {
  const fleet = Number(id) - 1;
  const turn = s.taken.indexOf(fleet);
  if (turn >= 0) return [phrases.remarks.takenBy(names.seat[s.order[turn]])];
  const out = FLEETS[fleet].boats.filter((boat) => s.supply[boat] === 0);
  return [
    phrases.remarks.rank,
    ...(s.fleetsUp.includes(fleet) ? out.map((boat) => phrases.remarks.notReceived(names.boat[boat])) : []),
  ];
}

function ofBoat({ s, seat, words: { phrases } }: Looking, id: string): readonly string[] {
  const boat = BOATS.findIndex((each) => each.id === id);
  const { remarks } = phrases;
  const { buy, sell } = BOATS[boat];
  const prices =
    seat === NONE ? remarks.prices(buy, sell) : remarks.prices(buyPrice(s, seat, boat), sellPrice(s, seat, boat));
  return [remarks.boat, prices, remarks.stock(s.supply[boat], BOATS[boat].count)];
}

function ofSpace({ s, words: { names, phrases } }: Looking, id: string): readonly string[] {
  const space = SPACES.findIndex((each) => each.id === id);
  const { remarks } = phrases;
  const nth = s.marked.indexOf(space);
  return [
    remarks.space,
    ...(ENTRIES[space] === undefined ? [] : [remarks.entry]),
    ...(s.boat[space] === NONE ? [] : [remarks.boatHere(names.boat[s.boat[space]])]),
    ...(nth < 0 ? [] : [remarks.placedNow(nth + 1)]),
  ];
}

function ofIsland(looking: Looking, id: string): readonly string[] {
  const { s, words } = looking;
  const island = ISLANDS.findIndex((each) => each.id === id);
  const { remarks } = words.phrases;
  const boats = AROUND[island].flatMap((space) => (s.boat[space] === NONE ? [] : [words.names.boat[s.boat[space]]]));
  const open = s.on[island] === EMPTY || s.on[island] < CULTURES.length;
  return [
    contentOf(looking, island),
    ...(open && s.mountain[island] ? [remarks.mountainHere(BONUS.mountain)] : []),
    ...(boats.length === 0 ? [] : [remarks.around(boats)]),
    ...(s.on[island] === EMPTY ? [...nearest(looking, island), ...ifBuilt(looking, island)] : []),
  ];
}

function contentOf({ s, words: { names, phrases } }: Looking, island: number): string {
  const content = s.on[island];
  const { remarks } = phrases;
  if (content === EMPTY) return remarks.island;
  if (content < CULTURES.length) return remarks.tokenHere(names.culture[content]);
  if (content === SANCTUARY) return remarks.sanctuaryHere;
  if (content === TORII) return remarks.toriiHere;
  if (content === PALACE) return remarks.palaceHere;
  return remarks.buildingOf(names.seat[content - STANDARD]);
}

/** Tiles that could be built next; a watcher looks at the row. */
const offered = ({ s, seat }: Looking): number[] => [
  ...s.buildingRow.items(),
  ...(seat === NONE ? [] : s.seat[seat].reserved.items()),
];

const boatWords = (looking: Looking, tile: number, island: number): readonly Word[] =>
  missingBoats(looking.s, tile, island).map((boat) => looking.words.names.boat[boat]);

/** So many boats short is too far to speak of. */
const FAR = 2;

/** The tile for which least is missing here. */
function nearest(looking: Looking, island: number): readonly string[] {
  const { names, phrases } = looking.words;
  const [best] = offered(looking)
    .map((tile) => ({ tile, short: boatWords(looking, tile, island) }))
    .sort((a, b) => a.short.length - b.short.length);
  if (best === undefined || best.short.length > FAR) return [];
  const building = names.building[best.tile];
  return [
    best.short.length === 0 ? phrases.remarks.readyFor(building) : phrases.remarks.shortFor(building, best.short),
  ];
}

/** What a building of this player would bring here, and what it would cost. */
function ifBuilt({ s, seat, words: { names, phrases } }: Looking, island: number): readonly string[] {
  if (seat === NONE) return [];
  const { remarks } = phrases;
  const group = groupSize(s, seat, island);
  const figures = ADJACENT[island].filter((near) => isFigure(s.on[near])).length;
  const owner = tollTo(s, seat, island);
  return [
    ...(group < BONUS.groupMinimum ? [] : [remarks.groupHere(group, group * BONUS.perBuilding)]),
    ...(figures === 0 ? [] : [remarks.beside(figures * BONUS.beside)]),
    ...(owner === NONE ? [] : [remarks.toll(names.seat[owner], TOLL)]),
  ];
}

function ofCulture({ s, seat, words: { phrases } }: Looking, id: string): readonly string[] {
  const culture = CULTURES.findIndex((each) => each.id === id);
  const { remarks } = phrases;
  const left = s.on.filter((content) => content === culture).length;
  const own = seat === NONE ? 0 : s.seat[seat].culture[culture];
  return [remarks.culture, remarks.onIslands(left), ...(own === 0 ? [] : [remarks.yours(own)])];
}

function ofBuilding(looking: Looking, id: string): readonly string[] {
  const { s, words } = looking;
  const tile = BUILDINGS.findIndex((each) => each.id === id);
  const { names, phrases } = words;
  const { remarks } = phrases;
  if (s.builtBy[tile] !== NONE) return [remarks.builtBy(names.seat[s.builtBy[tile]])];
  const holder = s.seat.findIndex((player) => player.reserved.includes(tile));
  const places = ISLANDS.flatMap((_, island) =>
    s.on[island] === EMPTY ? [{ island, short: missingBoats(s, tile, island).length }] : [],
  ).sort((a, b) => a.short - b.short);
  const ready = places.filter(({ short }) => short === 0);
  return [
    ...(holder < 0 ? [] : [remarks.reservedBy(names.seat[holder])]),
    ...(ready.length > 0
      ? [remarks.readyOn(ready.map(({ island }) => names.island[island]))]
      : places
          .slice(0, 1)
          .map(({ island }) => remarks.shortOn(boatWords(looking, tile, island), names.island[island]))),
  ];
}

function ofSpecialist({ s, seat, words: { names, phrases } }: Looking, id: string): readonly string[] {
  const specialist = SPECIALISTS.findIndex((each) => each.id === id);
  const { remarks } = phrases;
  const owner = s.specialistOwner[specialist];
  if (owner !== NONE) return [remarks.employedBy(names.seat[owner])];
  if (!s.specialistRow.includes(specialist)) return [];
  const coins = s.coinsOn[specialist];
  const izanami = s.specialistOwner[IZANAMI];
  const shared = coins > 0 && izanami !== NONE && izanami !== seat;
  return [
    ...(coins === 0 ? [] : [remarks.coinsOn(coins)]),
    ...(shared ? [remarks.shared(names.seat[izanami])] : []),
    ...(seat === NONE ? [] : forYou(s, seat, specialist, remarks)),
  ];
}

function forYou(
  s: YamataiState,
  seat: number,
  specialist: number,
  remarks: YamataiWords['phrases']['remarks'],
): readonly string[] {
  const { coins, prestige } = s.seat[seat];
  const worth =
    specialist === AMATERATSU
      ? prestige * (AMATERATSU_TOKEN - PRESTIGE_TOKEN)
      : specialist === FU_HI
        ? Math.floor(coins / FU_HI_COINS_PER_POINT) - Math.floor(coins / COINS_PER_POINT)
        : 0;
  return [...(worth === 0 ? [] : [remarks.worthNow(worth)]), canPay(s.seat[seat]) ? remarks.canPay : remarks.cannotPay];
}
