import type { WordsFor } from 'engawa';
import type { Reward } from '../data/index.ts';
import type { did } from '../rules/deeds.ts';
import type { YokohamaVerbs } from '../rules/lexicon.ts';
import type { YokohamaReason } from '../rules/reasons.ts';
import type { Category, YokohamaSteps } from '../rules/state.ts';
import type { Icon } from './names.ts';
import type { Remarks } from './remarks/remarks.ts';

/** Things that are in no domain of the lexicon: what events speak of, and what is drawn and can be looked at. */
type Thing =
  | Icon
  | 'assistants'
  | 'president'
  | 'stationToken'
  | 'fivePowerToken'
  | 'shophouse'
  | 'tradingHouse'
  | 'firstPlace'
  | 'secondPlace'
  | 'points'
  | 'power'
  | 'toll'
  | 'faith'
  | 'hand'
  | 'store'
  | 'secondOrder'
  | 'orderCards'
  | 'technologyCards'
  | 'agents'
  | 'achievements'
  | 'ending'
  | 'endHouses'
  | 'endShops'
  | 'endChurch'
  | 'endCustoms'
  | 'endOrders';

/** A phase of additional actions: what is asked, and what ending it leads to. */
interface Phase {
  readonly asked: string;
  readonly end: string;
}

/** What the boards say besides the names of things. */
interface Phrases {
  /** Before the assistants are placed, and at the end of the turn. */
  readonly additional: { readonly first: Phase; readonly last: Phase };
  readonly vp: (n: number) => string;
  readonly reward: (reward: Reward) => string;
  readonly round: (n: number) => string;
  readonly lastRound: (n: number) => string;
  readonly goods: string;
  readonly agents: string;
  readonly inHand: string;

  // in text
  readonly firstPlayer: (name: string) => string;
  readonly over: string;
  readonly decks: (orders: number, technologies: number) => string;
  readonly you: (name: string) => string;
  readonly map: string;
  readonly mapKey: string;
  readonly sites: string;
  readonly displays: string;
  readonly boards: string;
  readonly boardsKey: string;
  readonly agentsLeft: string;
  readonly players: string;
  readonly icons: string;
  readonly stock: (hand: number, stored: number) => string;
  readonly orders: (hand: number, fulfilled: number) => string;
  readonly technologies: (cards: number, value: number) => string;
  readonly agentCount: (unused: number, used: number) => string;
  readonly colon: string;
  readonly yourOrders: string;

  // on the drawn board
  readonly opponents: string;
  readonly free: string;
  readonly second: string;
  /** What those get who come after the first. */
  readonly later: (points: number) => string;
  /** By technology, what it does where there is room for a few words only. */
  readonly brief: readonly string[];
  /** So much money. */
  readonly price: (yen: number) => string;
  readonly short: (yen: number) => string;
  readonly owned: string;
  readonly offer: (n: number) => string;
  readonly exchanges: (n: number) => string;
  readonly ending: string;
  readonly warehouse: string;
  readonly secret: string;
  readonly none: string;

  readonly remarks: Remarks;
}

/** What each language must say; the type checker finds what is missing. */
export type YokohamaWords = WordsFor<
  YokohamaVerbs,
  YokohamaSteps,
  YokohamaReason,
  Thing,
  Category,
  Phrases,
  typeof did
>;
