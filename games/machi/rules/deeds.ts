import { defineDeeds } from 'engawa';

/** Everything that can happen in Machi, in the order of the year. */
export const did = defineDeeds({
  // The seasons head the story; Spring and Autumn name who begins (M-4.4).
  winterBegan: { kind: 'phase', has: ['n', 'of'], chapter: true },
  springBegan: { kind: 'phase', has: ['n', 'of', 'whom'], chapter: true },
  summerBegan: { kind: 'phase', has: ['n', 'of'], chapter: true },
  autumnBegan: { kind: 'phase', has: ['n', 'of', 'whom'], chapter: true },
  yearScored: { kind: 'phase', has: ['n'], chapter: true },

  // Winter
  /** M-5.3: so much rice for so many mouths. */
  fed: { kind: 'phase', has: ['n', 'of'], weight: 0 },
  /** M-5.4: so much rice for more mouths. */
  wentShort: { kind: 'phase', has: ['n', 'of'], weight: 0 },
  starved: { kind: 'lose', has: ['what'], weight: 2, together: true },
  /** M-5.8: sites become buildings. */
  finished: { kind: 'complete', has: ['what'], weight: 2, together: true },

  // Buildings and people, whenever it happens
  /** M-10.7: nobody is left in it. */
  fell: { kind: 'lose', has: ['what'], weight: 2 },
  /** M-10.6 */
  succeeded: { kind: 'move', has: ['what', 'to'], weight: 0 },
  /** M-2.6: enough villagers are in it now. */
  activated: { kind: 'complete', has: ['what'], weight: 0 },
  /** M-2.6: too few are left in it. */
  stopped: { kind: 'phase', has: ['what'], weight: 0 },
  /** M-10.7: a yakuza whose building is gone is with its controller again. */
  yakuzaReturned: { kind: 'gain', has: ['what'], weight: 0 },

  // Spring
  laidOut: { kind: 'reveal', has: ['what'], weight: 0, together: true },
  tookOpen: { kind: 'gain', has: ['what'], weight: 2 },
  drew: { kind: 'gain', has: ['what', 'from'], together: true },
  reshuffled: { kind: 'phase', has: ['what'], weight: 0 },
  /** M-6.14: so many are put under their decks. */
  cleared: { kind: 'phase', has: ['n'], weight: 0 },
  /** M-6.7: from the hand, and from another building. */
  attacked: { kind: 'move', has: ['what', 'to', 'whom'], weight: 3 },
  attackMoved: { kind: 'move', has: ['what', 'from', 'to', 'whom'], weight: 3 },
  /** M-6.8 */
  defended: { kind: 'move', has: ['what', 'to'], weight: 3 },
  defenceMoved: { kind: 'move', has: ['what', 'from', 'to'], weight: 3 },

  // Summer
  /** M-7.1: which building only its owner knows (M-7.5); the founder may come from another one. */
  opened: { kind: 'move', has: ['what', 'to', 'from?'], weight: 3, together: true },
  /** M-7.11 */
  closedSites: { kind: 'phase', has: [], idle: true },
  /** M-14.7 */
  hurried: { kind: 'complete', has: ['what'], weight: 3 },
  hurriedNothing: { kind: 'phase', has: [], idle: true },
  settled: { kind: 'move', has: ['what', 'to'], weight: 2, together: true },
  camped: { kind: 'move', has: ['what'], weight: 2, together: true },
  settledAll: { kind: 'phase', has: [], idle: true },

  // Duels: each is told as one, from the challenge to its end
  challenged: { kind: 'move', has: ['what', 'to', 'whom'], weight: 3, scene: 'opens' },
  accepted: { kind: 'phase', has: ['what'], weight: 2 },
  refused: { kind: 'phase', has: ['what', 'n'], counts: 'refusals', weight: 3, scene: 'closes' },
  /** M-14.6 */
  refusedFreely: { kind: 'phase', has: ['what'], weight: 3, scene: 'closes' },
  /** M-8.5: refusing is not possible. */
  mustFight: { kind: 'phase', has: ['what'], weight: 0 },
  drewCombat: { kind: 'gain', has: ['n'], weight: 0, until: 'exchanged' },
  laidCombat: { kind: 'move', has: ['what'], until: 'exchanged' },
  /** M-8.9: one's card against the other's, and the sabres either gains. */
  exchanged: { kind: 'reveal', has: ['what', 'to', 'n', 'of', 'whom'] },
  /** M-8.12: who is beaten by whom, with both totals. */
  won: { kind: 'complete', has: ['what', 'from', 'n', 'of', 'whom'], counts: 'duels', weight: 3, scene: 'closes' },
  /** M-14.4 */
  wonAtHome: {
    kind: 'complete',
    has: ['what', 'from', 'n', 'of', 'whom'],
    counts: 'duels',
    weight: 3,
    scene: 'closes',
  },
  drawnDuel: { kind: 'phase', has: ['what', 'to', 'n', 'whom'], weight: 3, scene: 'closes' },
  /** M-8.14 */
  beaten: { kind: 'lose', has: ['what'], weight: 2 },

  // Moves of Autumn
  /** M-8.1: the first phase of the turn is closed. */
  closedDuels: { kind: 'phase', has: [], idle: true },
  moved: { kind: 'move', has: ['what', 'from', 'to'], weight: 2 },
  swapped: { kind: 'move', has: ['what', 'to'], weight: 2 },
  withdrew: { kind: 'move', has: ['what', 'from'], weight: 2 },
  /** M-8.22 */
  movedOut: { kind: 'phase', has: [], weight: 0 },

  // Events, each with its card
  wanted: { kind: 'pay', has: ['what', 'to', 'whom'], weight: 3 },
  embezzled: { kind: 'pay', has: ['what', 'to', 'whom'], weight: 3 },
  married: { kind: 'pay', has: ['what', 'from', 'to', 'whom'], weight: 3 },
  /** M-13.4: the yakuza, the card that turned it, and who had it. */
  betrayed: { kind: 'gain', has: ['what', 'from', 'whom'], weight: 3 },
  madeTruce: { kind: 'pay', has: ['what'], weight: 3 },
  trained: { kind: 'pay', has: ['what', 'to'], weight: 3 },
  celebrated: { kind: 'pay', has: ['what'], weight: 3 },
  flooded: { kind: 'pay', has: ['what'], weight: 3 },
  /** M-13.8: the Port, its founder, and those who come back to hand. */
  drowned: { kind: 'lose', has: ['what', 'to'], weight: 2 },
  swamHome: { kind: 'gain', has: ['what'], weight: 0, together: true },
  burnt: { kind: 'pay', has: ['what', 'to', 'whom'], weight: 3 },
  harvested: { kind: 'pay', has: ['what'], weight: 3 },
  parched: { kind: 'pay', has: ['what'], weight: 3 },
  laboured: { kind: 'pay', has: ['what', 'to'], weight: 3 },
  studiedPlans: { kind: 'pay', has: ['what'], weight: 3 },
  keptPlan: { kind: 'gain', has: ['what'], together: true },

  // Scoring
  /** M-9.5: so much wealth of another's building. */
  tookWealth: { kind: 'gain', has: ['n', 'from', 'whom'] },
  /** M-9.2: wealth and honour of the year. */
  produced: { kind: 'phase', has: ['n', 'of'] },
  scoredWealth: { kind: 'score', has: ['n'], counts: 'wealth' },
  scoredHonour: { kind: 'score', has: ['n'], counts: 'honour' },

  // M-9.7: the end, and what decided it
  ended: { kind: 'phase', has: ['n'], chapter: true },
  becameShogun: { kind: 'complete', has: ['n'], weight: 3 },
  wonByHonour: { kind: 'complete', has: ['n', 'of'], weight: 3 },
  wonByWealth: { kind: 'complete', has: ['n', 'of'], weight: 3 },
  sharedVictory: { kind: 'complete', has: ['n'], weight: 3 },
});

export type MachiDeeds = typeof did;
