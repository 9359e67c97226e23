import { english, type Word } from 'engawa';
import {
  AMATERATSU_TOKEN,
  BUILDING_ROW,
  BUILDINGS,
  COINS_PER_ROUND,
  DISCOUNT,
  EXTRA_PORT,
  FLEETS,
  FU_HI_COINS_PER_POINT,
  HETSUKA_COINS,
  ISLANDS,
  ISOLATED_PRESTIGE,
  KACHIKO_PRICE,
  KINDS,
  PEEKED,
  PORT,
  REMOVED,
  ROW,
  SPECIALISTS,
  SUSANOO_SELL,
  TOLL,
  TOMOE_PRICE,
} from '../data/index.ts';
import { deeds } from './en-deeds.ts';
import { COIN, PRESTIGE } from './en-nouns.ts';
import { options } from './en-options.ts';
import { placesOf } from './places.ts';
import { reasons } from './reasons/en.ts';
import { remarks } from './remarks/en.ts';
import type { Phrases, YamataiWords } from './vocabulary.ts';

const { noun, proper, a, the, some, list, colon } = english;

const WOODS = ['bamboo', 'wood', 'stone', 'clay', 'gold'];
const KIND_NAMES = ['house', 'shop', 'torii', 'palace'];

const SIDES = ['north', 'east', 'south', 'west'];

const ISLAND_NAMES = ISLANDS.map(({ name }) => name);

const phrases: Phrases = {
  powers: {
    reserve_building: 'reserve a building',
    peek_buildings: `look at ${PEEKED} buildings`,
    slide_boat: 'slide a boat',
    place_sanctuary: 'place a Sanctuary',
    swap_culture: 'swap 2 culture tokens',
    remove_boats: `remove up to ${REMOVED} boats`,
    swap_boats: 'swap 2 boats',
    build_discount: `build with ${DISCOUNT} boat less`,
  },
  noPower: 'no power',
  powerUsed: 'power used',
  powerUnused: 'power not used yet',
  anyBoat: 'any boat',
  round: (n) => `Round ${n}`,
  order: 'Turn order',
  sea: 'The archipelago',
  fleets: 'Fleets',
  faceDown: (n) => `${n} face down`,
  buildings: 'Buildings',
  specialists: 'Specialists',
  deck: (n) => `deck ${n}`,
  known: 'The deck as you know it, from the top (~ order unknown):',
  unknown: (n) => `${n} unknown`,
  looking: 'Top of the deck',
  cultures: 'Culture tokens',
  built: 'Built (VP)',
  reserved: 'Reserved',
  reservedBy: (seat) => `Reserved by ${seat}: `,
  colon,
  coins: (n) => some(n, COIN),
  points: (n) => `${n} VP`,
  pointsNow: 'VP if it ended now',
  ready: (n) => `✓ ${n} ${n === 1 ? 'island' : 'islands'}`,
  missing: (boats) => `${boats} ${boats === 1 ? 'boat' : 'boats'} short`,
  short: (boats) => `${boats} short`,
  notForSale: '–',
  ending: 'Towards the end',
  opponents: 'Opponents',
  players: 'Players',
  you: (name) => `${name} (you)`,
  mapKey: [
    'Ship spaces, named by the islands beside them: ~ free, or a boat, with * if laid this turn:',
    'B bamboo, W wood, S stone, C clay, G gold. Islands: ^ mountain; per persimmon, tea, wis wisteria,',
    'ind indigo, ric rice, cam camellia; [B] building of Blue (O Orange, V Violet, G Grey); Tor torii,',
    'Pal palace, San Sanctuary. A> to E> are the entries; lanes that meet at o are connected.',
  ],
  over: 'The game is over',
  remarks,
  choices: {
    buy: (boat, price) => `Buy ${a(boat)} for ${some(price, COIN)}`,
    sell: (boat, price) => `Sell ${a(boat)} for ${some(price, COIN)}`,
    power: (fleet, power) => `Use the power of ${fleet}: ${power}`,
    gather: (token, island) => `Harvest ${the(token)} on ${island}`,
    swapToken: (token, island) => `Swap ${the(token)} on ${island}`,
    withToken: (token, island) => `Swap it with ${the(token)} on ${island}`,
    swapBoat: (boat, space) => `Swap ${the(boat)} ${space}`,
    withBoat: (boat, space) => `Swap it with ${the(boat)} ${space}`,
    remove: (boat, space) => `Remove ${the(boat)} ${space}`,
    slide: (boat, from, to) => `Slide ${the(boat)} ${from} to the space ${to}`,
  },
};

const cargo = (boats: readonly number[], more: readonly string[] = []): string =>
  list([...boats.map((boat) => WOODS[boat]), ...more]);

/** `2 bamboo, 1 wood and 1 gold`: what a building asks for. */
const needs = (boats: readonly number[]): string =>
  list([...new Set(boats)].map((boat) => `${boats.filter((other) => other === boat).length} ${WOODS[boat]}`));

