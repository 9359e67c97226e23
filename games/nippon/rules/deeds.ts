import { defineDeeds } from 'engawa';

/**
 * Everything that can happen, in the order of the rulebook. Yen are told in thousands, as they are kept. `of` is the price of
 * what is bought, unless it says otherwise; what pays it is told to machines alone.
 */
export const did = defineDeeds({
  /** N-5.4: a worker comes from an action slot to the own board. */
  hired: { kind: 'gain', has: ['what', 'from'] },
  /** N-5.7 */
  spentPlans: { kind: 'pay', has: ['what', 'n', 'to'] },

  // N-6.1 Invest
  paidToBuild: { kind: 'pay', has: ['what', 'n'], quiet: true },
  /** N-6.1.2: blueprints for missing Knowledge. */
  madeUp: { kind: 'pay', has: ['what', 'n'] },
  built: { kind: 'gain', has: ['what', 'of'], weight: 3 },
  /** N-6.1.4: machines of the own supply go onto the new factory. */
  fitted: { kind: 'move', has: ['what', 'n', 'to'] },
  /** N-11: the ships or trains that are left turn to their better side; here `of` is what each is worth. */
  turnedShips: { kind: 'reveal', has: ['what', 'of'], weight: 2 },
  turnedTrains: { kind: 'reveal', has: ['what', 'of'], weight: 2 },
  /** N-11: what a factory gives when it is built. */
  given: { kind: 'gain', has: ['what', 'n', 'from'], weight: 2 },

  // N-6.2 Machinery
  paidForMachine: { kind: 'pay', has: ['what', 'n'], quiet: true },
  installed: { kind: 'gain', has: ['what', 'to', 'of'], weight: 3 },
  upgraded: { kind: 'gain', has: ['what', 'to', 'of'], weight: 3 },
  spared: { kind: 'gain', has: ['what', 'of'], weight: 3, together: true },

  // N-6.3 Produce
  burned: { kind: 'pay', has: ['what', 'n'], quiet: true },
  /** With `of` coal. */
  produced: { kind: 'gain', has: ['what', 'n', 'of'], weight: 3, together: true },
  /** What the storage had no room for. */
  spoiled: { kind: 'lose', has: ['what', 'n'], weight: 0 },

  // N-6.4, N-6.5 and whatever else moves a marker: `n` steps, up to the level `of`
  paidForSteps: { kind: 'pay', has: ['what', 'n', 'to'], weight: 0 },
  moneyRose: { kind: 'gain', has: ['what', 'n', 'of'], weight: 2 },
  coalRose: { kind: 'gain', has: ['what', 'n', 'of'], weight: 2 },
  knowledgeRose: { kind: 'gain', has: ['what', 'n', 'of'], weight: 2 },

  // N-6.6 Trains and N-6.7 Ships
  paidForTransport: { kind: 'pay', has: ['what', 'n'], quiet: true },
  sentShip: { kind: 'move', has: ['what', 'of', 'to'], weight: 3, together: true },
  sentTrain: { kind: 'move', has: ['what', 'of', 'to'], weight: 3, together: true },
  uncoveredSymbol: { kind: 'reveal', has: ['what'] },

  // N-6.8 Export
  delivered: { kind: 'pay', has: ['what', 'n', 'to'], together: true },
  fulfilled: { kind: 'complete', has: ['what'], counts: 'contracts', weight: 3 },
  paidByContract: { kind: 'gain', has: ['what', 'n', 'from'], weight: 2 },

  // N-6.9 Local Market
  /** The slot is chosen: it tells which good it asks for. */
  approached: { kind: 'phase', has: ['what', 'to'], weight: 0, until: 'placed' },
  sold: { kind: 'pay', has: ['what', 'n', 'to'], quiet: true },
  /** A tile worth `n`, for `of` cubes of the good it comes `from`. */
  placed: { kind: 'move', has: ['what', 'n', 'to', 'of', 'from'], weight: 3 },
  /** Told of the owner, whoever replaced or ousted the tile. */
  tookBack: { kind: 'lose', has: ['what', 'n', 'from'], weight: 0 },
  regionBonus: { kind: 'gain', has: ['what', 'n', 'from'], weight: 2 },
  regionBonusScored: { kind: 'score', has: ['n', 'what'], counts: 'regionBonus' },

  // N-7 Consolidate, and the last accounts of N-10.3
  consolidated: { kind: 'phase', has: [], weight: 3 },
  gaveUp: { kind: 'lose', has: ['what', 'n'], weight: 0, together: true },
  earned: { kind: 'gain', has: ['what', 'n'], together: true },
  rewarded: { kind: 'gain', has: ['what'], weight: 2 },
  bonusOfReward: { kind: 'gain', has: ['what', 'n'] },
  tookDouble: { kind: 'gain', has: ['what'], weight: 2 },
  crowned: { kind: 'complete', has: ['what', 'n', 'to'], weight: 2 },
  /** N-7.2.5: all nine spaces are taken. */
  tileLeft: { kind: 'lose', has: ['what', 'n'], weight: 0 },
  /** For `of` colours. */
  paidWages: { kind: 'pay', has: ['what', 'n', 'of'] },
  owedWages: { kind: 'score', has: ['n', 'of'], counts: 'unpaidWages' },
  sentHome: { kind: 'move', has: ['what', 'n'], weight: 0 },

  // N-8 Workers and the scoring marker
  movedUp: { kind: 'move', has: ['what', 'to'] },
  refilled: { kind: 'phase', has: ['n'], chapter: true },
  drew: { kind: 'reveal', has: ['what', 'to'], together: true },

  // N-9 Region scoring: `what` is the region, `of` the place, which comes from a tie where it is shared
  scoringBegins: { kind: 'phase', has: ['n'], chapter: true },
  scoredFirst: { kind: 'score', has: ['n', 'what', 'of', 'from?'], counts: 'firstScoring' },
  scoredSecond: { kind: 'score', has: ['n', 'what', 'of', 'from?'], counts: 'secondScoring' },
  scoredThird: { kind: 'score', has: ['n', 'what', 'of', 'from?'], counts: 'thirdScoring' },
  shipsScored: { kind: 'score', has: ['n', 'what'], counts: 'ships' },

  // N-10 End of the game
  goldenBegins: { kind: 'phase', has: ['n'], chapter: true },
  /** So many turns are left to all together. */
  goldenTurn: { kind: 'phase', has: ['n'], quiet: true },
  /** The marker is on `n`; `of` turns are left to each. */
  goldenRound: { kind: 'phase', has: ['n', 'of'], chapter: true },
  gameEnds: { kind: 'phase', has: [], chapter: true },
  lastAccounts: { kind: 'phase', has: [], chapter: true },
  // N-10.4: each space is a category of its own; `of` is the multiplier.
  achievedYen: { kind: 'score', has: ['n', 'of'], counts: 'achievement-yen' },
  achievedShips: { kind: 'score', has: ['n', 'of'], counts: 'achievement-ships' },
  achievedTrains: { kind: 'score', has: ['n', 'of'], counts: 'achievement-trains' },
  achievedMachinery: { kind: 'score', has: ['n', 'of'], counts: 'achievement-machinery' },
  achievedContracts: { kind: 'score', has: ['n', 'of'], counts: 'achievement-contracts' },
  achievedKnowledge: { kind: 'score', has: ['n', 'of'], counts: 'achievement-knowledge' },
  achievedCoal: { kind: 'score', has: ['n', 'of'], counts: 'achievement-coal' },
  achievedFactories: { kind: 'score', has: ['n', 'of'], counts: 'achievement-advancedFactories' },
  achievedRegions: { kind: 'score', has: ['n', 'of'], counts: 'achievement-regions' },
});

/** In the order of the achievement spaces. */
export const ACHIEVED = [
  did.achievedYen,
  did.achievedShips,
  did.achievedTrains,
  did.achievedMachinery,
  did.achievedContracts,
  did.achievedKnowledge,
  did.achievedCoal,
  did.achievedFactories,
  did.achievedRegions,
] as const;

export type NipponDeeds = typeof did;
