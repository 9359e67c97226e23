import { defineDeeds } from 'engawa';

/** Everything that can happen in Yokohama. `what` is the thing itself; who pays or gains how much of it is told beside. */
export const did = defineDeeds({
  // the course of the game
  /** Y-5.7 */
  begins: { kind: 'phase', has: [], weight: 0 },
  /** Y-7.5: the seat's turns so far. */
  turnEnded: { kind: 'phase', has: ['n'], weight: 0, idle: true },
  /** Y-2.9 */
  roundBegins: { kind: 'phase', has: ['n'], chapter: true },
  /** Y-14.2 */
  lastRoundBegins: { kind: 'phase', has: ['n'], chapter: true },
  /** Y-14.1: what brings the end about, and the round that will be the last. */
  endByHouses: { kind: 'phase', has: ['n', 'of'], weight: 2 },
  endByShops: { kind: 'phase', has: ['n', 'of'], weight: 2 },
  endByOrders: { kind: 'phase', has: ['of'] },
  endByChurch: { kind: 'phase', has: ['n', 'of'] },
  endByCustoms: { kind: 'phase', has: ['n', 'of'] },
  /** Y-14.4 */
  endByPatience: { kind: 'phase', has: ['n', 'of'] },
  /** Y-15 */
  finalScoring: { kind: 'phase', has: [], chapter: true },

  // orders
  /** Y-5.11: only whoever keeps it knows which. */
  kept: { kind: 'phase', has: ['what'] },
  /** Y-10.6.2 */
  tookOrder: { kind: 'gain', has: ['what'], weight: 3 },
  paidForSecond: { kind: 'pay', has: ['n', 'what'] },
  /** Y-10.6.4 */
  ordersAppeared: { kind: 'reveal', has: ['what', 'to'], together: true },
  /** Y-10.6.1: power 5 at a port. */
  scoredAtPort: { kind: 'score', has: ['n', 'what'], counts: 'port' },
  /** Y-9.3.1 */
  fulfilled: { kind: 'complete', has: ['what'], counts: 'orders', weight: 3 },
  delivered: { kind: 'pay', has: ['n', 'what'], together: true },

  // achievements and agents
  /** Y-9.2.1: the first scores more than whoever follows. */
  claimedFirst: { kind: 'complete', has: ['what'], counts: 'achievements', weight: 3 },
  claimedLater: { kind: 'complete', has: ['what'], counts: 'achievements', weight: 3 },
  /** Y-9.1.1 */
  sentAgent: { kind: 'move', has: ['what', 'to'], weight: 2 },
  /** Y-9.4.2 */
  wonAgent: { kind: 'gain', has: ['what'], weight: 2 },

  // assistants and president
  /** Y-8.1.1, Y-11.7, Y-12.15 */
  placed: { kind: 'move', has: ['what', 'to'], together: true },
  /** Y-8.1.4 */
  paidToPlace: { kind: 'pay', has: ['n', 'what', 'whom', 'to'] },
  /** Y-11.7 */
  shifted: { kind: 'move', has: ['what', 'from', 'to'] },
  /** Y-8.6.1, Y-8.2.9, Y-12.16 */
  tookBack: { kind: 'move', has: ['n', 'what', 'from'], together: true },
  /** Y-8.2.2 */
  setDown: { kind: 'move', has: ['what', 'to'] },
  /** Y-8.2.3 */
  walked: { kind: 'move', has: ['what', 'to'], together: true },
  /** Y-8.2.5, Y-12.11 */
  paidToPass: { kind: 'pay', has: ['n', 'what', 'whom', 'to'] },
  /** Y-8.2.6 */
  paidCanal: { kind: 'pay', has: ['n', 'what'] },
  /** Y-12.20 */
  tookTram: { kind: 'move', has: ['what', 'to'] },
  /** Y-12.2 */
  wentToStation: { kind: 'move', has: ['what', 'to'] },
  /** Y-8.2.9 */
  recalled: { kind: 'move', has: ['what', 'from'], weight: 2 },

  // the action of an area
  /** Y-8.3.2 */
  acted: { kind: 'phase', has: ['n', 'what'], weight: 2 },
  /** Y-8.3.4: the owner of the trading house is paid. */
  earnedRent: { kind: 'gain', has: ['n', 'what', 'from'], weight: 0 },
  /** Y-10.1 to Y-10.4 */
  produced: { kind: 'gain', has: ['n', 'what'], weight: 2 },
  /** Y-10.5 */
  drew: { kind: 'gain', has: ['n', 'what'], weight: 2 },
  /** Y-10.7 */
  learned: { kind: 'gain', has: ['what'], weight: 3 },
  paidForCard: { kind: 'pay', has: ['n', 'what'], together: true },
  /** Y-10.7.4 */
  cardAppeared: { kind: 'reveal', has: ['what', 'to'] },
  /** Y-12.2 */
  putUpStation: { kind: 'move', has: ['what', 'to'], weight: 2 },
  /** Y-10.8, Y-11.6, Y-12.14 */
  tookOut: { kind: 'gain', has: ['what'], together: true },
  paidForPiece: { kind: 'pay', has: ['n', 'what', 'to'] },
  /** Y-10.9 */
  gave: { kind: 'pay', has: ['n', 'what'] },
  got: { kind: 'gain', has: ['n', 'what'] },
  /** Y-10.10 */
  offered: { kind: 'pay', has: ['n', 'what'], together: true },
  tookChurchSlot: { kind: 'complete', has: ['what'], counts: 'church', weight: 3 },
  /** Y-10.11 */
  declared: { kind: 'pay', has: ['n', 'what'] },
  tookCustomsSlot: { kind: 'complete', has: ['what'], counts: 'customs', weight: 3 },
  /** Y-8.4.1 */
  tookToken: { kind: 'gain', has: ['what'], counts: 'tokens', weight: 2 },
  /** Y-8.5 */
  built: { kind: 'move', has: ['what', 'to'], counts: 'buildings', weight: 3 },

  // rewards and technologies
  /** Y-11 */
  received: { kind: 'gain', has: ['n', 'what'], together: true },
  /** Y-12.3, Y-12.4, Y-12.8, Y-12.9, Y-12.18 */
  earnedBy: { kind: 'gain', has: ['n', 'what', 'from'] },
  /** Y-12.1, Y-12.6, Y-12.7, Y-12.10, Y-12.13, Y-12.17, Y-12.19 */
  scoredBy: { kind: 'score', has: ['n', 'what'], counts: 'technologies' },
  /** Y-12.4 */
  soldToMill: { kind: 'pay', has: ['n', 'what'] },
  /** Y-12.14 */
  paidUniversity: { kind: 'pay', has: ['n', 'what'] },

  // final scoring: `of` is how many count, `what` the place they reach
  /** Y-15.1 */
  rankedInChurch: { kind: 'score', has: ['n', 'of', 'what'], counts: 'churchBonus' },
  /** Y-15.2 */
  rankedInCustoms: { kind: 'score', has: ['n', 'of', 'what'], counts: 'customsBonus' },
  /** Y-15.3 */
  rankedInIndustry: { kind: 'score', has: ['n', 'of', 'what'], counts: 'technologyBonus' },
  /** Y-15.5 */
  scoredNations: { kind: 'score', has: ['n', 'of'], counts: 'nationBonus' },
  /** Y-15.6 */
  scoredLeftovers: { kind: 'score', has: ['n'], counts: 'leftovers' },
});
