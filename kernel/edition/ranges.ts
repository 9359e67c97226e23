import type { Figures } from '../figures.ts';
import type { Language } from '../language.ts';
import { type Path, valueAt } from './pointer.ts';

/** A sentence in the languages a game speaks. English is needed; it stands in for the others. */
export type Said = Readonly<Record<'en', string> & Partial<Record<Language, string>>>;

/** Which values some figures may have. */
export interface Range {
  // `orders.json/orders/*/reward/{vp,yen}`
  /** Where they stand: file and path, a star for every place or field, braces for some. */
  readonly at: string;
  readonly least: number;
  readonly most: number;
  /** Words instead of numbers: one of these. */
  readonly words?: readonly string[];
  /** A field that need not be there; nothing is as good as 0. */
  readonly optional?: boolean;
}

/** Something that several figures have to keep together. */
export interface Agreement {
  readonly says: Said;
  holds(figures: Figures): boolean;
}

/** What of a game an edition may change, and how far. What no range speaks of stays as it is: ids, shapes, the map. */
export interface Ranges {
  readonly figures: readonly Range[];
  readonly agreements: readonly Agreement[];
}

/** Whole numbers from one to another. */
export const between = (least: number, most: number, ...places: readonly string[]): Range[] =>
  places.map((at) => ({ at, least, most }));

/** Counts of which none need be there, like the goods of a price. */
export const upTo = (most: number, ...places: readonly string[]): Range[] =>
  places.map((at) => ({ at, least: 0, most, optional: true }));

/** One of some words. */
export const oneOf = (words: readonly string[], ...places: readonly string[]): Range[] =>
  places.map((at) => ({ at, least: 0, most: 0, words }));

const fits = (pattern: string, name: string): boolean =>
  pattern === '*' || pattern === name || (pattern.startsWith('{') && pattern.slice(1, -1).split(',').includes(name));

/** The range of a figure; nothing where it is none that an edition may change. */
export function rangeOf({ figures }: Ranges, file: string, path: Path): Range | undefined {
  const names = [file, ...path];
  return figures.find(({ at }) => {
    const parts = at.split('/');
    return parts.length === names.length && parts.every((part, i) => fits(part, names[i]));
  });
}

/** Fields that some range allows below a place and that are not there yet. */
export function missingFields({ figures }: Ranges, file: string, path: Path, json: object): string[] {
  const names = [file, ...path];
  return figures.flatMap(({ at, optional }) => {
    const parts = at.split('/');
    const last = parts.pop()!;
    const here = optional && parts.length === names.length && parts.every((part, i) => fits(part, names[i]));
    const fields = last.startsWith('{') ? last.slice(1, -1).split(',') : last === '*' ? [] : [last];
    return here ? fields.filter((field) => !Object.hasOwn(json, field)) : [];
  });
}

/** May a figure have this value? */
export function allows({ least, most, words, optional }: Range, value: unknown): boolean {
  if (value === null) return optional === true;
  if (words) return words.includes(value as string);
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}

/** Ranges of a game that declares none: every number may change, as far as its own size lets one expect. */
export function usualRanges(figures: Figures): Ranges {
  const found: Range[] = [];
  const look = (value: unknown, at: string): void => {
    if (typeof value === 'number' && Number.isInteger(value)) {
      found.push({ at, least: Math.min(0, 2 * value), most: Math.max(9, 2 * value) });
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) look(inner, `${at}/${name}`);
    }
  };
  for (const [file, json] of Object.entries(figures)) look(json, file);
  return { figures: found, agreements: [] };
}

/** Every figure that an edition may change, with where it stands: for whoever lists them. */
export function* figuresIn(ranges: Ranges, figures: Figures): Generator<{ file: string; path: Path; range: Range }> {
  function* walk(file: string, value: unknown, path: Path): Generator<{ file: string; path: Path; range: Range }> {
    const range = path.length === 0 ? undefined : rangeOf(ranges, file, path);
    if (range) yield { file, path, range };
    else if (typeof value === 'object' && value !== null) {
      for (const name of Object.keys(value)) yield* walk(file, valueAt(value, [name]), [...path, name]);
    }
  }
  for (const [file, json] of Object.entries(figures)) yield* walk(file, json, []);
}
