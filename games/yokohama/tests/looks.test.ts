import { looksInPlay } from 'engawa/testing';
import { expect, it } from 'vitest';
import yokohama from '../index.ts';

it('explains everything drawn, with name, effect or remark, and clause, in every language', async () => {
  const { counted, mute } = await looksInPlay(yokohama);
  expect(counted).toBeGreaterThan(10_000);
  expect(mute).toEqual([]);
}, 60_000);
