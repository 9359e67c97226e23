import { looksInPlay } from 'engawa/testing';
import { expect, it } from 'vitest';
import nippon from '../index.ts';

it('explains everything it draws, in every language, to players and watchers', async () => {
  const { counted, mute } = await looksInPlay(nippon);
  expect(mute).toEqual([]);
  expect(counted).toBeGreaterThan(100_000);
});
