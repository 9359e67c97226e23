export { differencesBetween, withDifferences } from './differences.ts';
export { type Edition, readEdition } from './edition.ts';
export { type Path, readPointer, valueAt, withValue, writePointer } from './pointer.ts';
export { editionFigures, type Former, type Press, pressGame, type Shared } from './pressed.ts';
export { type Problem, problemsOf, sayProblem, sayRange, tellProblem } from './problems.ts';
export {
  allows,
  figuresIn,
  missingFields,
  type Range,
  type Ranges,
  rangeOf,
  usualRanges,
} from './ranges.ts';
