import { describe, expect, it } from 'vitest';
import { BOTS } from '#bots';
import { GAMES } from '#games';
import { LANGUAGES } from '#kernel';
import type { Face } from '../face.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';

describe.each(Object.entries({ en, fr, ja }))('in %s', (_language, { bots }) => {
  it('every bot has a name of its own', () => {
    for (const { id } of BOTS) expect(bots[id], id).toBeTruthy();
    expect(new Set(Object.values(bots)).size).toBe(BOTS.length);
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  it('every option of a game and each of its values has a name', () => {
    for (const { words, options } of GAMES) {
      for (const { id, values } of options) {
        const said = words[language].options?.[id];
        expect(said?.name, id).toBeTruthy();
        for (const value of values) if (typeof value !== 'boolean') expect(said?.values[value], id).toBeTruthy();
      }
    }
  });

  it('every game is introduced', async () => {
    for (const game of GAMES) expect(((await game.face!()) as Face).introduction[language], game.id).toBeTruthy();
  });
});
