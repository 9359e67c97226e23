import { describe, expect, it } from 'vitest';
import { gameById } from '#games';
import { LANGUAGES } from '#kernel';
import { Names } from './names.ts';
import { rowsOf, wordOf } from './rows.ts';

const yokohama = gameById('yokohama');

describe('the names of components', () => {
  it('are words of the vocabulary, with what the thing does', () => {
    const names = new Names(yokohama, 'en');
    const ball = names.of('card', 'tec-10', 9);
    expect([ball?.name, ball?.effect]).toEqual(['Ball', 'English, value 5; 2 VP for every order you fulfil']);
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
