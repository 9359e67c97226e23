import { expect, it } from 'vitest';
import { sharesOf } from './shares.ts';

const turn = (seat: number, before: readonly number[], after: readonly number[]) => ({
  from: 0,
  to: 0,
  seat,
  before,
  after,
  loss: before[seat] - after[seat],
  verdict: 'fine' as const,
});

it('a chance after a turn is that of the turn as it was played, not of a better one', () => {
  const turns = [turn(0, [0.5, 0.5], [0.4, 0.6]), turn(1, [0.2, 0.8], [0.45, 0.55])];
  expect(sharesOf(turns, 0)).toEqual([0.5, 0.4, 0.45]);
  expect(sharesOf(turns, 1, [0, 1])).toEqual([0.5, 0.6, 0.55, 1]);
  expect(sharesOf([], 0, [1, 0])).toEqual([]);
});
