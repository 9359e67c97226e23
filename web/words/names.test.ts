import { describe, expect, it } from 'vitest';
import { BOTS, LEVELS } from '#bots';
import { LANGUAGES } from '#kernel';
import { botNameAt } from '#wire';
import { words as characterWords } from '../characters/words/languages.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';

const words = { en, fr, ja };

describe.each(LANGUAGES)('in %s', (language) => {
  const nameOf = (id: string): string => botNameAt(id, 1, language);
  /** Where one chooses among them. */
  const choiceOf = (id: string): string => words[language].bots[id] ?? nameOf(id);

  it('every bot has a name of its own, where one chooses it and at the table', () => {
    for (const { id } of BOTS) expect(nameOf(id), id).not.toBe(id);
    for (const name of [nameOf, choiceOf]) expect(new Set(BOTS.map(({ id }) => name(id))).size).toBe(BOTS.length);
  });

  it('every level has a character: a person’s name, which its longer name bears as well, and a style of its own', () => {
    const levels = LEVELS.map(({ id }) => id);
    for (const level of levels) {
      expect(choiceOf(level)).toContain(nameOf(level));
      expect(choiceOf(level)).not.toBe(nameOf(level));
    }
    const { styles } = characterWords[language];
    for (const level of levels) expect(styles[level], level).toBeTruthy();
    expect(new Set(Object.values(styles)).size).toBe(Object.keys(styles).length);
  });

  it('of up to five of one name each is called something else', () => {
    expect(new Set([1, 2, 3, 4, 5].map((nth) => botNameAt('apprentice', nth, language))).size).toBe(5);
  });
});
