import { Refusal } from '../refusal.ts';

/** Where a figure stands in its file: the fields and places that lead to it (RFC 6901: `/orders/3/reward/vp`). */
export type Path = readonly string[];

export function readPointer(text: string): Path {
  if (!text.startsWith('/'))
    throw new Refusal('bad-edition', `"${text}" does not point at a figure: it begins with "/".`);
  return text
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

export const writePointer = (path: Path): string =>
  path.map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** Names that lead out of the data into what every object has. */
const isNoField = (name: string): boolean => name === '__proto__' || name === 'constructor' || name === 'prototype';

/** The place in a list, or nothing where there is none of that number. */
function placeIn(list: readonly unknown[], name: string): number | undefined {
  const place = Number(name);
  return /^\d{1,4}$/.test(name) && place < list.length ? place : undefined;
}

/** What stands there; nothing where nothing does. */
export function valueAt(json: unknown, path: Path): unknown {
  return path.reduce<unknown>((at, name) => {
    if (Array.isArray(at)) return at[placeIn(at, name) ?? -1];
    return typeof at === 'object' && at !== null && Object.hasOwn(at, name)
      ? (at as Record<string, unknown>)[name]
      : undefined;
  }, json);
}

/** A copy with another value there; null takes a field away. Nothing where there is no such place. */
export function withValue(json: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (isNoField(name)) return undefined;
  if (Array.isArray(json)) {
    const place = placeIn(json, name);
    if (place === undefined) return undefined;
    const inner = rest.length === 0 ? (value ?? undefined) : withValue(json[place], rest, value);
    return inner === undefined ? undefined : json.with(place, inner);
  }
  if (typeof json !== 'object' || json === null) return undefined;
  const { [name]: before, ...others } = json as Record<string, unknown>;
  if (rest.length === 0 && value === null) return before === undefined ? undefined : others;
  const inner = rest.length === 0 ? value : withValue(before, rest, value);
  return inner === undefined ? undefined : { ...json, [name]: inner };
}
