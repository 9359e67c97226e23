import type { Word, WordsFor } from 'engawa';
import type { MachiDeeds } from '../rules/deeds.ts';
import type { MachiVerbs } from '../rules/lexicon.ts';
import type { MachiReason } from '../rules/reasons.ts';
import type { CATEGORIES, MachiSteps } from '../rules/state.ts';

/** Things that are in no domain of the lexicon. */
type Thing = Time | Spot | Mark | Worth;
type Time = 'year' | 'winter' | 'spring' | 'summer' | 'autumn' | 'duel';
/** `hidden` is a card that the reader may not know. */
type Spot = 'village' | 'flop' | 'site' | 'outside' | 'hand' | 'hidden';
type Mark = 'first' | 'founder' | 'launched' | 'mouths';
type Worth = 'wealth' | 'honour' | 'rice' | 'sabre' | 'points';

/** What the boards say besides: the drawn one and the one in letters. */
interface Phrases {
  readonly some: (n: number, word: Word) => string;
  readonly year: (n: number, of: number) => string;
  readonly over: string;
  readonly first: (name: string) => string;
  readonly you: (name: string) => string;
  readonly truce: string;
  /** What is asked in a duel, by those who fight it; refusing may cost nothing. */
  readonly challenged: (challenger: Word, target: Word, cost: number) => string;
  readonly strike: (mine: Word, theirs: Word, pass: number, of: number) => string;
  readonly refuse: (cost: number) => string;
  readonly table: string;
  readonly village: string;
  readonly villages: string;
  readonly empty: string;
  readonly unlaid: string;
  readonly decks: string;
  readonly deck: (deck: Word, left: number, discarded: number) => string;
  readonly cardsLeft: (left: number, discarded: number) => string;
  readonly riceAndMouths: (rice: string, mouths: number) => string;
  /** Rice to spare next Winter, or the villagers who will go. */
  readonly balance: (n: number) => string;
  /** Points a flow gives this year, and what is missing to the next one. */
  readonly yields: (vp: number, missing: number) => string;
  readonly harvest: (rice: string) => string;
  readonly drought: string;
  /** A figure as a sum of its parts, and one part of it. */
  readonly sum: (total: string, parts: readonly string[]) => string;
  readonly part: (n: number, what: string) => string;
  readonly colon: string;
  readonly comma: string;
  /** The rice field of a village. */
  readonly field: string;
  /** How full a building is, and how many are missing before it works. */
  readonly roomLeft: (count: number, capacity: number, missing: number) => string;
  readonly blockedBy: (yakuza: readonly string[]) => string;
  /** Those in hand who would produce in a building. */
  readonly wouldWork: (villagers: readonly string[]) => string;
  /** What somebody gives where he stands, or would give in a building of one's own. */
  readonly givesIn: (outputs: readonly string[], building: Word) => string;
  readonly givesNothingIn: (building: Word) => string;
  readonly wouldGive: (outputs: readonly string[], building: Word) => string;
  readonly noHome: string;
  readonly blocks: (building: Word) => string;
  readonly defends: (building: Word) => string;
  readonly fightsWith: (value: number) => string;
  /** What a combat card brings over the other side's, on average. */
  readonly expects: (mean: string) => string;
  /** Where a villager gives more. */
  readonly at: (building: Word) => string;
  readonly capacity: string;
  readonly hidden: string;
  readonly burnt: string;
  readonly blocked: string;
  readonly defended: string;
  readonly embezzled: (name: string) => string;
  readonly of: (yakuza: string, name: string) => string;
  readonly launched: string;
  readonly moved: string;
  readonly handSizes: (villagers: number, buildings: number) => string;
  readonly known: string;
  readonly ready: string;
  readonly thinking: string;
  readonly combat: string;
  readonly combatLeft: (n: number) => string;
  readonly laid: string;
  readonly played: string;
  readonly passes: string;
  readonly tally: (value: number, gained: number) => string;
  readonly outcomes: string;
  readonly onAverage: string;
  readonly key: readonly string[];
}

/** What each language must say; the type checker finds what is missing. */
export type MachiWords = WordsFor<
  MachiVerbs,
  MachiSteps,
  MachiReason,
  Thing,
  (typeof CATEGORIES)[number],
  Phrases,
  MachiDeeds
>;
