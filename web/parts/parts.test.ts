import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAMES, gameById } from '#games';
import { LANGUAGES } from '#kernel';
import type { Face, Section } from '../face.ts';
import { figureName } from './figures.ts';
import { headingOf } from './headings.ts';
import { Names } from './names.ts';
import { idOf, isMark, isProse, rowsOf, TOLD_OTHERWISE, wordOf } from './rows.ts';
import { namesIn, restOf, tablesIn } from './tables.ts';

const yokohama = gameById('yokohama');

describe('the names of components', () => {
  it('are words of the vocabulary, with what the thing does', () => {
    const names = new Names(yokohama, 'en');
    const ball = names.of('card', 'tec-10', 9);
    expect([ball?.name, ball?.effect]).toEqual(['Ball', 'English, value 6; 2 VP for every order you fulfil']);
  });

  it('follow the order of the records where the lexicon has no such domain', () => {
    const names = new Names(yokohama, 'fr');
    expect(names.of('technology', 'station', 1)?.name).toBe('Gare');
    expect(names.of('areaType', 'bank', 4)?.name).toBe('Banque');
  });

  it('are used wherever one record mentions another, once a table has been read', () => {
    for (const language of LANGUAGES) {
      const names = new Names(yokohama, language);
      const agent = names.word('english');
      names.learn('country', ['english', 'american']);
      expect(names.word('english')).not.toBe(agent);
      expect(agent).toContain(names.word('english'));
    }
  });

  it('come from the record itself where no word is known, and from its place where it has none', () => {
    const reader = { gameId: 'yokohama', names: new Names(yokohama, 'fr'), language: 'fr' } as const;
    const [named, figure] = [{ id: 'lord', nameEn: 'Lord', nameFr: 'Seigneur' }, { value: 3 }];
    expect(wordOf(named, 0, undefined, reader).name).toBe('Seigneur');
    expect(wordOf(figure, 4, undefined, reader).name).toBe('5');
    expect(rowsOf({ first: 6, src: 'S' })).toEqual([{ id: 'first', value: 6, src: 'S' }]);
  });
});

/** Fields of a row, and of what lies in them. */
function fieldsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    TOLD_OTHERWISE.has(key) || isProse(inner) || isMark(inner) ? [] : [key, ...fieldsIn(inner)],
  );
}

const read = (file: string): Readonly<Record<string, unknown>> => JSON.parse(readFileSync(file, 'utf8'));

/** Everything the page of a game shows: the tables in their order, then those that have no place in it. */
async function tablesOf({ id, face }: (typeof GAMES)[number]) {
  const sections = (await ((await face!()) as Face).parts?.()) ?? [];
  const folder = path.join(import.meta.dirname, '../../games', id, 'data');
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const data = new Map(files.map((file) => [file, read(path.join(folder, file))]));
  const tables = tablesIn(data);
  return { sections, data, tables, rest: restOf(tables, sections) };
}

/** Words that are written in English letters only. Whoever names something names it in both: what has no Japanese has no French either. */
const unnamed = (names: Iterable<string>): string[] =>
  [...names].filter((name) => !/^\d*$/.test(name) && /^[ -~]+$/.test(headingOf(name, 'ja')));

it.each(GAMES)('every heading of the components of $id is French and Japanese', async (game) => {
  const { sections, rest } = await tablesOf(game);
  expect(sections.filter(({ title }) => !title.fr || !title.ja || /^[ -~]+$/.test(title.ja))).toEqual([]);
  expect(unnamed(rest)).toEqual([]);
});

it.each(GAMES)('every column and figure of $id has a name in French and Japanese', async (game) => {
  const { sections, tables, rest } = await tablesOf(game);
  const shown: readonly Pick<Section, 'key' | 'hides'>[] = [...sections, ...rest.map((key) => ({ key }))];
  const fields = new Set(
    shown.flatMap(({ key, hides = [] }) =>
      rowsOf(tables.get(key)).flatMap((row) =>
        fieldsIn(Object.fromEntries(Object.entries(row).filter(([field]) => !hides.includes(field)))),
      ),
    ),
  );
  expect(fields.size).toBeGreaterThan(10);
  expect(unnamed(fields)).toEqual([]);
});

it.each(GAMES)('every single figure and piece of $id has a name in three languages', async (game) => {
  const { sections, data, tables, rest } = await tablesOf(game);
  const shown: readonly (Section | { readonly key: string })[] = [...sections, ...rest.map((key) => ({ key }))];
  const bare: string[] = [];
  for (const language of LANGUAGES) {
    const names = namesIn(game, data, sections, language);
    const reader = { gameId: game.id, names, language, figure: figureName };
    for (const section of shown) {
      rowsOf(tables.get(section.key)).forEach((row, place) => {
        const { name } = wordOf(row, place, 'title' in section ? section : undefined, reader);
        const isBare = language === 'ja' ? /^[ -~]*[a-z][ -~]*$/i.test(name) : /[a-z][A-Z]|_|\bvp\b/.test(name);
        if (isBare) bare.push(`${section.key} ${idOf(row)}: ${name}`);
      });
    }
  }
  expect(bare).toEqual([]);
});

it('a figure that no game has a word for is named, and pieces of a kind are counted', () => {
  const of = (id: string) => LANGUAGES.map((language) => figureName(id, language));
  expect(of('winnerVp')).toEqual(['points of the winner', 'points du vainqueur', '勝者の点']);
  expect(of('site-03')).toEqual(['building site 3', 'chantier 3', '建設用地3']);
  expect(figureName('r2-coal', 'en')).toBe('reward ×2, coal');
  expect(of('unheardOf')).toEqual([undefined, undefined, undefined]);
});
