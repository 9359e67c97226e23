import type { Game, Language } from '#kernel';
import type { Section } from '../face.ts';
import { Names } from './names.ts';
import { idOf, rowsOf } from './rows.ts';

/** The component files of a game by name. */
export type Files = ReadonlyMap<string, unknown>;

/** The tables in all of them by key. */
export const tablesIn = (files: Files): ReadonlyMap<string, unknown> =>
  new Map([...files.values()].flatMap((content) => Object.entries(content as Record<string, unknown>)));

/** The words of the game, and what its tables call their records. */
export function namesIn(game: Game, files: Files, sections: readonly Section[], language: Language): Names {
  const names = new Names(game, language);
  const data = tablesIn(files);
  for (const { key, domain } of sections)
    if (domain && data.has(key)) names.learn(domain, rowsOf(data.get(key)).map(idOf));
  return names;
}
