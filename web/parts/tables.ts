import type { Game, Language } from '#kernel';
import type { Section } from '../face.ts';
import { Names } from './names.ts';
import { idOf, rowsOf } from './rows.ts';

/** The component files of a game by name. */
export type Files = ReadonlyMap<string, unknown>;

/** What the files say about themselves, or only the drawing needs. */
const ABOUT = new Set(['fieldSrc', 'srcLegend', 'viewBox']);

/** The tables in all of them by key. */
export const tablesIn = (files: Files): ReadonlyMap<string, unknown> =>
  new Map([...files.values()].flatMap((content) => Object.entries(content as Record<string, unknown>)));

/** The tables that have no place in the order of the game and are shown after it; words about the files themselves are not. */
export const restOf = (tables: ReadonlyMap<string, unknown>, sections: readonly Section[]): readonly string[] =>
  [...tables.keys()].filter(
    (key) => typeof tables.get(key) === 'object' && !ABOUT.has(key) && !sections.some((section) => section.key === key),
  );

/** The words of the game, and what its tables call their records. */
export function namesIn(game: Game, files: Files, sections: readonly Section[], language: Language): Names {
  const names = new Names(game, language);
  const data = tablesIn(files);
  for (const { key, domain } of sections)
    if (domain && data.has(key)) names.learn(domain, rowsOf(data.get(key)).map(idOf));
  return names;
}
