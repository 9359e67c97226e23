import type { Word, WordsFor } from 'engawa';
import type { Power } from '../data/index.ts';
import type { did } from '../rules/deeds.ts';
import type { YamataiVerbs } from '../rules/lexicon.ts';
import type { YamataiReason } from '../rules/reasons.ts';
import type { CATEGORIES, YamataiSteps } from '../rules/state.ts';
import type { Remarks } from './remarks/remarks.ts';

/** Things that deeds and boards speak of and that are in no domain of the lexicon. */
type Thing = Piece | Store | Panel | 'points' | 'turnOrder' | 'power';
type Piece = 'coins' | 'prestigeToken' | 'houses' | 'sanctuary' | 'mountain';
type Store = 'hand' | 'port' | 'aside' | 'supply' | 'buildingDeck' | 'specialistDeck' | 'fleetsDown';
type Panel = 'buildingRow' | 'specialistRow' | 'cultureTokens' | 'builtTiles' | 'reserve' | 'helpers' | 'ending';

interface Choices {
  readonly buy: (boat: Word, price: number) => string;
  readonly sell: (boat: Word, price: number) => string;
  readonly power: (fleet: Word, power: string) => string;
  readonly gather: (token: Word, island: Word) => string;
  readonly swapToken: (token: Word, island: Word) => string;
  readonly withToken: (token: Word, island: Word) => string;
  readonly swapBoat: (boat: Word, space: Word) => string;
  readonly withBoat: (boat: Word, space: Word) => string;
  readonly remove: (boat: Word, space: Word) => string;
  readonly slide: (boat: Word, from: Word, to: Word) => string;
}

/** What the boards say besides, written and drawn. */
export interface Phrases {
  readonly powers: Readonly<Record<Power, string>>;
  readonly noPower: string;
  readonly powerUsed: string;
  readonly powerUnused: string;
  readonly anyBoat: string;
  readonly round: (n: number) => string;
  readonly order: string;
  readonly sea: string;
  readonly fleets: string;
  readonly faceDown: (n: number) => string;
  readonly buildings: string;
  readonly specialists: string;
  readonly deck: (n: number) => string;
  /** What a viewer knows of the deck, and what somebody looks at now. */
  readonly known: string;
  readonly unknown: (n: number) => string;
  readonly looking: string;
  readonly cultures: string;
  readonly built: string;
  readonly reserved: string;
  /** Before the names of the buildings. */
  readonly reservedBy: (seat: Word) => string;
  readonly colon: string;
  readonly coins: (n: number) => string;
  readonly points: (n: number) => string;
  readonly pointsNow: string;
  /** A building could be built on so many islands; or so many boats are missing there. */
  readonly ready: (islands: number) => string;
  readonly missing: (boats: number) => string;
  /** The same at one island, where there is little room. */
  readonly short: (boats: number) => string;
  readonly notForSale: string;
  readonly ending: string;
  readonly opponents: string;
  readonly players: string;
  readonly you: (name: string) => string;
  readonly mapKey: readonly string[];
  readonly over: string;
  readonly remarks: Remarks;
  /** Choices with what only the position knows: the power of the fleet, the token, the boat, the price. */
  readonly choices: Choices;
}

/** What each language must say; the type checker finds what is missing. */
export type YamataiWords = WordsFor<
  YamataiVerbs,
  YamataiSteps,
  YamataiReason,
  Thing,
  (typeof CATEGORIES)[number],
  Phrases,
  typeof did
>;

export type DeedSentences = YamataiWords['deeds'];
