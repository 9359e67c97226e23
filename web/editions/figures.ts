import type { Figures } from '#kernel';
import { capital } from '#kernel';
import {
  differencesBetween,
  type Edition,
  missingFields,
  type Path,
  type Range,
  type Ranges,
  rangeOf,
  valueAt,
  withValue,
  writePointer,
} from '#kernel/edition/index.ts';
import { fieldName } from '../parts/fields.ts';
import { isMark, type Reader } from '../parts/rows.ts';

/** A figure that somebody may type. */
export interface Typable {
  readonly file: string;
  readonly path: Path;
  readonly range: Range;
  /** What the game itself says; nothing where it says nothing. */
  readonly own: unknown;
}

/** What was typed, by file and pointer. */
export type Typed = ReadonlyMap<string, string>;

export const keyOf = ({ file, path }: Pick<Typable, 'file' | 'path'>): string => `${file} ${writePointer(path)}`;

/** The figures of a record, and those that it could have besides. */
export function figuresOf(ranges: Ranges, file: string, content: unknown, path: Path): Typable[] {
  const value = valueAt(content, path);
  const range = rangeOf(ranges, file, path);
  if (range) return [{ file, path, range, own: value }];
  if (typeof value !== 'object' || value === null) return [];
  const there = Object.keys(value).flatMap((name) => figuresOf(ranges, file, content, [...path, name]));
  const lacking = missingFields(ranges, file, path, value).map((name) => {
    const at = [...path, name];
    return { file, path: at, range: rangeOf(ranges, file, at)!, own: undefined };
  });
  return [
    ...there,
    ...lacking.filter((one, i) => lacking.findIndex(({ path: at }) => at.join() === one.path.join()) === i),
  ];
}

/** Where a figure comes from: the nearest mark on the way to it. */
export function markOf(content: unknown, path: Path): 'S' | 'P' | 'R' | undefined {
  for (let length = path.length; length > 0; length--) {
    const own = valueAt(content, [...path.slice(0, length - 1), 'fieldSrc', path[length - 1]]);
    if (isMark(own)) return own;
    const around = valueAt(content, [...path.slice(0, length - 1), 'src']);
    if (isMark(around)) return around;
  }
  return undefined;
}

/** The name of a figure within its record: `Reward · points`. */
export const labelOf = (path: Path, { language, figure }: Reader): string =>
  capital(
    path
      .map((name) =>
        /^\d+$/.test(name) ? String(Number(name) + 1) : (figure?.(name, language) ?? fieldName(name, language)),
      )
      .join(' · '),
  );

export const textOf = (value: unknown): string => (value === undefined || value === null ? '' : String(value));

/** What a typed text means; what is no number stays a text, and is refused with a sentence. */
export function meaningOf(text: string, range: Range | undefined): unknown {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return !range?.words && /^-?\d{1,6}$/.test(trimmed) ? Number(trimmed) : trimmed;
}

/** The figures as they were typed. */
export function typedFigures(base: Figures, ranges: Ranges, typed: Typed): Figures {
  const changed: Record<string, unknown> = { ...base };
  for (const [key, text] of typed) {
    const at = key.indexOf(' ');
    const file = key.slice(0, at);
    const path = key.slice(at + 2).split('/');
    const before = valueAt(changed[file], path);
    const value = meaningOf(text, rangeOf(ranges, file, path));
    if (value === null && before === undefined) continue;
    changed[file] = withValue(changed[file], path, value) ?? changed[file];
  }
  return changed;
}

/** What has to be typed to come to the figures of an edition. */
export function typedIn({ differences }: Edition): Typed {
  return new Map(
    Object.entries(differences).flatMap(([file, values]) =>
      Object.entries(values).map(([pointer, value]) => [`${file} ${pointer}`, textOf(value)] as const),
    ),
  );
}

/** An edition of what was typed. */
export const editionWith = (edition: Edition, base: Figures, changed: Figures): Edition => ({
  ...edition,
  differences: differencesBetween(base, changed),
});
