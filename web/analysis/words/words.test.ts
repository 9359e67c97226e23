import { expect, it } from 'vitest';
import { en } from './en.ts';
import { fr } from './fr.ts';

it('one of a kind is told as one', () => {
  expect(Object.values(en.verdicts).map((say) => say(1))).toEqual([
    '1 best or near',
    '1 slip',
    '1 mistake',
    '1 blunder',
  ]);
  expect([0, 2].map(en.verdicts.blunder)).toEqual(['0 blunders', '2 blunders']);
  expect([0, 1, 2].map(fr.verdicts.mistake)).toEqual(['0 erreur', '1 erreur', '2 erreurs']);
});
