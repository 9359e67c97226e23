import type { Breakdown, Game } from './game.ts';
import { knownPoints } from './knowledge.ts';
import type { State } from './layout.ts';

/** Points of one category of one seat, before and after; null where they hang on something the reader does not know. */
export interface PointChange {
  readonly seat: number;
  readonly category: string;
  readonly before: number | null;
  readonly after: number | null;
}

/** The points of every seat by category. */
export const breakdowns = <S extends State>(game: Game<S>, s: S): Breakdown[] =>
  Array.from({ length: s.seats }, (_, seat) => game.breakdown(s, seat));

/** The categories in which two positions differ. */
export function changesBetween(before: readonly Breakdown[], after: readonly Breakdown[]): PointChange[] {
  const changes: PointChange[] = [];
  for (const [seat, categories] of after.entries()) {
    for (const category of Object.keys(categories)) {
      const [was, is] = [before[seat][category], categories[category]];
      if (was !== is) changes.push({ seat, category, before: knownPoints(was), after: knownPoints(is) });
    }
  }
  return changes;
}

/** The changes whose both sides a viewer can work out, given what the viewer sees before and after. */
export function knownChanges(
  changes: readonly PointChange[],
  before: readonly Breakdown[],
  after: readonly Breakdown[],
): PointChange[] {
  return changes.filter(
    ({ seat, category }) => knownPoints(before[seat][category]) !== null && knownPoints(after[seat][category]) !== null,
  );
}

/** How many points a change brings; null where that may not be known. */
export const pointsOf = ({ before, after }: PointChange): number | null =>
  before === null || after === null ? null : after - before;
