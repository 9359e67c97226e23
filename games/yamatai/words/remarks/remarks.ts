import type { Word } from 'engawa';
import type { CATEGORIES } from '../../rules/state.ts';

/** What whoever looks at a thing is told of it as it stands now, a short line each. */
export interface Remarks {
  readonly categories: Readonly<Record<(typeof CATEGORIES)[number], string>>;

  // fleets
  readonly rank: string;
  readonly takenBy: (seat: Word) => string;
  readonly notReceived: (boat: Word) => string;

  // boats: what they are for, what is left, what they cost this player
  readonly boat: string;
  readonly stock: (n: number, of: number) => string;
  readonly prices: (buy: number | null, sell: number | null) => string;

  // ship spaces
  readonly space: string;
  readonly entry: string;
  readonly boatHere: (boat: Word) => string;
  readonly placedNow: (nth: number) => string;

  // islands
  readonly island: string;
  readonly tokenHere: (culture: Word) => string;
  readonly sanctuaryHere: string;
  readonly toriiHere: string;
  readonly palaceHere: string;
  readonly buildingOf: (seat: Word) => string;
  readonly mountainHere: (tokens: number) => string;
  readonly around: (boats: readonly Word[]) => string;
  readonly readyFor: (building: Word) => string;
  readonly shortFor: (building: Word, boats: readonly Word[]) => string;
  readonly groupHere: (size: number, coins: number) => string;
  readonly beside: (tokens: number) => string;
  readonly toll: (seat: Word, coins: number) => string;

  // culture tokens
  readonly culture: string;
  readonly onIslands: (n: number) => string;
  readonly yours: (n: number) => string;

  // buildings
  readonly readyOn: (islands: readonly Word[]) => string;
  readonly shortOn: (boats: readonly Word[], island: Word) => string;
  readonly builtBy: (seat: Word) => string;
  readonly reservedBy: (seat: Word) => string;

  // specialists
  readonly coinsOn: (n: number) => string;
  readonly shared: (seat: Word) => string;
  readonly employedBy: (seat: Word) => string;
  readonly canPay: string;
  readonly cannotPay: string;
  readonly worthNow: (points: number) => string;

  // sums a player can redo
  readonly sum: (total: number, parts: readonly (readonly [category: string, points: number])[]) => string;
  readonly coinsCount: (coins: number, per: number, points: number) => string;
  readonly tokensCount: (tokens: number, each: number, points: number) => string;
  readonly asideCount: (boats: number, points: number) => string;
  readonly portRoom: (n: number) => string;
}