/** `a bamboo boat and a stone boat`, `two bamboo boats` */
const twoBoats = (first: Word, second: Word): string =>
  first.name === second.name ? `two ${first.many}` : `${a(first)} and ${a(second)}`;

const DOES = [
  `your prestige tokens are worth ${AMATERATSU_TOKEN} VP each`,
  `whoever builds next to you pays you ${some(TOLL, COIN)}`,
  'your torii and palaces earn bonuses too',
  'with a harvest, 1 more token from any island',
  `1 VP for every ${FU_HI_COINS_PER_POINT} coins at the end`,
  `once a turn, trade a culture token for ${some(HETSUKA_COINS, COIN)}`,
  'a second transaction each turn',
  'half the coins on every specialist an opponent recruits',
  `once a turn, pay ${some(KACHIKO_PRICE, COIN)} to remove a Sanctuary`,
  `${some(ISOLATED_PRESTIGE, PRESTIGE)} for building away from your other buildings`,
  'once a turn, trade a culture token for a gold boat',
  'once a turn, trade a gold boat for 2 other boats',
  'once a turn, trade 2 boats for a gold boat',
  `${EXTRA_PORT} more spaces in port`,
  `sell stone for ${SUSANOO_SELL[2]}, clay for ${SUSANOO_SELL[3]}`,
  `buy and sell gold for ${TOMOE_PRICE}`,
  'the whole outer ring is an entry for you',
  `no power, but ${SPECIALISTS[17].prestige} VP`,
];

