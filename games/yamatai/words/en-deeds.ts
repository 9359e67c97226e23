import { english, tally, type Word } from 'engawa';
import { COIN, PRESTIGE } from './en-nouns.ts';
import type { DeedSentences } from './vocabulary.ts';

const { a, the, some, list } = english;

type Things = readonly { readonly what: Word }[];
type Way = { readonly what: Word; readonly from: Word; readonly to: Word };

/** `a bamboo boat and 2 stone boats` */
const each = (tales: Things): string =>
  list(tally(tales, ({ what }) => what).map(([word, n]) => (n === 1 ? a(word) : some(n, word))));

/** Tiles of the deck: by name for whoever looks, by number for the others. */
const tiles = (tales: readonly { readonly what: Word; readonly hidden: boolean }[]): string => {
  if (!tales.some(({ hidden }) => hidden)) return list(tales.map(({ what }) => the(what)));
  return tales.length === 1 ? 'a building' : `${tales.length} buildings`;
};

const inTurn = (parts: readonly string[]): string => parts.join(', then ');

/** Two by two: each has gone to where the other one was. */
const swaps = (tales: readonly Way[], at: string): string =>
  inTurn(
    tales.flatMap((x, i) => {
      const other = i + 1 < tales.length ? the(tales[i + 1].what) : 'the one';
      return i % 2 === 0 ? [`${the(x.what)} ${at}${x.from} with ${other} ${at}${x.to}`] : [];
    }),
  );

export const deeds: DeedSentences = {
  fleetTaken: ({ what }) => `takes ${what}`,
  leftPort: (tales) => `takes ${each(tales)} out of port`,
  boatReceived: (tales) => `receives ${each(tales)}`,
  boatOutOfStock: ({ what }) => `receives no ${what}: the supply has none left`,
  boatChosen: ({ what }) => `takes ${a(what)} as the third boat`,

  bought: ({ what, of }) => `buys ${a(what)} for ${some(of, COIN)}`,
  sold: ({ what, of }) => `sells ${a(what)} for ${some(of, COIN)}`,

  placed: (tales) => `places ${inTurn(tales.map(({ what, to }) => `${a(what)} ${to}`))}`,
  placedNone: () => 'places no boat',
  noBoatLeft: () => 'neither harvests nor builds: no boat placed this turn is left on the board',
  harvested: (tales) => `harvests ${list(tales.map(({ what, from }) => `${a(what)} from ${from}`))}`,
  ebisuTook: ({ what, from }) => `takes ${a(what)} from ${from} as well, thanks to Ebisu`,
  ebisuDeclined: () => 'takes no further token with Ebisu',
  didNeither: () => 'neither harvests nor builds',

  tollPaid: ({ n, whom }) => `pays ${whom} a toll of ${some(n, COIN)} (Ananda)`,
  built: ({ what, to }) => `builds ${the(what)} on ${to}`,
  reserveBuilt: ({ what }) => `has built ${the(what)} from the reserve`,
  prestigeBeside: ({ n }) =>
    `gains ${some(n, PRESTIGE)} for the ${n === 1 ? 'torii or palace' : 'torii and palaces'} beside it`,
  prestigeOfMountain: ({ n }) => `gains ${some(n, PRESTIGE)} for the mountain`,
  prestigeApart: ({ n }) => `gains ${some(n, PRESTIGE)} for building on its own (Kagutsuchi)`,
  groupPaid: ({ n, of }) => `receives ${some(n, COIN)} for a group of ${of} buildings`,
  shopPaid: ({ n, of }) => `receives ${some(n, COIN)} for a shop in a group of ${of} buildings`,

  kept: (tales) => `keeps ${each(tales)} in port`,
  setAside: (tales) => `sets aside ${each(tales)} for lack of room in port`,
  exchangedNothing: () => 'exchanges no boat',

  recruited: ({ what }) => `recruits ${what}`,
  tokensPaid: (tales) => `pays ${list(tales.map(({ what, n }) => (n === 1 ? a(what) : some(n, what))))}`,
  coinsOfRecruit: ({ n, from }) => `takes ${some(n, COIN)} from ${from}`,
  izanamiShare: ({ n, from }) => `takes ${some(n, COIN)} from ${from} too, thanks to Izanami`,
  tokensDoubled: () => 'counts prestige tokens double from now on',
  coinsRevalued: () => 'counts every 3 coins as 1 VP from now on',
  recruitedNobody: () => 'recruits nobody',
  turnEnded: () => 'ends the turn',

  powerUsed: ({ what }) => `uses the power of ${what}`,
  reserved: ({ what }) => `reserves ${the(what)}`,
  lookedAt: ({ n, what }) => `looks at the top ${n === 1 ? 'building' : `${n} buildings`} of the deck with ${what}`,
  putOnTop: (tales) => `puts ${tiles(tales)} on top of the deck`,
  putUnder: (tales) => `puts ${tiles(tales)} under the deck`,
  slid: ({ what, from, to }) => `slides ${a(what)} from the space ${from} to the one ${to}`,
  sanctified: ({ what, to }) => `places ${a(what)} on ${to}`,
  tokenSwapped: (tales) => `swaps ${swaps(tales, 'on ')}`,
  boatSwapped: (tales) => `swaps ${swaps(tales, '')}`,
  boatRemoved: (tales) => `removes ${inTurn(tales.map(({ what, from }) => `${the(what)} ${from}`))}`,

  hetsukaPaid: ({ what, of }) => `gives Hetsuka ${a(what)} for ${some(of, COIN)}`,
  sanctuaryCleared: ({ from, of }) => `pays Kachiko ${some(of, COIN)} and clears the Sanctuary on ${from}`,
  michimataPaid: ({ what }) => `gives Michimata ${a(what)} for a gold boat`,
  nakatsuPaid: ({ what }) => `gives Nakatsu ${a(what)}`,
  raijinPaid: (tales) => `gives Raijin ${each(tales)} for a gold boat`,

  roundBegins: ({ n }) => `round ${n}`,
  coinsLaid: (tales) =>
    `${list(tales.map(({ to }) => to.name))} ${tales.length === 1 ? 'gets' : 'get'} ${some(tales[0].n, COIN)}${tales.length === 1 ? '' : ' each'}`,
  specialistShown: (tales) =>
    `new ${tales.length === 1 ? 'specialist' : 'specialists'}: ${list(tales.map(({ what }) => what.name))}`,
  buildingShown: (tales) =>
    `new ${tales.length === 1 ? 'building' : 'buildings'}: ${list(tales.map(({ what }) => the(what)))}`,
  playsNext: (tales) => `turn order: ${tales.map(({ whom, what }) => `${whom} (${what})`).join(', ')}`,
  fleetShown: (tales) => `turned face up: fleets ${list(tales.map(({ what }) => what.short))}`,
  fleetsReturned: ({ n }) => `the ${n} fleets of the last round go back face down`,

  lastBuildingPlaced: ({ whom }) => `the game ends: ${whom} has no buildings left to place`,
  boatsRanOut: ({ what }) => `the game ends: no ${what} is left in the supply`,
  specialistsRanOut: ({ n }) => `the game ends: only ${n} specialists can be offered`,
  buildingsRanOut: ({ n }) => `the game ends: only ${n} buildings can be offered`,
};
