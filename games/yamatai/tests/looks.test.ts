import { looksInPlay } from 'engawa/testing';
import { expect, it } from 'vitest';
import yamatai from '../index.ts';

it('explains every text and every icon of the board, in every language, to players and watchers', async () => {
  const { counted, mute } = await looksInPlay(yamatai, 40);
  expect(mute).toEqual([]);
  expect(counted).toBeGreaterThan(50_000);
});
