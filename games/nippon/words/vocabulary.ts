import type { Word, WordsFor } from 'engawa';
import type { NipponDeeds } from '../rules/deeds.ts';
import type { NipponVerbs } from '../rules/lexicon.ts';
import type { NipponReason } from '../rules/reasons.ts';
import type { NipponSteps } from '../rules/state.ts';

/** Things deeds and boards speak of that are in no domain of the lexicon. */
type Stock = 'yen' | 'coal' | 'blueprints' | 'vp' | 'moneySteps' | 'coalSteps' | 'knowledgeSteps';
type Tile = 'machine' | 'upgrade' | 'spareMachines' | 'ships' | 'trains' | 'influence' | 'multiplier' | 'double';
type Matter = 'workers' | 'overseas' | 'contracts' | 'star' | 'moneySymbol' | 'conversion' | 'tie';
/** Parts and figures of the boards that explain themselves to whoever looks at them. */
type Part =
  | ('points' | 'soon' | 'rows' | 'bag' | 'scoringTrack' | 'scoring' | 'transportSlots' | 'cityLimit')
  | ('factories' | 'rewards' | 'achievements' | 'knowledgeNeeded' | 'coalToRun' | 'storage' | 'crew')
  // The bill of a consolidation.
  | ('bill' | 'lost' | 'income' | 'wages' | 'newBudget');
export type Thing = Stock | Tile | Matter | Part;

/** What stands over a part of the board, or beside a figure. */
type Heading =
  | ('players' | 'opponents' | 'map' | 'actions' | 'over' | 'bonus' | 'free' | 'step' | 'noFactory')
  | ('crew' | 'wages');

/** What a player is told of a thing right now, a line each. Amounts come as they are said: "6,000 Yen". */
export interface Remarks {
  readonly price: (amount: string) => string;
  readonly short: (amount: string) => string;
  /** Knowledge needed, less what is there, is paid in blueprints. */
  readonly plans: (needed: number, knowledge: number, plans: string) => string;
  readonly enough: (needed: number, knowledge: number) => string;
  /** What a worker of this colour would add to the wages. */
  readonly wage: (thousands: number) => string;
  readonly builtBy: (name: string) => string;
  readonly run: (coal: string, goods: string) => string;
  readonly stored: (n: number, of: number) => string;
  readonly level: (value: string, step: number, of: number) => string;
  readonly next: (value: string, steps: string) => string;
  /** The good that a slot asks for, and how much of it the player has. */
  readonly asks: (good: Word, stored: number | undefined) => string;
  /** A tile that lies there, or the lowest of a full city, must be beaten. */
  readonly held: (name: string, value: number) => string;
  readonly full: (lowest: number) => string;
  readonly tiles: (n: number, of: number) => string;
  readonly mine: (influence: number, places: number, ships: number) => string;
  readonly ended: (base: number, times: number) => string;
  readonly ready: string;
  readonly done: string;
  readonly workers: (n: number) => string;
  readonly reward: (workers: number, times: number) => string;
  readonly bill: (income: string, wages: string, rest: string) => string;
  readonly conversions: (n: number) => string;
  readonly made: (parts: readonly string[]) => string;
}

/** Choices in words that hang on the position (view/choice.ts). */
export interface Choices {
  readonly supply: (slot: Word, good: Word) => string;
  readonly sell: (amount: string) => string;
  readonly oust: (seat: Word, tile: string, slot: Word) => string;
  readonly placeShip: (region: Word) => string;
  readonly placeTrain: (region: Word) => string;
  readonly install: (good: Word) => string;
  readonly upgrade: (good: Word) => string;
  readonly climb: (n: number, steps: Word) => string;
  readonly cover: (multiplier: string, achievement: Word) => string;
}

/** What the boards say besides, written and drawn. */
interface Phrases extends Readonly<Record<Heading, string>> {
  /** So many of a thing. */
  readonly some: (n: number, what: Word) => string;
  /** An amount of money as it stands on the board, given in thousands. */
  readonly yen: (thousands: number) => string;
  readonly you: (name: string) => string;
  readonly scoring: (n: number) => string;
  /** First, second and third place, as short as can be. */
  readonly placed: readonly [string, string, string];
  /** When it comes: after so many refills, for the last one with so many turns each to follow. */
  readonly refills: (n: number, turns?: number) => string;
  readonly turnsLeft: (n: number) => string;
  readonly inSupply: (what: string) => string;
  /** What one more worker adds to the wages, and what they come to. */
  readonly wage: (thousands: number) => string;
  readonly wagesOf: (colours: number) => string;
  readonly unpaid: (vp: number) => string;
  readonly left: (n: number) => string;
  readonly remarks: Remarks;
  readonly choices: Choices;
  /** What the signs of the written board mean. */
  readonly keys: Readonly<Record<'track' | 'map' | 'standing' | 'factories' | 'goals', string>>;
}

/** What each language must say; the type checker finds what is missing. */
export type NipponWords = WordsFor<NipponVerbs, NipponSteps, NipponReason, Thing, string, Phrases, NipponDeeds>;
