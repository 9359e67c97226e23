import { canonical, type Figures, isProvenance } from '../figures.ts';
import { Refusal } from '../refusal.ts';
import type { Differences } from './edition.ts';
import { type Path, readPointer, withValue, writePointer } from './pointer.ts';

/** Figures with other values in some places. */
export function withDifferences(figures: Figures, differences: Differences): Figures {
  const changed: Record<string, unknown> = { ...figures };
  for (const [file, values] of Object.entries(differences)) {
    if (!Object.hasOwn(figures, file))
      throw new Refusal('bad-edition', `There is no file "${file}" among the figures.`);
    for (const [pointer, value] of Object.entries(values)) {
      const path = readPointer(pointer);
      if (path.some(isProvenance)) {
        throw new Refusal('bad-edition', `${file} ${pointer} says where a figure comes from; it is no figure itself.`);
      }
      const whole = withValue(changed[file], path, value);
      if (whole === undefined) throw new Refusal('bad-edition', `There is nothing at ${file} ${pointer}.`);
      changed[file] = whole;
    }
  }
  return changed;
}

/** What has to be said to come from some figures to others. */
export function differencesBetween(from: Figures, to: Figures): Differences {
  const found: Record<string, Record<string, unknown>> = {};
  for (const [file, after] of Object.entries(to)) {
    const values: Record<string, unknown> = {};
    compare(from[file], after, [], values);
    if (Object.keys(values).length > 0) found[file] = values;
  }
  return found;
}

const isObject = (x: unknown): x is Readonly<Record<string, unknown>> =>
  typeof x === 'object' && x !== null && !Array.isArray(x);

function compare(before: unknown, after: unknown, path: Path, found: Record<string, unknown>): void {
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    for (const [place, value] of after.entries()) compare(before[place], value, [...path, String(place)], found);
  } else if (isObject(before) && isObject(after)) {
    for (const field of new Set([...Object.keys(before), ...Object.keys(after)])) {
      if (isProvenance(field)) continue;
      if (!Object.hasOwn(after, field)) found[writePointer([...path, field])] = null;
      else compare(before[field], after[field], [...path, field], found);
    }
  } else if (before === undefined || canonical(before) !== canonical(after)) {
    found[writePointer(path)] = after;
  }
}
