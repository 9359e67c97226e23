import { describe, expect, it } from 'vitest';
import { BOTS, LEVELS } from '#bots';
import { words as characterWords } from '../characters/words/languages.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';

describe.each(Object.entries({ en, fr, ja }))('in %s', (language, { bots, characters, namesake }) => {
  it('every bot has a name of its own', () => {
    for (const { id } of BOTS) expect(bots[id], id).toBeTruthy();
    expect(new Set(Object.values(bots)).size).toBe(BOTS.length);
  });

  it('every level has a character: a person’s name, which its longer name bears as well, and a style of its own', () => {
    const levels = LEVELS.map(({ id }) => id);
    expect(Object.keys(characters)).toEqual(levels);
    for (const level of levels) expect(bots[level]).toContain(characters[level]);
    const { styles } = characterWords[language as keyof typeof characterWords];
    for (const level of levels) expect(styles[level], level).toBeTruthy();
    expect(new Set(Object.values(styles)).size).toBe(Object.keys(styles).length);
  });

  it('of up to five of one name each is called something else', () => {
    expect(new Set(['Sayo', ...[2, 3, 4, 5].map((nth) => namesake('Sayo', nth))]).size).toBe(5);
  });
});
