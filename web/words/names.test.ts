import { describe, expect, it } from 'vitest';
import { BOTS } from '#bots';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';

describe.each(Object.entries({ en, fr, ja }))('in %s', (_language, { bots }) => {
  it('every bot has a name of its own', () => {
    for (const { id } of BOTS) expect(bots[id], id).toBeTruthy();
    expect(new Set(Object.values(bots)).size).toBe(BOTS.length);
  });
});
