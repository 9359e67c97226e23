import { defineDeeds } from 'engawa';

/** Everything that can happen in Yamataï. Where one sentence tells what is given and what is got, the other half is quiet. */
export const did = defineDeeds({
  // a fleet and its boats
  fleetTaken: { kind: 'move', has: ['what'], begins: true },
  leftPort: { kind: 'move', has: ['what'], together: true, weight: 0 },
  boatReceived: { kind: 'gain', has: ['what'], together: true, weight: 0 },
  boatOutOfStock: { kind: 'phase', has: ['what'], weight: 0 },
  boatChosen: { kind: 'gain', has: ['what'], weight: 0 },

  // trade: `of` is the price
  bought: { kind: 'gain', has: ['what', 'of'] },
  pricePaid: { kind: 'pay', has: ['what', 'n'], quiet: true },
  sold: { kind: 'pay', has: ['what', 'of'] },
  proceeds: { kind: 'gain', has: ['what', 'n'], quiet: true },

  // boats on the sea, harvest
  placed: { kind: 'move', has: ['what', 'to'], together: true },
  placedNone: { kind: 'phase', has: [], weight: 0, idle: true },
  noBoatLeft: { kind: 'phase', has: [], weight: 0 },
  harvested: { kind: 'gain', has: ['what', 'from'], together: true, weight: 2 },
  ebisuTook: { kind: 'gain', has: ['what', 'from'], weight: 2 },
  ebisuDeclined: { kind: 'phase', has: [], weight: 0, idle: true },
  didNeither: { kind: 'phase', has: [], weight: 0, idle: true },

  // building
  tollPaid: { kind: 'pay', has: ['what', 'n', 'whom'] },
  tollReceived: { kind: 'gain', has: ['what', 'n'], quiet: true },
  built: { kind: 'gain', has: ['what', 'to'], counts: 'buildings', weight: 3 },
  reserveBuilt: { kind: 'score', has: ['what'], counts: 'unbuilt' },
  prestigeBeside: { kind: 'gain', has: ['what', 'n'] },
  prestigeOfMountain: { kind: 'gain', has: ['what', 'n'] },
  prestigeApart: { kind: 'gain', has: ['what', 'n'] },
  // `of` is the size of the group
  groupPaid: { kind: 'gain', has: ['what', 'n', 'of'] },
  shopPaid: { kind: 'gain', has: ['what', 'n', 'of'] },

  // storing
  kept: { kind: 'move', has: ['what'], together: true, weight: 0 },
  setAside: { kind: 'lose', has: ['what'], together: true, weight: 0 },
  exchangedNothing: { kind: 'phase', has: [], weight: 0, idle: true },

  // recruiting
  recruited: { kind: 'gain', has: ['what'], counts: 'specialists', weight: 3 },
  tokensPaid: { kind: 'pay', has: ['what', 'n'], together: true, weight: 0 },
  coinsOfRecruit: { kind: 'gain', has: ['what', 'n', 'from'] },
  izanamiShare: { kind: 'gain', has: ['what', 'n', 'from'] },
  tokensDoubled: { kind: 'score', has: ['what'], counts: 'prestigeTokens' },
  coinsRevalued: { kind: 'score', has: ['what'], counts: 'coins' },
  recruitedNobody: { kind: 'phase', has: [], weight: 0, idle: true },
  turnEnded: { kind: 'phase', has: [], weight: 0, idle: true },

  // powers of fleets
  powerUsed: { kind: 'phase', has: ['what'], weight: 0 },
  reserved: { kind: 'gain', has: ['what'], counts: 'unbuilt', weight: 2 },
  lookedAt: { kind: 'reveal', has: ['n', 'what'] },
  putOnTop: { kind: 'move', has: ['what'], together: true, weight: 0 },
  putUnder: { kind: 'move', has: ['what'], together: true, weight: 0 },
  slid: { kind: 'move', has: ['what', 'from', 'to'] },
  sanctified: { kind: 'move', has: ['what', 'to'], weight: 2 },
  // two at a time: each token, each boat goes where the other one was
  tokenSwapped: { kind: 'move', has: ['what', 'from', 'to'], together: true },
  boatSwapped: { kind: 'move', has: ['what', 'from', 'to'], together: true },
  boatRemoved: { kind: 'move', has: ['what', 'from'], together: true },

  // specialists used once a turn
  hetsukaPaid: { kind: 'pay', has: ['what', 'of'] },
  sanctuaryCleared: { kind: 'move', has: ['what', 'from', 'of'], weight: 2 },
  michimataPaid: { kind: 'pay', has: ['what'] },
  nakatsuPaid: { kind: 'pay', has: ['what'] },
  raijinPaid: { kind: 'pay', has: ['what'], together: true },
  goldReceived: { kind: 'gain', has: ['what'], quiet: true },

  // between two rounds
  roundBegins: { kind: 'phase', has: ['n'], chapter: true },
  coinsLaid: { kind: 'move', has: ['what', 'n', 'to'], together: true },
  specialistShown: { kind: 'reveal', has: ['what'], together: true },
  buildingShown: { kind: 'reveal', has: ['what'], together: true },
  playsNext: { kind: 'phase', has: ['whom', 'what'], together: true },
  fleetShown: { kind: 'reveal', has: ['what'], together: true },
  fleetsReturned: { kind: 'phase', has: ['n'] },

  // why the game ends
  lastBuildingPlaced: { kind: 'phase', has: ['whom'], chapter: true },
  boatsRanOut: { kind: 'phase', has: ['what'], chapter: true },
  specialistsRanOut: { kind: 'phase', has: ['n'], chapter: true },
  buildingsRanOut: { kind: 'phase', has: ['n'], chapter: true },
});
