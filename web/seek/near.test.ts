import { expect, it } from 'vitest';
import type { Seeker, Wish } from '#wire';
import { changed, nearMiss } from './near.ts';

const own: Wish = { games: ['nippon'], seats: [2, 3], pace: 'live', rated: false, wait: 120 };
const other = (wish: Partial<Seeker>): Seeker => ({ ...own, name: 'Ren', member: false, since: 0, ...wish });

it('offers the one change that would fit, and nothing where it is more than one', () => {
  expect(nearMiss(own, other({}), false)).toBeNull();
  expect(nearMiss(own, other({ games: ['machi', 'yamatai'] }), false)).toEqual({ add: 'game', game: 'machi' });
  expect(nearMiss(own, other({ seats: [4] }), false)).toEqual({ add: 'seats', seats: 4 });
  expect(nearMiss(own, other({ pace: 'day' }), false)).toEqual({ add: 'pace', pace: 'day' });
  expect(nearMiss(own, other({ rated: true }), true)).toEqual({ add: 'rated', rated: true });
  expect(nearMiss(own, other({ rated: true }), false)).toBeUndefined();
  expect(nearMiss(own, other({ pace: 'day', seats: [4] }), false)).toBeUndefined();
});

it('fits after that change', () => {
  for (const wish of [{ games: ['machi'] }, { seats: [5] }, { pace: 'week' as const }, { rated: true }]) {
    const change = nearMiss(own, other(wish), true);
    expect(nearMiss(changed(own, change!), other(wish), true)).toBeNull();
  }
});
