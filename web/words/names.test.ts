import { describe, expect, it } from 'vitest';
import { BOTS } from '#bots';
import { GAMES } from '#games';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';

describe.each(Object.entries({ en, fr, ja }))('in %s', (_language, { bots, options, home }) => {
  it('every bot has a name of its own', () => {
    for (const { id } of BOTS) expect(bots[id], id).toBeTruthy();
    expect(new Set(Object.values(bots)).size).toBe(BOTS.length);
  });

  it('every option of a game and each of its values has a name', () => {
    for (const option of GAMES.flatMap((game) => game.options)) {
      expect(options[option.id]?.name, option.id).toBeTruthy();
      for (const value of option.values) {
        if (typeof value === 'string') expect(options[option.id].values[value], value).toBeTruthy();
      }
    }
  });

  it('every game is introduced', () => {
    for (const { id } of GAMES) expect(home.blurb[id], id).toBeTruthy();
  });
});