export const en: YamataiWords = {
  title: 'Yamataï',
  names: {
    seat: ['Blue', 'Orange', 'Violet', 'Grey'].map((colour) => proper(colour, { short: colour[0] })),
    fleet: FLEETS.map(({ number, boats, wild, power }) =>
      proper(`fleet ${number}`, {
        short: `${number}`,
        effect: `${cargo(boats, wild > 0 ? [phrases.anyBoat] : [])}; ${power ? phrases.powers[power] : phrases.noPower}`,
      }),
    ),
    boat: WOODS.map((wood) => noun(`${wood} boat`, { many: `${wood} boats`, short: wood[0].toUpperCase() })),
    space: placesOf({
      between: (i, j) => `between ${ISLAND_NAMES[i]} and ${ISLAND_NAMES[j]}`,
      off: (i, side) => `off ${ISLAND_NAMES[i]}${side === undefined ? '' : `’s ${SIDES[side]} coast`}`,
      entry: (letter) => `entry ${letter}`,
    }).map(({ name, effect }) => proper(name, { effect })),
    island: ISLAND_NAMES.map((name) => proper(name)),
    culture: ['persimmon', 'tea', 'wisteria', 'indigo', 'rice', 'camellia'].map((culture) =>
      noun(`${culture} token`, { many: `${culture} tokens`, short: culture.slice(0, 3) }),
    ),
    kind: KIND_NAMES.map((kind) => noun(kind, { short: `${kind[0].toUpperCase()}${kind.slice(1, 3)}` })),
    building: BUILDINGS.map(({ names, kind, boats, prestige }) =>
      noun(names.en, {
        effect: `${KIND_NAMES[KINDS.indexOf(kind)]}, ${prestige} VP, for ${needs(boats)}`,
        count: () => names.en,
      }),
    ),
    specialist: SPECIALISTS.map(({ name }, i) => proper(name, { effect: DOES[i] })),
  },
  verbs: {
    take: (fleet) => `Take ${fleet}`,
    load: (boat) => `Take ${a(boat)} as the third boat`,
    buy: (boat) => `Buy ${a(boat)}`,
    sell: (boat) => `Sell ${a(boat)}`,
    place: (boat, space) => `Place ${a(boat)} ${space}`,
    gather: (island) => `Harvest the token on ${island}`,
    build: (building, island) => `Build ${the(building)} on ${island}`,
    skip: () => 'Neither harvest nor build',
    keep: (boat) => `Keep ${a(boat)} in port`,
    recruit: (specialist) => `Recruit ${specialist}`,
    pair: (culture) => `Pay two ${culture.many}`,
    trio: (x, y, z) => `Pay ${list([x, y, z].map(a))}`,
    stop: () => 'Go on without it',
    power: () => 'Use the power of your fleet',
    reserve: (building) => `Reserve ${the(building)}`,
    top: (building) => `Put ${the(building)} on top`,
    under: (building) => `Put ${the(building)} at the bottom`,
    slide: (from, to) => `Slide the boat ${from} to the space ${to}`,
    sanctify: (island) => `Place a Sanctuary on ${island}`,
    swapCulture: (island) => `Swap the token on ${island}`,
    remove: (space) => `Remove the boat ${space}`,
    swapBoat: (space) => `Swap the boat ${space}`,
    hetsuka: (culture) => `Hetsuka: give ${a(culture)} for ${some(HETSUKA_COINS, COIN)}`,
    kachiko: (island) => `Kachiko: pay ${some(KACHIKO_PRICE, COIN)} to clear the Sanctuary on ${island}`,
    michimata: (culture) => `Michimata: give ${a(culture)} for a gold boat`,
    nakatsu: (x, y) => `Nakatsu: give a gold boat for ${twoBoats(x, y)}`,
    raijin: (x, y) => `Raijin: give ${twoBoats(x, y)} for a gold boat`,
  },
  steps: {
    chooseFleet: 'Choose a fleet',
    wildBoat: 'Choose the third boat of your fleet',
    trade: 'Buy or sell a boat?',
    place: 'Place boats in one chain',
    act: 'Harvest or build',
    harvest: 'Harvest the next token',
    ebisu: 'Ebisu: take one more token from any island',
    store: 'Store your boats',
    keep: 'Which other boats stay in port?',
    recruit: 'Recruit a specialist?',
    recruitCost: 'Which culture tokens do you pay?',
    endTurn: 'Anything else before your turn ends?',
    reserve: 'Choose a building to reserve',
    peek: 'Put each building back on top or under the deck',
    slide: 'Slide one boat',
    sanctuary: 'Choose an empty island for the Sanctuary',
    swapCulture: 'Choose the first culture token',
    swapCultureWith: 'Choose the token to swap it with',
    removeBoats: 'Remove one or two boats',
    swapBoat: 'Choose the first boat',
    swapBoatWith: 'Choose the boat to swap it with',
    returnFleets: 'The fleets of this round are shuffled',
  },
  answers: {
    trade: { stop: 'Go on to placing boats' },
    place: { stop: 'Place no further boat' },
    harvest: { stop: 'Leave the other tokens' },
    ebisu: { stop: 'Take no further token' },
    store: { stop: 'Store the boats without an exchange' },
    recruit: { stop: 'Recruit nobody and end the turn' },
    endTurn: { stop: 'End the turn' },
    removeBoats: { stop: 'Remove no second boat' },
  },
  reasons,
  deeds,
  kinds: {
    seat: 'player',
    fleet: 'fleet',
    boat: 'boat',
    space: 'ship space',
    island: 'island',
    culture: 'culture token',
    kind: 'kind of building',
    building: 'building',
    specialist: 'specialist',
  },
  things: {
    coins: COIN,
    prestigeToken: PRESTIGE,
    houses: proper('buildings left', {
      effect: 'Pieces left for houses and shops. When somebody has none left, the game ends with the round.',
    }),
    sanctuary: noun('Sanctuary', {
      many: 'Sanctuaries',
      short: 'San',
      effect: 'Nobody may build on its island until Kachiko removes it.',
    }),
    mountain: noun('mountain', { effect: 'A house or shop built here brings a prestige token.' }),
    hand: noun('hand', { effect: 'Boats to place this turn.' }),
    port: noun('port', { effect: `Keeps boats for the next turn: ${PORT}, with Riu ${PORT + EXTRA_PORT}.` }),
    aside: proper('boats set aside', {
      short: 'set aside',
      effect: 'Boats without room in port. They are out of the game, and every two cost 1 VP.',
    }),
    supply: noun('supply', {
      effect: 'Boats left in each colour, and the price of one. When a colour runs out, the game ends with the round.',
    }),
    buildingDeck: noun('building deck', { effect: `Fills the row up to ${BUILDING_ROW} between rounds.` }),
    specialistDeck: noun('specialist deck', { effect: `Fills the row up to ${ROW} between rounds.` }),
    fleetsDown: proper('fleets face down', { effect: 'Nobody can take them this round.' }),
    buildingRow: proper('buildings on offer', {
      effect: 'Anybody may build them. Those taken are replaced between rounds.',
    }),
    specialistRow: proper('specialists on offer', {
      effect: `Two culture tokens alike or three different ones recruit one. Between rounds ${some(COINS_PER_ROUND, COIN)} are laid on each.`,
    }),
    cultureTokens: proper('culture tokens', {
      effect: 'Harvested from islands. Two alike or three different ones recruit a specialist.',
    }),
    builtTiles: proper('buildings built', { effect: 'Their VP count at the end of the game.' }),
    reserve: noun('reserve', { effect: 'Buildings that only their owner may build. Each one not built costs 1 VP.' }),
    helpers: proper('specialists recruited', {
      effect: 'They work for whoever recruited them to the end of the game, and their VP count.',
    }),
    ending: proper('towards the end', {
      effect: 'The game ends with the round in which one of these can no longer be filled or is used up.',
    }),
    points: noun('VP', { effect: 'Victory points. Whoever has the most at the end wins.' }),
    turnOrder: proper('turn order', {
      effect: 'Who plays when in this round. The number is the fleet taken: it sets the order of the next round.',
    }),
    power: noun('fleet power', { effect: 'May be used once, in the turn in which the fleet is taken.' }),
  },
  categories: {
    coins: 'Coins',
    prestigeTokens: 'Prestige tokens',
    buildings: 'Buildings',
    specialists: 'Specialists',
    unbuilt: 'Reserved, not built',
    setAside: 'Boats set aside',
  },
  phrases,
  options,
  tieBreaks: { earliest: 'having acted earlier in the last round' },
};
