import type { WordsFor } from 'engawa';
import type { YokohamaVerbs } from '../rules/lexicon.ts';
import type { YokohamaReason } from '../rules/reasons.ts';
import type { Category, YokohamaSteps } from '../rules/state.ts';
import type { Icon } from './names.ts';

/** Things that are in no domain of the lexicon; points are told by their category. */
type Thing =
  | Category
  | Icon
  | 'assistants'
  | 'president'
  | 'hand'
  | 'stationToken'
  | 'fivePowerToken'
  | 'shophouse'
  | 'tradingHouse'
  | 'power'
  | 'lastRound';

/** What the boards say besides the names of things. */
interface Phrases {
  readonly vp: (n: number) => string;
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
  readonly yourOrders: string;

  // on the drawn board
  readonly opponents: string;
  readonly power: (n: number) => string;
  readonly toll: string;
  readonly fare: (yen: number) => string;
  readonly through: (yen: number) => string;
  readonly free: string;
  readonly second: string;
  readonly industry: string;
  readonly price: (yen: number) => string;
  readonly owned: string;
  readonly faith: string;
  readonly offerings: (n: number) => string;
  readonly offer: (n: number) => string;
  readonly exchanges: (n: number) => string;
  readonly ending: string;
  readonly warehouse: string;
  readonly secret: string;
  readonly canFulfil: string;
  readonly nextAgent: string;
  readonly none: string;
}

/** What each language must say; the type checker finds what is missing. */
export type YokohamaWords = WordsFor<YokohamaVerbs, YokohamaSteps, YokohamaReason, Thing, Category, Phrases>;
