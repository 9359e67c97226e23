import type { Word, WordsFor } from 'engawa';
import type { NipponVerbs } from '../rules/lexicon.ts';
import type { NipponReason } from '../rules/reasons.ts';
import type { NipponSteps } from '../rules/state.ts';

/** Things events and boards speak of that are in no domain of the lexicon. */
type Stock = 'yen' | 'coal' | 'blueprints' | 'vp' | 'moneySteps' | 'coalSteps' | 'knowledgeSteps';
type Tile = 'machine' | 'spareMachines' | 'ships' | 'trains' | 'influence' | 'multiplier' | 'double';
type Matter = 'workers' | 'overseas' | 'regionBonus' | 'contracts' | 'unpaidWages';
type Phase = 'marker' | 'scoring1' | 'scoring2' | 'scoring3';
export type Thing = Stock | Tile | Matter | Phase;

/** What stands over a part of the board, or beside a figure. */
type Heading =
  | ('players' | 'opponents' | 'map' | 'actions' | 'waiting' | 'bag' | 'rewards' | 'factories' | 'achievements')
  | ('scoringTrack' | 'over' | 'bonus' | 'free' | 'now' | 'step' | 'noFactory' | 'crew' | 'wages')
  // The bill of a consolidation.
  | ('bill' | 'lost' | 'income' | 'after');

/** What the boards say besides, written and drawn. */
interface Phrases extends Readonly<Record<Heading, string>> {
  /** So many of a thing. */
  readonly some: (n: number, what: Word) => string;
  /** An amount of money as it stands on the board, given in thousands. */
  readonly yen: (thousands: number) => string;
  readonly you: (name: string) => string;
  readonly scoring: (n: number) => string;
  /** When it comes: after so many refills, for the last one with so many turns each to follow. */
  readonly refills: (n: number, turns?: number) => string;
  readonly turnsLeft: (n: number) => string;
  readonly needs: (knowledge: number) => string;
  readonly inSupply: (what: string) => string;
  /** What one more worker adds to the wages, and what they come to. */
  readonly wage: (thousands: number) => string;
  readonly wagesOf: (colours: number) => string;
  readonly unpaid: (vp: number) => string;
  /** What the signs of the written board mean. */
  readonly keys: Readonly<Record<'track' | 'map' | 'standing' | 'factories' | 'goals', string>>;
}

/** What each language must say; the type checker finds what is missing. */
export type NipponWords = WordsFor<NipponVerbs, NipponSteps, NipponReason, Thing, string, Phrases>;
