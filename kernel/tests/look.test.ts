import { describe, expect, it } from 'vitest';
import { gameById } from '#games';
import { LANGUAGES, look, Table, thingsNamed, WATCHER } from '#kernel';

const game = gameById('yokohama');
const table = Table.open(game, { seats: 3, seed: 'look' });
const view = table.view(0);

describe('looking at a thing', () => {
  it('tells its name and what it does, in the language of the reader', () => {
    const names = LANGUAGES.map((language) => look(game, view, 0, 'card:tec-10', language));
    expect(names.every(({ effect }) => effect !== undefined)).toBe(true);
    expect(new Set(names.map(({ name }) => name)).size).toBe(3);
  });

  it('tells what rules say of it right now to this seat, and where the rulebook speaks of it', () => {
    const telling = {
      ...game,
      clauses: { card: 'Y-12', 'card:tec-10': 'Y-12.10', yen: 'Y-2.4' },
      about: (_view: unknown, seat: number, ref: string) => (seat === WATCHER ? [] : [`${seat} looks at ${ref}`]),
    };
    expect(look(telling, view, 0, 'card:tec-10', 'en')).toMatchObject({
      clause: 'Y-12.10',
      remarks: ['0 looks at card:tec-10'],
    });
    expect(look(telling, view, WATCHER, 'card:tec-11', 'en')).toMatchObject({ clause: 'Y-12', remarks: [] });
    expect(look(telling, view, 0, 'yen', 'en').clause).toBe('Y-2.4');
  });

  it('knows the categories of the score', () => {
    const [category] = Object.keys(game.breakdown(table.state, 0));
    expect(look(game, view, 0, `category:${category}`, 'en').name).toBe(game.words.en.categories[category]);
  });

  it('calls a thing without a word by its id', () => {
    expect(look(game, view, 0, 'moon:full', 'en')).toMatchObject({ ref: 'moon:full', name: 'full', remarks: [] });
  });
});

describe('finding a thing by its name', () => {
  it('takes words in any order, without capitals and accents', () => {
    expect(thingsNamed(game, 'BALL', 'en')).toContain('card:tec-10');
    expect(thingsNamed(game, 'a laboratory', 'en')).toContain('area:laboratory-a');
    const french = thingsNamed(game, 'eglise', 'fr').map((ref) => look(game, view, 0, ref, 'fr').name);
    expect(french).toContain('Église');
  });

  it('lists all that may be meant, each once', () => {
    const found = thingsNamed(game, 'labora', 'en');
    expect(found).toEqual(expect.arrayContaining(['area:laboratory-a', 'area:laboratory-b']));
    expect(new Set(found).size).toBe(found.length);
  });

  it('finds a thing by its reference, and nothing where nothing is called so', () => {
    expect(thingsNamed(game, 'area:port-a', 'en')).toEqual(['area:port-a']);
    expect(thingsNamed(game, 'a dragon', 'en')).toEqual([]);
    expect(thingsNamed(game, ' ', 'en')).toEqual([]);
  });

  it('finds things of every domain by their names, in every language', () => {
    for (const language of LANGUAGES) {
      for (const [domain, words] of Object.entries(game.words[language].names)) {
        for (const { name } of words.slice(0, 5)) {
          const names = thingsNamed(game, name, language).map((ref) => look(game, view, 0, ref, language).name);
          expect(names, `${language} ${domain} ${name}`).toContain(name);
        }
      }
    }
  });
});
